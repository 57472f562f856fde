/** Reads the rows of a file, without judging what stands in them. */
import "server-only";
import { machineText } from "@/lib/bengali/digits";
import { inUnicode, unicodeCell } from "./bijoy";
import { headingKey, headingKeys, isRequired, type ListForm, labelOf } from "./form";
import { FileRefused } from "./limits";
import { type Cell, openSheet } from "./spreadsheet";
import { fileNotes, weakHeadings } from "./text";

/** Columns by their index in the sheet. */
type Headings<Column extends string> = {
	columns: (Column | undefined)[];
	/** Headings that are not recognised, as written. */
	ignored: string[];
};

/** @returns a function that finds the headings in a row of cells; null if it is another row */
export function headingFinder<Column extends string>(form: ListForm<Column>) {
	const keysOf = (column: Column) => headingKeys(column, [form.headings[column], ...form.synonyms[column]]);
	const known = new Map(form.columns.flatMap((column) => keysOf(column).map((key) => [key, column] as const)));
	const { headings: again, columns: inTurn } = form.repeated ?? { headings: [], columns: [] };
	const repeated = new Set(headingKeys(inTurn[0] ?? "", again));
	const weak = new Set<string | undefined>(weakHeadings.map(headingKey));
	return (cells: readonly Cell[]): Headings<Column> | null => {
		let times = 0;
		const keys = cells.map((cell) => headingKey(String(cell)));
		const named = keys.map((key) => (repeated.has(key) ? inTurn[times++] : known.get(key)));
		const strong = new Set(named.filter((_, index) => !weak.has(keys[index])));
		const columns = named.map((column, index) => (weak.has(keys[index]) && strong.has(column) ? undefined : column));
		if (columns.filter(Boolean).length < form.fewestHeadings) return null;
		const ignored = cells.filter((_, index) => !columns[index] && keys[index] !== "").map(String);
		return { columns, ignored: ignored.map((text) => text.slice(0, 60)) };
	};
}

/** @returns the refusal if a required column is missing or any stands twice */
export function headingFault<Column extends string>(form: ListForm<Column>, { columns }: Headings<Column>) {
	const missing = form.columns.filter((column) => isRequired(form, column) && !columns.includes(column));
	const labels = (list: readonly Column[]) => list.map((column) => labelOf(form, column)).join(", ");
	if (missing.length > 0) return new FileRefused("missing", labels(missing));
	const twice = form.columns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
	return twice.length > 0 ? new FileRefused("twice", labels(twice)) : null;
}

/** A row of a file: only recognised columns; columns that the file does not have are left out. */
export type FileRow<Column extends string> = { line: number; cells: Partial<Record<Column, Cell>> };

export type FileContent<Column extends string> = {
	rows: FileRow<Column>[];
	ignored: string[];
	/** Sentences about what was read otherwise than it stands there. */
	notes: string[];
};

/** Rows in which the headings are looked for, also below a title that has some of their words. */
const firstRows = 20;

const isBlank = (cell: unknown) => cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** What the line below a list begins with. */
const total = /^\s*(?:সর্ব)?মোট(?![\p{L}\p{M}])|^\s*(?:grand |sub)?total\b/iu;

/** A line with a total is incomplete as a row; a complete one is never left out. */
const isTotal = <Column extends string>(form: ListForm<Column>, cells: FileRow<Column>["cells"]): boolean =>
	Object.values(cells).some((cell) => typeof cell === "string" && total.test(cell)) &&
	form.columns.some((column) => isRequired(form, column) && isBlank(cells[column]));

/** Days between the first days of Excel's two systems of dates. */
const daysUntil1904 = 1462;

/** Numbers of days that are not formatted as dates, in the system of 1904, become those of the usual one. */
function correctDates<Column extends string>({ dates = [] }: ListForm<Column>, cells: FileRow<Column>["cells"]): void {
	for (const column of dates) {
		const cell = cells[column];
		if (typeof cell === "number" && cell >= 1000) cells[column] = cell + daysUntil1904;
	}
}

