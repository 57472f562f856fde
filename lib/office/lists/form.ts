/** What a subject says of its files. Plain data: the process that reads files gets it as JSON. */
import type { FileFault } from "@/lib/bengali/office/lists";

export type ListForm<Column extends string> = {
	/** Name of the first sheet in files that go out. */
	sheet: string;
	/** In the order of the template. */
	columns: readonly Column[];
	/** As they stand in the template and in messages; `*` at the end marks a required column. */
	headings: Readonly<Record<Column, string>>;
	/** Other headings that are recognised. */
	synonyms: Readonly<Record<Column, readonly string[]>>;
	/** Headings that may stand several times: first for the first of these columns. */
	repeated?: { headings: readonly string[]; columns: readonly Column[] };
	/** Fewer recognised headings are no row of headings: a title above it may contain one of the words. */
	fewestHeadings: number;
	/** Rows with content below the headings. */
	mostRows: number;
	/** Empty rows of the template, formatted as text. */
	emptyRows: number;
	/** Sentences that say it better for this list. */
	faults?: Partial<Record<FileFault, string>>;
};

/** @returns a heading without its mark */
export const labelOf = <Column extends string>({ headings }: ListForm<Column>, column: Column): string =>
	headings[column].replace("*", "");

export const isRequired = <Column extends string>({ headings }: ListForm<Column>, column: Column): boolean =>
	headings[column].endsWith("*");

export const headingsOf = <Column extends string>({ columns, headings }: ListForm<Column>): string[] =>
	columns.map((column) => headings[column]);
