import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { GridSelection } from "./grid-selection";
import { nothingPlaced, type Pasted, type Placed } from "./pasted";
import { letterOf, nextInput } from "./selection";
import type { Text, Undone } from "./steps";

/** What the inputs of a grid show and change: marks (./marks-queue), or the cells of another list. */
export type GridStore = {
	/** @returns the text of a cell, its state, and the reason for the state "wrong" */
	read: (key: string) => { text: string; state: string; reason: string };
	type: (key: string, text: string) => void;
	/** Ends the typing in a cell: what is typed there later is another step to undo. */
	endTyping: () => void;
	paste: (texts: readonly Text[]) => void;
	/** @returns how many cells with a text would get another one */
	countOverwritten: (texts: readonly Text[]) => number;
	/** Replaces what is typed in a cell by what is saved. @returns that text */
	reset: (key: string) => string;
	undo: () => Undone | null;
	redo: () => Undone | null;
};

/** @returns what Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y asks for */
function readShortcut(event: KeyboardEvent): "undo" | "redo" | null {
	if ((!event.ctrlKey && !event.metaKey) || event.altKey) return null;
	const letter = letterOf(event);
	if (letter === "y") return "redo";
	return letter === "z" ? (event.shiftKey ? "redo" : "undo") : null;
}

/** The outcome of the last paste or undo, until the next one. */
export type Outcome = Omit<Placed, "texts"> & { rollsAlone: boolean; kept: number };

const noOutcome: Outcome = { ...nothingPlaced(), rollsAlone: false, kept: 0 };

const inputOf = ({ target }: Event) => (target instanceof HTMLInputElement && target.dataset.key ? target : null);

/** By key; filled when the table is there. */
export type Inputs = Map<string, HTMLInputElement>;

/** Shows the cells, but leaves the text of the input in which the user is typing. */
export function paintCells(inputs: Inputs, store: GridStore, keys: readonly string[]): void {
	for (const key of keys) {
		const input = inputs.get(key);
		if (!input) continue;
		const { text, state, reason } = store.read(key);
		if (input !== document.activeElement && input.value !== text) input.value = text;
		input.dataset.state = state;
		input.title = reason;
		if (state === "wrong") input.setAttribute("aria-invalid", "true");
		else input.removeAttribute("aria-invalid");
	}
}

type Options = {
	store: GridStore;
	inputs: Inputs;
	/** How a block that is pasted at an input can be read. */
	readPaste: (table: HTMLTableElement, input: HTMLInputElement, text: string) => Pasted;
	/** Called when the table is there. @returns what is done at the end */
	open: (table: HTMLTableElement) => () => void;
	/** @returns a copied text as other programs expect it; by default the same */
	copied?: (text: string) => string;
};

type GridControls = {
	table: RefObject<HTMLTableElement | null>;
	/** The input that has or last had the cursor. */
	last: RefObject<HTMLInputElement | null>;
	outcome: Outcome;
	/** A paste that waits for an answer. */
	asked: Pasted | null;
	/** Answers it: which reading is placed, null for none. */
	answer: (placed: Placed | null) => void;
	/** Takes the last paste or edit back, or makes it again, and goes to its first cell. */
	revert: (shortcut: "undo" | "redo") => void;
	/** Number of selected cells; 0 if there is but the one with the cursor. */
	selected: number;
	/** Shows the texts of the cells, also of the one with the cursor. */
	show: (keys: readonly string[]) => void;
	/** Puts the cursor into a cell. */
	focus: (key: string) => void;
};

/**
 * Makes the table's inputs a grid: arrows, Enter, selection, paste, undo. Its events are handled once for the whole
 * table, and cells are painted without React: 80 × 14 inputs that render again at each key would be too slow on the
 * school's computers.
 */
