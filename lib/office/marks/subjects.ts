/** The subjects of a class, as they are taught and as they stand in an exam, and which of its students takes which. */
import "server-only";
import type { PayloadRequest } from "payload";
import { isMeant } from "@/lib/cms/students/exam-changes";
import { inUse } from "@/lib/cms/students/restriction";
import { type Chooser, type Offered, type Taken, takenBy } from "@/lib/office/teaching/taken-by";
import type { StudyGroup } from "@/lib/office/words/person-choices";
import { type Numeric, query, type SQL, sql } from "@/lib/school/query";
import type { Exam } from "./setup";

type Part = {
	code: string;
	/** "" for a part without a name. */
	name: string;
	full: number;
	pass: number | null;
};
export type Paper = { code: string; name: string; parts: Part[] };

export type Subject = Offered & {
	/** In the order of the class. */
	place: number;
	passEach: boolean;
	/** Full mark in monthly exams; 0 if it is not in them. */
	monthlyFull: number;
	papers: Paper[];
};

type Row = Pick<Subject, "id" | "name" | "takers" | "choice" | "religion"> & {
	counted: boolean | number | null;
	passEach: boolean | number | null;
	monthlyFull: Numeric;
	paper: string;
	paperName: string | null;
	part: string;
	partName: string | null;
	full: Numeric;
	pass: Numeric | null;
};

/** @returns the subjects of a year and class in their order, with papers and parts; those without parts are left out */
export async function readSubjects(year: number, classId: number, req?: PayloadRequest): Promise<Subject[]> {
	const [found, groups] = [
		await query<Row>(
			sql`SELECT s.id, s.name, s.takers, s.choice, s.religion, s.counted, s.pass_each AS "passEach",
				s.monthly_full AS "monthlyFull", p.code AS paper, p.name AS "paperName", q.code AS part, q.name AS "partName",
				q."full", q.pass
			FROM subjects s JOIN subjects_papers p ON p._parent_id = s.id JOIN subjects_papers_parts q ON q._parent_id = p.id
			WHERE s.class_id = ${classId} AND s.year_id = ${year} ORDER BY s.sequence, s.id, p._order, q._order`,
			req,
		),
		await query<{ subject: number; value: StudyGroup }>(
			sql`SELECT g.parent_id AS subject, g.value FROM subjects_groups g JOIN subjects s ON s.id = g.parent_id
				WHERE s.class_id = ${classId} AND s.year_id = ${year} ORDER BY g."order"`,
			req,
		),
	];
	const subjects = new Map<number, Subject>();
	for (const row of found) {
		const own = groups.filter(({ subject }) => subject === row.id).map(({ value }) => value);
		const subject = subjects.get(row.id) ?? { ...subjectOf(row, own), place: subjects.size };
		subjects.set(row.id, subject);
		let paper = subject.papers.find(({ code }) => code === row.paper);
		if (!paper) {
			paper = { code: row.paper, name: row.paperName ?? "", parts: [] };
			subject.papers.push(paper);
		}
		const pass = row.pass === null ? null : Number(row.pass);
		paper.parts.push({ code: row.part, name: row.partName ?? "", full: Number(row.full), pass });
	}
	return [...subjects.values()];
}

/** A field that the form hides may have a value of when the subject was for others. */
const subjectOf = ({ id, name, takers, choice, religion, ...row }: Row, groups: StudyGroup[]) => ({
	...{ id, name, takers, groups: takers === "all" ? [] : groups, papers: [] },
	...(takers === "choice" ? { choice: choice || null, religion } : { choice: null, religion: null }),
	...{ counted: Boolean(row.counted), passEach: Boolean(row.passEach), monthlyFull: Number(row.monthlyFull) },
});

/** Where an exam differs from the subject; without paper and part the subject has one mark. A full mark of 0: not in it. */
type Change = { subject: number; paper: string; part: string; full: number; pass: number | null };

