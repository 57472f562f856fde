/** Who has changed which mark of a grid, when, from what to what. */
import "server-only";
import { formatMoment } from "@/lib/bengali/dates";
import { listOf, query, sql } from "@/lib/school/query";
import { ListTable } from "../parts/column-heads";
import type { Grid } from "./grid";
import { partName } from "./stored";
import { marksText as text } from "./text";

type MarkChange = {
	id: number;
	at: string;
	by: string;
	roll: number;
	subject: string;
	/** Names of paper and part, or their codes; "" for the only one of a subject. */
	part: string;
	from: string;
	to: string;
};

/** Longest list. */
const mostChanges = 100;

/** @returns the last changes of marks in the subjects of the grid that had been entered before, the newest first */
export async function readChanges({
	exam,
	isPartial,
	section,
	subjects,
}: Pick<Grid, "exam" | "isPartial" | "section" | "subjects">): Promise<MarkChange[]> {
	const ids = listOf([0, ...subjects.map(({ id }) => id)]);
	const found = await query<MarkChange & { roll: number | string }>(sql`
		SELECT h.id, h.at, h.staff_name AS "by", e.roll, s.name AS subject, ${partName} AS part, h.from_text AS "from", h.to_text AS "to"
		FROM marks_history h
		JOIN marks m ON m.id = h.mark_id
		JOIN enrolments e ON e.id = m.enrolment_id
		JOIN subjects s ON s.id = m.subject_id
		WHERE m.exam_id = ${exam.id} AND e.section_id = ${section.id} AND h.from_text <> ''
			AND ${isPartial ? sql`m.subject_id IN (${ids})` : sql`TRUE`}
		ORDER BY h.id DESC LIMIT ${mostChanges}`);
	return found.map((change) => ({ ...change, roll: Number(change.roll) }));
}

/** The last changes of marks, below the grid. */
export async function MarksChanges({ grid }: { grid: Grid }) {
	const changes = await readChanges(grid);
	if (changes.length === 0) return null;
	const { at, by, cell, from, to } = text.changes.columns;
	return (
		<details>
			<summary>{text.changes.title}</summary>
			<ListTable columns={[at, by, cell, from, to]}>
				{changes.map((change) => (
					<tr key={change.id}>
						<td>{formatMoment(change.at)}</td>
						<td>{change.by}</td>
						<td>{text.place(change.roll, change.subject, change.part)}</td>
						<td>{change.from}</td>
						<td>{change.to || text.changes.emptied}</td>
					</tr>
				))}
			</ListTable>
		</details>
	);
}
