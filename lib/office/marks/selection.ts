/** The cells of a grid as rows and columns: moving between them, and a selected block, what is copied of it and filled. */
import type { Text } from "./steps";

type Input = HTMLInputElement;

/** By indexes of the shown rows and columns, from 0. */
export type Place = { row: number; column: number };

const steps: Record<string, Place> = {
	ArrowUp: { row: -1, column: 0 },
	ArrowDown: { row: 1, column: 0 },
	ArrowLeft: { row: 0, column: -1 },
	ArrowRight: { row: 0, column: 1 },
};

/** @returns the letter of a shortcut; a Bengali keyboard layout has other letters, but the same keys */
export const letterOf = ({ key, code }: KeyboardEvent): string =>
	(/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, "")).toLowerCase();

/** @returns the visible inputs by row: on a phone only those of one subject */
export const rowsOf = (table: HTMLTableElement): Input[][] => {
	const inputs = [...(table.tBodies[0]?.rows ?? [])].map((row) => [...row.querySelectorAll("input")]);
	const shown = (inputs[0] ?? []).map((input) => input.getClientRects().length > 0);
	return inputs.map((row) => row.filter((_, index) => shown[index]));
};

/** Whether the cursor is at the end of the text in the direction of the arrow key. */
export function isAtEdge({ selectionStart, selectionEnd, value }: Input, key: string): boolean {
	const isAll = selectionStart === 0 && selectionEnd === value.length;
	return isAll || (key === "ArrowLeft" ? selectionEnd === 0 : selectionStart === value.length);
}

/** Whether the student takes the subject: other cells take no marks, and are passed over. */
export const takesMarks = ({ dataset }: Input): boolean => dataset.taken !== "false";

/** @returns the input to go to from `input` with a key, null if the key does not leave it */
export function nextInput(table: HTMLTableElement, input: Input, { key, shiftKey }: KeyboardEvent): Input | null {
	const rows = rowsOf(table);
	const row = rows.findIndex((inputs) => inputs.includes(input));
	const column = rows[row]?.indexOf(input) ?? -1;
	if (key === "Enter") {
		// Down each column, from the last cell of one to the first of the next.
		const width = rows[row]?.length ?? 0;
		const cells = Array.from({ length: width }, (_, index) => rows.map((inputs) => inputs[index])).flat();
		const at = column * rows.length + row;
		const following = shiftKey ? cells.slice(0, at).reverse() : cells.slice(at + 1);
		return following.find((next) => next && takesMarks(next)) ?? input;
	}
	const step = steps[key];
	if (!step || shiftKey || (step.column !== 0 && !isAtEdge(input, key))) return null;
	const cellAt = (count: number) => rows[row + count * step.row]?.[column + count * step.column];
	let count = 1;
	for (let next = cellAt(count); next && !takesMarks(next); next = cellAt(count)) count += 1;
	return cellAt(count) ?? input;
}

/** The corner where the selection began, which keeps the cursor, and the one that moves. */
export type Selection = { anchor: Place; end: Place };

/** Keys of the shown cells; null for one that takes nothing. */
export type Keys = readonly (readonly (string | null)[])[];

const clip = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));

/**
 * @param isFar whether to go to the edge of the grid
 * @returns the selection with its end moved by an arrow key; null for another key
 */
export function extended({ anchor, end }: Selection, key: string, keys: Keys, isFar: boolean): Selection | null {
	const step = steps[key];
	if (!step) return null;
	const [far, width] = [isFar ? Number.MAX_SAFE_INTEGER : 1, keys[0]?.length ?? 0];
	const row = clip(end.row + step.row * far, keys.length);
	return { anchor, end: { row, column: clip(end.column + step.column * far, width) } };
}

/** @returns the upper left corner */
export const cornerOf = ({ anchor, end }: Selection): Place => ({
	row: Math.min(anchor.row, end.row),
	column: Math.min(anchor.column, end.column),
});

/** @returns the selected part of rows of the grid, as of keys or of inputs */
export function blockOf<T>(rows: readonly (readonly T[])[], selection: Selection): T[][] {
	const from = cornerOf(selection);
	const height = Math.abs(selection.anchor.row - selection.end.row) + 1;
	const width = Math.abs(selection.anchor.column - selection.end.column) + 1;
	return rows.slice(from.row, from.row + height).map((row) => row.slice(from.column, from.column + width));
}

/** @returns the keys of the selected cells that take something */
export const keysIn = (keys: Keys, selection: Selection): string[] =>
	blockOf(keys, selection).flatMap((row) => row.filter((key) => key !== null));

/** @returns the texts as spreadsheets take them from the clipboard: cells between tabs, a line for each row */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
	rows.map((row) => row.map((text) => text.replace(/[\t\r\n]+/g, " ")).join("\t")).join("\r\n");

/**
 * @param textOf returns what stands in a cell
 * @returns the texts that the cells below the first selected row get from it; of one row, what it gets from the row above
 */
export function filledDown(keys: Keys, selection: Selection, textOf: (key: string) => string): Text[] {
	const { row, column } = cornerOf(selection);
	const isOneRow = selection.anchor.row === selection.end.row;
	const first = keys[isOneRow ? row - 1 : row];
	const filled = blockOf(keys, selection).slice(isOneRow ? 0 : 1);
	return filled.flatMap((cells) =>
		cells.flatMap((key, index): Text[] => {
			const source = first?.[column + index];
			return key && source ? [[key, textOf(source)]] : [];
		}),
	);
}
