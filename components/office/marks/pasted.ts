/**
 * What a pasted block says: marks from the cell on that it is pasted at, or marks of students whose rolls stand in its
 * first columns. A roll must never be saved as a mark, so a block that may have rolls is not placed without a question.
 */
import { toLatinDigits } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";
import { rollHeading } from "@/lib/bengali/office/marks";
import { readMark } from "@/lib/office/marks/schema";
import { readBlock } from "../read-block";

/** A row of the grid: the student, and the keys of the cells that are shown, null for a subject that is not taken. */
export type GridRow = { roll: number; name: string; keys: readonly (string | null)[] };

/** The cell that a block is pasted at, by indexes from 0. */
export type Start = { row: number; column: number };

/** Where the texts of a block go. */
export type Placed = {
	/** Empty cells of the block are left out: they do not empty what is there. */
	texts: [key: string, text: string][];
	/** Number of texts that are outside of the grid. */
	outside: number;
	/** Number of texts in subjects that their students do not take. */
	untaken: number;
	/** Rolls that no student of the grid has, as they are written: nothing of their rows is placed. */
	unknown: string[];
	/** The same for rolls that stand in several rows. */
	repeated: string[];
};

const nothingPlaced = (): Placed => ({ texts: [], outside: 0, untaken: 0, unknown: [], repeated: [] });

/** How a block can be read: certainly in one way, or in both, of which staff choose one. */
export type Pasted = {
	/** By the rolls in its first columns. Without texts if there is nothing but rolls. */
	byRoll: Placed | null;
	/** From the cell on that it is pasted at. */
	inPlace: Placed | null;
};

const isAbsent = (text: string) => {
	const read = readMark(text, 0);
	return "mark" in read && read.mark === "absent";
};

/** Text of a heading or a name, which no mark is. */
const isWord = (text: string): boolean => /\p{L}/u.test(text) && !isAbsent(text);

const isBlank = (row: readonly string[]): boolean => row.every((text) => text === "");

/** @returns whether the column has words alone */
function isWords(rows: readonly string[][], column: number): boolean {
	const texts = rows.map((row) => row[column] ?? "").filter((text) => text !== "");
	return texts.length > 0 && texts.every(isWord);
}

/** @returns a whole number as Excel may write it; NaN for another text */
function readRoll(text: string): number {
	const latin = toLatinDigits(text);
	return /^\d{1,4}(\.0+)?$/.test(latin) ? Number(latin) : Number.NaN;
}

/** Columns that may precede the marks: serial number, roll, name. */
const mostBefore = 3;

/** Rows from which on a column of rising numbers without large gaps cannot be one of marks. */
const certainRows = 5;
/** Rows from which on a column of different numbers, all of them rolls, is hardly one of marks. */
const likelyRows = 8;

type Likelihood = "certain" | "likely" | "no";

/** @returns how likely it is that a column of numbers has rolls */
function judgeNumbers(rows: readonly string[][], column: number, grid: readonly GridRow[], start: Start): Likelihood {
	const rolls = rows.map((row) => readRoll(row[column] ?? ""));
	const known = new Set(grid.map(({ roll }) => roll));
	const count = rolls.length;
	if (count === 0 || rolls.some(Number.isNaN) || new Set(rolls).size < count) return "no";
	const isRising = rolls.every((roll, index) => index === 0 || roll > (rolls[index - 1] ?? 0));
	const shareKnown = rolls.filter((roll) => known.has(roll)).length / count;
	const span = (rolls.at(-1) ?? 0) - (rolls[0] ?? 0) + 1;
	if (isRising && count >= certainRows && shareKnown >= 0.8 && span <= count * 1.5) return "certain";
	const isAlone = rows.every((row) => row.length === 1);
	// One number alone is what staff type, and a mark can be the same as a roll.
	if (shareKnown < 1 || (count === 1 && isAlone)) return "no";
	const isOfRow = rolls.every((roll, index) => grid[start.row + index]?.roll === roll);
	const isWide = rows.some((row) => start.column + row.length > (grid[start.row]?.keys.length ?? 0));
	const isRun = isRising && count > 1 && (count > 2 || span === count);
	return isOfRow || isRun || (isWide && !isAlone) || count >= likelyRows ? "likely" : "no";
}

const nameKey = (name: string) => normalise(name).toLowerCase().replace(/\s+/g, " ");

