"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { memo, useState, useSyncExternalStore } from "react";
import { ColumnHeads } from "@/components/layout/column-heads";
import { FailedCall } from "@/lib/browser/call";
import { MarksPaste, PasteFaults, SelectedCells, WrongCells } from "../marks/grid-notices";
import { type Inputs, paintCells, useGrid } from "../marks/use-grid";
import { actInOffice } from "../parts/call-office";
import { useLeaveWarning } from "../parts/print";
import { useSending } from "../parts/use-sending";
import type { Roster } from "./roster";
import { RosterDraft, readRosterPaste } from "./roster-draft";
import { cellKey, rosterColumns } from "./shared";
import { sectionRosterText as text } from "./text";

/** Milliseconds: a large section, whole, on a slow machine. */
const timeout = 120_000;

function makeDraft(roster: Roster) {
	const inputs: Inputs = new Map();
	const draft: RosterDraft = new RosterDraft(roster, (keys) => paintCells(inputs, draft, keys));
	return { draft, inputs };
}

/** The list of a section, in which rolls and mobile numbers are typed or pasted, and saved together. */
export function SectionRoster({ roster }: { roster: Roster }) {
	const router = useRouter();
	const [{ draft, inputs }] = useState(() => makeDraft(roster));
	const { changed, wrong, canUndo } = useSyncExternalStore(draft.subscribe, draft.snapshot, draft.snapshot);
	const [sending, send] = useSending();
	const { answer, asked, focus, outcome, revert, selected, table } = useGrid({
		store: draft,
		inputs,
		readPaste: (_, input, pasted) => readRosterPaste(roster, input.dataset.key ?? "", pasted),
		open: () => () => undefined,
	});
	useLeaveWarning(changed > 0);
	const nameOf = (key: string) => {
		const [enrolment, column] = key.split("/");
		const row = roster.rows.find((row) => String(row.enrolment) === enrolment);
		return text.cell(row?.name ?? "", text.columns[column as keyof typeof text.columns]);
	};

	const save = () =>
		send(async () => {
			try {
				const body = { year: roster.year.id, section: roster.section.id, cells: draft.cells() };
				await actInOffice("section-roster/save", body, timeout);
				// The list begins anew with what is stored.
				router.refresh();
			} catch (error) {
				if (error instanceof FailedCall) draft.refuse(error.errors);
				throw error;
			}
		});

	return (
		<>
			<div className="office-line marks-status">
				<p
					className="marks-state"
					data-state={wrong.length > 0 ? "wrong" : changed > 0 ? "waiting" : "saved"}
					role="status"
				>
					{changed > 0 ? text.changed(changed) : text.none}
				</p>
				<Button disabled={sending || changed === 0 || wrong.length > 0} margin={false} onClick={save} size="small">
					{sending ? text.saving : text.save}
				</Button>
				<Button
					buttonStyle="secondary"
					disabled={!canUndo}
					margin={false}
					onClick={() => revert("undo")}
					size="small"
					tooltip="Ctrl+Z"
				>
					{text.undo}
				</Button>
				<SelectedCells count={selected} />
				{outcome.outside > 0 && <p role="alert">{text.outside(outcome.outside)}</p>}
				<PasteFaults {...outcome} />
				{asked && <MarksPaste answer={answer} pasted={asked} placeOf={nameOf} queue={draft} />}
				<WrongCells focus={focus} placeOf={nameOf} says={text.wrong} wrong={wrong} />
			</div>
			<div className="marks-frame">
				<table
					aria-multiselectable="true"
					className="marks-grid section-roster"
					ref={table}
					// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are selected and typed in.
					role="grid"
				>
					<Rows draft={draft} roster={roster} />
				</table>
			</div>
		</>
	);
}

/** Rendered once: in between React does not control the inputs (../marks/use-grid). */
const Rows = memo(function Rows({ roster, draft }: { roster: Roster; draft: RosterDraft }) {
	return (
		<>
			<ColumnHeads
				columns={[
					{ className: "marks-corner", children: text.name },
					...rosterColumns.map((column) => ({ id: column, children: text.columns[column] })),
				]}
			/>
			<tbody>
				{roster.rows.map(({ enrolment, student, name }) => (
					<tr key={enrolment}>
						<th id={`r${enrolment}`} scope="row">
							<a href={`/admin/collections/students/${student}`}>{name}</a>
						</th>
						{rosterColumns.map((column) => (
							<td key={column}>
								<input
									aria-labelledby={`r${enrolment} ${column}`}
									autoComplete="off"
									data-key={cellKey(enrolment, column)}
									defaultValue={draft.read(cellKey(enrolment, column)).text}
									enterKeyHint="next"
									inputMode={column === "roll" ? "numeric" : "tel"}
								/>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</>
	);
});
