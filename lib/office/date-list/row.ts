/** The spreadsheet of the school year's dates and the schema of its rows. */
import "server-only";
import { z } from "zod";
import { type DateKind, schoolDatesText } from "@/lib/bengali/school-dates";
import { readBirthDate } from "@/lib/contract/dates";
import { dayLength } from "@/lib/contract/days";
import { isKnownYear, mostDaysOfDate } from "@/lib/contract/school-dates";
import { nameKey, plainDate, type ReadRow, readCellsOf, reading, refuse, required, words } from "../lists/cells";
import { type ListForm, labelOf } from "../lists/form";
import { classFinder } from "../lists/known";
import type { FileRow } from "../lists/read";
import { rowFaults } from "../lists/text";
import { type DateColumn, dateHeadingSynonyms, dateHeadings, dateListText, kindWords, wholeSchoolWords } from "./text";

/** Each row becomes a record with its version. */
const mostRows = 1000;

export const dateForm: ListForm<DateColumn> = {
	sheet: dateListText.sheet,
	columns: Object.keys(dateHeadings) as DateColumn[],
	headings: dateHeadings,
	synonyms: dateHeadingSynonyms,
	dates: ["from", "to"],
	fewestHeadings: 2,
	mostRows,
	emptyRows: 500,
	faults: { empty: dateListText.empty, rows: dateListText.rows(mostRows) },
};

const { errors } = schoolDatesText;
const { faults } = dateListText;

const kinds = new Map(
	Object.entries(kindWords).flatMap(([kind, list]) => list.map((word) => [nameKey(word), kind as DateKind])),
);
const kind = reading((text, context) => kinds.get(nameKey(text)) ?? refuse(context, faults.kind));

/** Later than any date that can be entered; the reader of birth dates refuses what comes after it. */
const farDay = "9999-12-31";

/** A day as yyyy-mm-dd. */
const day = reading((text, context) => {
	const read = readBirthDate(plainDate(text), farDay);
	if (!("date" in read)) return refuse(context, faults.date);
	const [dd, mm, yyyy] = read.date.split("-");
	return isKnownYear(Number(yyyy)) ? `${yyyy}-${mm}-${dd}` : refuse(context, errors.years);
});

const longestText = 200;

const row = z.object({
	name: required(words(120, true)),
	kind: required(kind),
	from: required(day),
	to: day,
	classes: words(longestText, true),
	notice: words(longestText, true),
});
export type DateValues = z.output<typeof row>;

/** @returns the values of a row, or the reasons why it is refused */
export function readDateRow(fileRow: FileRow<DateColumn>): ReadRow<DateValues> {
	const read = readCellsOf(dateForm, row, fileRow);
	if ("reasons" in read) return read;
	const { from, to } = read.values;
	const days = to ? (Date.parse(to) - Date.parse(from)) / dayLength : 0;
	const fault = days < 0 ? errors.order : days >= mostDaysOfDate ? errors.long : null;
	return fault ? { line: read.line, reasons: [`${labelOf(dateForm, "to")}: ${fault}`] } : read;
}

const wholeSchool = new Set(wholeSchoolWords.map(nameKey));

/**
 * @param text such as ষষ্ঠ, সপ্তম or ৬-৮
 * @param classes of the school, from the lowest
 * @returns ids of the classes, none for the whole school; or the reason why it is refused
 */
export function readClassList(
	text: string | undefined,
	classes: readonly { id: number; name: string }[],
): number[] | { reason: string } {
	if (!text || wholeSchool.has(nameKey(text))) return [];
	const classOf = classFinder(classes);
	const order = classes.map(({ id }) => id);
	const found = new Set<number>();
	for (const part of text.split(/[,;،]| ও | and /).filter((one) => one.trim() !== "")) {
		const ends = [part, ...(/[-–—]/.test(part) ? part.split(/[-–—]/) : [])].map(classOf);
		const [whole, first, last] = ends;
		if (whole) found.add(whole);
		else if (ends.length === 3 && first && last && order.indexOf(first) <= order.indexOf(last))
			for (const id of order.slice(order.indexOf(first), order.indexOf(last) + 1)) found.add(id);
		else {
			const reason = rowFaults.classUnknown(part.trim(), classes);
			return { reason: `${labelOf(dateForm, "classes")}: ${reason}` };
		}
	}
	return [...found].sort((one, other) => one - other);
}
