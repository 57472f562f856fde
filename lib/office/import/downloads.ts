/** Files that staff download: the template, the refused rows, and the list of students. All have the same columns. */
import "server-only";
import { genderWords, type ImportColumn, importFileText, importHeadings } from "@/lib/bengali/import-file";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { query, type SQL, sql } from "@/lib/school/query";
import { records } from "@/lib/school/records";
import { escapeCell, isFormula } from "./escape";
import { type Format, writeFileOf } from "./process";
import { cellText } from "./row";
import type { Cell, SheetToWrite } from "./spreadsheet";
import { personColumns, readStructure } from "./stored";
import { openPlan } from "./view";

const columns = Object.keys(importHeadings) as ImportColumn[];
const headings = columns.map((column) => importHeadings[column]);

/** Rows of the template that are formatted as text. */
const templateRows = 5000;

/** @returns an empty file with drop-down lists of the school's years, classes and sections */
export async function writeTemplate(): Promise<Buffer> {
	const { years, classes, sections } = await readStructure({ payload: await records() });
	const lists: [ImportColumn, string[]][] = [
		["gender", Object.values(genderWords).map(([word = ""]) => word)],
		["year", [...years.keys()].sort((a, b) => b - a).map(String)],
		["class", classes.map(({ name }) => name)],
		["section", [...new Set(sections.map(({ name }) => name))]],
	];
	const longest = Math.max(...lists.map(([, values]) => values.length));
	const choices: SheetToWrite = {
		name: importFileText.choices,
		rows: [
			lists.map(([column]) => importHeadings[column].replace("*", "")),
			...Array.from({ length: longest }, (_, index) => lists.map(([, values]) => escapeCell(values[index] ?? ""))),
		],
	};
	const rangeOf = (index: number, count: number) => {
		const letter = String.fromCharCode(65 + index);
		return `'${importFileText.choices}'!$${letter}$2:$${letter}$${count + 1}`;
	};
	return writeFileOf("xlsx", [
		{
			name: importFileText.sheet,
			rows: [headings],
			emptyRows: templateRows,
			choices: lists.flatMap(([column, values], index) =>
				values.length > 0 ? [{ column: columns.indexOf(column), from: rangeOf(index, values.length) }] : [],
			),
		},
		choices,
	]);
}

/** @returns a cell as it came. A formula gets a space, not an apostrophe, which would make it acceptable text. */
export function keptText(cell: Cell | undefined): string {
	const text = cellText(cell);
	return isFormula(text) ? ` ${text}` : text;
}

/**
 * @param id of an import that waits for confirmation
 * @returns its refused rows as they were, and the reasons in a last column, which is not read when the file comes back
 * @throws SchoolError "notFound"
 */
export async function writeRefused(id: number): Promise<Buffer> {
	const { entries, rows } = await openPlan(id);
	const reasons = new Map(entries.flatMap((entry) => (entry.kind === "refused" ? [[entry.line, entry.reasons]] : [])));
	const refused = rows.flatMap(({ line, cells }) => {
		const why = reasons.get(line);
		return why ? [[...columns.map((column) => keptText(cells[column])), why.join("; ")]] : [];
	});
	return writeFileOf("xlsx", [
		{ name: importFileText.sheet, rows: [[...headings, importFileText.reason], ...refused] },
	]);
}

/** Record ids; `undefined` is all. Without a year the latest enrolment of each student counts. */
export type ListFilter = { year?: number; class?: number; section?: number };

type ListRow = Record<string, string | number | null>;

/** @returns the students of the list; with the filter "all" also those without enrolment */
export async function writeList(format: Format, filter: ListFilter): Promise<Buffer> {
	const chosen = [
		filter.year && sql`e.year_id = ${filter.year}`,
		filter.class && sql`e.class_id = ${filter.class}`,
		filter.section && sql`e.section_id = ${filter.section}`,
	].filter((part): part is SQL => Boolean(part));
	const latest = sql`e.id = (SELECT l.id FROM enrolments l JOIN years ly ON ly.id = l.year_id
		WHERE l.student_id = s.id ORDER BY ly.year DESC LIMIT 1)`;
	const join = filter.year ? sql`e.student_id = s.id` : sql`e.student_id = s.id AND ${latest}`;
	const where = chosen.length > 0 ? sql`WHERE ${sql.join(chosen, sql` AND `)}` : sql``;
	const fields = sql.join(
		Object.entries(personColumns).map(
			([field, column]) => sql`s.${sql.identifier(column)} AS ${sql.identifier(field)}`,
		),
		sql`, `,
	);
	const found = await query<ListRow>(sql`
		SELECT s.code, ${fields}, y.year, c.name AS class, sec.name AS section, e.roll
		FROM students s
		${chosen.length > 0 ? sql`JOIN` : sql`LEFT JOIN`} enrolments e ON ${join}
		LEFT JOIN years y ON y.id = e.year_id
		LEFT JOIN classes c ON c.id = e.class_id
		LEFT JOIN sections sec ON sec.id = e.section_id
		${where}
		ORDER BY y.year DESC, e.class_id, sec.name, e.roll, s.code`);
	const rows = found.map((row) => columns.map((column) => escapeCell(listText(column, row[column] ?? null))));
	return writeFileOf(format, [{ name: importFileText.sheet, rows: [headings, ...rows] }]);
}

function listText(column: ImportColumn, value: string | number | null): string {
	if (value === null) return "";
	return column === "gender" ? (studentStaffText.genders[Number(value) - 1] ?? "") : String(value);
}
