import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { keyOf, type MarksQueue, type Snapshot } from "@/components/office/marks/marks-queue";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { marksText as text } from "@/lib/bengali/office/marks";
import type { Grid } from "@/lib/office/marks/grid";
import type { Column } from "./marks-grid";

type Props = {
	grid: Grid;
	columns: Column[];
	queue: MarksQueue;
	table: RefObject<HTMLTableElement | null>;
	/** Number of values of the last paste that were outside of the grid. */
	outside: number;
	focus: (key: string) => void;
	fillAbsent: () => void;
};

/** Wrong cells that are listed; each is red in the grid. */
const mostListed = 12;

const empty: Snapshot = { state: "saved", waiting: 0, wrong: [], taken: [], message: "" };

function stateText({ state, waiting, message }: Snapshot): string {
	if (state === "saved") return `✓ ${text.saved}`;
	if (state === "stopped") return text.stopped(message, waiting);
	return text[state](waiting);
}

/** Whether everything is saved, what is wrong, what others have changed, and which cell has the cursor. */
export function MarksStatus({ grid, columns, queue, table, outside, focus, fillAbsent }: Props) {
	const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot, () => empty);
	const current = useFocused(table);
	const cells = useMemo(() => describeCells(grid, columns), [grid, columns]);
	const placeOf = (key: string) => cells.get(key)?.place ?? "";
	const { state, wrong, taken } = snapshot;
	const reason = wrong.find(({ key }) => key === current)?.reason;
	return (
		<div className="marks-status">
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
			<p className="marks-cell">
				{cells.get(current)?.title}
				{reason && <strong> {reason}</strong>}
			</p>
			{outside > 0 && <p role="alert">{text.outside(outside)}</p>}
			{wrong.length > 0 && (
				<div className="marks-wrong">
					<p role="alert">{text.wrong(wrong.length)}</p>
					<ul>
						{wrong.slice(0, mostListed).map(({ key, reason: why }) => (
							<li key={key}>
								<button onClick={() => focus(key)} type="button">
									{placeOf(key)}
								</button>
								: {why}
							</li>
						))}
						{wrong.length > mostListed && <li>{text.more(wrong.length - mostListed)}</li>}
					</ul>
				</div>
			)}
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
			columns.map(({ subject, paper, part, name: of, partName, full }) => [
				keyOf({ enrolment, subject, paper, part }),
				{ title: text.cell(roll, name, of, partName, full), place: text.place(roll, of, partName) },
			]),
		),
	);
}
