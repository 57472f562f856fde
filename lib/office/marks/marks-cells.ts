/** The inputs of a grid of marks as rows and columns, and moving between them. */

type Input = HTMLInputElement;

/** @returns the letter of a shortcut; a Bengali keyboard layout has other letters, but the same keys */
export const letterOf = ({ key, code }: KeyboardEvent): string =>
	(/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, "")).toLowerCase();

/** @returns the visible inputs by row: on a phone only those of one subject */
export const rowsOf = (table: HTMLTableElement): Input[][] => {
	const inputs = [...(table.tBodies[0]?.rows ?? [])].map((row) => [...row.querySelectorAll("input")]);
	const shown = (inputs[0] ?? []).map((input) => input.getClientRects().length > 0);
	return inputs.map((row) => row.filter((_, index) => shown[index]));
};

const steps: Record<string, [row: number, column: number]> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
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
		return following.find((one) => one && takesMarks(one)) ?? input;
	}
	const step = steps[key];
	if (!step || shiftKey || (step[1] !== 0 && !isAtEdge(input, key))) return null;
	const [down, right] = step;
	const cellAt = (count: number) => rows[row + count * down]?.[column + count * right];
	let count = 1;
	for (let next = cellAt(count); next && !takesMarks(next); next = cellAt(count)) count += 1;
	return cellAt(count) ?? input;
}
