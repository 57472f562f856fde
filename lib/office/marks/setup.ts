/**
 * Reads the parts of a grid of marks: exam, class or section, subjects with their parts, and the rules of computing.
 */
import "server-only";
import type { PayloadRequest } from "payload";
import { classesOf } from "@/lib/cms/access";
import type { Staff } from "@/lib/cms/payload-types";
import type { ExamType } from "@/lib/contract/results";
import { forbiddenError, notFoundError } from "@/lib/school/errors";
import { getScale } from "@/lib/school/grading";
import { query, sql } from "@/lib/school/query";
import { records } from "@/lib/school/records";
import type { Part, Rules, Subject } from "./compute";

type Numeric = number | string;

export type Exam = { id: number; title: string; year: number; type: ExamType };

/** @throws SchoolError "notFound" */
export async function readExam(id: number, req?: PayloadRequest): Promise<Exam> {
	const [exam] = await query<Exam>(sql`SELECT id, title, year_id AS year, type FROM exams WHERE id = ${id}`, req);
	if (!exam) throw notFoundError();
	return exam;
}

/** @throws SchoolError "notFound" */
export async function readClass(id: number, req?: PayloadRequest): Promise<{ id: number; name: string }> {
	const [found] = await query<{ id: number; name: string }>(sql`SELECT id, name FROM classes WHERE id = ${id}`, req);
	if (!found) throw notFoundError();
	return found;
}

export type Section = { id: number; title: string; class: number };

/** @throws SchoolError "notFound" */
export async function readSection(id: number, req?: PayloadRequest): Promise<Section> {
	const [section] = await query<Section>(sql`SELECT id, title, class_id AS class FROM sections WHERE id = ${id}`, req);
	if (!section) throw notFoundError();
	return section;
}

type Account = Pick<Staff, "role" | "classes">;

/** @returns whether the account may enter marks of the class: an exam account only those assigned to it */
export const mayMark = (account: Account, classId: number): boolean =>
	account.role !== "exam" || classesOf(account as Staff).includes(classId);

/** @throws SchoolError "forbidden", see {@link mayMark} */
export function requireClass(account: Account, classId: number): void {
	if (!mayMark(account, classId)) throw forbiddenError();
}

type SubjectRow = {
	id: number;
	name: string;
	full: Numeric;
	month: Numeric;
	semester: Numeric;
	monthly: Numeric;
	fourth: boolean | number | null;
};

function partsOf({ month, semester, monthly }: SubjectRow, type: ExamType): Part[] {
	const parts: Part[] =
		type === "monthly"
			? [{ part: "whole", full: Number(monthly) }]
			: [
					{ part: "month", full: Number(month) },
					{ part: "semester", full: Number(semester) },
				];
	return parts.filter(({ full }) => full > 0);
}

/** @returns the class's subjects that have a part in exams of the type, in their order */
export async function readSubjects(classId: number, type: ExamType, req?: PayloadRequest): Promise<Subject[]> {
	const found = await query<SubjectRow>(
		sql`SELECT id, name, full_marks AS "full", month_full AS month, semester_full AS semester, monthly_full AS monthly, fourth
			FROM subjects WHERE class_id = ${classId} ORDER BY sequence, id`,
		req,
	);
	return found
		.map((row) => ({
			id: row.id,
			name: row.name,
			// A monthly exam has one mark, so its full marks are those of the sheet.
			full: Number(type === "monthly" ? row.monthly : row.full),
			fourth: Boolean(row.fourth),
			parts: partsOf(row, type),
		}))
		.filter(({ parts }) => parts.length > 0);
}

/** @returns the rules by which the sheets of an exam are computed, from the school's settings */
export async function readRules(type: ExamType): Promise<Rules> {
	const { monthShare, rankWithin, weighted } = await (await records()).findGlobal({ slug: "marking", depth: 0 });
	return {
		type,
		monthShare: weighted ? (monthShare ?? null) : null,
		scale: await getScale(),
		rankWithin: rankWithin ?? "class",
	};
}
