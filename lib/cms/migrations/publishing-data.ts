/** Data of the migration "publishing", for both databases: plain SQL, because Payload's API would select later columns. */
import { type SQL, sql } from "@/lib/data/sql";

const copyFile = (table: string, rels: string, column: string, path: string) => sql`
	INSERT INTO ${sql.identifier(rels)} ("order", parent_id, path, media_id)
	SELECT 1, id, ${sql.raw(`'${path}'`)}, ${sql.identifier(column)} FROM ${sql.identifier(table)}
	WHERE ${sql.identifier(column)} IS NOT NULL`;

/** Copies the one attachment of each notice, routine and curriculum into its list of files. */
export const copyFiles: readonly SQL[] = ["notices", "routines", "curriculums"].flatMap((table) => [
	copyFile(table, `${table}_rels`, "attachment_id", "files"),
	copyFile(`_${table}_v`, `_${table}_v_rels`, "version_attachment_id", "version.files"),
]);

type Columns = readonly (string | { name: string; value: string })[];

function firstVersion(table: string, columns: Columns, hasParent: boolean): SQL {
	const all = columns.map((column) => (typeof column === "string" ? { name: column, value: `"${column}"` } : column));
	const targets = all.map(({ name }) => `"version_${name}"`).join(", ");
	const values = all.map(({ value }) => value).join(", ");
	const [parent, id] = hasParent ? ["parent_id, ", "id, "] : ["", ""];
	return sql.raw(`
		INSERT INTO "_${table}_v" (${parent}${targets}, version_updated_at, version_created_at, created_at, updated_at)
		SELECT ${id}${values}, updated_at, created_at,
			COALESCE(updated_at, CURRENT_TIMESTAMP), COALESCE(updated_at, CURRENT_TIMESTAMP) FROM "${table}"`);
}

const person = ["_order", "name", "designation", "subject", "phone", "picture_id"];

/**
 * Stores the present state of records whose history begins, so that it can be restored after their first change.
 * @param rank SQL expression for the rank of a teacher; PostgreSQL has an enum of its own for the versions
 */
export const firstVersions = (rank = `"rank"`): readonly SQL[] => [
	firstVersion("teachers", [...person, { name: "rank", value: rank }], true),
	firstVersion("committee_members", person, true),
	firstVersion("slides", ["_order", "picture_id"], true),
	firstVersion("menu_entries", ["_order", "name", "link", "group"], true),
	firstVersion(
		"settings",
		[
			"school_name",
			"school_address",
			"school_mobile",
			"eiin",
			"header_color",
			"name_color",
			"menu_color",
			"name_size",
			"logo_id",
			"footer_picture_id",
			"social_page",
			"anthem_video",
		],
		false,
	),
	firstVersion("contact", ["email", "phone", "address", "office_days", "office_hours"], false),
];

/**
 * SQLite, before the old table of a rebuilt one is dropped: carries over the highest id ever used, so that ids of deleted
 * records (and short URLs with them) are never reused.
 */
export const keepSequence = (table: string): readonly SQL[] => [
	sql`DELETE FROM sqlite_sequence WHERE name = ${`__new_${table}`}`,
	sql`INSERT INTO sqlite_sequence (name, seq) SELECT ${`__new_${table}`}, seq FROM sqlite_sequence WHERE name = ${table}`,
];