async function readChanges(exam: number, req?: PayloadRequest): Promise<Change[]> {
	const found = await query<Omit<Change, "full" | "pass"> & { full: Numeric; pass: Numeric | null }>(
		sql`SELECT subject_id AS subject, coalesce(paper, '') AS paper, coalesce(part, '') AS part, "full", pass
			FROM exams_changes WHERE _parent_id = ${exam} AND subject_id IS NOT NULL ORDER BY _order`,
		req,
	);
	return found.map(({ full, pass, ...cell }) => ({
		...cell,
		full: Number(full),
		pass: pass === null ? null : Number(pass),
	}));
}

/** The code of the only mark of a subject, where an exam does not have the subject's own parts. */
const whole = "whole";

const onePaper = (full: number, pass: number | null): Paper[] =>
	full > 0 ? [{ code: "1", name: "", parts: [{ code: whole, name: "", full, pass }] }] : [];

function changed(papers: readonly Paper[], change: Change): Paper[] {
	if (!change.paper && !change.part) return onePaper(change.full, change.pass);
	return papers.map((paper) => ({
		...paper,
		parts: paper.parts
			.map((part) => {
				const isChanged = isMeant(change, [{ paper: paper.code, part: part.code }]);
				return isChanged ? { ...part, full: change.full, pass: change.pass } : part;
			})
			.filter(({ full }) => full > 0),
	}));
}

/**
 * @param subject as it is taught
 * @returns the papers and parts in which it is examined; none if it is not in this exam
 */
function papersIn({ id, monthlyFull, papers }: Subject, { full, type }: Exam, changes: readonly Change[]): Paper[] {
	const usual = type === "monthly" ? onePaper(full && monthlyFull > 0 ? full : monthlyFull, null) : papers;
	const own = changes.filter(({ subject }) => subject === id).reduce<Paper[]>(changed, [...usual]);
	return own.filter(({ parts }) => parts.length > 0);
}

/**
 * @param offered the subjects of a class in the exam's year
 * @returns those that are in the exam, with the papers and parts that it has there; none in a combined exam, which has
 * no marks of its own
 */
export async function readExamined(exam: Exam, offered: readonly Subject[], req?: PayloadRequest): Promise<Subject[]> {
	if (exam.type === "combined") return [];
	const changes = await readChanges(exam.id, req);
	return offered
		.map((subject) => ({ ...subject, papers: papersIn(subject, exam, changes) }))
		.filter(({ papers }) => papers.length > 0);
}

/** @param where condition on the enrolment `e`. @returns the choices by enrolment */
export async function readChoosers(year: number, where: SQL, req?: PayloadRequest): Promise<Map<number, Chooser>> {
	type Row = Pick<Chooser, "group" | "religion" | "fourth"> & { enrolment: number };
	const [students, chosen] = [
		await query<Row>(
			sql`SELECT e.id AS enrolment, e."group", s.religion, e.fourth_id AS fourth
				FROM enrolments e JOIN students s ON s.id = e.student_id WHERE e.year_id = ${year} AND ${where} AND ${inUse(sql`s.id`)}`,
			req,
		),
		await query<{ enrolment: number; subject: number }>(
			sql`SELECT r.parent_id AS enrolment, r.subjects_id AS subject FROM enrolments_rels r
				JOIN enrolments e ON e.id = r.parent_id
				WHERE r.path = 'chosen' AND e.year_id = ${year} AND ${where} ORDER BY r."order"`,
			req,
		),
	];
	const choosers = new Map(
		students.map(({ enrolment, ...student }) => [enrolment, { ...student, chosen: [] as number[] }] as const),
	);
	for (const { enrolment, subject } of chosen) choosers.get(enrolment)?.chosen.push(subject);
	return choosers;
}

/** @param offered all subjects of the year and class. @returns what each student takes, by enrolment */
export async function readTaken(
	offered: readonly Offered[],
	year: number,
	where: SQL,
	req?: PayloadRequest,
): Promise<Map<number, Taken>> {
	const choosers = await readChoosers(year, where, req);
	return new Map([...choosers].map(([enrolment, student]) => [enrolment, takenBy(offered, student)] as const));
}
