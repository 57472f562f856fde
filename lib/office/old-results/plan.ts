/** The dry run of results of before the system: which rows would be released, and which are refused. */
import "server-only";
import type { PayloadRequest } from "payload";
import { z } from "zod";
import { cellNumber, machineText } from "@/lib/bengali/digits";
import { ownRelease } from "@/lib/cms/students/references";
import { studentStaffText } from "@/lib/office/words/students";
import { type Numeric, query, sql } from "@/lib/school/query";
import { type ListEntry, type ListPlan, planOf } from "../lists/added";
import { cellText, nameKey, readCellsOf, reading, refuse, required, whole, words } from "../lists/cells";
import type { ListForm } from "../lists/form";
import { classFinder } from "../lists/known";
import type { FileRow } from "../lists/read";
import { rowFaults } from "../lists/text";
import { readClasses } from "../students/enrolments";
import { fourthWords, type OldResultColumn, oldResultHeadings, oldResultSynonyms, oldResultsText } from "./text";

const { faults } = oldResultsText;

type Named = { id: number; name: string };
type Student = { id: number; code: number; name: string; father: string; mother: string; isErased: boolean | number };
type Exam = { id: number; name: string; type: string; yearId: number; year: number };

/** A row with the records that it names. */
export type OldResult = {
	student: Student;
	exam: Exam;
	class: Named;
	section: Named;
} & Pick<OldResultValues, "fourth" | "full" | "gpa" | "letter" | "marks" | "point" | "position" | "roll" | "subject">;

export type NewOldResult = { result: OldResult };

type Known = {
	students: Map<number, Student>;
	exams: Map<string, Exam>;
	classes: Named[];
	/** By class and {@link nameKey}. */
	sections: Map<string, Named>;
	/** Exam and class of each release. */
	released: Set<string>;
	/** Exam and student of each released result. */
	results: Set<string>;
};

const pair = (a: number, b: number | string) => `${a}/${b}`;

/** @param req request whose transaction it joins */
export async function readKnown(req?: PayloadRequest): Promise<Known> {
	type StudentRow = Omit<Student, "code"> & { code: Numeric };
	const students = await query<StudentRow>(
		sql`SELECT id, code, name, father_name AS father, mother_name AS mother, erased_at IS NOT NULL AS "isErased"
			FROM students WHERE restricted_at IS NULL`,
		req,
	);
	const exams = await query<Omit<Exam, "year"> & { year: Numeric }>(
		sql`SELECT x.id, x.name, x.type, y.id AS "yearId", y.year FROM exams x JOIN years y ON y.id = x.year_id`,
		req,
	);
	const sections = await query<Named & { of: number }>(sql`SELECT id, name, class_id AS "of" FROM sections`, req);
	const releases = await query<{ exam: number; of: number }>(
		sql`SELECT exam_id AS exam, class_id AS "of" FROM releases`,
		req,
	);
	const results = await query<{ exam: number; student: number }>(
		sql`SELECT r.exam_id AS exam, r.student_id AS student FROM results r JOIN releases w ON ${ownRelease}`,
		req,
	);
	return {
		students: new Map(students.map((student) => [Number(student.code), { ...student, code: Number(student.code) }])),
		exams: new Map(
			exams.map((exam) => [pair(Number(exam.year), nameKey(exam.name)), { ...exam, year: Number(exam.year) }]),
		),
		classes: await readClasses(req),
		sections: new Map(sections.map(({ id, name, of }) => [pair(of, nameKey(name)), { id, name }])),
		released: new Set(releases.map(({ exam, of }) => pair(exam, of))),
		results: new Set(results.map(({ exam, student }) => pair(exam, student))),
	};
}

