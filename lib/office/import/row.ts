/** The schema of a row: what its cells say, or why they are refused. References to the school's records are checked later. */
import { dayLength } from "@/lib/contract/days";
import "server-only";
import { z } from "zod";
import { toLatinDigits } from "@/lib/bengali/digits";
import { hasTooManyMarks, normalise } from "@/lib/bengali/normalise";
import { classSuffixes, rowFaults as faults, genderWords, type ImportColumn } from "@/lib/bengali/office/import-file";
import { studentText } from "@/lib/bengali/students";
import { readBirthDate } from "@/lib/contract/dates";
import { readBirthNumber, readMobile } from "@/lib/contract/numbers";
import { isFormula, unescapeCell } from "./escape";
import { labelOf } from "./headings";
import type { FileRow } from "./read";
import type { Cell } from "./spreadsheet";

/** From here on Excel, which keeps 15 digits, has replaced the last ones by zeros. */
const firstRounded = 1e15;

/** A number in scientific notation, as Excel shows long numbers and saves them in CSV files. */
const scientific = /^[0-9০-৯]+([.,][0-9০-৯]+)?e\+?[0-9০-৯]+$/i;

/** Excel's error values. */
const excelError = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|GETTING_DATA)/i;

/** Dashes that people write into cells without content. */
const dash = /^[-–—]+$/;

/** Characters that no cell may contain, as in the forms of the site. */
const forbidden = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/u;

/** @returns the text of a cell for a message or a file; long numbers without the digits that Excel has lost */
export function cellText(cell: Cell | undefined): string {
	if (cell === undefined) return "";
	if (typeof cell === "string") return cell;
	return Math.abs(cell) >= firstRounded ? cell.toExponential(14).toUpperCase() : String(cell);
}

type Context = z.core.$RefinementCtx<unknown>;

/** Refuses the cell with a sentence. */
export function refuse(context: Context, message: string): typeof z.NEVER {
	context.addIssue({ code: "custom", message });
	return z.NEVER;
}

/** The text of a cell, undefined if empty. */
const given = z
	.union([z.string(), z.number()])
	.optional()
	.transform((cell, context) => {
		if (typeof cell === "number") return Math.abs(cell) < firstRounded ? String(cell) : refuse(context, faults.rounded);
		if (!cell) return undefined;
		if (hasTooManyMarks(cell)) return refuse(context, faults.control);
		const text = normalise(cell.replace(/\r\n?/g, "\n"));
		if (text === "" || dash.test(text)) return undefined;
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
		const text = isLine ? unescapeCell(raw).replace(/\s*\n\s*/g, " ") : unescapeCell(raw);
		if (text.length > most) return refuse(context, faults.long(most));
		return forbidden.test(text) ? refuse(context, faults.control) : text;
	});

const whole = (first: number, last: number, message: string) =>
	reading((text, context) => {
		const latin = toLatinDigits(text).replace(/\.0+$/, "");
		const value = Number(latin);
		return /^\d{1,10}$/.test(latin) && value >= first && value <= last ? value : refuse(context, message);
	});

const key = (text: string) => normalise(text).toLowerCase().replace(/\s+/g, " ");
const genders = new Map(
	Object.entries(genderWords).flatMap(([code, list]) => list.map((word) => [key(word), code as "1" | "2" | "3"])),
);

const gender = reading((text, context) => genders.get(key(toLatinDigits(text))) ?? refuse(context, faults.gender));

/** Excel and many contact lists drop the leading zero of a number. */
const mobile = reading((text, context) => {
	const digits = toLatinDigits(text).replace(/\.0+$/, "");
	const whole = /^1[3-9][\d\s-]+$/.test(digits) ? `0${digits}` : digits;
	return readMobile(whole) ?? refuse(context, studentText.field.mobile);
});

const birthNumber = reading((text, context) => readBirthNumber(text) ?? refuse(context, studentText.field.birthNumber));

/** Day 0 of Excel's 1900 date system, for days after its 29 February 1900, which did not exist. */
const excelEpoch = Date.UTC(1899, 11, 30);

