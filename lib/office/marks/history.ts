/** Who has changed which mark of a grid, when, from what to what. */
import "server-only";
import type { MarkPart } from "@/lib/office/marks/schema";
import { query, sql } from "@/lib/school/query";
import type { Grid } from "./grid";

export type MarkChange = {
	id: number;
	at: string;
	by: string;
	roll: number;
	subject: string;
	part: MarkPart;
	from: string;
	to: string;
};

/** Longest list. */
const mostChanges = 100;

/** @returns the last changes of marks that had been entered before, the newest first */
export async function readChanges({ exam, section }: Pick<Grid, "exam" | "section">): Promise<MarkChange[]> {
	const found = await query<MarkChange & { roll: number | string }>(sql`
		SELECT h.id, h.at, h.staff_name AS "by", e.roll, s.name AS subject, m.part, h.from_text AS "from", h.to_text AS "to"
		FROM marks_history h
		JOIN marks m ON m.id = h.mark_id
		JOIN enrolments e ON e.id = m.enrolment_id
		JOIN subjects s ON s.id = m.subject_id
		WHERE m.exam_id = ${exam.id} AND e.section_id = ${section.id} AND h.from_text <> ''
		ORDER BY h.id DESC LIMIT ${mostChanges}`);
	return found.map((change) => ({ ...change, roll: Number(change.roll) }));
}