/** @returns what would be released; a student's result of an exam whole or not at all */
export function planOldResults(rows: readonly FileRow<OldResultColumn>[], known: Known): ListPlan<NewOldResult> {
	const read = readerOf(known);
	const sheets = new Map<string, { first: OldResult; line: number; subjects: Map<string, number> }>();
	const refused = new Set<string>();
	const entries = rows.map((row): ListEntry<NewOldResult> & { sheet?: string } => {
		const { line } = row;
		const cells = readCellsOf(oldResultForm, oldResultRow, row);
		if ("reasons" in cells) return { line, kind: "refused", reasons: cells.reasons };
		const result = read(cells.values);
		if ("reason" in result) return { line, kind: "refused", reasons: [result.reason] };
		const sheet = pair(result.exam.id, result.student.id);
		const known = sheets.get(sheet) ?? { first: result, line, subjects: new Map<string, number>() };
		sheets.set(sheet, known);
		const twice = known.subjects.get(nameKey(result.subject));
		const reason = twice ? faults.twice(twice) : isOneSheet(known.first, result) ? null : faults.differs(known.line);
		if (reason) {
			refused.add(sheet);
			return { line, kind: "refused", reasons: [reason] };
		}
		known.subjects.set(nameKey(result.subject), line);
		return { line, kind: "new", result, sheet };
	});
	// Rows that could not be read name no sheet by records, but by what they say.
	const spoken = spokenOf(rows);
	for (const [index, entry] of entries.entries()) if (entry.kind === "refused") refused.add(spoken[index] ?? "");
	return planOf(
		entries.map(({ sheet, ...entry }, index): ListEntry<NewOldResult> => {
			if (entry.kind !== "new") return entry;
			const isHeld = refused.has(sheet ?? "") || refused.has(spoken[index] ?? "");
			return isHeld ? { line: entry.line, kind: "refused", reasons: [faults.together] } : entry;
		}),
	);
}

/** @returns student, year and exam of each row as typed; an empty cell is of the row above, as where cells are merged */
function spokenOf(rows: readonly FileRow<OldResultColumn>[]): string[] {
	let above: string[] = [];
	return rows.map(({ cells: { code, year, exam } }) => {
		const typed = [code, year, exam].map((cell) => nameKey(cellNumber(cellText(cell))));
		above = typed.map((cell, index) => cell || (above[index] ?? ""));
		return ["typed", ...above].join("/");
	});
}

/** @returns whether two rows of a student and exam agree about what stands once on the sheet */
const isOneSheet = (a: OldResult, b: OldResult) =>
	a.class.id === b.class.id &&
	a.section.id === b.section.id &&
	a.roll === b.roll &&
	(b.gpa === undefined || b.gpa === a.gpa) &&
	(b.position === undefined || b.position === a.position);

/** @returns a function that finds the records that a row names, or says why it is refused */
function readerOf(known: Known): (values: OldResultValues) => OldResult | { reason: string } {
	const classOf = classFinder(known.classes);
	return (values) => {
		const student = known.students.get(values.code);
		if (!student) return { reason: faults.student };
		if (student.isErased) return { reason: studentStaffText.errors.erased };
		const exam = known.exams.get(pair(values.year, nameKey(values.exam)));
		if (!exam) return { reason: faults.exam };
		const id = classOf(values.class);
		const ofClass = known.classes.find((schoolClass) => schoolClass.id === id);
		if (!ofClass) return { reason: rowFaults.classUnknown(values.class, known.classes) };
		const section = known.sections.get(pair(ofClass.id, nameKey(values.section)));
		if (!section) return { reason: faults.section };
		if (values.full <= 0 || values.marks > values.full) return { reason: faults.marks };
		if (known.released.has(pair(exam.id, ofClass.id))) return { reason: faults.released };
		if (known.results.has(pair(exam.id, student.id))) return { reason: faults.elsewhere };
		return { ...values, student, exam, class: ofClass, section };
	};
}

/** A class of 80 with 14 subjects in four exams. */
const mostRows = 5000;

export const oldResultForm: ListForm<OldResultColumn> = {
	sheet: oldResultsText.sheet,
	columns: Object.keys(oldResultHeadings) as OldResultColumn[],
	headings: oldResultHeadings,
	synonyms: oldResultSynonyms,
	fewestHeadings: 4,
	mostRows,
	emptyRows: 1000,
	faults: { empty: oldResultsText.empty, rows: oldResultsText.rows(mostRows) },
};

/** @param most the highest number @returns a schema of a number with at most two places */
const decimal = (most: number) =>
	reading((text, context) => {
		const latin = machineText(text);
		const value = Number(latin);
		return /^\d{1,4}(\.\d{1,2})?$/.test(latin) && value <= most ? value : refuse(context, faults.number);
	});

const fourths = new Set(fourthWords.map(nameKey));

const oldResultRow = z.object({
	code: required(whole(1, 9_999_999_999, faults.whole)),
	year: required(whole(1990, 2100, faults.whole)),
	exam: required(words(120, true)),
	class: required(words(60, true)),
	section: required(words(60, true)),
	roll: required(whole(1, 9999, faults.whole)),
	subject: required(words(120, true)),
	marks: required(decimal(1000)),
	full: required(decimal(1000)),
	letter: words(10, true),
	point: decimal(5),
	fourth: reading((text, context) => fourths.has(nameKey(machineText(text))) || refuse(context, faults.fourth)),
	gpa: decimal(5),
	position: whole(1, 9999, faults.whole),
});
type OldResultValues = z.output<typeof oldResultRow>;