/** Writes a day as dd-mm-yyyy: ISO 8601, or a day number of Excel, with five digits from 1927 on: four may be a year. */
export function plainDate(text: string): string {
	const latin = toLatinDigits(text);
	const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][\d:.]+Z?)?$/.exec(latin) ?? [];
	if (year) return `${day}-${month}-${year}`;
	if (!/^[1-9]\d{4}(\.\d+)?$/.test(latin)) return latin;
	const date = new Date(excelEpoch + Math.floor(Number(latin)) * dayLength).toISOString();
	return `${date.slice(8, 10)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;
}

const dateOfBirth = reading((text, context) => {
	const read = readBirthDate(plainDate(text));
	return "date" in read ? read.date : refuse(context, studentText.field[read.fault]);
});

/** The name of a class without the word "class". */
function className(text: string): string {
	const name = key(text);
	const suffix = classSuffixes.map(key).find((word) => name.endsWith(` ${word}`));
	return suffix ? name.slice(0, -suffix.length).trim() : name;
}

const person = {
	code: whole(1, 9_999_999_999, faults.code),
	name: required(words(120, true)),
	gender: required(gender),
	fatherName: required(words(120, true)),
	motherName: required(words(120, true)),
	fatherMobile: mobile,
	motherMobile: mobile,
	dateOfBirth,
	birthNumber,
	address: words(500, false),
};

const year = whole(1, 9999, faults.number);
const roll = whole(1, 9999, faults.roll);
const name = words(60, true);
const placeColumns = ["year", "class", "section", "roll"] as const;

const complete = z.object({
	...person,
	year: required(year),
	class: required(name.transform((text) => (text === undefined ? text : { text, key: className(text) }))),
	section: required(name.transform((text) => (text === undefined ? text : { text, key: key(text) }))),
	roll: required(roll),
});

/** A row that names a student by id and leaves out year, class, section and roll: as exported for one without enrolment. */
const withoutPlace = z.object({
	...person,
	code: required(person.code),
	...Object.fromEntries(placeColumns.map((column) => [column, given])),
}) as unknown as z.ZodType<Omit<z.output<typeof complete>, (typeof placeColumns)[number]>>;

const { code: _code, ...applicantPerson } = person;
/** A row of a list of applicants. */
const applicant = z.object({ ...applicantPerson, class: complete.shape.class });
export type ApplicantValues = z.output<typeof applicant>;

/** What a row says. `undefined` leaves what is stored. */
export type RowValues = Omit<z.output<typeof complete>, (typeof placeColumns)[number]> &
	Partial<Pick<z.output<typeof complete>, (typeof placeColumns)[number]>>;

export type ReadRow = { line: number; values: RowValues } | { line: number; reasons: string[] };

/** The reasons of a row that names no stored student and says nothing about year, class, section and roll. */
export const placeReasons = (): string[] => placeColumns.map((column) => `${labelOf(column)}: ${faults.required}`);

const isEmpty = (cell: Cell | undefined) => cell === undefined || cellText(cell).trim() === "";

/** @returns the values of a row, or the reasons why it is refused, each with its column */
export function readRow({ line, cells }: FileRow): ReadRow {
	const hasPlace = isEmpty(cells.code) || placeColumns.some((column) => !isEmpty(cells[column]));
	const read = (hasPlace ? complete : withoutPlace).safeParse(cells);
	return read.success ? { line, values: read.data } : { line, reasons: reasonsOf(read.error) };
}

const reasonsOf = ({ issues }: z.ZodError): string[] =>
	issues.map(({ path, message }) => `${labelOf(path[0] as ImportColumn)}: ${message}`);

export type ReadApplicantRow = { line: number; values: ApplicantValues } | { line: number; reasons: string[] };

/** The same for a list of applicants, which have no id and no place yet. */
export function readApplicantRow({ line, cells }: FileRow): ReadApplicantRow {
	const read = applicant.safeParse(cells);
	return read.success ? { line, values: read.data } : { line, reasons: reasonsOf(read.error) };
}

/** Compares names of classes, sections and people as {@link readRow} does. */
export const nameKey = key;
