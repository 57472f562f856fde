/** The tables `marks`, `marks_history` and `exam_exemptions`. */
import "server-only";
import type { PayloadRequest } from "payload";
import { isInClass } from "@/lib/cms/students/references";
import { type Cell, cellKey, type Mark } from "@/lib/office/marks/shared";
import { query, type SQL, sql } from "@/lib/school/query";

export type StoredMark = Cell & { id: number; mark: Mark; revision: number; by: string; at: string };

type Row = Cell & { id: number; hundredths: number | null; absent: number; revision: number; by: string; at: string };

/** @returns the columns of a mark; an emptied cell keeps its row, because its revision must not start again */
export const columnsOf = (mark: Mark): { hundredths: number | null; absent: number } => ({
	hundredths: typeof mark === "number" ? Math.round(mark * 100) : null,
	absent: mark === "absent" ? 1 : 0,
});

const markOf = ({ hundredths, absent }: Pick<Row, "hundredths" | "absent">): Mark =>
	absent === 1 ? "absent" : hundredths === null ? null : hundredths / 100;

/** @param where condition on `e`, the enrolments. @returns the exam's marks, those of enrolments in its year, by {@link cellKey} */
export async function readMarks(exam: number, where: SQL, req?: PayloadRequest): Promise<Map<string, StoredMark>> {
	const found = await query<Row>(
		sql`SELECT m.id, m.enrolment_id AS enrolment, m.subject_id AS subject, m.paper, m.part, m.hundredths, m.absent, m.revision,
				m.staff_name AS "by", m.updated_at AS at
			FROM marks m JOIN enrolments e ON e.id = m.enrolment_id WHERE m.exam_id = ${exam} AND ${where}`,
		req,
	);
	return new Map(
		found.map(({ hundredths, absent, ...cell }) => [cellKey(cell), { ...cell, mark: markOf({ hundredths, absent }) }]),
	);
}

/** @returns ids of enrolments that are left out of an exam, and get no sheet: of those without a mark there */
export async function readExemptions(exam: number, req?: PayloadRequest): Promise<Set<number>> {
	const found = await query<{ enrolment: number }>(
		sql`SELECT x.enrolment_id AS enrolment FROM exam_exemptions x WHERE x.exam_id = ${exam} AND NOT EXISTS
			(SELECT 1 FROM marks m WHERE m.exam_id = x.exam_id AND m.enrolment_id = x.enrolment_id AND ${isInClass})`,
		req,
	);
	return new Set(found.map(({ enrolment }) => enrolment));
}

/** @returns those of the students who are not left out of the exam */
export async function withoutExempt<T extends { enrolment: number }>(exam: number, pupils: readonly T[]): Promise<T[]> {
	const out = await readExemptions(exam);
	return pupils.filter(({ enrolment }) => !out.has(enrolment));
}

/**
 * The name of the part of a mark `m`, as its subject `s` has it now, or else its code; "" for the one mark of a monthly
 * exam.
 */
export const partName = sql`CASE WHEN m.part = 'whole' THEN '' ELSE coalesce((
	SELECT CASE WHEN (SELECT count(*) FROM subjects_papers o WHERE o._parent_id = s.id) > 1
			THEN coalesce(p.name, p.code) || ' ' ELSE '' END || coalesce(q.name, q.code)
	FROM subjects_papers p JOIN subjects_papers_parts q ON q._parent_id = p.id
	WHERE p._parent_id = s.id AND p.code = m.paper AND q.code = m.part), m.part) END`;
