/** What a grid says about its cells: which are wrong, how many are selected, what a paste would do. */

import { Button } from "@payloadcms/ui";
import { useCallback } from "react";
import type { Pasted, Placed } from "./pasted";
import { marksText as text } from "./text";
import type { GridStore } from "./use-grid";

/** Cells that are listed by name; all are marked in the grid. */
const mostListed = 12;

type Props = {
	focus: (key: string) => void;
	/** @returns how a cell is named */
	placeOf: (key: string) => string;
};

type ListProps = Props & {
	keys: readonly string[];
	/** What is said of a cell. */
	noteOf?: (key: string) => string | undefined;
};

/** The first of some cells; a press puts the cursor there. */
export const CellList = ({ keys, focus, noteOf, placeOf }: ListProps) => (
	<ul>
		{keys.slice(0, mostListed).map((key) => (
			<li key={key}>
				<button className="office-link" onClick={() => focus(key)} type="button">
					{placeOf(key)}
				</button>
				{noteOf && <>: {noteOf(key)}</>}
			</li>
		))}
		{keys.length > mostListed && <li>{text.more(keys.length - mostListed)}</li>}
	</ul>
);

type WrongProps = Props & { wrong: readonly { key: string; reason: string }[]; says: (count: number) => string };

/** Cells that cannot be saved as they are, each with its reason. */
export function WrongCells({ wrong, says, ...props }: WrongProps) {
	if (wrong.length === 0) return null;
	const noteOf = (cell: string) => wrong.find(({ key }) => key === cell)?.reason;
	return (
		<div className="marks-wrong">
			<p role="alert">{says(wrong.length)}</p>
			<CellList {...props} keys={wrong.map(({ key }) => key)} noteOf={noteOf} />
		</div>
	);
}

const { paste: pasteText } = text;

type PasteProps = {
	pasted: Pasted;
	queue: Pick<GridStore, "countOverwritten">;
	/** @returns roll, subject and part of a cell */
	placeOf: (key: string) => string;
	/** @param placed the reading that is chosen, null for none */
	answer: (placed: Placed | null) => void;
};

/** Asks how a pasted block is to be read if it may have rolls, and before it overwrites marks. */
export function MarksPaste({ pasted: { byRoll, inPlace }, queue, placeOf, answer }: PasteProps) {
	const open = useCallback((dialog: HTMLDialogElement) => {
		dialog.showModal();
		// The last button refuses: Enter after a paste, to go to the next cell, must not overwrite marks.
		[...dialog.querySelectorAll("button")].at(-1)?.focus();
		// Gives the focus back to the cell.
		return () => dialog.close();
	}, []);
	const isOpen = byRoll !== null && inPlace !== null;
	const [first] = byRoll?.texts ?? [];
	const choices = [
		{ placed: byRoll?.texts.length ? byRoll : null, label: isOpen ? pasteText.byRoll : pasteText.yes },
		{ placed: inPlace, label: isOpen ? pasteText.inPlace : pasteText.yes },
	].flatMap(({ placed, label }) =>
		placed ? [{ placed, label, overwritten: queue.countOverwritten(placed.texts) }] : [],
	);
	return (
		<dialog
			aria-label={pasteText.title}
			className="modal-dialog marks-question"
			onCancel={(event) => {
				event.preventDefault();
				answer(null);
			}}
			ref={open}
		>
			{isOpen && <p>{first ? pasteText.rolls : pasteText.maybeRollsAlone}</p>}
			{isOpen && first && <p>{pasteText.example(placeOf(first[0]), first[1])}</p>}
			{!isOpen && choices.map(({ label, overwritten }) => <p key={label}>{pasteText.overwrites(overwritten)}</p>)}
			{byRoll && <PasteFaults {...byRoll} />}
			<div className="office-choices">
				{choices.map(({ placed, label, overwritten }) => (
					<Button key={label} margin={false} onClick={() => answer(placed)}>
						{isOpen ? pasteText.overwriting(label, overwritten) : label}
					</Button>
				))}
				<Button buttonStyle="secondary" margin={false} onClick={() => answer(null)}>
					{pasteText.no}
				</Button>
			</div>
		</dialog>
	);
}

/** Rolls whose rows are not taken, and headings whose columns are not. */
export const PasteFaults = ({ unknown, repeated, headings }: Pick<Placed, "unknown" | "repeated" | "headings">) => (
	<>
		{headings.length > 0 && <p role="alert">{pasteText.headings(headings)}</p>}
		{unknown.length > 0 && <p role="alert">{pasteText.unknown(unknown)}</p>}
		{repeated.length > 0 && <p role="alert">{pasteText.repeated(repeated)}</p>}
	</>
);

/** How many cells are selected together, also for screen readers. @param count 0 if there is but the one with the cursor */
export const SelectedCells = ({ count }: { count: number }) => <p role="status">{count > 0 && text.selected(count)}</p>;
