/** The grid of an exam and section: the enrolled students by roll, and the class's subjects with their marks. */
import "server-only";
import type { PayloadRequest } from "payload";
import { inUse } from "@/lib/cms/students/restriction";
import { type Cell, writeMark } from "@/lib/office/marks/shared";
import { query, sql } from "@/lib/school/query";
import { findRelease, type Release } from "../release/releases";
import {
	type Exam,
	type ExamRules,
	isOwn,
	type MarksAccount,
	readExam,
	readOwnSubjects,
	readRules,
	readSection,
	requireClass,
	type Section,
} from "./setup";
import { readMarks } from "./stored";
import { readExamined, readSubjects, readTaken, type Subject } from "./subjects";

/** A column: a part of a subject in the exam. */
type GridPart = {
	/** Codes. */
	paper: string;
	part: string;
	/** For the head of the column, "" where the subject has one part. */
	name: string;
	full: number;
	pass: number | null;
};

export type GridSubject = Pick<Subject, "id" | "name" | "counted" | "passEach"> & { parts: GridPart[] };

/** `takes`: ids of subjects; the cells of others take no marks. */
export type GridStudent = { enrolment: number; roll: number; name: string; takes: number[]; fourth: number | null };

type GridMark = Cell & { text: string; revision: number };

export type Grid = {
	exam: Exam;
	section: Section;
	subjects: GridSubject[];
	students: GridStudent[];
	marks: GridMark[];
	released: Release | null;
	/** Whether it lacks subjects of the class that are not the account's: then there are no totals. */
	isPartial: boolean;
	/** By which the totals are graded; null if the stored grades are no scale. */
	rules: ExamRules | null;
};

/** @returns the parts of all papers, with the names that tell them apart */
export const gridParts = ({ papers }: Pick<Subject, "papers">): GridPart[] =>
	papers.flatMap((paper) =>
		paper.parts.map(({ code, name, full, pass }) => {
			const ofPaper = papers.length > 1 ? paper.name || paper.code : "";
			const ofPart = paper.parts.length > 1 ? name || code : "";
			return { paper: paper.code, part: code, name: `${ofPaper} ${ofPart}`.trim(), full, pass };
		}),
	);

/**
 * @param account the signed-in account
 * @param req request whose transaction it joins
 * @throws SchoolError "notFound" for an unknown exam or section, "forbidden" for a class that is not the account's
 */
export async function readGrid(
	examId: number,
	sectionId: number,
	account: MarksAccount,
	req?: PayloadRequest,
): Promise<Grid> {
	const [exam, section] = [await readExam(examId, req), await readSection(sectionId, req)];
	requireClass(account, section.class);
	// One after another: the connection of a transaction takes one statement at a time.
	const released = await findRelease(exam.id, section.class, req);
	const offered = await readSubjects(exam.year, section.class, req);
	const examined = await readExamined(exam, offered, req);
	const own = await readOwnSubjects(account, req);
	const subjects = examined.filter(({ id }) => isOwn(own, id));
	const students = await readStudents(exam.year, section, offered, req);
	const marks = await readMarks(exam.id, sql`e.year_id = ${exam.year} AND e.section_id = ${section.id}`, req);
	const rules = await readRules(exam, req);
	return {
		exam,
		section,
		isPartial: subjects.length < examined.length,
		rules: rules === "scale" ? null : rules,
		subjects: subjects.map((subject) => {
			const { id, name, counted, passEach } = subject;
			return { id, name, counted, passEach, parts: gridParts(subject) };
		}),
		students,
		released,
		marks: [...marks.values()]
			.filter(({ subject }) => isOwn(own, subject))
			.map(({ enrolment, subject, paper, part, mark, revision }) => ({
				...{ enrolment, subject, paper, part },
				text: writeMark(mark),
				revision,
			})),
	};
}

async function readStudents(
	year: number,
	section: Section,
	offered: readonly Subject[],
	req?: PayloadRequest,
): Promise<GridStudent[]> {
	const found = await query<{ enrolment: number; roll: number | string; name: string }>(
		sql`SELECT e.id AS enrolment, e.roll, s.name FROM enrolments e JOIN students s ON s.id = e.student_id
			WHERE e.year_id = ${year} AND e.section_id = ${section.id} AND ${inUse(sql`s.id`)} ORDER BY e.roll`,
		req,
	);
	const taken = await readTaken(offered, year, sql`e.section_id = ${section.id}`, req);
	return found.map(({ enrolment, roll, name }) => {
		const { takes, fourth = null } = taken.get(enrolment) ?? {};
		return { enrolment, roll: Number(roll), name, takes: [...(takes ?? [])], fourth };
	});
}
