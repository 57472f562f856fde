/** Reads a student of a sheet. */
import { z } from "zod";
import { isObject, memberOf } from "./json";
import { type Outlines, readMarks, unknownExamFaults } from "./marks-reader";
import type { Fault, Place } from "./place";
import type { Student } from "./sheet";
import { gradingText } from "./text";

const text = gradingText.faults;

/** What a student is checked against. */
export type SheetOutline = {
	subjects: Outlines;
	/** Names of the exams of a combined sheet; null for a single exam. */
	exams: readonly string[] | null;
};

/** Read also of a student who is refused for something else. */
const studentOutline = z.object({ takes: z.array(z.string()), fourth: z.string().nullable().catch(null) });

function choiceFaults(takes: ReadonlySet<string>, fourth: string | null, place: Place, subjects: Outlines): Fault[] {
	const faults: Fault[] = [];
	for (const subject of takes)
		if (!subjects.has(subject)) faults.push({ ...place, subject, text: text.unknownSubject });
	if (fourth === null) return faults;
	const ofFourth = { ...place, subject: fourth, field: "fourth" };
	if (!takes.has(fourth)) faults.push({ ...ofFourth, text: text.fourthNotTaken });
	else if (subjects.get(fourth)?.counted === false) faults.push({ ...ofFourth, text: text.fourthNotCounted });
	return faults;
}

/**
 * @param given by exam in a combined sheet
 * @returns the marks of each exam, and what is wrong with them
 */
function readExams(given: unknown, takes: ReadonlySet<string>, place: Place, { subjects, exams }: SheetOutline) {
	const marks = isObject(given) ? given : {};
	if (!exams) {
		const { marks: single, faults } = readMarks(marks, place, takes, subjects);
		return { marks: [single], faults };
	}
	const others = Object.entries(marks).filter(([exam]) => !exams.includes(exam));
	const unknown = others.flatMap(([exam, inner]) => unknownExamFaults(inner, { ...place, exam }));
	const read = exams.map((exam) => readMarks(memberOf(marks, exam), { ...place, exam }, takes, subjects));
	return { marks: read.map((item) => item.marks), faults: [...unknown, ...read.flatMap(({ faults }) => faults)] };
}

/**
 * Checks a student's subjects and marks; the schema has checked the shape.
 * @param raw the student as it was read
 * @returns the student's subjects and marks by exam, or the faults; null where not even the subjects can be read
 */
export function readStudent(
	raw: unknown,
	place: Place,
	sheet: SheetOutline,
): { student: Omit<Student, "id">; faults: Fault[] } | null {
	const { data } = studentOutline.safeParse(raw);
	if (!data) return null;
	const takes = new Set(data.takes);
	const { marks, faults } = readExams(memberOf(raw, "marks"), takes, place, sheet);
	const choices = choiceFaults(takes, data.fourth, place, sheet.subjects);
	return { student: { takes, fourth: data.fourth, marks }, faults: [...choices, ...faults] };
}
