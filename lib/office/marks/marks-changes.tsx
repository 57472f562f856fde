import { formatMoment } from "@/lib/bengali/dates";
import { ListTable } from "../parts/column-heads";
import type { Grid } from "./grid";
import { readChanges } from "./history";
import { marksText as text } from "./text";

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
