/**
 * Reads and writes spreadsheets: the only module that knows the library, `hucre`. It runs in a process of its own
 * (./files), because a small hostile file can take any amount of memory.
 *
 * Formulas are never evaluated: of one the library returns the value stored with it, which is what staff saw there; one
 * without is an error of its row.
 */
import "server-only";
import { streamCsvRows, writeCsv } from "hucre/csv";
import { type CellValue, cellRef, streamXlsxRows, writeXlsx } from "hucre/xlsx";
import { FileRefused, maxCellCharacters, maxCells, maxCharacters, maxColumns, maxSheetRows } from "./limits";
import { readWorkbook, refuseLargeZip, type Workbook } from "./workbook";

/** Text, or a number: with 16 digits and more Excel has rounded it. Empty is "". */
export type Cell = string | number;

export type SheetRow = {
	/** As the spreadsheet program numbers it, from 1. */
	line: number;
	cells: Cell[];
	/** By their columns, cells that are merged with those below them as far as this row; one map for all rows. */
	above: Map<number, { last: number; cell: Cell }>;
};

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b);
/** Excel before 2007, and encrypted files of any version. */
const isOle = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
/** By the first bytes of text; Excel's "Unicode Text" is UTF-16. */
const encodingOf = (bytes: Uint8Array) =>
	startsWith(bytes, 0xff, 0xfe) ? "utf-16le" : startsWith(bytes, 0xfe, 0xff) ? "utf-16be" : "utf-8";

/** What stands at the beginning of texts that are no table of cells. */
const otherTexts = [
	[/^%PDF-/, "pdf"],
	[/^\{\\rtf/, "word"],
	[/^\s*<(?:!doctype|html|head|meta|style|table|\?xml|Workbook)\b/i, "html"],
] as const;

/** A file's rows, and what its workbook says beside them; null for text. */
type Sheet = { rows: AsyncGenerator<SheetRow>; workbook: Workbook | null };

/**
 * @param bytes of an .xlsx file or a CSV file (UTF-8 or UTF-16; separated by comma, semicolon or tab)
 * @returns the rows of the first visible sheet
 * @throws FileRefused
 */
export function openSheet(bytes: Uint8Array): Sheet {
	if (isOle(bytes)) throw new FileRefused("oldExcel");
	if (!isZip(bytes)) return { rows: readRows(csvRows(textOf(bytes)), null), workbook: null };
	refuseLargeZip(bytes);
	const workbook = readWorkbook(bytes);
	return { rows: readRows(xlsxRows(bytes, workbook?.index ?? 0), workbook), workbook };
}

async function* readRows(rows: Rows, workbook: Workbook | null): AsyncGenerator<SheetRow> {
	let [characters, count, size] = [0, 0, 0];
	const above: SheetRow["above"] = new Map();
	for await (const row of rows) {
		count += 1;
		size += row.values.length;
		if (count > maxSheetRows || size > maxCells) throw new FileRefused("heavy");
		const line = row.index + 1;
		const cells = row.values.slice(0, maxColumns).map((value, column) => {
			const place = cellRef(row.index, column);
			const stored = workbook?.unsolved.has(place) ? noValue : cellOf(value);
			const isPercent = typeof stored === "number" && workbook?.percents.has(place);
			const cell = isPercent ? `${shortest(stored * 100)}%` : stored;
			const last = workbook?.merged.get(place);
			if (last) above.set(column, { last, cell });
			return cell;
		});
		for (const [column, { last }] of above) if (last < line) above.delete(column);
		const all = [...cells, ...Array.from(above.values(), ({ cell }) => cell)];
		characters += all.reduce<number>((sum, cell) => sum + String(cell).length, 0);
		if (characters > maxCharacters) throw new FileRefused("heavy");
		yield { line, cells, above };
	}
}

type Row = { index: number; values: CellValue[] };
type Rows = AsyncGenerator<Row> | Generator<Row>;

async function* xlsxRows(bytes: Uint8Array, sheet: number): AsyncGenerator<Row> {
	try {
		yield* streamXlsxRows(bytes, { sheet, maxRows: maxSheetRows + 1 });
	} catch (error) {
		throw error instanceof FileRefused ? error : new FileRefused("damaged");
	}
}

function textOf(bytes: Uint8Array): string {
	const encoding = encodingOf(bytes);
	const start = new TextDecoder(encoding).decode(bytes.subarray(0, 200));
	const other = otherTexts.find(([pattern]) => pattern.test(start));
	if (other) throw new FileRefused(other[1]);
	// No text has control characters other than tab and line breaks.
	if (encoding === "utf-8" && bytes.some((byte) => byte < 9)) throw new FileRefused("kind");
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		throw new FileRefused("encoding");
	}
}

