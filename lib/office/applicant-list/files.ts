/** Files about lists of applicants: the template, and the refused rows. Both have the same columns. */
import "server-only";
import { listFileText } from "@/lib/bengali/office/applicant-list";
import { genderWords, type ImportColumn, importHeadings } from "@/lib/bengali/office/import-file";
import { writeEmptyFile, writeRefusedRows } from "../import/sheet-files";
import { readClasses } from "../students/classes";
import { openList, readList } from "./add";

const form = {
	sheet: listFileText.sheet,
	headings: importHeadings,
	columns: (Object.keys(importHeadings) as ImportColumn[]).filter(
		(column) => !["code", "year", "section", "roll"].includes(column),
	),
};

/** Rows of the template that are formatted as text. */
const templateRows = 2000;

/** @returns an empty file with drop-down lists of genders and classes */
export async function writeListTemplate(): Promise<Buffer> {
	const genders = Object.values(genderWords).map(([word = ""]) => word);
	const classes = (await readClasses()).map(({ name }) => name);
	return writeEmptyFile(
		form,
		[
			["gender", genders],
			["class", classes],
		],
		templateRows,
	);
}

/**
 * @returns the refused rows of the file as they were, and the reasons in a last column
 * @throws SchoolError "invalid" for a file that cannot be used
 */
export async function writeRefusedOfList(file: File): Promise<Buffer> {
	const { rows } = await readList(file);
	return writeRefusedRows(form, rows, (await openList(rows)).entries);
}
