/** Reads a list of dates from a spreadsheet: which column holds what, and what each row says. */
import { dayLength } from "@/lib/contract/days";
import "server-only";
import { z } from "zod";
import {
	type DateColumn,
	dateHeadingSynonyms,
	dateHeadings,
	dateListText,
	kindWords,
	wholeSchoolWords,
} from "@/lib/bengali/office/date-list";
import { fileFaults, rowFaults } from "@/lib/bengali/office/import-file";
import { type DateKind, schoolDatesText } from "@/lib/bengali/school-dates";
import { readBirthDate } from "@/lib/contract/dates";
import { isKnownYear, mostDaysOfDate } from "@/lib/contract/school-dates";
import { invalidError } from "@/lib/school/errors";
import { FileRefused } from "../import/faults";
import { headingKey } from "../import/headings";
import { maxFileBytes } from "../import/limits";
import { readCells } from "../import/process";
import { cellText, nameKey, plainDate, reading, refuse, required, words } from "../import/row";
import type { Cell } from "../import/spreadsheet";

export type DateRow = { line: number; cells: Partial<Record<DateColumn, Cell>> };
export type DateFile = { rows: DateRow[]; ignored: string[] };

/** Rows of a file; each becomes a record with its version. */
const mostRows = 1000;

/** Rows in which the headings are looked for. */
const firstRows = 20;

const columnNames = Object.keys(dateHeadings) as DateColumn[];
const labelOf = (column: DateColumn) => dateHeadings[column].replace("*", "");
const known = new Map(
	columnNames.flatMap((column) =>
		[dateHeadings[column], ...dateHeadingSynonyms[column]].map((text) => [headingKey(text), column] as const),
	),
);

const refusedFile = (message: string) => invalidError({ file: [message] });

const columnsOf = (cells: readonly Cell[]) => cells.map((cell) => known.get(headingKey(String(cell))));

/** Two recognised headings: a title above them may contain one of the words. */
const isHead = (cells: readonly Cell[]) => columnsOf(cells).filter(Boolean).length >= 2;

/** @throws SchoolError "invalid" for a file that cannot be used */
export async function readDateFile(file: File): Promise<DateFile> {
	if (file.size > maxFileBytes) throw refusedFile(fileFaults.large);
	if (file.size === 0) throw refusedFile(dateListText.empty);
	const lines = await readCells(new Uint8Array(await file.arrayBuffer())).catch((error: unknown) => {
		throw error instanceof FileRefused ? refusedFile(error.message) : error;
	});
	const head = lines.slice(0, firstRows).findIndex(({ cells }) => isHead(cells));
	if (head < 0) throw refusedFile(fileFaults.headings);
	const headings = lines[head]?.cells ?? [];
	const columns = columnsOf(headings);
	const missing = columnNames.filter((column) => dateHeadings[column].endsWith("*") && !columns.includes(column));
	if (missing.length > 0) throw refusedFile(`${fileFaults.missing}: ${missing.map(labelOf).join(", ")}`);
	const twice = columnNames.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
	if (twice.length > 0) throw refusedFile(`${fileFaults.twice}: ${twice.map(labelOf).join(", ")}`);
	const rows = lines
		.slice(head + 1)
		.map(({ line, cells }) => ({
			line,
			cells: Object.fromEntries(
				columns.flatMap((column, index) => (column ? [[column, cells[index] ?? ""] as const] : [])),
			),
		}))
		.filter(({ cells }) => Object.values(cells).some((cell) => cellText(cell).trim() !== ""));
	if (rows.length === 0) throw refusedFile(dateListText.empty);
	if (rows.length > mostRows) throw refusedFile(dateListText.rows(mostRows));
	const ignored = headings.filter((cell, index) => !columns[index] && headingKey(String(cell)) !== "");
	return { rows, ignored: ignored.map((cell) => String(cell).slice(0, 60)) };
}

const { errors } = schoolDatesText;
const { faults } = dateListText;

const kinds = new Map(
	Object.entries(kindWords).flatMap(([kind, list]) => list.map((word) => [nameKey(word), kind as DateKind])),
);
const kind = reading((text, context) => kinds.get(nameKey(text)) ?? refuse(context, faults.kind));

/** Later than any date that can be entered; the reader of birth dates refuses what comes after it. */
const farDay = "9999-12-31";

/** A day as yyyy-mm-dd. */
const day = reading((text, context) => {
	const read = readBirthDate(plainDate(text), farDay);
	if (!("date" in read)) return refuse(context, faults.date);
	const [dd, mm, yyyy] = read.date.split("-");
	return isKnownYear(Number(yyyy)) ? `${yyyy}-${mm}-${dd}` : refuse(context, errors.years);
});

const longestText = 200;

const row = z.object({
	name: required(words(120, true)),
	kind: required(kind),
	from: required(day),
	to: day,
	classes: words(longestText, true),
	notice: words(longestText, true),
});
export type DateValues = z.output<typeof row>;

export type ReadDateRow = { line: number; values: DateValues } | { line: number; reasons: string[] };

/** @returns the values of a row, or the reasons why it is refused */
export function readDateRow({ line, cells }: DateRow): ReadDateRow {
	const read = row.safeParse(cells);
	if (!read.success)
		return {
			line,
			reasons: read.error.issues.map(({ path, message }) => `${labelOf(path[0] as DateColumn)}: ${message}`),
		};
	const { from, to } = read.data;
	const days = to ? (Date.parse(to) - Date.parse(from)) / dayLength : 0;
	const fault = days < 0 ? errors.order : days >= mostDaysOfDate ? errors.long : null;
	return fault ? { line, reasons: [`${labelOf("to")}: ${fault}`] } : { line, values: read.data };
}

const wholeSchool = new Set(wholeSchoolWords.map(nameKey));

/**
 * @param text such as ষষ্ঠ, সপ্তম or ৬-৮
 * @param classOf finds a class by {@link nameKey} of its name
 * @returns ids of the classes, none for the whole school; or the reason why it is refused
 */
export function readClassList(
	text: string | undefined,
	classOf: (key: string) => number | undefined,
): number[] | { reason: string } {
	if (!text || wholeSchool.has(nameKey(text))) return [];
	const found = new Set<number>();
	for (const part of text.split(/[,;،]| ও | and /).filter((one) => one.trim() !== "")) {
		const ends = [part, ...(/[-–—]/.test(part) ? part.split(/[-–—]/) : [])].map((one) => classOf(withoutWord(one)));
		const [whole, first, last] = ends;
		if (whole) found.add(whole);
		else if (ends.length === 3 && first && last && first <= last) for (let id = first; id <= last; id++) found.add(id);
		else return { reason: `${labelOf("classes")}: ${rowFaults.classUnknown(part.trim())}` };
	}
	return [...found].sort((one, other) => one - other);
}

/** The name of a class without the word "class". */
const withoutWord = (text: string) =>
	nameKey(text)
		.replace(/ (শ্রেণি|শ্রেণী|class)$/, "")
		.trim();
