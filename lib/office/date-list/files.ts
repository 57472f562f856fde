/** Files about lists of dates: the template, and the refused rows. Both have the same columns. */
import "server-only";
import { type DateColumn, dateHeadings, dateListText } from "@/lib/bengali/office/date-list";
import { importFileText } from "@/lib/bengali/office/import-file";
import { dateKinds } from "@/lib/bengali/school-dates";
import { writeFileOf } from "../import/process";
import { headingsOf, writeRefusedRows } from "../import/sheet-files";
import { planDates, readKnownDates } from "./plan";
import { readDateFile } from "./read";

const columns = Object.keys(dateHeadings) as DateColumn[];
const form = { sheet: dateListText.sheet, headings: dateHeadings, columns };

/** Rows of the template that are formatted as text. */
const templateRows = 500;

/** @returns an empty file with a drop-down list of the kinds */
export async function writeDateTemplate(): Promise<Buffer> {
	const kinds = Object.values(dateKinds);
	return writeFileOf("xlsx", [
		{
			name: dateListText.sheet,
			rows: [headingsOf(form)],
			emptyRows: templateRows,
			choices: [{ column: columns.indexOf("kind"), from: `'${importFileText.choices}'!$A$1:$A$${kinds.length}` }],
		},
		{ name: importFileText.choices, rows: kinds.map((kind) => [kind]) },
	]);
}

/**
 * @returns the refused rows of the file as they were, and the reasons in a last column
 * @throws SchoolError "invalid" for a file that cannot be used
 */
export async function writeRefusedDates(file: File): Promise<Buffer> {
	const { rows } = await readDateFile(file);
	return writeRefusedRows(form, rows, planDates(rows, await readKnownDates()).entries);
}
