/** Files for tests of the import. */

import { escapeCell } from "../../lists/escape";
import { type ImportColumn, importHeadings } from "../../lists/text";

const columns = Object.keys(importHeadings) as ImportColumn[];

export type TestRow = Partial<Record<ImportColumn, string>>;

/** A complete row; the roll is the number. */
export const pupil = (number: number, more: TestRow = {}): TestRow => ({
	name: `রহিমা ${number}`,
	gender: "মেয়ে",
	fatherName: `করিম ${number}`,
	motherName: "সালমা",
	year: "২০২৬",
	class: "ষষ্ঠ",
	section: "ক",
	roll: String(number),
	...more,
});

export const tableOf = (rows: readonly TestRow[]): string[][] => [
	columns.map((column) => importHeadings[column]),
	...rows.map((row) => columns.map((column) => escapeCell(row[column] ?? ""))),
];

/** A CSV file of the rows. */
export const csvOf = (rows: readonly TestRow[]): Uint8Array =>
	new TextEncoder().encode(
		tableOf(rows)
			.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
			.join("\r\n"),
	);

export const uploadOf = (rows: readonly TestRow[], name = "শিক্ষার্থী.csv"): File =>
	new File([new Blob([csvOf(rows) as never])], name);
