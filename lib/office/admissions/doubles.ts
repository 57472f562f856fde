/** Applications and students that may be the same person as an applicant. */
import "server-only";
import { isApplicationInUse } from "@/lib/cms/students/restriction";
import type { ApplicationState } from "@/lib/contract/application-state";
import { listOf, query, type SQL, sql } from "@/lib/school/query";
import { personKey } from "../lists/known";

/** The fields by which applicants are compared. */
type Applicant = {
	code: number;
	name: string;
	fatherName: string;
	/** dd-mm-yyyy */
	dateOfBirth?: string | null;
	birthNumber?: string | null;
};

export type Double = {
	/** The state of an application; a student has none. */
	state: ApplicationState | null;
	/** Of the record. */
	id: number;
	code: number;
	name: string;
	fatherName: string;
	same: "birthNumber" | "person";
};

type Candidate = Omit<Double, "same"> & Applicant;

/**
 * Two records are doubles if they have the same birth registration number or, where one of the two has none, the same
 * name, father's name and date of birth. Two different numbers are two people.
 * @returns the doubles by the applicant's number
 */
export async function findDoubles(applicants: readonly Applicant[]): Promise<Map<number, Double[]>> {
	const candidates = await findCandidates(applicants);
	return new Map(
		applicants.map((applicant) => [applicant.code, candidates.flatMap((other) => compare(applicant, other))]),
	);
}

function compare(applicant: Applicant, candidate: Candidate): Double[] {
	if (applicant.code === candidate.code) return [];
	const { dateOfBirth, birthNumber, ...double } = candidate;
	if (applicant.birthNumber && birthNumber)
		return applicant.birthNumber === birthNumber ? [{ ...double, same: "birthNumber" }] : [];
	const isSame =
		Boolean(applicant.dateOfBirth) &&
		applicant.dateOfBirth === dateOfBirth &&
		personKey(applicant.name, applicant.fatherName) === personKey(candidate.name, candidate.fatherName);
	return isSame ? [{ ...double, same: "person" }] : [];
}

/** @returns all that share a birth number or a date of birth with one of the applicants; an admitted one as a student */
async function findCandidates(applicants: readonly Applicant[]): Promise<Candidate[]> {
	const condition = anyOf([
		[sql`birth_number`, applicants.flatMap(({ birthNumber }) => birthNumber ?? [])],
		[sql`date_of_birth`, applicants.flatMap(({ dateOfBirth }) => dateOfBirth ?? [])],
	]);
	if (!condition) return [];
	const columns = sql`id, code, name, father_name AS "fatherName", date_of_birth AS "dateOfBirth",
		birth_number AS "birthNumber", created_at AS created`;
	const rows = await query<Candidate & { created: unknown }>(sql`
		SELECT NULL AS state, ${columns} FROM students WHERE (${condition}) AND restricted_at IS NULL
		UNION ALL
		SELECT CAST(status AS text) AS state, ${columns} FROM applications
		WHERE (${condition}) AND ${isApplicationInUse(sql`applications.code`)} AND NOT (status = 'admitted' AND EXISTS (SELECT 1 FROM students s WHERE s.code = applications.code))
		ORDER BY created, id`);
	return rows.map(({ created: _, ...row }) => ({ ...row, code: Number(row.code) }));
}

/** @returns a condition that a column has one of its values, or null if there are no values */
function anyOf(conditions: [column: SQL, values: string[]][]): SQL | null {
	const parts = conditions
		.filter(([, values]) => values.length > 0)
		.map(([column, values]) => sql`${column} IN (${listOf([...new Set(values)])})`);
	return parts.length > 0 ? sql.join(parts, sql` OR `) : null;
}
