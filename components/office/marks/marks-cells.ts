/** The inputs of a grid of marks as rows and columns: moving between them, and the block that a paste covers. */

/** @returns pasted text as rows of cells; Excel ends each row, also the last one, with a line break */
export const readBlock = (text: string): string[][] =>
	text
		.replace(/\r\n?/g, "\n")
		.replace(/\n$/, "")
		.split("\n")
		.map((line) => line.split("\t"));

/** Longest text that is read as a block. */
export const longestBlock = 200_000;

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

/**
 * @param start the input that the paste is at
 * @returns the inputs with their texts, and how many texts had none. Empty cells of the block are left out: they do not
 * empty what is there.
 */
export function placeBlock(table: HTMLTableElement, start: Input, block: readonly string[][]) {
	const rows = rowsOf(table);
	const row = rows.findIndex((inputs) => inputs.includes(start));
	const column = rows[row]?.indexOf(start) ?? 0;
	const placed: [Input, string][] = [];
	let outside = 0;
	block.forEach((texts, down) => {
		texts.forEach((text, right) => {
			if (text.trim() === "") return;
			const input = rows[row + down]?.[column + right];
			if (input) placed.push([input, text.trim()]);
			else outside += 1;
		});
	});
	return { placed, outside };
}
