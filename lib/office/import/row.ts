/** The spreadsheet of students, and a row of it: what its cells say, or why they are refused, before records are read. */
import "server-only";
import { z } from "zod";
import { cellNumber, machineText } from "@/lib/bengali/digits";
import { studentText } from "@/lib/bengali/students";
import { readBirthDate } from "@/lib/contract/dates";
import { readBirthNumber, readMobile } from "@/lib/contract/numbers";
import { findGroup, findReligion } from "@/lib/office/teaching/choice-rows";
import {
	given,
	isEmpty,
	nameKey,
	personName,
	plainDate,
	type ReadRow,
	readCellsOf,
	reading,
	refuse,
	required,
	whole,
	words,
} from "../lists/cells";
import { type ListForm, labelOf } from "../lists/form";
import { maxRows } from "../lists/limits";
import type { FileRow } from "../lists/read";
import {
	rowFaults as faults,
	genderWords,
	headingSynonyms,
	type ImportColumn,
	importFileText,
	importHeadings,
	mobileHeadings,
} from "../lists/text";
import { type PersonEntry, personEntries } from "../values/person-fields";
import { findBloodGroup } from "../words/person-choices";
import { entryOf, type PersonField, personFieldNames } from "./stored";

export const studentForm: ListForm<ImportColumn> = {
	sheet: importFileText.sheet,
	columns: Object.keys(importHeadings) as ImportColumn[],
	headings: importHeadings,
	synonyms: headingSynonyms,
	repeated: { headings: mobileHeadings, columns: ["fatherMobile", "motherMobile"] },
	dates: personEntries.flatMap(([name, { kind }]) =>
		kind === "date" && name in importHeadings ? [name as ImportColumn] : [],
	),
	fewestHeadings: 3,
	mostRows: maxRows,
	emptyRows: 5000,
};

const genders = new Map(
	Object.entries(genderWords).flatMap(([code, list]) => list.map((word) => [nameKey(word), code as "1" | "2" | "3"])),
);

const gender = reading((text, context) => genders.get(nameKey(machineText(text))) ?? refuse(context, faults.gender));

const religion = reading((text, context) => findReligion(text) ?? refuse(context, faults.religion));

const bloodGroup = reading((text, context) => findBloodGroup(text) ?? refuse(context, faults.bloodGroup));

const mobile = reading((text, context) => readMobile(cellNumber(text)) ?? refuse(context, studentText.field.mobile));

const birthNumber = reading((text, context) => readBirthNumber(text) ?? refuse(context, studentText.field.birthNumber));

const pastDate = reading((text, context) => {
	const read = readBirthDate(plainDate(text));
	return "date" in read ? read.date : refuse(context, studentText.field[read.fault]);
});

/** Cells by the kind of a field; kinds that are missing are not in lists. */
const cellOf: Partial<Record<PersonEntry["kind"], (entry: PersonEntry) => z.ZodType<string | undefined>>> = {
	line: ({ most = 0 }) => words(most, true),
	name: ({ most = 0 }) => personName(most),
	text: ({ most = 0 }) => words(most, false),
	mobile: () => mobile,
	date: () => pastDate,
	"birth-number": () => birthNumber,
	gender: () => gender,
	religion: () => religion,
	"blood-group": () => bloodGroup,
};

type Required = "name" | "gender" | "fatherName" | "motherName";
type Cells = { [F in PersonField]: z.ZodType<F extends Required ? string : string | undefined> };

/** Columns of a person, also of one who applies. */
export const person = Object.fromEntries(
	personFieldNames.flatMap((field) => {
		const entry = entryOf(field);
		const cell = cellOf[entry.kind]?.(entry);
		return cell ? [[field, entry.required ? required(cell) : cell]] : [];
	}),
) as Cells;

const code = whole(1, 9_999_999_999, faults.code);
const year = whole(1, 9999, faults.number);
const roll = whole(1, 9999, faults.roll);
/** A class or section. */
export const className = words(60, true);
const placeColumns = ["year", "class", "section", "roll"] as const;

const group = reading((text, context) => findGroup(text) ?? refuse(context, faults.group));

/** Subjects are looked up when the year and class of the row are known. */
const study = { group, chosen: words(300, true), fourth: words(80, true) };
const studyColumns = Object.keys(study) as (keyof typeof study)[];

const complete = z.object({
	code,
	...person,
	year: required(year),
	class: required(className),
	section: required(className.transform((text) => (text === undefined ? text : { text, key: nameKey(text) }))),
	roll: required(roll),
	...study,
});

/** A row that names a student by id and leaves out year, class, section and roll: as exported for one without enrolment. */
const withoutPlace = z.object({
	...person,
	code: required(code),
	...Object.fromEntries(placeColumns.map((column) => [column, given])),
	...study,
}) as unknown as z.ZodType<Omit<z.output<typeof complete>, (typeof placeColumns)[number]>>;

/** The values of a row; `undefined` leaves the stored value unchanged. */
export type RowValues = Omit<z.output<typeof complete>, (typeof placeColumns)[number]> &
	Partial<Pick<z.output<typeof complete>, (typeof placeColumns)[number]>>;

export type ReadStudent = ReadRow<RowValues>;

/** The reasons of a row that names no stored student and says nothing about year, class, section and roll. */
export const placeReasons = (): string[] =>
	placeColumns.map((column) => `${labelOf(studentForm, column)}: ${faults.required}`);

/** @returns the values of a row, or the reasons why it is refused, each with its column */
export function readRow(row: FileRow<ImportColumn>): ReadStudent {
	const placed = [...placeColumns, ...studyColumns];
	const hasPlace = isEmpty(row.cells.code) || placed.some((column) => !isEmpty(row.cells[column]));
	return hasPlace ? readCellsOf(studentForm, complete, row) : readCellsOf(studentForm, withoutPlace, row);
}
