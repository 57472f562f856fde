/**
 * Titles of records for lists, relationship fields and searches, because many students share a name. Stored in a column
 * so that they can be searched; only the server writes them.
 */
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug } from "payload";
import { rows, type SQL, sql } from "@/lib/data/sql";
import { studentStaffText } from "@/lib/office/words/students";
import { titleField } from "../title-fields";

const { fields, titles } = studentStaffText;

/** A beforeChange hook of students and applications. */
export const setPersonTitle: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
	const { name, code, fatherName } = { ...originalDoc, ...data };
	return { ...data, title: titles.person(name, code, fatherName) };
};

/**
 * @param field a relationship of the record
 * @param part the field of the related record that becomes part of the title
 * @returns a hook that sets the title from the record's name and the related record
 */
const setTitleWith =
	(field: string, from: CollectionSlug, part: string, write: (name: string, other: string) => string) =>
	async ({ data, originalDoc, req }: Parameters<CollectionBeforeChangeHook>[0]) => {
		const merged = { ...originalDoc, ...data };
		const id = merged[field]?.id ?? merged[field];
		const other = id && (await req.payload.findByID({ collection: from, id, depth: 0, disableErrors: true, req }));
		return other ? { ...data, title: write(merged.name, String((other as never)[part])) } : data;
	};

export const setSectionTitle: CollectionBeforeChangeHook = setTitleWith("class", "classes", "name", titles.section);
export const setSubjectTitle: CollectionBeforeChangeHook = setTitleWith("class", "classes", "name", titles.section);
export const setExamTitle: CollectionBeforeChangeHook = setTitleWith("year", "years", "year", titles.exam);

export const setYearTitle: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
	...data,
	title: titles.year(data.year ?? originalDoc?.year),
});

/** SQL expression that formats a number in Bengali digits. The inner cast drops decimals: the column is numeric. */
const bengali = (value: SQL) =>
	[..."0123456789"].reduce(
		(text, digit) => sql`replace(${text}, ${digit}, ${String.fromCharCode(0x09e6 + Number(digit))})`,
		sql`CAST(CAST(${value} AS bigint) AS text)`,
	);

/** Statements that set all titles of a table: for records inserted by SQL, and after a related record has changed. */
export const writeTitles = {
	years: sql`UPDATE years SET title = ${bengali(sql`year`)}`,
	students: sql`UPDATE students SET title = name || ' · ' || ${bengali(sql`code`)} || ' · ' || father_name`,
	applications: sql`UPDATE applications SET title = name || ' · ' || ${bengali(sql`code`)} || ' · ' || father_name`,
	sections: sql`UPDATE sections SET title = (SELECT c.name FROM classes c WHERE c.id = class_id) || ' – ' || name`,
	subjects: sql`UPDATE subjects SET title = (SELECT c.name FROM classes c WHERE c.id = class_id) || ' – ' || name`,
	exams: sql`UPDATE exams SET title = name || ' · ' || (SELECT ${bengali(sql`y.year`)} FROM years y WHERE y.id = year_id)`,
};

/** @returns a hook for a collection whose values are part of the titles in `table` */
export const rewriteTitles =
	(table: keyof typeof writeTitles): CollectionAfterChangeHook =>
	async ({ operation, req }) => {
		if (operation === "update") await rows(req.payload, writeTitles[table], req);
	};

export const personTitle = titleField(fields.personTitle);
