/** The inputs of a grid of marks as rows and columns, and moving between them. */

type Input = HTMLInputElement;

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
function isAtEdge({ selectionStart, selectionEnd, value }: Input, key: string): boolean {
	const isAll = selectionStart === 0 && selectionEnd === value.length;
	return isAll || (key === "ArrowLeft" ? selectionEnd === 0 : selectionStart === value.length);
}

/** @returns the input to go to from `input` with a key, null if the key does not leave it */
export function nextInput(table: HTMLTableElement, input: Input, { key, shiftKey }: KeyboardEvent): Input | null {
	const rows = rowsOf(table);
	const row = rows.findIndex((inputs) => inputs.includes(input));
	const column = rows[row]?.indexOf(input) ?? -1;
	if (key === "Enter") {
		const [below, next] = shiftKey ? [row - 1, column - 1] : [row + 1, column + 1];
		return rows[below]?.[column] ?? (shiftKey ? rows.at(-1) : rows[0])?.[next] ?? input;
	}
	const step = steps[key];
	if (!step || shiftKey || (step[1] !== 0 && !isAtEdge(input, key))) return null;
	return rows[row + step[0]]?.[column + step[1]] ?? input;
}