/** @returns how likely it is that a column has rolls because of words in the next one */
function judgeNames(rows: readonly string[][], column: number, grid: readonly GridRow[]): Likelihood {
	if (!isWords(rows, column + 1) || rows.every((row) => Number.isNaN(readRoll(row[column] ?? "")))) return "no";
	const names = new Set(grid.map(({ name }) => nameKey(name)));
	const found = rows.filter((row) => names.has(nameKey(row[column + 1] ?? ""))).length;
	if (found * 2 >= rows.length) return "certain";
	// Words in the last column may be remarks on the marks.
	return rows.some((row) => row.slice(column + 2).some((text) => text !== "" && !isWord(text))) ? "likely" : "no";
}

type Rolls = { column: number; isCertain: boolean };

/** @returns the column that has the rolls, or may have them; null if there is none */
function findRolls(
	headings: readonly string[][],
	rows: readonly string[][],
	grid: readonly GridRow[],
	start: Start,
): Rolls | null {
	const first = [...Array(mostBefore).keys()];
	const headed = first.find((column) => headings.some((row) => rollHeading.test(normalise(row[column] ?? ""))));
	if (headed !== undefined) return { column: headed, isCertain: true };
	const numbers = first.find((column) => !isWords(rows, column)) ?? 0;
	const judged = first.map((column) => {
		const byNames = judgeNames(rows, column, grid);
		return column === numbers && byNames === "no" ? judgeNumbers(rows, column, grid, start) : byNames;
	});
	const certain = judged.indexOf("certain");
	// A serial number before the roll.
	if (certain >= 0 && judgeNumbers(rows, certain + 1, grid, start) === "certain")
		return { column: certain + 1, isCertain: true };
	if (certain >= 0) return { column: certain, isCertain: true };
	const likely = judged.indexOf("likely");
	return likely < 0 ? null : { column: likely, isCertain: false };
}

/** Places the texts from the start on. Names before the marks are left out. */
function placeFrom(start: Start, rows: readonly string[][], grid: readonly GridRow[]): Placed {
	const placed: Placed = nothingPlaced();
	const width = Math.max(...rows.map((row) => row.length));
	let from = 0;
	while (from + 1 < width && isWords(rows, from)) from += 1;
	rows.forEach((row, down) => {
		placeRow(placed, grid[start.row + down]?.keys ?? [], start.column, row.slice(from));
	});
	return placed;
}

function placeRow(placed: Placed, keys: GridRow["keys"], column: number, texts: readonly string[]): void {
	texts.forEach((text, right) => {
		if (text === "") return;
		const key = keys[column + right];
		if (key) placed.texts.push([key, text]);
		else if (key === null) placed.untaken += 1;
		else placed.outside += 1;
	});
}

/** Places each row at the student with its roll. The first column after rolls and names goes to the start's column. */
function placeByRoll(rolls: number, { column }: Start, block: readonly string[][], grid: readonly GridRow[]): Placed {
	const placed: Placed = nothingPlaced();
	const first = block.findIndex((row) => !Number.isNaN(readRoll(row[rolls] ?? "")));
	const rows = block.slice(Math.max(0, first)).map((row) => ({ row, roll: readRoll(row[rolls] ?? "") }));
	let marks = rolls + 1;
	while (isWords(block, marks)) marks += 1;
	const byRoll = new Map(grid.map(({ roll, keys }) => [roll, keys]));
	const times = new Map<number, number>();
	for (const { roll } of rows) times.set(roll, (times.get(roll) ?? 0) + 1);
	for (const { row, roll } of rows) {
		const keys = byRoll.get(roll);
		if (!keys) placed.unknown.push(row.find((text) => text !== "") ?? "");
		else if (times.get(roll) !== 1) placed.repeated.push(String(roll));
		else placeRow(placed, keys, column, row.slice(marks));
	}
	placed.repeated = [...new Set(placed.repeated)];
	return placed;
}

/**
 * @param text of the clipboard: cells of a spreadsheet
 * @param grid the rows that are shown, in their order
 * @returns how the text can be read; leading rows of headings are left out
 */
export function readPasted(text: string, grid: readonly GridRow[], start: Start): Pasted {
	const all = readBlock(text);
	const firstMarks = all.findIndex((row) => !isBlank(row) && !row.every((cell) => cell === "" || isWord(cell)));
	const [headings, rows] = firstMarks < 0 ? [[], all] : [all.slice(0, firstMarks), all.slice(firstMarks)];
	const filled = rows.filter((row) => !isBlank(row));
	const rolls = findRolls(headings, filled, grid, start);
	return {
		byRoll: rolls && placeByRoll(rolls.column, start, filled, grid),
		inPlace: rolls?.isCertain ? null : placeFrom(start, rows, grid),
	};
}
