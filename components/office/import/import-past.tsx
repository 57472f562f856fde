import { formatMoment } from "@/lib/bengali/dates";
import { importText } from "@/lib/bengali/office/import";
import type { Run } from "@/lib/office/import/runs";
import { ColumnHeads } from "../column-heads";
import { ImportUndo } from "./import-undo";

const texts = importText.past;

/** The last imports, each of which can be undone while nothing hangs on it. */
export function ImportPast({ past }: { past: Run[] }) {
	if (past.length === 0) return null;
	const { at, file, who, counts, undo } = texts.columns;
	return (
		<section className="import-past">
			<h2>{texts.title}</h2>
			<div className="table">
				<table>
					<ColumnHeads columns={[at, file, who, counts, undo]} />
					<tbody>
						{past.map((run) => (
							<tr key={run.id}>
								<td>{run.appliedAt && formatMoment(run.appliedAt)}</td>
								<td>{run.file}</td>
								<td>{run.staff}</td>
								<td>{texts.counts(run.created, run.changed, run.refused)}</td>
								<td>{run.state === "undone" ? texts.wasUndone : <ImportUndo file={run.file} id={run.id} />}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p className="import-quiet">{texts.kept}</p>
		</section>
	);
}
