/** The dry run of a list of applicants: which rows are new applications, which are known, which are refused. */
import "server-only";
import { listFileText } from "@/lib/bengali/office/applicant-list";
import { rowFaults } from "@/lib/bengali/office/import-file";
import { type ListEntry, type ListPlan, planOf } from "../import/list-check";
import { groupBy } from "../import/match";
import { classFinder } from "../import/places";
import type { FileRow } from "../import/read";
import { type ApplicantValues, nameKey, readApplicantRow } from "../import/row";
import type { Known } from "./stored";

const { faults } = listFileText;

export type NewApplicant = { values: ApplicantValues; class: number };
export type ApplicantPlan = ListPlan<NewApplicant>;

const personKey = (name: string, father: string) => `${nameKey(name)}\n${nameKey(father)}`;

type Decision = { kind: "new" | "same" } | { reason: string };

/**
 * By birth number; where a row or a record has none, the same name, father and date of birth is known, and the same name
 * and father alone a likely double. An applicant who is a student already is refused.
 */
function knownMatcher(known: readonly Known[]): (row: ApplicantValues) => Decision {
	const byNumber = new Map(known.flatMap((one) => (one.birthNumber ? [[one.birthNumber, one] as const] : [])));
	const byPerson = groupBy(known, ({ name, fatherName }) => personKey(name, fatherName));
	return ({ name, fatherName, birthNumber, dateOfBirth }) => {
		const bearer = birthNumber && byNumber.get(birthNumber);
		if (bearer) return bearer.kind === "application" ? { kind: "same" } : { reason: faults.student(bearer.title) };
		const namesakes = (byPerson.get(personKey(name, fatherName)) ?? []).filter(
			(one) => !birthNumber || !one.birthNumber,
		);
		const isSame = (one: Known) => one.kind === "application" && dateOfBirth && one.dateOfBirth === dateOfBirth;
		if (namesakes.some(isSame)) return { kind: "same" };
		return namesakes[0] ? { reason: faults.likelyDouble(namesakes[0].title) } : { kind: "new" };
	};
}

/** @returns a function that finds an earlier row of the file that means the same applicant, and remembers the row if not */
function duplicateFinder(): (line: number, row: ApplicantValues) => string | null {
	const numbers = new Map<string, number>();
	const people = new Map<string, { line: number; birthNumber: string | undefined }[]>();
	return (line, { name, fatherName, birthNumber }) => {
		const twice = birthNumber && numbers.get(birthNumber);
		if (twice) return faults.twiceInFile(twice);
		const key = personKey(name, fatherName);
		const namesakes = people.get(key) ?? [];
		const double = namesakes.find((one) => !birthNumber || !one.birthNumber);
		if (double) return faults.doubleInFile(double.line);
		if (birthNumber) numbers.set(birthNumber, line);
		people.set(key, [...namesakes, { line, birthNumber }]);
		return null;
	};
}

/** @param known all applications and students */
export function planList(
	rows: readonly FileRow[],
	known: readonly Known[],
	classes: { id: number; name: string }[],
): ApplicantPlan {
	const match = knownMatcher(known);
	const findDuplicate = duplicateFinder();
	const classOf = classFinder(classes);
	const entries = rows.map((row): ListEntry<NewApplicant> => {
		const read = readApplicantRow(row);
		const { line } = read;
		if ("reasons" in read) return { line, kind: "refused", reasons: read.reasons };
		const { values } = read;
		const schoolClass = classOf(values.class.key);
		if (!schoolClass) return { line, kind: "refused", reasons: [rowFaults.classUnknown(values.class.text)] };
		const duplicate = findDuplicate(line, values);
		if (duplicate) return { line, kind: "refused", reasons: [duplicate] };
		const found = match(values);
		if ("reason" in found) return { line, kind: "refused", reasons: [found.reason] };
		return found.kind === "same" ? { line, kind: "same" } : { line, kind: "new", values, class: schoolClass };
	});
	return planOf(entries);
}
