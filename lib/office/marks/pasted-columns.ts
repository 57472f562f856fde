/**
 * Which column of a pasted block has rolls (a roll must never be saved as a mark), and which columns of the grid its headings
 * name.
 */
import { machineText } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";
import { headingKey } from "@/lib/office/lists/form";
import type { GridRow, Start } from "./pasted";
import { readMark } from "./shared";
import { markFileText, rollHeading } from "./text";

const isAbsent = (text: string) => {
	const read = readMark(text, 0);
	return "mark" in read && read.mark === "absent";
};

/** Text of a heading or a name, which no mark is. */
export const isWord = (text: string): boolean => /\p{L}/u.test(text) && !isAbsent(text);

/** @returns whether the column has words alone */
export function isWords(rows: readonly string[][], column: number): boolean {
	const texts = rows.map((row) => row[column] ?? "").filter((text) => text !== "");
	return texts.length > 0 && texts.every(isWord);
}

/** @returns a whole number as Excel may write it; NaN for another text */
export function readRoll(text: string): number {
	const latin = machineText(text);
	return /^\d{1,4}(\.0+)?$/.test(latin) ? Number(latin) : Number.NaN;
}

/** Columns that may precede the marks: serial number, roll, name. */
const mostBefore = 3;

/** Rows from which on a column of rising numbers without large gaps cannot be one of marks. */
const certainRows = 5;

/** Whether a text can be what the cells of the grid are for, a mark or a mobile number. */
export type CanBeValue = (text: string) => boolean;

type Likelihood = "certain" | "likely" | "no";

/** @returns how likely it is that a column of numbers has rolls */
function judgeNumbers(
	rows: readonly string[][],
	column: number,
	grid: readonly GridRow[],
	start: Start,
	canBeValue: CanBeValue,
): Likelihood {
	const rolls = rows.map((row) => readRoll(row[column] ?? ""));
	const known = new Set(grid.map(({ roll }) => roll));
	const count = rolls.length;
	if (count === 0 || rolls.some(Number.isNaN)) return "no";
	if (rows.every((row) => !canBeValue(row[column] ?? ""))) return "certain";
	if (new Set(rolls).size < count) return "no";
	const isRising = rolls.every((roll, index) => index === 0 || roll > (rolls[index - 1] ?? 0));
	const shareKnown = rolls.filter((roll) => known.has(roll)).length / count;
	const span = (rolls.at(-1) ?? 0) - (rolls[0] ?? 0) + 1;
	if (isRising && count >= certainRows && shareKnown >= 0.8 && span <= count * 1.5) return "certain";
	const isAlone = rows.every((row) => row.length === 1);
	// One number alone is what staff type, and a mark can be the same as a roll.
	if (shareKnown < 1 || (count === 1 && isAlone)) return "no";
	const isOfRow = rolls.every((roll, index) => grid[start.row + index]?.roll === roll);
	const isWide = rows.some((row) => start.column + row.length > (grid[start.row]?.keys.length ?? 0));
	return isOfRow || isWide || count > 1 ? "likely" : "no";
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
export function findRolls(
	headings: readonly string[][],
	rows: readonly string[][],
	grid: readonly GridRow[],
	start: Start,
	canBeValue: CanBeValue,
): Rolls | null {
	const first = [...Array(mostBefore).keys()];
	const headed = first.find((column) => headings.some((row) => rollHeading.test(normalise(row[column] ?? ""))));
	if (headed !== undefined) return { column: headed, isCertain: true };
	const numbers = first.find((column) => !isWords(rows, column)) ?? 0;
	const judged = first.map((column) => {
		const byNames = judgeNames(rows, column, grid);
		return column === numbers && byNames === "no" ? judgeNumbers(rows, column, grid, start, canBeValue) : byNames;
	});
	const certain = judged.indexOf("certain");
	// A serial number before the roll.
	if (certain >= 0 && judgeNumbers(rows, certain + 1, grid, start, canBeValue) === "certain")
		return { column: certain + 1, isCertain: true };
	if (certain >= 0) return { column: certain, isCertain: true };
	const likely = judged.indexOf("likely");
	return likely < 0 ? null : { column: likely, isCertain: false };
}

/** A column of the grid that is shown: its subject and part, "" for the only one. */
export type GridColumn = { subject: string; part: string };

/** By columns of the block: indexes of the grid's columns. */
export type Headings = {
	columns: ReadonlyMap<number, number>;
	/** By columns of the block: headings that name nothing, as they are written. */
	unknown: ReadonlyMap<number, string>;
};

/** A subject's heading above several columns stands in the first of them alone, where Excel's cells are merged. */
function spread(row: readonly string[], subjects: ReadonlySet<string>, width: number): string[] {
	let above = "";
	return Array.from({ length: width }, (_, index) => {
		const text = row[index] ?? "";
		if (text !== "") above = subjects.has(headingKey(text)) ? text : "";
		return text === "" ? above : text;
	});
}

/** @returns the first index whose column fits, of those that no heading has named yet */
const firstFree = (
	columns: readonly GridColumn[],
	used: ReadonlySet<number>,
	fits: (column: GridColumn) => boolean,
): number => columns.findIndex((column, index) => !used.has(index) && fits(column));

/**
 * @param rows of headings: one with subjects, or subjects and below them parts
 * @param columns of the grid, in their order
 * @returns null if no heading names a column
 */
export function readHeadings(rows: readonly string[][], columns: readonly GridColumn[]): Headings | null {
	const subjects = new Set(columns.map(({ subject }) => headingKey(subject)));
	const width = Math.max(0, ...rows.map((row) => row.length));
	const [above = [], ...below] = rows.map((row) => spread(row, subjects, width));
	const found = new Map<number, number>();
	const unknown = new Map<number, string>();
	const used = new Set<number>();
	for (let index = 0; index < width; index += 1) {
		const texts = [...new Set([above, ...below].map((row) => row[index] ?? "").filter(Boolean))];
		const at = findColumn(texts.map(headingKey), columns, used);
		if (at >= 0) found.set(index, at);
		if (at >= 0) used.add(at);
		else if (texts.length > 0) unknown.set(index, texts.join(" "));
	}
	return found.size > 0 ? { columns: found, unknown } : null;
}

/** @param keys of the headings above a column, the uppermost first */
function findColumn(keys: readonly string[], columns: readonly GridColumn[], used: ReadonlySet<number>): number {
	const all = keys.join("");
	const whole = ({ subject, part }: GridColumn) => headingKey(markFileText.heading(subject, part, 0));
	const exact = firstFree(columns, used, (column) => whole(column) === all);
	if (exact >= 0 || all === "") return exact;
	// A subject of several parts without the parts' names: its columns in their order.
	const [first = ""] = keys;
	const ofSubject = firstFree(columns, used, ({ subject }) => keys.length === 1 && headingKey(subject) === first);
	if (ofSubject >= 0) return ofSubject;
	// A part alone, where one subject is shown.
	const isOne = new Set(columns.map(({ subject }) => subject)).size === 1;
	return isOne ? firstFree(columns, used, ({ part }) => part !== "" && headingKey(part) === all) : -1;
}
