/** The spreadsheet of results of before the system, and the schema of its rows. */
import "server-only";
import { z } from "zod";
import { machineText } from "@/lib/bengali/digits";
import { nameKey, reading, refuse, required, whole, words } from "../lists/cells";
import type { ListForm } from "../lists/form";
import { fourthWords, type OldResultColumn, oldResultHeadings, oldResultSynonyms, oldResultsText } from "./text";

/** A class of 80 with 14 subjects in four exams. */
const mostRows = 5000;

export const oldResultForm: ListForm<OldResultColumn> = {
	sheet: oldResultsText.sheet,
	columns: Object.keys(oldResultHeadings) as OldResultColumn[],
	headings: oldResultHeadings,
	synonyms: oldResultSynonyms,
	fewestHeadings: 4,
	mostRows,
	emptyRows: 1000,
	faults: { empty: oldResultsText.empty, rows: oldResultsText.rows(mostRows) },
};

const { faults } = oldResultsText;

/** @param most the highest number @returns a schema of a number with at most two places */
const decimal = (most: number) =>
	reading((text, context) => {
		const latin = machineText(text);
		const value = Number(latin);
		return /^\d{1,4}(\.\d{1,2})?$/.test(latin) && value <= most ? value : refuse(context, faults.number);
	});

const fourths = new Set(fourthWords.map(nameKey));

export const oldResultRow = z.object({
	code: required(whole(1, 9_999_999_999, faults.whole)),
	year: required(whole(1990, 2100, faults.whole)),
	exam: required(words(120, true)),
	class: required(words(60, true)),
	section: required(words(60, true)),
	roll: required(whole(1, 9999, faults.whole)),
	subject: required(words(120, true)),
	marks: required(decimal(1000)),
	full: required(decimal(1000)),
	letter: words(10, true),
	point: decimal(5),
	fourth: reading((text, context) => fourths.has(nameKey(machineText(text))) || refuse(context, faults.fourth)),
	gpa: decimal(5),
	position: whole(1, 9999, faults.whole),
});
export type OldResultValues = z.output<typeof oldResultRow>;
