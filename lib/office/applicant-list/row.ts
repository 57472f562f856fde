/**
 * The spreadsheet of applicants and the schema of its rows: a person as in the list of students, without id and place.
 */
import "server-only";
import { z } from "zod";
import { studentForm } from "../import/form";
import { className, person } from "../import/row";
import { type ReadRow, readCellsOf, required } from "../lists/cells";
import type { ListForm } from "../lists/form";
import { maxRows } from "../lists/limits";
import type { FileRow } from "../lists/read";
import { headingSynonyms, type ImportColumn, importHeadings, mobileHeadings, type StudyColumn } from "../lists/text";
import { listFileText } from "./text";

export type ApplicantColumn = Exclude<ImportColumn, "code" | "year" | "section" | "roll" | StudyColumn>;

const ofStudents: readonly ImportColumn[] = ["code", "year", "section", "roll", "group", "chosen", "fourth"];

export const applicantForm: ListForm<ApplicantColumn> = {
	sheet: listFileText.sheet,
	columns: (Object.keys(importHeadings) as ImportColumn[]).filter(
		(column): column is ApplicantColumn => !ofStudents.includes(column),
	),
	headings: importHeadings,
	synonyms: headingSynonyms,
	repeated: { headings: mobileHeadings, columns: ["fatherMobile", "motherMobile"] },
	dates: studentForm.dates?.filter((column): column is ApplicantColumn => !ofStudents.includes(column)),
	fewestHeadings: 3,
	mostRows: maxRows,
	emptyRows: 2000,
};

const applicant = z.object({ ...person, class: required(className) });

export type ApplicantValues = z.output<typeof applicant>;

/** @returns the values of a row, or the reasons why it is refused */
export const readApplicantRow = (row: FileRow<ApplicantColumn>): ReadRow<ApplicantValues> =>
	readCellsOf(applicantForm, applicant, row);