/** A date as text, whatever comes first in it, or the month and day of a cell of a date. */
const dateParts = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]|^\d{4}-(\d\d)-(\d\d)T/;

/**
 * Dates as 25/1/2015 are not understood by a program that expects the month first, and stay text; of 5/1/2015 it makes the
 * first of May.
 * @returns rows of dates that may be exchanged so: those of a column that can be read in both ways, beside some that cannot
 */
const exchangedDates = <Column extends string>({ dates = [] }: ListForm<Column>, rows: readonly FileRow<Column>[]) =>
	dates.flatMap((column) => {
		const found = rows.map(({ line, cells }) => {
			const [, ...parts] = dateParts.exec(machineText(String(cells[column] ?? ""))) ?? [];
			const [first = 0, second = 0, month = 0, day = 0] = parts.map(Number);
			return { line, first, second, month, day };
		});
		const isMonthFirst = found.some(({ second }) => second > 12);
		const isMixed = (isMonthFirst || found.some(({ first }) => first > 12)) && found.every(({ day }) => !(day > 12));
		const isOpen = (a: number, b: number) => a > 0 && b > 0 && a <= 12 && b <= 12 && a !== b;
		return found.flatMap(({ line, first, second, month, day }) =>
			(isMonthFirst && isOpen(first, second)) || (isMixed && isOpen(day, month)) ? [line] : [],
		);
	});

function cellsOf<Column extends string>(cells: readonly Cell[], { columns }: Headings<Column>) {
	const entries = columns.flatMap((column, index) => (column ? [[column, cells[index] ?? ""]] : []));
	return Object.fromEntries(entries) as FileRow<Column>["cells"];
}

/**
 * @param bytes of an .xlsx or CSV file
 * @throws FileRefused
 */
export async function readFileRows<Column extends string>(
	form: ListForm<Column>,
	bytes: Uint8Array,
): Promise<FileContent<Column>> {
	const findHeadings = headingFinder(form);
	let headings: Headings<Column> | null = null;
	let [seen, wrong] = [0, new FileRefused("headings")];
	const rows: FileRow<Column>[] = [];
	const totals: number[] = [];
	const unnamed = new Set<number>();
	let named: readonly Cell[] = [];
	const { rows: found, workbook } = openSheet(bytes);
	for await (const { line, cells, above } of found) {
		if (!headings) {
			const these = findHeadings(cells) ?? findHeadings(cells.map(unicodeCell));
			const fault = these && headingFault(form, these);
			wrong = fault ?? wrong;
			if (!fault) headings = these;
			if (headings) above.clear();
			named = cells;
			seen += 1;
			if (!headings && seen >= firstRows) throw wrong;
			continue;
		}
		if (Object.values(cellsOf(cells, headings)).every(isBlank)) continue;
		// Of cells that are merged the first has the content of all; headings of two lines give none to rows.
		for (const [column, { cell }] of above) if (isBlank(cells[column])) cells[column] = cell;
		const row = { line, cells: cellsOf(cells, headings) };
		if (workbook?.is1904) correctDates(form, row.cells);
		if (isTotal(form, row.cells)) {
			totals.push(line);
			continue;
		}
		if (rows.length >= form.mostRows) throw new FileRefused("rows");
		for (const [index, cell] of cells.entries()) if (!isBlank(cell) && isBlank(named[index])) unnamed.add(index + 1);
		rows.push(row);
	}
	if (!headings) throw wrong;
	if (rows.length === 0) throw new FileRefused("empty");
	const { converted, rows: unicode } = inUnicode(rows);
	const hidden = rows.filter(({ line }) => workbook?.hidden.has(line)).map(({ line }) => line);
	const lines = { totals, unnamed: [...unnamed], exchanged: exchangedDates(form, rows), hidden, bijoy: converted };
	const notes = Object.entries(lines).flatMap(([kind, list]) =>
		list.length > 0 ? [fileNotes[kind as keyof typeof lines](list)] : [],
	);
	if (workbook && workbook.sheets > 1) notes.unshift(fileNotes.sheet(workbook.name));
	return { rows: unicode, ignored: headings.ignored, notes };
}
