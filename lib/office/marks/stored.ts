/** The tables `marks` and `marks_history`. */
import "server-only";
import type { PayloadRequest } from "payload";
import type { Mark, MarkPart } from "@/lib/office/marks/schema";
import { query, type SQL, sql } from "@/lib/school/query";

export type Cell = { enrolment: number; subject: number; part: MarkPart };

export type StoredMark = Cell & { id: number; mark: Mark; revision: number; by: string; at: string };

export const cellKey = ({ enrolment, subject, part }: Cell): string => `${enrolment}/${subject}/${part}`;

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
		sql`SELECT m.id, m.enrolment_id AS enrolment, m.subject_id AS subject, m.part, m.hundredths, m.absent, m.revision,
				m.staff_name AS "by", m.updated_at AS at
			FROM marks m JOIN enrolments e ON e.id = m.enrolment_id WHERE m.exam_id = ${exam} AND ${where}`,
		req,
	);
	return new Map(
		found.map(({ hundredths, absent, ...cell }) => [cellKey(cell), { ...cell, mark: markOf({ hundredths, absent }) }]),
	);
}
