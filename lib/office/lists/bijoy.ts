/** Cells that were typed in Bijoy, in lists of it or pasted among others. */
import { classKey } from "@/lib/bengali/class-names";
import { isBijoy, isBijoyName, isEnglishName } from "@/lib/bijoy/recognise";
import { fromBijoy } from "@/lib/bijoy/to-unicode";
import type { FileContent, FileRow } from "./read";
import type { Cell } from "./spreadsheet";

/** @returns the cell in Unicode, as one of Bijoy */
export const unicodeCell = (cell: Cell): Cell => (typeof cell === "string" ? fromBijoy(cell).text : cell);

const isAddress = /@|:\/\//;
const bengali = /[\u0980-\u09ff]/;

/** UTF-8 in another encoding looks like Bijoy, and is refused by the row (./cells). */
const destroyed = /à[¦§]|â€|\ufffd/;

/** What lists have in Latin letters whatever their names are in: blood groups, errors of Excel, ordinals, days, numbers. */
const isCode =
	/^\s*(?:male|female|boy|girl|(?:A|B|AB|O)\s*(?:[+-]|\(|ve|pos|neg).*|#[A-Z/0]+[!?]?|n\/a|.*\d(?:st|nd|rd|th)\b.*|[\d.,]+E\+?\d+|\d{1,2}\W*[a-z]{3,9}\W*\d{4}|class\W*\d+)\s*$/i;

/** Genders, where a column has no others. */
const isGender = /^\s*[MF]\s*$/i;

/** Too little to tell: a word or two, or names of sections and classes. */
const isShort = (words: string[]) => words.length < 3 || words.every((word) => word.length <= 3);

const isLatin = (cell: unknown): cell is string =>
	typeof cell === "string" &&
	/\p{L}/u.test(cell) &&
	![bengali, isAddress, isCode, destroyed].some((other) => other.test(cell)) &&
	// Class Six, VI.
	!/^\d+$/.test(classKey(cell));

/** Words of Bijoy in a text that is in Unicode otherwise. */
const wordsOf = (cell: string): string =>
	cell.replace(/\S+/g, (word) => (!bengali.test(word) && isBijoyName(word) ? fromBijoy(word).text : word));

/**
 * A cell is Bijoy by itself, or, as names are short, by its column or its row; then the short ones of its row are it too,
 * as names of sections, unless rows that are not have Latin letters in their column. English stays as it is.
 */
export function inUnicode<Column extends string>(
	rows: FileRow<Column>[],
): Pick<FileContent<Column>, "rows"> & { converted: number[] } {
	const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells) as Column[]))];
	const latin = (column: Column, list = rows) =>
		list.flatMap(({ cells }) => (isLatin(cells[column]) ? [cells[column]] : []));
	const open = columns.filter((column) => !latin(column).every((cell) => isGender.test(cell)));
	const clear = new Set(open.filter((column) => isBijoy(latin(column).join(" "))));
	const isOwn = (column: Column, cell: string, isRow: boolean) =>
		!isEnglishName(cell) && (isRow || clear.has(column) || isBijoyName(cell));

	const surely = new Map(
		rows.map((row) => {
			const texts = open.flatMap((column) => latin(column, [row]).filter((cell) => !isEnglishName(cell)));
			const isRow = isBijoy(texts.join(" "));
			const own = open.filter((column) => latin(column, [row]).some((cell) => isOwn(column, cell, isRow)));
			return [row, own] as const;
		}),
	);
	const others = rows.filter((row) => surely.get(row)?.length === 0);
	const shorts = open.filter(
		(column) => latin(column, others).length === 0 && isShort(latin(column).join(" ").split(/\s+/)),
	);
	const converted: number[] = [];
	const convert = (row: FileRow<Column>): FileRow<Column> => {
		const own = surely.get(row) ?? [];
		const taken = new Set(own.length > 0 ? [...own, ...shorts] : []);
		const cells = Object.fromEntries(
			Object.entries<Cell | undefined>(row.cells).map(([column, cell]) => {
				if (typeof cell !== "string" || isAddress.test(cell)) return [column, cell];
				if (bengali.test(cell)) return [column, destroyed.test(cell) ? cell : wordsOf(cell)];
				return [
					column,
					taken.has(column as Column) && isLatin(cell) && !isEnglishName(cell) ? unicodeCell(cell) : cell,
				];
			}),
		) as FileRow<Column>["cells"];
		if (columns.some((column) => cells[column] !== row.cells[column])) converted.push(row.line);
		return { line: row.line, cells };
	};
	return { rows: rows.map(convert), converted };
}
