/** Files about lists of applicants: the template, and the refused rows. Both have the same columns. */
import "server-only";
import { listFileText } from "@/lib/bengali/admissions-desk";
import { genderWords, type ImportColumn, importFileText, importHeadings } from "@/lib/bengali/import-file";
import { keptText } from "../import/downloads";
import { escapeCell } from "../import/escape";
import { writeFileOf } from "../import/process";
import { openList, readList } from "./add";
import { readClasses } from "./stored";

const columns = (Object.keys(importHeadings) as ImportColumn[]).filter(
	(column) => !["code", "year", "section", "roll"].includes(column),
);
const headings = columns.map((column) => importHeadings[column]);

/** Rows of the template that are formatted as text. */
const templateRows = 2000;

/** @returns an empty file with drop-down lists of genders and classes */
export async function writeListTemplate(): Promise<Buffer> {
	const genders = Object.values(genderWords).map(([word = ""]) => word);
	const classes = (await readClasses()).map(({ name }) => name);
	const length = Math.max(genders.length, classes.length);
	const choices = Array.from({ length }, (_, index) =>
		[genders[index], classes[index]].map((value) => escapeCell(value ?? "")),
	);
	const range = (letter: string, count: number) => `'${importFileText.choices}'!$${letter}$1:$${letter}$${count}`;
	return writeFileOf("xlsx", [
		{
			name: listFileText.sheet,
			rows: [headings],
			emptyRows: templateRows,
			choices: [
				{ column: columns.indexOf("gender"), from: range("A", genders.length) },
				{ column: columns.indexOf("class"), from: range("B", classes.length) },
			],
		},
		{ name: importFileText.choices, rows: choices },
	]);
}

/**
 * @returns the refused rows of the file as they were, and the reasons in a last column
 * @throws SchoolError "invalid" for a file that cannot be used
 */
export async function writeRefusedOfList(file: File): Promise<Buffer> {
	const { rows } = await readList(file);
	const { entries } = await openList(rows);
	const reasons = new Map(entries.flatMap((entry) => (entry.kind === "refused" ? [[entry.line, entry.reasons]] : [])));
	const refused = rows.flatMap(({ line, cells }) => {
		const why = reasons.get(line);
		return why ? [[...columns.map((column) => keptText(cells[column])), why.join("; ")]] : [];
	});
	return writeFileOf("xlsx", [{ name: listFileText.sheet, rows: [[...headings, importFileText.reason], ...refused] }]);
}
