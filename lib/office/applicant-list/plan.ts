/** The dry run of a list of applicants: which rows are new applications, which are known, which are refused. */
import "server-only";
import type { PayloadRequest } from "payload";
import { z } from "zod";
import { isApplicationInUse } from "@/lib/cms/students/restriction";
import { query, sql } from "@/lib/school/query";
import { duplicateFinder } from "../import/match";
import { className, person, studentForm } from "../import/row";
import { type ListEntry, type ListPlan, planOf } from "../lists/added";
import { readCellsOf, required } from "../lists/cells";
import type { ListForm } from "../lists/form";
import { classFinder, groupBy, personKey } from "../lists/known";
import type { FileRow } from "../lists/read";
import { type ImportColumn, rowFaults, type StudyColumn } from "../lists/text";
import { readClasses } from "../students/enrolments";
import { listFileText } from "./text";

const { faults } = listFileText;

export type NewApplicant = { values: ApplicantValues; class: number };
export type ApplicantPlan = ListPlan<NewApplicant>;

/** An application or student that a list is compared with. */
type Known = {
	kind: "application" | "student";
	title: string;
	name: string;
	fatherName: string;
	dateOfBirth: string | null;
	birthNumber: string | null;
};

async function readKnown(req?: PayloadRequest): Promise<Known[]> {
	const columns = sql`coalesce(title, name) AS title, name, father_name AS "fatherName", date_of_birth AS "dateOfBirth",
		birth_number AS "birthNumber"`;
	return query<Known>(
		sql`SELECT 'student' AS kind, ${columns} FROM students WHERE restricted_at IS NULL
			UNION ALL SELECT 'application' AS kind, ${columns} FROM applications
			WHERE ${isApplicationInUse(sql`applications.code`)}`,
		req,
	);
}

type Decision = { kind: "new" | "same" } | { reason: string };

/**
 * Compares a row with stored applications and students: by birth number; where one of the two has none, the same name,
 * father and date of birth means the same person, and the same name and father alone a likely double. A row of somebody
 * who is a student already is refused.
 */
function knownMatcher(known: readonly Known[]): (row: ApplicantValues) => Decision {
	const byNumber = new Map(
		known.flatMap((person) => (person.birthNumber ? [[person.birthNumber, person] as const] : [])),
	);
	const byPerson = groupBy(known, ({ name, fatherName }) => personKey(name, fatherName));
	return ({ name, fatherName, birthNumber, dateOfBirth }) => {
		const bearer = birthNumber && byNumber.get(birthNumber);
		if (bearer) return bearer.kind === "application" ? { kind: "same" } : { reason: faults.student(bearer.title) };
		const namesakes = (byPerson.get(personKey(name, fatherName)) ?? []).filter(
			(person) => !birthNumber || !person.birthNumber,
		);
		const isSame = (person: Known) =>
			person.kind === "application" && dateOfBirth && person.dateOfBirth === dateOfBirth;
		if (namesakes.some(isSame)) return { kind: "same" };
		return namesakes[0] ? { reason: faults.likelyDouble(namesakes[0].title) } : { kind: "new" };
	};
}

/**
 * @param req request whose transaction it joins
 * @returns what would be added and refused
 */
export async function planApplicants(
	rows: readonly FileRow<ApplicantColumn>[],
	req?: PayloadRequest,
): Promise<ApplicantPlan> {
	const [known, classes] = [await readKnown(req), await readClasses(req)];
	const match = knownMatcher(known);
	const findDuplicate = duplicateFinder(faults);
	const classOf = classFinder(classes);
	const entries = rows.map((row): ListEntry<NewApplicant> => {
		const read = readCellsOf(applicantForm, applicant, row);
		const { line } = read;
		if ("reasons" in read) return { line, kind: "refused", reasons: read.reasons };
		const { values } = read;
		const schoolClass = classOf(values.class);
		if (!schoolClass) return { line, kind: "refused", reasons: [rowFaults.classUnknown(values.class, classes)] };
		const duplicate = findDuplicate(line, values);
		if (duplicate) return { line, kind: "refused", reasons: [duplicate] };
		const found = match(values);
		if ("reason" in found) return { line, kind: "refused", reasons: [found.reason] };
		return found.kind === "same" ? { line, kind: "same" } : { line, kind: "new", values, class: schoolClass };
	});
	return planOf(entries);
}

export type ApplicantColumn = Exclude<ImportColumn, "code" | "year" | "section" | "roll" | StudyColumn>;

const ofStudents: readonly ImportColumn[] = ["code", "year", "section", "roll", "group", "chosen", "fourth"];
const isApplicants = (column: ImportColumn): column is ApplicantColumn => !ofStudents.includes(column);

export const applicantForm = {
	...studentForm,
	sheet: listFileText.sheet,
	columns: studentForm.columns.filter(isApplicants),
	dates: studentForm.dates?.filter(isApplicants),
	emptyRows: 2000,
} as ListForm<ApplicantColumn>;

const applicant = z.object({ ...person, class: required(className) });

type ApplicantValues = z.output<typeof applicant>;
