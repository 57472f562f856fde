/**
 * What a pasted block says: marks from the cell on that it is pasted at, or marks of students whose rolls stand in its
 * first columns; with headings, in the columns that they name. A roll must never be saved as a mark, so a block that may
 * have rolls is not placed without a question.
 */
import { readBlock } from "../parts/read-block";
import {
	type CanBeValue,
	findRolls,
	type GridColumn,
	type Headings,
	isWord,
	isWords,
	readHeadings,
	readRoll,
} from "./pasted-columns";
import type { Text } from "./steps";

export type { GridColumn } from "./pasted-columns";

/** A row of the grid: the student, and the keys of the cells that are shown, null for a subject that is not taken. */
export type GridRow = { roll: number; name: string; keys: readonly (string | null)[] };

/** The cell that a block is pasted at, by indexes from 0. */
export type Start = { row: number; column: number };

/** Where the texts of a block go. */
export type Placed = {
	/** Empty cells of the block are left out: they do not empty what is there. */
	texts: Text[];
	/** Number of texts that are outside of the grid. */
	outside: number;
	/** Number of texts in subjects that their students do not take. */
	untaken: number;
	/** Rolls that no student of the grid has, as they are written: nothing of their rows is placed. */
	unknown: string[];
	/** The same for rolls that stand in several rows. */
	repeated: string[];
	/** Headings that name no column of the grid: nothing of their columns is placed. */
	headings: string[];
};

export const nothingPlaced = (): Placed => ({
	...{ texts: [], outside: 0, untaken: 0, unknown: [], repeated: [], headings: [] },
});

/** How a block can be read: certainly in one way, or in both, of which staff choose one. */
export type Pasted = {
	/** By the rolls in its first columns. Without texts if there is nothing but rolls. */
	byRoll: Placed | null;
	/** From the cell on that it is pasted at. */
	inPlace: Placed | null;
};

const isBlank = (row: readonly string[]): boolean => row.every((text) => text === "");

/** By columns of the block: the column of the grid where its texts go; undefined for names, rolls and unknown headings. */
type Targets = readonly (number | undefined)[];

const widthOf = (rows: readonly string[][]) => Math.max(0, ...rows.map((row) => row.length));

/** @param from the first column of the block with marks, which goes to the column `to` of the grid */
const byPosition = (rows: readonly string[][], from: number, to: number): Targets =>
	Array.from({ length: widthOf(rows) }, (_, index) => (index < from ? undefined : to + index - from));

function byHeadings(rows: readonly string[][], { columns }: Headings): Targets {
	return Array.from({ length: widthOf(rows) }, (_, index) => columns.get(index));
}

/** @returns the headings of columns with marks that name no column of the grid; before `from` are rolls */
const unknownOf = ({ unknown }: Headings, rows: readonly string[][], from: number): string[] =>
	[...unknown].flatMap(([index, heading]) =>
		index >= from && rows.some((row) => row[index]) && !isWords(rows, index) ? [heading] : [],
	);

/** Places the rows from the start on. Names before the marks are left out. */
function placeFrom(
	start: Start,
	rows: readonly string[][],
	grid: readonly GridRow[],
	headings: Headings | null,
): Placed {
	const placed = nothingPlaced();
	let from = 0;
	while (from + 1 < widthOf(rows) && isWords(rows, from)) from += 1;
	const targets = headings ? byHeadings(rows, headings) : byPosition(rows, from, start.column);
	if (headings) placed.headings = unknownOf(headings, rows, 0);
	rows.forEach((row, down) => {
		placeRow(placed, grid[start.row + down]?.keys ?? [], targets, row);
	});
	return placed;
}

function placeRow(placed: Placed, keys: GridRow["keys"], targets: Targets, texts: readonly string[]): void {
	texts.forEach((text, index) => {
		const target = targets[index];
		if (text === "" || target === undefined) return;
		const key = keys[target];
		if (key) placed.texts.push([key, text]);
		else if (key === null) placed.untaken += 1;
		else placed.outside += 1;
	});
}

/**
 * Places each row at the student with its roll, by the headings, or without them the first column after rolls and names
 * at the start's column.
 */
function placeByRoll(
	rolls: number,
	{ column }: Start,
	block: readonly string[][],
	grid: readonly GridRow[],
	headings: Headings | null,
): Placed {
	const placed = nothingPlaced();
	const first = block.findIndex((row) => !Number.isNaN(readRoll(row[rolls] ?? "")));
	const rows = block.slice(Math.max(0, first)).map((row) => ({ row, roll: readRoll(row[rolls] ?? "") }));
	let marks = rolls + 1;
	while (isWords(block, marks)) marks += 1;
	const targets = headings ? byHeadings(block, headings) : byPosition(block, marks, column);
	if (headings) placed.headings = unknownOf(headings, block, marks);
	const byRoll = new Map(grid.map(({ roll, keys }) => [roll, keys]));
	const times = new Map<number, number>();
	for (const { roll } of rows) times.set(roll, (times.get(roll) ?? 0) + 1);
	for (const { row, roll } of rows) {
		const keys = byRoll.get(roll);
		if (!keys) placed.unknown.push(row.find((text) => text !== "") ?? "");
		else if (times.get(roll) !== 1) placed.repeated.push(String(roll));
		else placeRow(placed, keys, targets, row);
	}
	placed.repeated = [...new Set(placed.repeated)];
	return placed;
}

/** @returns the rows with words alone at the beginning, and those below them */
function divide(text: string): { above: string[][]; rows: string[][] } {
	const all = readBlock(text);
	const first = all.findIndex((row) => !isBlank(row) && !row.every((cell) => cell === "" || isWord(cell)));
	return first < 0 ? { above: [], rows: all } : { above: all.slice(0, first), rows: all.slice(first) };
}

/** {@link readPasted} where a column of rolls is what is pasted, and not by what its rows are found. */
export function readInPlace(
	text: string,
	grid: readonly GridRow[],
	columns: readonly GridColumn[],
	start: Start,
): Pasted {
	const { above, rows } = divide(text);
	return { byRoll: null, inPlace: placeFrom(start, rows, grid, readHeadings(above, columns)) };
}

/**
 * @param text of the clipboard: cells of a spreadsheet, perhaps with headings
 * @param grid the rows that are shown, in their order
 * @param columns those that are shown
 * @param canBeValue a column of numbers that cannot has rolls
 * @returns how the text can be read
 */
export function readPasted(
	text: string,
	grid: readonly GridRow[],
	columns: readonly GridColumn[],
	start: Start,
	canBeValue: CanBeValue = () => true,
): Pasted {
	const { above, rows } = divide(text);
	const filled = rows.filter((row) => !isBlank(row));
	const headings = readHeadings(above, columns);
	const rolls = findRolls(above, filled, grid, start, canBeValue);
	return {
		byRoll: rolls && placeByRoll(rolls.column, start, filled, grid, headings),
		inPlace: rolls?.isCertain ? null : placeFrom(start, rows, grid, headings),
	};
}
