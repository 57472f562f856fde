/**
 * Schemas of the cells of any list, from which a row's schema is built: the parsed value, or why the cell is refused.
 */
import "server-only";
import { z } from "zod";
import { cellNumber, machineText, toLatinDigits } from "@/lib/bengali/digits";
import { hasTooManyMarks, normalise, tidy, withLineEnds } from "@/lib/bengali/normalise";
import { dayLength } from "@/lib/contract/days";
import { isPersonName } from "@/lib/contract/input";
import { readTypedDate } from "../values/typed-dates";
import { isFormula, unescapeCell } from "./escape";
import { type ListForm, labelOf } from "./form";
import type { FileRow } from "./read";
import type { Cell } from "./spreadsheet";
import { rowFaults as faults } from "./text";

/** Numbers from here on have more than 15 digits, and Excel has replaced the digits after the 15th by zeros. */
const firstRounded = 1e15;

/** A number in scientific notation, as Excel shows long numbers and saves them in CSV files. */
const scientific = /^[0-9০-৯]+([.,][0-9০-৯]+)?e\+?[0-9০-৯]+$/i;

/** Errors of spreadsheet programs, and what a column is saved as that is too narrow for its numbers. */
const excelError = /^(?:#(?:N\/A|GETTING_DATA|[A-Z\d/]+[!?]|#+)|Err:\d{3})$/i;

/** A cell of a date or time, as ./spreadsheet writes it: of words a program has made one, as 5/2024 of a number. */
export const isDateCell = (cell: Cell | undefined): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z?$/.test(String(cell));

/** What people and programs write into cells without content: dashes, N/A. */
const nothing = /^(?:\p{Pd}+|n\/a|n\.a\.?|nil|null|none|undefined)$/iu;

/** Text whose letters a program has lost: as question marks, as UTF-8 read in another encoding, or as codes of HTML. */
const destroyed = /\ufffd|(?:^|\s)\?[?\s]*\?|à[¦§]|[ÃÂ][\u00a0-\u00bf‚ƒ„…†‡ˆ‰Š‹Œ]|â€|&#x?[\da-f]+;/iu;

/** Characters that no cell may contain, as in the forms of the site. */
const forbidden = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/u;

/** @returns the text of a cell for a message or a file; long numbers without the digits that Excel has lost */
export function cellText(cell: Cell | undefined): string {
	if (cell === undefined) return "";
	if (typeof cell === "string") return cell;
	return Math.abs(cell) >= firstRounded ? cell.toExponential(14).toUpperCase() : String(cell);
}

type Context = z.core.$RefinementCtx<unknown>;

/** Adds the message as an issue of the cell. @returns what a zod transform must return after that */
export function refuse(context: Context, message: string): typeof z.NEVER {
	context.addIssue({ code: "custom", message });
	return z.NEVER;
}

/** The text of a cell, undefined if empty. */
export const given = z
	.union([z.string(), z.number()])
	.optional()
	.transform((cell, context) => {
		if (typeof cell === "number") return Math.abs(cell) < firstRounded ? String(cell) : refuse(context, faults.rounded);
		if (!cell) return undefined;
		if (hasTooManyMarks(cell)) return refuse(context, faults.control);
		const text = tidy(withLineEnds(cell));
		if (text === "" || nothing.test(text)) return undefined;
		if (scientific.test(text)) return refuse(context, faults.rounded);
		if (excelError.test(text)) return refuse(context, faults.excelError);
		return text;
	});

/** A cell that `read` understands; undefined if it is empty. */
export const reading = <T>(read: (text: string, context: Context) => T) =>
	given.transform((text, context): T | undefined =>
		text === undefined ? undefined : read(unescapeCell(text), context),
	);

/** A cell that must not be empty. */
export const required = <T>(schema: z.ZodType<T | undefined>) =>
	schema.transform((value, context): T => value ?? refuse(context, faults.required));

/** Text that people have written. */
export const words = (most: number, isLine: boolean) =>
	given.transform((raw, context): string | undefined => {
		if (raw === undefined) return undefined;
		if (isFormula(raw)) return refuse(context, faults.formula);
		if (isDateCell(raw)) return refuse(context, faults.dated);
		const text = isLine ? unescapeCell(raw).replace(/\s*\n\s*/g, " ") : unescapeCell(raw);
		if (text.length > most) return refuse(context, faults.long(most));
		if (destroyed.test(text)) return refuse(context, faults.destroyed);
		return forbidden.test(text) ? refuse(context, faults.control) : text;
	});

/** The name of a person, which has letters. */
export const personName = (most: number) =>
	words(most, true).transform((text, context) =>
		text === undefined || isPersonName(text) ? text : refuse(context, faults.noName),
	);

export const whole = (first: number, last: number, message: string) =>
	reading((text, context) => {
		const latin = cellNumber(text);
		const value = Number(latin);
		return /^\d{1,10}$/.test(latin) && value >= first && value <= last ? value : refuse(context, message);
	});

/** Names of sections, subjects and exams are compared by this, in digits of either kind and without invisible characters. */
export const nameKey = (text: string) =>
	toLatinDigits(normalise(text.replace(/\p{Cf}/gu, "")))
		.toLowerCase()
		.replace(/\s+/g, " ");

/** Day 0 of Excel's 1900 date system, for days after its 29 February 1900, which did not exist. */
const excelEpoch = Date.UTC(1899, 11, 30);

/** Writes a day as dd-mm-yyyy: with the month as a word, ISO 8601, or Excel's number of five digits; four may be a year. */
export function plainDate(text: string): string {
	// Programs for databases write the first moment of the day.
	const latin = machineText(text).replace(/ (?:0{1,2}|12):00(?::00)?(?: am)?$/i, "");
	const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+Z?)?$/.exec(latin) ?? [];
	if (year) return `${day}-${month}-${year}`;
	const typed = /\p{L}/u.test(latin) ? readTypedDate(latin, false) : null;
	const isSerial = /^[1-9]\d{4}(\.\d+)?$/.test(latin);
	if (!isSerial && !(typed && "date" in typed)) return latin;
	const moment = typed && "date" in typed ? typed.date : new Date(excelEpoch + Math.floor(Number(latin)) * dayLength);
	const date = moment.toISOString();
	return `${date.slice(8, 10)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;
}

export const isEmpty = (cell: Cell | undefined): boolean => cell === undefined || cellText(cell).trim() === "";

/** The parsed values of a row, or the reasons why it is refused, each with its column. */
export type ReadRow<Values> = { line: number; values: Values } | { line: number; reasons: string[] };

/** @param schema of an object with the form's columns */
export function readCellsOf<Column extends string, Values>(
	form: ListForm<Column>,
	schema: z.ZodType<Values>,
	{ line, cells }: FileRow<Column>,
): ReadRow<Values> {
	const read = schema.safeParse(cells);
	if (read.success) return { line, values: read.data };
	return {
		line,
		reasons: read.error.issues.map(({ path, message }) => `${labelOf(form, path[0] as Column)}: ${message}`),
	};
}
