/** What a school has entered of the first steps, in one read. */
import "server-only";
import { settings } from "@/lib/cms/globals/settings";
import { contentPath } from "@/lib/contract/paths";
import { listOf, query, type SQL, sql } from "@/lib/school/query";

export type Begun = Record<(typeof flags)[number], boolean> & {
	/** The newest published page of the school's history, and whether the menu leads to any of them. */
	history: { name: string; isInMenu: boolean } | null;
	/** Id of the draft of a history, and of the newest draft of a notice. */
	historyDraft: number | null;
	noticeDraft: number | null;
};

const flags = [
	...(["name", "eiin", "logo", "colors", "address", "phone", "picture", "headTeacher", "teacher", "notice"] as const),
	...(["classes", "students", "exam", "slips", "clerk", "holidays"] as const),
];

type Row = Record<(typeof flags)[number], number | string> & {
	historyDraft: number | null;
	noticeDraft: number | null;
};

/** @returns the value that a field of the settings has in a new school */
const defaultOf = (name: string): string => {
	const all = settings.fields.flatMap((field) => (field.type === "row" ? field.fields : [field]));
	const field = all.find((candidate) => "name" in candidate && candidate.name === name);
	return String((field as { defaultValue?: unknown } | undefined)?.defaultValue ?? "");
};

const yes = (condition: SQL) => sql`CASE WHEN ${condition} THEN 1 ELSE 0 END`;
const inSettings = (condition: SQL) => yes(sql`EXISTS (SELECT 1 FROM settings WHERE ${condition})`);
const filled = (table: "contact" | "settings", column: SQL) =>
	sql`EXISTS (SELECT 1 FROM ${sql.identifier(table)} WHERE coalesce(${column}, '') <> '')`;
const kept = (from: SQL) => yes(sql`EXISTS (SELECT 1 FROM ${from} AND deleted_at IS NULL)`);

/** The newest draft with a title; what a form has saved by itself is in a version alone. */
const draftIn = (collection: "contents" | "notices", which: SQL) =>
	sql`(SELECT parent_id FROM ${sql.identifier(`_${collection}_v`)} WHERE latest = TRUE AND version__status = 'draft'
		AND version_deleted_at IS NULL AND coalesce(version_name, '') <> '' AND ${which} ORDER BY parent_id DESC LIMIT 1)`;

const statement = () => sql`SELECT
	${inSettings(sql`coalesce(school_name, '') NOT IN ('', ${defaultOf("schoolName")})`)} AS name,
	${inSettings(sql`coalesce(eiin, '') <> ''`)} AS eiin,
	${inSettings(sql`logo_id IS NOT NULL`)} AS logo,
	${inSettings(sql`header_color <> ${defaultOf("headerColor")} OR name_color <> ${defaultOf("nameColor")}
		OR menu_color <> ${defaultOf("menuColor")}`)} AS colors,
	${yes(sql`${filled("settings", sql`school_address`)} OR ${filled("contact", sql`address`)}`)} AS address,
	${yes(sql`${filled("settings", sql`school_mobile`)} OR ${filled("contact", sql`phone`)}`)} AS phone,
	${kept(sql`slides WHERE 1 = 1`)} AS picture,
	${kept(sql`teachers WHERE rank = 'head'`)} AS "headTeacher",
	${kept(sql`teachers WHERE rank = 'teacher'`)} AS teacher,
	${kept(sql`notices WHERE _status = 'published'`)} AS notice,
	${yes(sql`EXISTS (SELECT 1 FROM sections) AND EXISTS (SELECT 1 FROM years) AND EXISTS (SELECT 1 FROM subjects)`)} AS classes,
	${yes(sql`EXISTS (SELECT 1 FROM enrolments)`)} AS students,
	${yes(sql`EXISTS (SELECT 1 FROM exams)`)} AS exam,
	${yes(sql`EXISTS (SELECT 1 FROM operations WHERE subject = 'slips' AND state = 'applied')
		OR EXISTS (SELECT 1 FROM activity WHERE kind = 'students' AND action = 'password')`)} AS slips,
	${yes(sql`EXISTS (SELECT 1 FROM staff WHERE role = 'clerk')`)} AS clerk,
	${kept(sql`school_dates WHERE kind = 'holiday'`)} AS holidays,
	${draftIn("contents", sql`version_place = 'history'`)} AS "historyDraft",
	${draftIn("notices", sql`1 = 1`)} AS "noticeDraft"`;

export async function readBegun(): Promise<Begun> {
	const [[row], history] = await Promise.all([query<Row>(statement()), readHistory()]);
	const has = Object.fromEntries(flags.map((flag) => [flag, Number(row?.[flag]) === 1])) as Record<
		(typeof flags)[number],
		boolean
	>;
	return { ...has, history, historyDraft: row?.historyDraft ?? null, noticeDraft: row?.noticeDraft ?? null };
}

/** @returns whether there are no people and no notice yet: then everything waits */
export async function isEmptySchool(): Promise<boolean> {
	const { notice, students, teacher } = await readBegun();
	return !(notice || students || teacher);
}

async function readHistory(): Promise<Begun["history"]> {
	const pages = await query<{ name: string }>(sql`SELECT name FROM contents
		WHERE place = 'history' AND _status = 'published' AND deleted_at IS NULL ORDER BY id DESC`);
	const [newest] = pages;
	if (!newest) return null;
	const links = await query(sql`SELECT 1 FROM menu_entries
		WHERE link IN (${listOf(pages.map(({ name }) => contentPath(name)))}) AND deleted_at IS NULL LIMIT 1`);
	return { name: newest.name, isInMenu: links.length > 0 };
}
