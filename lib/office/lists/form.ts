/** Definition of a subject's spreadsheet. Plain data: the child process that reads files gets it as JSON. */
import { normalise } from "@/lib/bengali/normalise";
import type { FileFault } from "./text";

export type ListForm<Column extends string> = {
	/** Name of the first sheet in exported files. */
	sheet: string;
	/** In the order of the template. */
	columns: readonly Column[];
	/** As they stand in the template and in messages; `*` at the end marks a required column. */
	headings: Readonly<Record<Column, string>>;
	/** Other headings that are recognised. */
	synonyms: Readonly<Record<Column, readonly string[]>>;
	/** Headings that may occur more than once: the first occurrence is the first of these columns, and so on. */
	repeated?: { headings: readonly string[]; columns: readonly Column[] };
	/** Columns of days. */
	dates?: readonly Column[];
	/** A row with fewer recognised headings is not the heading row: a title above it may contain one of the words. */
	fewestHeadings: number;
	/** Rows with content below the headings. */
	mostRows: number;
	/** Empty rows of the template, formatted as text. */
	emptyRows: number;
	/** Messages of this list that replace the general ones. */
	faults?: Partial<Record<FileFault, string>>;
};

/** @returns a heading without its mark */
export const labelOf = <Column extends string>({ headings }: ListForm<Column>, column: Column): string =>
	headings[column].replace("*", "");

export const isRequired = <Column extends string>({ headings }: ListForm<Column>, column: Column): boolean =>
	headings[column].endsWith("*");

export const headingsOf = <Column extends string>({ columns, headings }: ListForm<Column>): string[] =>
	columns.map((column) => headings[column]);

/**
 * @returns the letters and vowel signs of a heading: both encodings of য় and different signs, spaces and words for a number
 * are the same. A number in brackets is no part of it: full marks may have changed since the file was made.
 */
export const headingKey = (text: string): string =>
	normalise(text.slice(0, 200))
		.replace(/\([\d.০-৯]+\)\s*$/, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]/gu, "")
		.replace(/(.)(?:নাম্বার|নং|number|no)$/u, "$1নম্বর");

/** @returns the keys of a column's headings; those of a column of numbers may be followed by the word for one */
export function headingKeys(column: string, headings: readonly string[]): string[] {
	const ends = /^(?:code|roll)$|(?:Mobile|Number|Registration)$/.test(column) ? ["", "নম্বর"] : [""];
	return headings.flatMap((heading) => ends.map((end) => headingKey(heading) + end));
}
