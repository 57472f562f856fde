/** The sheets of a class as a release stores them, with the names of this moment. */
import "server-only";
import type { PayloadRequest } from "payload";
import { markText } from "@/lib/bengali/office/marks";
import { ownRelease } from "@/lib/cms/students/references";
import type { FrozenRules, FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";
import { query, sql } from "@/lib/school/query";
import type { Sheet, SheetSubject } from "../marks/compute";
import { type Exam, readRules } from "../marks/setup";
import type { ClassSheets } from "../marks/sheets";
import { inPlace, type Pupil, readRoster } from "../students/roster";

/** A sheet and the record id of its student. */
export type Frozen = { student: number; sheet: FrozenSheet };

/**
 * @param of the computed sheets of the class
 * @param req request whose transaction the reads join
 * @returns the sheets of those who keep no result of this exam that is released in another class
 */
export async function freeze(exam: Exam, classId: number, of: ClassSheets, req?: PayloadRequest): Promise<Frozen[]> {
	const [head, rules, roster, elsewhere] = [
		await readExamHead(exam.id, req),
		await readFrozenRules(exam),
		await readRoster(exam.year, inPlace({ of: "class", id: classId }), req),
		await findReleasedElsewhere(exam.id, classId, req),
	];
	const pupils = new Map(roster.map((pupil) => [pupil.enrolment, pupil]));
	const isRanked = (sheet: Sheet) => sheet.fails === 0;
	return of.sheets.flatMap((sheet) => {
		const pupil = pupils.get(sheet.enrolment);
		if (!pupil || elsewhere.has(pupil.id)) return [];
		const ranked = of.sheets.filter(
			(one) => isRanked(one) && (rules.rankWithin === "class" || one.section === sheet.section),
		);
		const place = { position: isRanked(sheet) ? sheet.position : null, of: ranked.length };
		return [{ student: pupil.id, sheet: { ...sheetOf(pupil, head, sheet, of, rules), ...place } }];
	});
}

async function readExamHead(id: number, req?: PayloadRequest): Promise<FrozenSheet["exam"]> {
	type Row = { id: number; name: string; type: string; yearId: number; year: number | string };
	const [row] = await query<Row>(
		sql`SELECT x.id, x.name, x.type, y.id AS "yearId", y.year FROM exams x JOIN years y ON y.id = x.year_id
			WHERE x.id = ${id}`,
		req,
	);
	if (!row) throw new Error(`The exam ${id} has no year.`);
	return { id: row.id, name: row.name, type: row.type, year: { id: row.yearId, year: Number(row.year) } };
}

/** A student who changed the class after a release keeps the result that was earned in the former one. */
async function findReleasedElsewhere(exam: number, classId: number, req?: PayloadRequest): Promise<Set<number>> {
	const found = await query<{ student: number }>(
		sql`SELECT r.student_id AS student FROM results r JOIN releases w ON ${ownRelease}
			WHERE r.exam_id = ${exam} AND r.class_id <> ${classId}`,
		req,
	);
	return new Set(found.map(({ student }) => student));
}

async function readFrozenRules({ type }: Exam): Promise<FrozenRules> {
	const { scale, rankWithin } = await readRules(type);
	const bands = scale?.map(({ from, grade, point }): [number, string, number] => [from, grade, point]) ?? null;
	return { scale: bands, rounding: "none", placeFailed: false, rankWithin, combined: null };
}

function sheetOf(
	pupil: Pupil,
	exam: FrozenSheet["exam"],
	sheet: Sheet,
	{ subjects }: ClassSheets,
	rules: FrozenRules,
): FrozenSheet {
	const { code, name, father, mother } = pupil;
	return {
		student: { code, name, father, mother },
		class: pupil.class,
		section: pupil.section,
		group: null,
		roll: pupil.roll,
		exam,
		subjects: sheet.subjects.map((subject) => subjectOf(subject, subjects)),
		total: sheet.total,
		gpa: sheet.gpa,
		letter: sheet.grade,
		gpaWithoutFourth: null,
		failed: sheet.fails,
		position: sheet.position,
		of: null,
		rules,
		origin: "marks",
	};
}

function subjectOf(subject: SheetSubject, subjects: ClassSheets["subjects"]): FrozenSubject {
	const { name, marks, full, grade, point, fourth, absent, month, semester } = subject;
	const marksOf = { month, semester, whole: absent ? null : marks };
	const parts = (subjects.find((one) => one.name === name)?.parts ?? []).map(({ part, full: of }) => ({
		...{ code: part, name: markText.parts[part], marks: marksOf[part], full: of, pass: null },
	}));
	const reason = absent ? "absent" : point === 0 ? "total" : null;
	const papers = [{ code: "1", name: "", parts }];
	return { name, papers, marks, full, letter: grade, point, reason, failedParts: [], fourth, counted: true };
}
