/**
 * Selecting a block of a grid's cells with the mouse or Shift, as in a spreadsheet. The cursor stays in the cell where the
 * selection began. A finger selects nothing, because it scrolls.
 */
import {
	blockOf,
	cornerOf,
	extended,
	filledDown,
	isAtEdge,
	type Keys,
	keysIn,
	letterOf,
	type Place,
	rowsOf,
	type Selection,
	takesMarks,
	writeTsv,
} from "./selection";
import type { Text } from "./steps";

type Input = HTMLInputElement;

type SelectionOptions = {
	/** @returns the text of a cell */
	read: (key: string) => { text: string };
	/** Changes cells in one step. */
	write: (texts: readonly Text[]) => void;
	/** Writes a copied text as other programs expect it. */
	copied: (text: string) => string;
	/** Called with the number of selected cells, 0 if there is but the one with the cursor. */
	onChange: (count: number) => void;
};

const isSamePlace = (a: Place, b: Place) => a.row === b.row && a.column === b.column;

export class GridSelection {
	readonly #table: HTMLTableElement;
	readonly #options: SelectionOptions;
	#selection: Selection | null = null;
	#marked: readonly HTMLElement[] = [];
	/** The cell that the mouse was pressed in, until it is released. */
	#pressed: Input | null = null;

	constructor(table: HTMLTableElement, options: SelectionOptions) {
		this.#table = table;
		this.#options = options;
	}

