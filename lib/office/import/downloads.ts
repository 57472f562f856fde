/** Files that staff download: the template, the refused rows, and the list of students. All have the same columns. */
import "server-only";
import { inUse } from "@/lib/cms/students/restriction";
import { joinSubjects } from "@/lib/office/teaching/choice-rows";
import { personValue } from "@/lib/office/words/person-values";
import { listOf, query, records, type SQL, sql } from "@/lib/school/query";
import { type Choices, type Format, writeEmptyFile, writeFileOf, writeRefusedRows } from "../lists/files";
import { headingsOf } from "../lists/form";
import { genderWords, type ImportColumn, importFileText } from "../lists/text";
import { groupNames } from "../words/person-choices";
import { importing } from "./operation";
import { studentForm } from "./row";
import { personColumns, readStructure } from "./stored";

/** @returns an empty file with drop-down lists of the school's years, classes and sections */
export async function writeTemplate(): Promise<Buffer> {
	const { years, classes, sections } = await readStructure({ payload: await records() });
	const lists: Choices<ImportColumn>[] = [
		["gender", Object.values(genderWords).map(([word = ""]) => word)],
		["year", [...years.keys()].sort((a, b) => b - a).map(String)],
		["class", classes.map(({ name }) => name)],
		["section", [...new Set(sections.map(({ name }) => name))]],
		["group", Object.values(groupNames)],
	];
	return writeEmptyFile(studentForm, lists);
}

/**
 * @param id of an import that waits for confirmation
 * @returns its refused rows as they were, and the reasons in a last column
 * @throws SchoolError "notFound"
 */
export async function writeRefused(id: number): Promise<Buffer> {
	const { entries, rows } = await importing.plan(id);
	return writeRefusedRows(studentForm, rows, entries);
}

/** Record ids; `undefined` is all. Without a year the latest enrolment of each student counts. */
type ListFilter = { year?: number; class?: number; section?: number };

type ListRow = Record<string, string | number | null>;

/**
 * @returns the students of the list; with the filter "all" also those without enrolment
 */
export async function writeList(format: Format, filter: ListFilter): Promise<{ bytes: Buffer; persons: number }> {
	const chosen = [
		inUse(sql`s.id`),
		filter.year && sql`e.year_id = ${filter.year}`,
		filter.class && sql`e.class_id = ${filter.class}`,
		filter.section && sql`e.section_id = ${filter.section}`,
	].filter((part): part is SQL => Boolean(part));
	const latest = sql`e.id = (SELECT l.id FROM enrolments l JOIN years ly ON ly.id = l.year_id
		WHERE l.student_id = s.id ORDER BY ly.year DESC LIMIT 1)`;
	const join = filter.year ? sql`e.student_id = s.id` : sql`e.student_id = s.id AND ${latest}`;
	const where = sql.join(chosen, sql` AND `);
	const isPlaced = Object.values(filter).some(Boolean);
	const fields = listOf(
		Object.entries(personColumns).map(([name, column]) => sql`s.${sql.identifier(column)} AS ${sql.identifier(name)}`),
	);
	const found = await query<ListRow>(sql`
		SELECT s.code, ${fields}, y.year, c.name AS class, sec.name AS section, e.roll, e."group", f.name AS fourth,
			e.id AS enrolment
		FROM students s
		${isPlaced ? sql`JOIN` : sql`LEFT JOIN`} enrolments e ON ${join}
		LEFT JOIN years y ON y.id = e.year_id
		LEFT JOIN classes c ON c.id = e.class_id
		LEFT JOIN sections sec ON sec.id = e.section_id
		LEFT JOIN subjects f ON f.id = e.fourth_id
		WHERE ${where}
		ORDER BY y.year DESC, c.sequence, c.id, sec.name, e.roll, s.code`);
	const names = await readChosenNames();
	const rows = found.map((row) => {
		const values: ListRow = { ...row, chosen: joinSubjects(names.get(row.enrolment ?? 0) ?? []) };
		return studentForm.columns.map((column) => personValue(column, values[column] ?? ""));
	});
	const bytes = await writeFileOf(format, [{ name: importFileText.sheet, rows: [headingsOf(studentForm), ...rows] }]);
	return { bytes, persons: found.length };
}

/** @returns the names of the subjects that students have chosen, by enrolment */
async function readChosenNames(): Promise<Map<ListRow[string], string[]>> {
	const found = await query<{ enrolment: number; name: string }>(
		sql`SELECT r.parent_id AS enrolment, s.name FROM enrolments_rels r JOIN subjects s ON s.id = r.subjects_id
			WHERE r.path = 'chosen' ORDER BY r.parent_id, r."order"`,
	);
	const names = new Map<ListRow[string], string[]>();
	for (const { enrolment, name } of found) names.set(enrolment, [...(names.get(enrolment) ?? []), name]);
	return names;
}