function* csvRows(text: string): Generator<Row> {
	// Excel's own first line that names the separator.
	const [hint = "", named] = /^sep=([,;\t])\r?\n/.exec(text) ?? [];
	// A quotation mark that is never closed takes all that follows into its cell, this row too.
	const end = "\u0001";
	const rows = `${text.slice(hint.length).replace(/\r?\n$/, "")}\n${end}`;
	let index = hint ? 1 : 0;
	for (const values of streamCsvRows(rows, named ? { delimiter: named } : {})) {
		if (values[0] === end) return;
		yield { index: index++, values: values as CellValue[] };
	}
	throw new FileRefused("damaged");
}

/** One of Excel's errors, in place of a value that is not in the file. */
const noValue = "#VALUE!";

/** @returns the number in the fifteen digits that Excel shows: sums of decimals have more */
const shortest = (value: number) => Number(value.toPrecision(15));

/** What keeps a number's zeros is no part of it. Dates become ISO 8601 with the time, which nobody types as words. */
function cellOf(value: CellValue | undefined): Cell {
	if (value === null || value === undefined) return "";
	if (typeof value === "number") return shortest(value);
	if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 16);
	return String(value)
		.slice(0, maxCellCharacters + 1)
		.replace(/^="([\d০-৯\s./-]*)"$/, "$1")
		.replace(/^['’‘]+(?=[\d০-৯][\d০-৯\s./-]*$)/, "");
}

export type SheetToWrite = {
	name: string;
	rows: string[][];
	/** Empty rows below that are formatted as text too. */
	emptyRows?: number;
	/** Drop-down lists: column from 0, and where the choices stand: `'Sheet'!$A$1:$A$9`. */
	choices?: { column: number; from: string }[];
};

/** @returns an .xlsx file in which every cell is formatted as text; the first row of each sheet is bold and stays in view */
export function writeWorkbook(sheets: SheetToWrite[]): Promise<Uint8Array> {
	return writeXlsx({ sheets: sheets.map(worksheetOf) });
}

/** Excel's format "Text": numbers keep all digits and leading zeros. */
const asText = "@";

function worksheetOf({ name, rows, emptyRows = 0, choices = [] }: SheetToWrite) {
	const width = Math.max(...rows.map((row) => row.length));
	const bold = { style: { numFmt: asText, font: { bold: true } } };
	return {
		name,
		columns: Array.from({ length: width }, () => ({ width: 18, style: { numFmt: asText } })),
		rows: [...rows, ...Array.from({ length: emptyRows }, () => Array.from({ length: width }, () => null))],
		cells: new Map((rows[0] ?? []).map((value, column) => [`0,${column}`, { ...bold, value }])),
		freezePane: { rows: 1 },
		dataValidations: choices.map(({ column, from }) => {
			const [first, last] = [2, rows.length + emptyRows].map((line) => cellRef(line - 1, column));
			return { type: "list" as const, formula1: from, range: `${first}:${last}`, allowBlank: true };
		}),
	};
}

/** @returns a CSV file as Excel opens it: UTF-8 with BOM, CRLF */
export const writeText = (rows: string[][]): Uint8Array =>
	new TextEncoder().encode(writeCsv(rows, { bom: true, quoteStyle: "required" }));