	/** Listens until the signal aborts. */
	listen(signal: AbortSignal): void {
		const on = <E extends keyof HTMLElementEventMap>(name: E, act: (event: HTMLElementEventMap[E]) => void) =>
			this.#table.addEventListener(name, act, { signal });
		// Mouse events, of which a finger that scrolls makes none.
		on("mousedown", (event) => this.#press(event));
		on("mouseover", (event) => this.#drag(event));
		on("mouseup", (event) => this.#selectText(event));
		// A selected text would be dragged away.
		on("dragstart", (event) => event.preventDefault());
		on("copy", (event) => this.#copy(event));
		on("cut", (event) => {
			if (this.#copy(event) && this.#selection) this.#empty(this.#selection);
		});
		addEventListener("mouseup", () => this.#release(), { signal });
	}

	/** The input that a block is pasted at: the upper left one of the selection. */
	startOf(input: Input): Input {
		const { row, column } = this.#selection ? cornerOf(this.#selection) : { row: -1, column: -1 };
		return rowsOf(this.#table)[row]?.[column] ?? input;
	}

	/** @returns keys of the selected cells that take something; none without a selection */
	keys(): string[] {
		return this.#selection ? keysIn(this.#keys(takesMarks), this.#selection) : [];
	}

	clear(): void {
		if (this.#selection) this.#show(null);
	}

	/** The cursor has come into a cell: into another one, or back into the window. */
	enter(input: Input): void {
		if (this.#selection && !isSamePlace(this.#selection.anchor, this.#placeOf(input))) this.clear();
	}

	#empty(selection: Selection): void {
		const texts = keysIn(this.#keys(), selection).map((key): Text => [key, ""]);
		if (texts.length > 0) this.#options.write(texts);
	}

	/** @returns whether the key was for the selection, and is done */
	takeKey(event: KeyboardEvent, input: Input): boolean {
		const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
		const isControl = ctrlKey || metaKey;
		if (event.isComposing || altKey) return false;
		if (isControl && !shiftKey && letterOf(event) === "d") return this.#fillDown(input);
		if (shiftKey && key.startsWith("Arrow")) return this.#extend(input, key, isControl);
		if (!this.#selection || isControl) return false;
		if (key === "Delete" || key === "Backspace") this.#empty(this.#selection);
		else if (key === "Escape") this.clear();
		else return false;
		return true;
	}

	#inputOf = ({ target }: Event): Input | null =>
		target instanceof HTMLInputElement && target.dataset.key ? target : null;

	/** Also cells of subjects that are not taken can be emptied, where they are open. */
	#keys = (takes: (input: Input) => boolean = () => true): Keys =>
		rowsOf(this.#table).map((row) =>
			row.map((input) => (!input.readOnly && takes(input) ? (input.dataset.key ?? null) : null)),
		);

	#placeOf(input: Input): Place {
		const rows = rowsOf(this.#table);
		const row = rows.findIndex((inputs) => inputs.includes(input));
		return { row, column: rows[row]?.indexOf(input) ?? -1 };
	}

	#press(event: MouseEvent): void {
		const input = this.#inputOf(event);
		if (!input || event.button !== 0) return;
		const { activeElement } = document;
		if (event.shiftKey && activeElement instanceof HTMLInputElement && this.#table.contains(activeElement)) {
			const anchor = this.#selection?.anchor ?? this.#placeOf(activeElement);
			this.#show({ anchor, end: this.#placeOf(input) });
			event.preventDefault();
			return;
		}
		this.clear();
		this.#pressed = input;
	}

	/**
	 * A press selects the whole text: with the cursor in it, what is typed would be added to the mark. Chromium puts the
	 * cursor into a selected text when the button is released, unless that is prevented.
	 */
	#selectText(event: MouseEvent): void {
		const input = this.#inputOf(event);
		if (!input || input !== document.activeElement || this.#selection) return;
		if (input.selectionStart === input.selectionEnd) input.select();
		event.preventDefault();
	}

	#drag(event: MouseEvent): void {
		const input = this.#inputOf(event);
		if (!input || !this.#pressed || event.buttons !== 1) return;
		if (input === this.#pressed && !this.#selection) return;
		this.#show({ anchor: this.#placeOf(this.#pressed), end: this.#placeOf(input) });
	}

	#release(): void {
		if (this.#selection) this.#pressed?.select();
		this.#pressed = null;
	}

	#extend(input: Input, key: string, isFar: boolean): boolean {
		const isInText = (key === "ArrowLeft" || key === "ArrowRight") && !isAtEdge(input, key);
		if (!this.#selection && isInText) return false;
		const anchor = this.#placeOf(input);
		this.#show(extended(this.#selection ?? { anchor, end: anchor }, key, this.#keys(), isFar));
		return true;
	}

	#fillDown(input: Input): boolean {
		const anchor = this.#placeOf(input);
		const texts = filledDown(this.#keys(takesMarks), this.#selection ?? { anchor, end: anchor }, (key) =>
			this.#read(key),
		);
		if (texts.length > 0) this.#options.write(texts);
		return true;
	}

	#read = (key: string): string => this.#options.read(key).text;

	/** @returns whether there was a selection to copy; a single cell is left to the browser */
	#copy(event: ClipboardEvent): boolean {
		if (!this.#selection || !event.clipboardData) return false;
		const rows = blockOf(rowsOf(this.#table), this.#selection);
		const texts = rows.map((row) => row.map(({ dataset }) => this.#options.copied(this.#read(dataset.key ?? ""))));
		event.clipboardData.setData("text/plain", writeTsv(texts));
		event.preventDefault();
		return true;
	}

	#show(selection: Selection | null): void {
		this.#selection = selection && !isSamePlace(selection.anchor, selection.end) ? selection : null;
		for (const cell of this.#marked) cell.removeAttribute("aria-selected");
		const inputs = this.#selection ? blockOf(rowsOf(this.#table), this.#selection).flat() : [];
		this.#marked = inputs.flatMap((input) => input.closest("td") ?? []);
		for (const cell of this.#marked) cell.setAttribute("aria-selected", "true");
		if (selection)
			rowsOf(this.#table)[selection.end.row]?.[selection.end.column]?.scrollIntoView({
				block: "nearest",
				inline: "nearest",
			});
		this.#options.onChange(inputs.length);
	}
}
