/** Whether a record's path can have a page, by one query instead of a rendering. */
import "server-only";
import { withoutNul } from "@/lib/cms/published";
import { itemsPerPage } from "@/lib/contract/educational";
import { namesOf } from "./path-name";
import { query, sql } from "./query";

const collections = ["notices", "routines", "curriculums", "contents"] as const;
export type RecordPath = { collection: (typeof collections)[number] } & ({ name: string } | { page: string });

const items = /^\/educational\/(notice|routine|curriculum)\/(.+)$/;
const content = /^\/(content)\/(.+)$/;
const laterPage = /^\/(notice|routine|curriculum)s\/([^/]+)$/;

/**
 * @param path percent-encoded, without query
 * @returns what the path names; null for other pages, and for paths that Next redirects to their normal form
 */
export function recordPathOf(path: string): RecordPath | null {
	if (path.endsWith("/") || path.includes("//") || path.includes("\\")) return null;
	const [, kind, name = ""] = items.exec(path) ?? content.exec(path) ?? [];
	if (kind) return { collection: `${kind}s` as RecordPath["collection"], name };
	const [, list, page = ""] = laterPage.exec(path) ?? [];
	return list ? { collection: `${list}s` as RecordPath["collection"], page } : null;
}

/** @returns false when no record has or had that name, or the list is shorter; unpublished records count as well */
export async function isKnown(path: RecordPath): Promise<boolean> {
	return "name" in path ? hasName(path.collection, path.name) : hasPage(path.collection, path.page);
}

async function hasName(collection: RecordPath["collection"], encoded: string): Promise<boolean> {
	const names = namesOf([encoded]).map((name) => sql`${withoutNul(name)}`);
	const list = sql.join(names, sql`, `);
	const found = await query(sql`
		SELECT 1 FROM ${sql.identifier(collection)} WHERE name IN (${list})
		UNION ALL SELECT 1 FROM former_names WHERE kind = ${collection} AND name IN (${list}) LIMIT 1`);
	return found.length > 0;
}

async function hasPage(collection: RecordPath["collection"], page: string): Promise<boolean> {
	const [found] = await query<{ n: number | string }>(sql`SELECT count(*) AS n FROM ${sql.identifier(collection)}`);
	return Number(page) >= 1 && Number(page) <= Math.ceil(Number(found?.n) / itemsPerPage);
}
