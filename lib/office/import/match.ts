/** Which stored student a row means: by id, then by birth registration number. */
import "server-only";
import { studentStaffText } from "@/lib/office/words/students";
import { groupBy, personKey } from "../lists/known";
import { rowFaults as faults } from "../lists/text";
import type { RowValues } from "./row";
import type { Stored, StoredStudent } from "./stored";

type Match = { student: StoredStudent | null } | { reason: string };

const { titles } = studentStaffText;

/** @returns a stored student as lists show them: name, id and father */
export const titleOf = ({ code, person }: StoredStudent): string =>
	titles.person(person.name ?? "", code, person.fatherName ?? "");

/** @returns the refusal of a row that means a restricted student, without the name; null for others */
const unused = (student: StoredStudent | null) => (student?.restricted ? { reason: faults.restricted } : null);

/** @returns a function that finds the student of a row; null is a new one */
export function matcher({ students, applicationCodes }: Stored): (row: RowValues) => Match {
	const byCode = new Map(students.map((student) => [student.code, student]));
	const byBirthNumber = groupBy(students, ({ person }) => person.birthNumber);
	const byPerson = groupBy(students, ({ person }) => personKey(person.name, person.fatherName));

	return ({ code, birthNumber, name, fatherName }) => {
		const bearers = (birthNumber && byBirthNumber.get(birthNumber)) || [];
		if (code !== undefined) {
			const student = byCode.get(code) ?? null;
			const other = bearers.find(({ id }) => id !== student?.id);
			// Records of one person entered twice share the number; the id says which is meant.
			if (other && !bearers.some(({ id }) => id === student?.id))
				return unused(other) ?? { reason: faults.birthNumberOfOther(titleOf(other)) };
			if (student?.erased) return { reason: faults.erased };
			if (!student && applicationCodes.has(code)) return { reason: faults.codeOfApplication };
			return unused(student) ?? { student };
		}
		if (bearers.length > 1) return { reason: faults.birthNumberOfMany };
		if (bearers[0]) return unused(bearers[0]) ?? { student: bearers[0] };
		// Two birth numbers that differ are two people.
		const namesake = byPerson
			.get(personKey(name, fatherName))
			?.find(({ person }) => !birthNumber || !person.birthNumber);
		if (!namesake) return { student: null };
		return unused(namesake) ?? { reason: faults.likelyDouble(titleOf(namesake)) };
	};
}

type Seen = { line: number; code: number | undefined; birthNumber: string | undefined };

/** @returns a function that finds an earlier row of the file that means the same student, and remembers the row if not */
export function duplicateFinder(): (line: number, row: RowValues, student: StoredStudent | null) => string | null {
	const students = new Map<number, number>();
	const codes = new Map<number, number>();
	const birthNumbers = new Map<string, number>();
	const people = new Map<string, Seen[]>();

	return (line, { code, birthNumber, name, fatherName }, student) => {
		// A stored number may stand in two records of one person, which their ids tell apart.
		const claimed = student?.person.birthNumber === birthNumber ? undefined : birthNumber;
		const earlier =
			(student && students.get(student.id)) ??
			(code === undefined ? undefined : codes.get(code)) ??
			(claimed ? birthNumbers.get(claimed) : undefined);
		if (earlier) return faults.twiceInFile(earlier);
		const key = personKey(name, fatherName);
		const namesakes = people.get(key) ?? [];
		const differs = (a: unknown, b: unknown) => a !== undefined && b !== undefined && a !== b;
		const double =
			!student && namesakes.find((seen) => !differs(seen.code, code) && !differs(seen.birthNumber, birthNumber));
		if (double) return faults.doubleInFile(double.line);
		if (student) students.set(student.id, line);
		if (code !== undefined) codes.set(code, line);
		if (claimed) birthNumbers.set(claimed, line);
		if (!student) people.set(key, [...namesakes, { line, code, birthNumber }]);
		return null;
	};
}