export function useGrid({ store, inputs, readPaste, open, copied = (text) => text }: Options): GridControls {
	const table = useRef<HTMLTableElement>(null);
	const [outcome, setOutcome] = useState(noOutcome);
	const [selected, setSelected] = useState(0);
	const [asked, setAsked] = useState<Pasted | null>(null);
	const last = useRef<HTMLInputElement | null>(null);

	const show = useCallback(
		(keys: readonly string[]) => {
			for (const key of keys) {
				const input = inputs.get(key);
				if (input) input.value = store.read(key).text;
			}
		},
		[inputs, store],
	);
	const place = useCallback(
		({ texts, ...rest }: Placed) => {
			if (texts.length > 0) store.paste(texts);
			show(texts.map(([key]) => key));
			const { outside, untaken, unknown, repeated, headings } = rest;
			const isEmpty = texts.length + outside + untaken + unknown.length + repeated.length + headings.length === 0;
			setOutcome({ ...noOutcome, ...rest, rollsAlone: isEmpty });
		},
		[store, show],
	);
	const revert = useCallback(
		(shortcut: "undo" | "redo") => {
			const done = store[shortcut]();
			if (!done) return;
			show(done.keys);
			setOutcome({ ...noOutcome, kept: done.kept });
			inputs.get(done.keys[0] ?? "")?.focus();
		},
		[inputs, store, show],
	);
	const answer = useCallback(
		(placed: Placed | null) => {
			setAsked(null);
			if (placed) place(placed);
		},
		[place],
	);
	const readBlock = useEffectEvent(readPaste);
	const begin = useEffectEvent(open);
	const copy = useEffectEvent(copied);

	useEffect(() => {
		const element = table.current;
		if (!element) return;
		for (const input of element.querySelectorAll("input")) inputs.set(input.dataset.key ?? "", input);
		const selection = new GridSelection(element, {
			...{ read: store.read.bind(store), copied: (text: string) => copy(text), onChange: setSelected },
			write: (texts) => place({ ...nothingPlaced(), texts: [...texts] }),
		});
		const onInput = (event: Event) => {
			const input = inputOf(event);
			selection.clear();
			if (input) store.type(input.dataset.key ?? "", input.value);
		};
		const onFocus = (event: Event) => {
			const input = inputOf(event);
			store.endTyping();
			last.current = input ?? last.current;
			if (input) selection.enter(input);
			input?.select();
		};
		const onBlur = (event: Event) => {
			const input = inputOf(event);
			// Show the normalised text when the user leaves the cell.
			if (input) input.value = store.read(input.dataset.key ?? "").text;
		};
		const onKeyDown = (event: KeyboardEvent) => {
			const input = inputOf(event);
			const shortcut = input && readShortcut(event);
			if (shortcut) {
				event.preventDefault();
				revert(shortcut);
				return;
			}
			if (input && selection.takeKey(event, input)) {
				event.preventDefault();
				return;
			}
			if (!input || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.key === "Escape") input.value = store.reset(input.dataset.key ?? "");
			const next = nextInput(element, input, event);
			if (event.key === "F2") input.setSelectionRange(input.value.length, input.value.length);
			if (!next) return;
			event.preventDefault();
			selection.clear();
			next.focus();
		};
		const onPaste = (event: ClipboardEvent) => {
			const at = inputOf(event);
			const input = at && selection.startOf(at);
			const pasted = event.clipboardData?.getData("text/plain") ?? "";
			const cells = selection.keys();
			const isSingle = !/[\t\n]/.test(pasted.trim());
			// A single value goes into all selected cells; into one cell the browser pastes it.
			if (!input || (isSingle && cells.length === 0)) return;
			event.preventDefault();
			if (!isSingle && input.readOnly) return;
			const same = { ...nothingPlaced(), texts: cells.map((key): Text => [key, pasted.trim()]) };
			const read = isSingle ? { byRoll: null, inPlace: same } : readBlock(element, input, pasted);
			const { byRoll, inPlace } = read;
			const only = byRoll && inPlace ? null : (byRoll ?? inPlace);
			if (only && store.countOverwritten(only.texts) === 0) place(only);
			else setAsked(read);
		};
		const listening = new AbortController();
		const { signal } = listening;
		selection.listen(signal);
		element.addEventListener("input", onInput, { signal });
		element.addEventListener("focusin", onFocus, { signal });
		element.addEventListener("focusout", onBlur, { signal });
		element.addEventListener("keydown", onKeyDown, { signal });
		element.addEventListener("paste", onPaste, { signal });
		// Values that were typed before hydration.
		const early = [...inputs].filter(([key, { value }]) => value !== store.read(key).text);
		const end = begin(element);
		// For tests: from here on keys and pastes work.
		element.dataset.ready = "true";
		for (const [key, { value }] of early) store.type(key, value);
		return () => {
			end();
			listening.abort();
		};
	}, [inputs, place, revert, store]);

	const focus = useCallback((key: string) => inputs.get(key)?.focus(), [inputs]);
	return { answer, asked, focus, last, outcome, revert, selected, show, table };
}
