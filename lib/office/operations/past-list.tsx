import { formatMoment } from "@/lib/bengali/dates";
import { UndoTask } from "../parts/call-button";
import { ListTable } from "../parts/column-heads";
import type { PastOperation } from "./stored";

type Props<Facts> = {
	subject: "import" | "promotion";
	past: PastOperation<Facts>[];
	/** `columns`: heads of when, what, who, how many, and undo. */
	text: Record<"title" | "undo" | "sure" | "yes" | "no" | "wasUndone", string> & {
		columns: Record<string, string>;
		undoOf: (what: string) => string;
	};
	counts: (operation: PastOperation<Facts>) => string;
	note?: string;
};

/** The last operations of a subject; each can be taken back while no other records depend on it. */
export function PastList<Facts>({ subject, past, text, counts, note }: Props<Facts>) {
	if (past.length === 0) return null;
	const { undo, sure, yes, no } = text;
	const id = `${subject}-past`;
	return (
		<section aria-labelledby={id} className={id}>
			<h2 id={id}>{text.title}</h2>
			<ListTable columns={Object.values(text.columns)}>
				{past.map((operation) => (
					<tr key={operation.id}>
						<td>{formatMoment(operation.at)}</td>
						<td>{operation.title}</td>
						<td>{operation.by}</td>
						<td>{counts(operation)}</td>
						<td>
							{operation.state === "taken-back" ? (
								text.wasUndone
							) : (
								<UndoTask
									description={text.undoOf(operation.title)}
									id={operation.id}
									call={`${subject}/undo`}
									text={{ undo, sure, yes, no }}
								/>
							)}
						</td>
					</tr>
				))}
			</ListTable>
			{note && <p className="office-quiet">{note}</p>}
		</section>
	);
}
