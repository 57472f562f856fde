/** Finds the row of headings, and which column holds what. */
import "server-only";
import { normalise } from "@/lib/bengali/normalise";
import { headingSynonyms, type ImportColumn, importHeadings, mobileHeadings } from "@/lib/bengali/office/import-file";
import { FileRefused } from "./faults";
import type { Cell } from "./spreadsheet";

/** Columns by their index in the sheet. */
export type Headings = {
	columns: (ImportColumn | undefined)[];
	/** Headings that are not recognised, as written. */
	ignored: string[];
};

const columnNames = Object.keys(importHeadings) as ImportColumn[];

/** @returns the letters and vowel signs of a heading: both encodings of য় and different signs and spaces are the same */
export const headingKey = (text: string): string =>
	normalise(text.slice(0, 200))
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]/gu, "");

const known = new Map(
	columnNames.flatMap((column) =>
		[importHeadings[column], ...headingSynonyms[column]].map((text) => [headingKey(text), column] as const),
	),
);
const mobiles = new Set(mobileHeadings.map(headingKey));

/** Fewer recognised headings than this are no row of headings: a title above it may contain one of the words. */
const fewest = 3;

/** @returns the headings of a row, or null if it is another row */
export function findHeadings(cells: readonly Cell[]): Headings | null {
	let plainMobiles = 0;
	const columns = cells.map((cell) => {
		const key = headingKey(String(cell));
		if (!mobiles.has(key)) return known.get(key);
		plainMobiles += 1;
		return plainMobiles === 1 ? "fatherMobile" : plainMobiles === 2 ? "motherMobile" : undefined;
	});
	if (columns.filter(Boolean).length < fewest) return null;
	const ignored = cells.filter((cell, index) => !columns[index] && headingKey(String(cell)) !== "").map(String);
	return { columns, ignored: ignored.map((text) => text.slice(0, 60)) };
}

const isRequired = (column: ImportColumn) => importHeadings[column].endsWith("*");

/** @returns a heading without its mark */
export const labelOf = (column: ImportColumn): string => importHeadings[column].replace("*", "");

/** What a file is read for. */
export type Purpose = "students" | "applicants";

/** A list of applicants says nothing about their places. */
const placeColumns: ImportColumn[] = ["year", "section", "roll"];

/** @throws FileRefused if a required column is missing or any stands twice */
export function checkHeadings({ columns }: Headings, purpose: Purpose = "students"): void {
	const isNeeded = (column: ImportColumn) =>
		isRequired(column) && !(purpose === "applicants" && placeColumns.includes(column));
	const missing = columnNames.filter((column) => isNeeded(column) && !columns.includes(column));
	if (missing.length > 0) throw new FileRefused("missing", missing.map(labelOf).join(", "));
	const twice = columnNames.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
	if (twice.length > 0) throw new FileRefused("twice", twice.map(labelOf).join(", "));
}
