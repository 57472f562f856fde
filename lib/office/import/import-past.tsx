import { formatMoment } from "@/lib/bengali/dates";
import { ListTable } from "../parts/column-heads";
import { UndoTask } from "../parts/undo-task";
import { callPath } from "../paths";
import { importText } from "./text";
import type { ImportPage } from "./view";

const texts = importText.past;
const asked = { undo: texts.undo, sure: texts.sure, yes: texts.yes, no: texts.no };
const path = callPath("import", "undo");

/** The last imports; each can be undone while no other records depend on it. */
export function ImportPast({ past }: Pick<ImportPage, "past">) {
	if (past.length === 0) return null;
	const { at, file, who, counts, undo } = texts.columns;
	return (
		<section className="import-past">
			<h2>{texts.title}</h2>
			<ListTable columns={[at, file, who, counts, undo]}>
				{past.map((run) => (
					<tr key={run.id}>
						<td>{formatMoment(run.at)}</td>
						<td>{run.title}</td>
						<td>{run.by}</td>
						<td>{texts.counts(run.facts.created, run.facts.changed, run.facts.refused)}</td>
						<td>
							{run.state === "taken-back" ? (
								texts.wasUndone
							) : (
								<UndoTask description={texts.undoOf(run.title)} id={run.id} path={path} text={asked} />
							)}
						</td>
					</tr>
				))}
			</ListTable>
			<p className="import-quiet">{texts.kept}</p>
		</section>
	);
}
