/**
 * Which uploaded files are public: those that a published record references. Queried on each request and never cached
 * (one statement, using indexes), so that a withdrawn file is gone at once in every process, and requests for unknown
 * names use no memory.
 */
import "server-only";
import { isPublishedNow, withoutNul } from "@/lib/cms/published";
import { mediaFileColumns } from "@/lib/files/media-sizes";
import { isFileName } from "@/lib/files/name";
import { type FileFacts, type FileStore, fileStore } from "@/lib/files/store";
import { typeOf } from "@/lib/files/types";
import { query, type SQL, sql } from "./query";

/** Matches the upload and its image sizes. */
const isNamed = (name: string) => {
	const exact = withoutNul(name.normalize("NFC"));
	const named = mediaFileColumns.map((column) => sql`${sql.identifier(column)} = ${exact}`);
	return sql`(${sql.join(named, sql` OR `)})`;
};

const itemTables = ["notices", "routines", "curriculums"] as const;

/** Conditions on a row of `media`, each of which makes it public. */
const attached = (isShown: SQL): SQL[] =>
	itemTables.map((table) => {
		const [items, files] = [sql.identifier(table), sql.identifier(`${table}_rels`)];
		return sql`EXISTS (SELECT 1 FROM ${files} JOIN ${items} ON ${items}.id = ${files}.parent_id
			WHERE ${files}.media_id = media.id AND ${files}.path = 'files' AND ${isShown})`;
	});

const inTable = (table: string, column: string, isShown: SQL) => sql`
	EXISTS (SELECT 1 FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} = media.id AND ${isShown})`;

/** Collections without drafts are public except for the trash. `IS TRUE` keeps SQLite from using the index on it. */
const notInTrash = sql`(deleted_at IS NULL) IS TRUE`;

const shown = (isShown: SQL): SQL[] => [
	...attached(isShown),
	inTable("contents", "picture_id", isShown),
	...["teachers", "committee_members", "slides"].map((table) => inTable(table, "picture_id", notInTrash)),
	inTable("settings", "logo_id", sql`1 = 1`),
	inTable("settings", "footer_picture_id", sql`1 = 1`),
	inTable("settings", "map_picture_id", sql`1 = 1`),
];

/** @returns the upload's own file name, or null if none of the conditions holds */
async function findUpload(conditions: typeof shown, name: string): Promise<string | null> {
	const isPublic = sql.join(conditions(isPublishedNow()), sql` OR `);
	const [found] = await query<{ filename: string }>(
		sql`SELECT filename FROM media WHERE ${isNamed(name)} AND (${isPublic})`,
	);
	return found?.filename ?? null;
}

/** @returns whether a published record or the site settings reference the file */
export const isPublicFile = async (name: string): Promise<boolean> => (await findUpload(shown, name)) !== null;

/**
 * @param name of the upload or of one of its image sizes
 * @returns the name of the file to download, if it is attached to a published notice, routine or curriculum; else null
 */
export const findPublishedAttachment = (name: string): Promise<string | null> => findUpload(attached, name);

/** An uploaded file of a served type. */
export type StoredFile = FileFacts & { type: string; store: FileStore };

/**
 * @param name the exact file name, decoded
 * @returns the file, or null if it is missing or not of a served type. Does not check whether it is public
 * @throws StoreUnavailable
 */
export async function findFile(name: string): Promise<StoredFile | null> {
	const exact = name.normalize("NFC");
	const type = typeOf(exact);
	if (!type || !isFileName(exact)) return null;
	const store = fileStore("media");
	const found = await store.find(exact);
	return found && { ...found, type, store };
}
