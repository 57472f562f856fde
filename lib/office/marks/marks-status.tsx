import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { Grid } from "./grid";
import { CellList, MarksPaste, PasteFaults, SelectedCells, WrongCells } from "./grid-notices";
import type { Column } from "./marks-grid";
import { type MarksQueue, openingSnapshot, type Snapshot } from "./marks-queue";
import type { Pasted, Placed } from "./pasted";
import { cellKey } from "./shared";
import { marksText as text } from "./text";
import type { Outcome } from "./use-grid";

type Props = {
	grid: Grid;
	columns: Column[];
	queue: MarksQueue;
	table: RefObject<HTMLTableElement | null>;
	outcome: Outcome;
	/** A paste that waits for an answer. */
	asked: Pasted | null;
	answer: (placed: Placed | null) => void;
	focus: (key: string) => void;
	fillAbsent: () => void;
	/** Number of selected cells. */
	selected: number;
	revert: (shortcut: "undo") => void;
	empty: (keys: readonly string[]) => void;
};

function stateText({ state, waiting, message }: Snapshot): string {
	if (state === "opening") return text.opening;
	if (state === "saved") return `✓ ${text.saved}`;
	if (state === "wrong") return text.notAll;
	if (state === "stopped") return text.stopped(message, waiting);
	return text[state](waiting);
}

/** Whether everything is saved, what is wrong, what others have changed, and which cell has the cursor. */
export function MarksStatus(props: Props) {
	const { grid, columns, queue, table, outcome, asked, answer, empty, focus, fillAbsent, revert, selected } = props;
	const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot, () => openingSnapshot);
	const current = useFocused(table);
	const cells = useMemo(() => describeCells(grid, columns), [grid, columns]);
	const placeOf = (key: string) => cells.get(key)?.place ?? "";
	const { state, wrong, taken } = snapshot;
	// Of a released exam nothing can be changed.
	const left = grid.released ? [] : snapshot.left;
	const reason = wrong.find(({ key }) => key === current)?.reason;
	return (
		<div className="office-line marks-status">
			<p className="marks-state" data-state={state} role="status">
				{stateText(snapshot)}
			</p>
			<button
				className="btn btn--style-secondary btn--size-small"
				disabled={!current}
				onClick={fillAbsent}
				// The focus stays in the cell.
				onPointerDown={(event) => event.preventDefault()}
				type="button"
			>
				{text.absentButton}
			</button>
			<button
				className="btn btn--style-secondary btn--size-small"
				disabled={!snapshot.canUndo}
				onClick={() => revert("undo")}
				title="Ctrl+Z"
				type="button"
			>
				{text.undo}
			</button>
			{snapshot.missing.length > 0 && (
				<button className="btn btn--style-none" onClick={() => focus(snapshot.missing[0] ?? "")} type="button">
					{text.missing(snapshot.missing.length)}
				</button>
			)}
			<p className="marks-cell">
				{cells.get(current)?.title}
				{reason && <strong> {reason}</strong>}
			</p>
			<SelectedCells count={selected} />
			{outcome.outside > 0 && <p role="alert">{text.outside(outcome.outside)}</p>}
			{outcome.untaken > 0 && <p role="alert">{text.untaken(outcome.untaken)}</p>}
			{outcome.kept > 0 && <p role="alert">{text.undoKept(outcome.kept)}</p>}
			{outcome.rollsAlone && <p role="alert">{text.paste.rollsAlone}</p>}
			<PasteFaults {...outcome} />
			{asked && <MarksPaste answer={answer} pasted={asked} placeOf={placeOf} queue={queue} />}
			{left.length > 0 && (
				<div className="marks-wrong marks-left">
					<p>{text.left(left.length)}</p>
					<CellList keys={left} focus={focus} placeOf={placeOf} />
					<button className="btn btn--style-secondary btn--size-small" onClick={() => empty(left)} type="button">
						{text.emptyLeft(left.length)}
					</button>
				</div>
			)}
			<WrongCells focus={focus} placeOf={placeOf} says={text.wrong} wrong={wrong} />
			{taken.length > 0 && (
				<ul className="marks-taken" role="alert">
					{taken.map(({ key, by, theirs, yours }) => (
						<li key={key}>{text.taken(placeOf(key), by, theirs, toBengaliDigits(yours))}</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** @returns the key of the cell that has or last had the cursor */
function useFocused(table: RefObject<HTMLTableElement | null>): string {
	const [key, setKey] = useState("");
	useEffect(() => {
		const element = table.current;
		const onFocus = ({ target }: FocusEvent) => setKey((target as HTMLElement).dataset.key ?? "");
		element?.addEventListener("focusin", onFocus);
		return () => element?.removeEventListener("focusin", onFocus);
	}, [table]);
	return key;
}

function describeCells({ students }: Grid, columns: Column[]): Map<string, { title: string; place: string }> {
	return new Map(
		students.flatMap(({ enrolment, roll, name }) =>
			columns.map(({ subject, paper, part, name: subjectName, partName, full }) => [
				cellKey({ enrolment, subject, paper, part }),
				{ title: text.cell(roll, name, subjectName, partName, full), place: text.place(roll, subjectName, partName) },
			]),
		),
	);
}
