/** The results of a school year: as released, subject by subject, and the marks that were entered. */
import "server-only";
import type { Payload } from "payload";
import { type FrozenSheet, type FrozenSubject, parseSheet } from "@/lib/contract/frozen-sheet";
import { rows, sql } from "@/lib/data/sql";
import type { SheetToWrite } from "../lists/spreadsheet";
import { partName } from "../marks/stored";
import { archiveText } from "./text";

type Year = { id: number; year: number };
type Numeric = number | string | null;

const { results, subjects, marks, yes, no } = archiveText;

const shown = (value: Numeric): string => (value === null ? "" : String(value));

/** @returns the school years, the newest first */
export async function readYears(payload: Payload): Promise<Year[]> {
	const found = await rows<{ id: number; year: Numeric }>(payload, sql`SELECT id, year FROM years ORDER BY year DESC`);
	return found.map(({ id, year }) => ({ id, year: Number(year) }));
}

function resultRow({ student, exam, section, gpa, ...sheet }: FrozenSheet, isReleased: boolean): string[] {
	return [
		...[String(student.code), student.name, student.father, student.mother, exam.name, String(exam.year.year)],
		...[sheet.class.name, section.name, sheet.group ?? "", String(sheet.roll)],
		...[String(sheet.total), shown(sheet.letter), shown(gpa), shown(sheet.position), isReleased ? yes : no],
	];
}

function subjectRows({ student, exam, subjects: all, ...sheet }: FrozenSheet): string[][] {
	const partsOf = ({ papers }: FrozenSubject) =>
		papers.flatMap((paper) =>
			paper.parts.map((part) =>
				`${paper.name} ${part.name} ${part.marks ?? marks.absent}`.trim().replaceAll("  ", " "),
			),
		);
	return all.map((subject) => [
		...[String(student.code), student.name, exam.name, sheet.class.name, subject.name, partsOf(subject).join(", ")],
		...[String(subject.marks), String(subject.full), shown(subject.letter), shown(subject.point)],
		subject.fourth ? yes : "",
	]);
}

type MarkRow = {
	code: Numeric;
	name: string;
	exam: string;
	section: string;
	roll: Numeric;
	subject: string;
	part: string;
	hundredths: Numeric;
	absent: Numeric;
};

/** @returns the sheets of a year */
export async function resultSheets(payload: Payload, { id }: Year): Promise<SheetToWrite[]> {
	const released = await rows<{ sheet: string; released: Numeric }>(
		payload,
		sql`SELECT r.sheet, (SELECT count(*) FROM releases w WHERE w.exam_id = r.exam_id AND w.class_id = r.class_id) AS released
			FROM results r JOIN exams x ON x.id = r.exam_id WHERE x.year_id = ${id} AND r.sheet IS NOT NULL ORDER BY r.id`,
	);
	const sheets = released.map((row) => ({ sheet: parseSheet(row.sheet), isReleased: Number(row.released) > 0 }));
	const entered = await rows<MarkRow>(
		payload,
		sql`SELECT t.code, t.name, x.name AS exam, c.title AS section, e.roll, s.name AS subject, ${partName} AS part, m.hundredths, m.absent
			FROM marks m JOIN exams x ON x.id = m.exam_id JOIN enrolments e ON e.id = m.enrolment_id
				JOIN students t ON t.id = e.student_id JOIN sections c ON c.id = e.section_id JOIN subjects s ON s.id = m.subject_id
			WHERE x.year_id = ${id} ORDER BY m.id`,
	);
	return [
		{
			name: results.sheet,
			rows: [[...results.heads], ...sheets.map((sheet) => resultRow(sheet.sheet, sheet.isReleased))],
		},
		{ name: subjects.sheet, rows: [[...subjects.heads], ...sheets.flatMap((sheet) => subjectRows(sheet.sheet))] },
		{
			name: marks.sheet,
			rows: [
				[...marks.heads],
				...entered.map(({ code, name, exam, section, roll, subject, part, hundredths, absent }) => [
					...[shown(code), name, exam, section, shown(roll), subject, part],
					Number(absent) === 1 ? marks.absent : hundredths === null ? "" : String(Number(hundredths) / 100),
				]),
			],
		},
	];
}
