/** Lists that were typed in Bijoy, or pasted from such a file into a template. */
import { isBijoy, isBijoyToo } from "@/lib/bengali/bijoy/recognise";
import { fromBijoy } from "@/lib/bengali/bijoy/to-unicode";
import type { FileContent, FileRow } from "./read";
import type { Cell } from "./spreadsheet";

/** @returns the cell in Unicode, as one of Bijoy */
export const unicodeCell = (cell: Cell): Cell => (typeof cell === "string" ? fromBijoy(cell).text : cell);

const isAddress = /@|:\/\//;

/** Too little to tell: a word or two, or names of sections and classes. */
const isShort = (words: string[]) => words.length < 3 || words.every((word) => word.length <= 3);

/**
 * Recognises Bijoy by what stands in a column: a cell of a name or two is too short to tell. In a file with such a column
 * short texts as the names of sections are Bijoy too; English columns stay as they are.
 */
export function inUnicode<Column extends string>(
	rows: FileRow<Column>[],
): Pick<FileContent<Column>, "rows" | "isFromBijoy"> {
	const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells) as Column[]))];
	const textOf = (column: Column) =>
		rows.flatMap(({ cells }) => (typeof cells[column] === "string" ? [cells[column]] : [])).join(" ");
	const texts = new Map(columns.map((column) => [column, textOf(column)]));
	if (![...texts.values()].some(isBijoy)) return { rows };
	const isTaken = (text: string) => isBijoyToo(text) || (!isAddress.test(text) && isShort(text.split(/\s+/)));
	const taken = new Set(columns.filter((column) => isTaken(texts.get(column) ?? "")));
	const convert = ({ line, cells }: FileRow<Column>) => ({
		line,
		cells: Object.fromEntries(
			Object.entries<Cell | undefined>(cells).map(([column, cell]) => [
				column,
				cell !== undefined && taken.has(column as Column) ? unicodeCell(cell) : cell,
			]),
		) as FileRow<Column>["cells"],
	});
	return { rows: rows.map(convert), isFromBijoy: true };
}
