import { Button } from "@payloadcms/ui";
import { useCallback } from "react";
import type { Pasted, Placed } from "./pasted";
import { marksText } from "./text";
import type { GridStore } from "./use-grid";

const text = marksText.paste;

type Props = {
	pasted: Pasted;
	queue: Pick<GridStore, "countOverwritten">;
	/** @returns roll, subject and part of a cell */
	placeOf: (key: string) => string;
	/** @param placed the reading that is chosen, null for none */
	answer: (placed: Placed | null) => void;
};

/** Asks how a pasted block is to be read if it may have rolls, and before it overwrites marks. */
export function MarksPaste({ pasted: { byRoll, inPlace }, queue, placeOf, answer }: Props) {
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
		{ placed: byRoll?.texts.length ? byRoll : null, label: isOpen ? text.byRoll : text.yes },
		{ placed: inPlace, label: isOpen ? text.inPlace : text.yes },
	].flatMap(({ placed, label }) =>
		placed ? [{ placed, label, overwritten: queue.countOverwritten(placed.texts) }] : [],
	);
	return (
		<dialog
			aria-label={text.title}
			className="marks-question"
			onCancel={(event) => {
				event.preventDefault();
				answer(null);
			}}
			ref={open}
		>
			{isOpen && <p>{first ? text.rolls : text.maybeRollsAlone}</p>}
			{isOpen && first && <p>{text.example(placeOf(first[0]), first[1])}</p>}
			{!isOpen && choices.map(({ label, overwritten }) => <p key={label}>{text.overwrites(overwritten)}</p>)}
			{byRoll && <PasteFaults {...byRoll} />}
			<div className="office-choices">
				{choices.map(({ placed, label, overwritten }) => (
					<Button key={label} margin={false} onClick={() => answer(placed)}>
						{isOpen ? text.overwriting(label, overwritten) : label}
					</Button>
				))}
				<Button buttonStyle="secondary" margin={false} onClick={() => answer(null)}>
					{text.no}
				</Button>
			</div>
		</dialog>
	);
}

/** Rolls whose rows are not taken, and headings whose columns are not. */
export const PasteFaults = ({ unknown, repeated, headings }: Pick<Placed, "unknown" | "repeated" | "headings">) => (
	<>
		{headings.length > 0 && <p role="alert">{text.headings(headings)}</p>}
		{unknown.length > 0 && <p role="alert">{text.unknown(unknown)}</p>}
		{repeated.length > 0 && <p role="alert">{text.repeated(repeated)}</p>}
	</>
);

/** How many cells are selected together, also for screen readers. @param count 0 if there is but the one with the cursor */
export const SelectedCells = ({ count }: { count: number }) => (
	<p className="marks-selected" role="status">
		{count > 0 && marksText.selected(count)}
	</p>
);
