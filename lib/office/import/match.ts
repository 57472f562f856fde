/** Which records a row means: the student, by id, then by birth registration; the place, and whether its roll is free. */
import "server-only";
import { studentStaffText } from "@/lib/office/words/students";
import { nameKey } from "../lists/cells";
import { classFinder, groupBy, personKey } from "../lists/known";
import { rowFaults as faults } from "../lists/text";
import type { RowValues } from "./row";
import type { Place, Stored, StoredEnrolment, StoredStudent } from "./stored";

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

type Named = { code?: number | undefined; birthNumber?: string | undefined; name: string; fatherName: string };
type Seen = Pick<Named, "code" | "birthNumber"> & { line: number };

/** @returns a function that finds an earlier row of the file that means the same person, and remembers the row if not */
export function duplicateFinder(texts: Pick<typeof faults, "doubleInFile" | "twiceInFile"> = faults) {
	const students = new Map<number, number>();
	const codes = new Map<number, number>();
	const birthNumbers = new Map<string, number>();
	const people = new Map<string, Seen[]>();

	return (line: number, { code, birthNumber, name, fatherName }: Named, student: StoredStudent | null = null) => {
		// A stored number may stand in two records of one person, which their ids tell apart.
		const claimed = student?.person.birthNumber === birthNumber ? undefined : birthNumber;
		const earlier =
			(student && students.get(student.id)) ??
			(code === undefined ? undefined : codes.get(code)) ??
			(claimed ? birthNumbers.get(claimed) : undefined);
		if (earlier) return texts.twiceInFile(earlier);
		const key = personKey(name, fatherName);
		const namesakes = people.get(key) ?? [];
		const differs = (a: unknown, b: unknown) => a !== undefined && b !== undefined && a !== b;
		const double =
			!student && namesakes.find((seen) => !differs(seen.code, code) && !differs(seen.birthNumber, birthNumber));
		if (double) return texts.doubleInFile(double.line);
		if (student) students.set(student.id, line);
		if (code !== undefined) codes.set(code, line);
		if (claimed) birthNumbers.set(claimed, line);
		if (!student) people.set(key, [...namesakes, { line, code, birthNumber }]);
		return null;
	};
}

/** A section that a row names and the class does not have. */
export type MissingSection = { class: number; className: string; name: string };

/** Why a row has no place. */
type NoPlace = { reason: string; missing?: MissingSection };

/** @returns a function that resolves the names of a row; null if the row says nothing about a place */
export function placeResolver({ years, classes, sections }: Stored): (row: RowValues) => Place | null | NoPlace {
	const classOf = classFinder(classes);
	return (row) => {
		if (row.year === undefined || !row.class || !row.section || row.roll === undefined) return null;
		const year = years.get(row.year);
		if (!year) return { reason: faults.yearUnknown(String(row.year)) };
		const schoolClass = classOf(row.class);
		if (!schoolClass) return { reason: faults.classUnknown(row.class, classes) };
		const own = sections.filter((section) => section.class === schoolClass);
		const section = own.find(({ name }) => nameKey(name) === row.section?.key);
		if (!section) {
			const className = classes.find(({ id }) => id === schoolClass)?.name ?? "";
			const { text: name } = row.section;
			const reason = faults.sectionUnknown(
				name,
				own.map((other) => other.name),
			);
			return { reason, missing: { class: schoolClass, className, name } };
		}
		return { year, class: schoolClass, section: section.id, roll: row.roll };
	};
}

/** @returns a key of a roll in a section and year, which only one student has */
export const slotOf = ({ year, section, roll }: Place): string => `${year}/${section}/${roll}`;
/** @returns a key of a student's enrolment in a year, of which there is one */
export const seatOf = (student: number, year: number): string => `${student}/${year}`;

/** A row that claims a roll in a section and year. */
export type Claim = { line: number; student: StoredStudent | null; place: Place };

/**
 * @returns the reasons of the rows whose roll another row or a stored student has. Students of the file may exchange
 * rolls; a refused row keeps its student's stored roll, which may refuse others, so it repeats until nothing changes.
 */
export function takenRolls(claims: readonly Claim[], { students, enrolments }: Stored): Map<number, string> {
	const bySlot = new Map(enrolments.map((enrolment) => [slotOf(enrolment.place), enrolment]));
	const refused = new Map<number, string>();
	const titleById = (id: number) => {
		const student = students.find((candidate) => candidate.id === id);
		return student ? titleOf(student) : "";
	};
	for (let before = -1; before !== refused.size; ) {
		before = refused.size;
		const open = claims.filter(({ line }) => !refused.has(line));
		const moving = new Set(open.flatMap(({ student, place }) => (student ? [seatOf(student.id, place.year)] : [])));
		const stays = ({ student, place }: StoredEnrolment) => !moving.has(seatOf(student, place.year));
		const lines = new Map<string, number>();
		for (const { line, place } of open) {
			const slot = slotOf(place);
			const holder = bySlot.get(slot);
			const earlier = lines.get(slot);
			if (earlier) refused.set(line, faults.rollInFile(earlier));
			else if (holder && stays(holder)) refused.set(line, faults.rollTaken(titleById(holder.student)));
			else lines.set(slot, line);
		}
	}
	return refused;
}
