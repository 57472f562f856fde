/**
 * By what drop-downs, lists and searches know a record: a name alone is many students'. Stored, so that it can be
 * searched, and written by the server alone.
 */
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { rows, type SQL, sql } from "../sql";
import { titleField } from "../title-fields";

const { fields, titles } = studentStaffText;

/** Students and applications. */
export const setPersonTitle: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
	const { name, code, fatherName } = { ...originalDoc, ...data };
	return { ...data, title: titles.person(name, code, fatherName) };
};

/** @returns a hook that takes a part of the title from the record that a field points at */
const setTitleWith =
	(field: string, from: CollectionSlug, part: string, write: (name: string, other: string) => string) =>
	async ({ data, originalDoc, req }: Parameters<CollectionBeforeChangeHook>[0]) => {
		const merged = { ...originalDoc, ...data };
		const id = merged[field]?.id ?? merged[field];
		const other = id && (await req.payload.findByID({ collection: from, id, depth: 0, disableErrors: true, req }));
		return other ? { ...data, title: write(merged.name, String((other as never)[part])) } : data;
	};

export const setSectionTitle: CollectionBeforeChangeHook = setTitleWith("class", "classes", "name", titles.section);
export const setExamTitle: CollectionBeforeChangeHook = setTitleWith("year", "years", "year", titles.exam);

export const setYearTitle: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
	...data,
	title: titles.year(data.year ?? originalDoc?.year),
});

/** Bengali digits in a statement; a number of a school may be kept with decimals. */
const bengali = (value: SQL) =>
	[..."0123456789"].reduce(
		(text, digit) => sql`replace(${text}, ${digit}, ${String.fromCharCode(0x09e6 + Number(digit))})`,
		sql`CAST(CAST(${value} AS bigint) AS text)`,
	);

/** All titles of a table at once: for records that a statement has made, and where what they are made of has changed. */
export const writeTitles = {
	years: sql`UPDATE years SET title = ${bengali(sql`year`)}`,
	students: sql`UPDATE students SET title = name || ' · ' || ${bengali(sql`code`)} || ' · ' || father_name`,
	applications: sql`UPDATE applications SET title = name || ' · ' || ${bengali(sql`code`)} || ' · ' || father_name`,
	sections: sql`UPDATE sections SET title = (SELECT c.name FROM classes c WHERE c.id = class_id) || ' – ' || name`,
	exams: sql`UPDATE exams SET title = name || ' · ' || (SELECT ${bengali(sql`y.year`)} FROM years y WHERE y.id = year_id)`,
};

/** @returns a hook of what others' titles are made of */
export const rewriteTitles =
	(table: keyof typeof writeTitles): CollectionAfterChangeHook =>
	async ({ operation, req }) => {
		if (operation === "update") await rows(req.payload, writeTitles[table], req);
	};

export const personTitle = titleField(fields.personTitle);
