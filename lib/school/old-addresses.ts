/**
 * Where an address of the site that the school had before has gone (table `old_addresses`, filled by lib/tools/moving-in). Only
 * to what is public: of a draft, and of a file that no published record has, the address stays unknown.
 */
import "server-only";
import { pageCollections } from "@/lib/cms/page-collections";
import { isPublishedNow, withoutNul } from "@/lib/cms/published";
import { spellingsOf } from "@/lib/contract/old-addresses";
import { asciiPath, downloadPath, picturePath } from "@/lib/contract/paths";
import { isPublicFile } from "./public-files";
import { listOf, query, sql } from "./query";
import { recordPath } from "./record-names";

type Row = { address: string; collection: string | null; record: number | string | null; path: string | null };

async function pathOf({ collection, record, path }: Row): Promise<string | null> {
	if (path !== null) return path;
	if (collection === "media") return pathOfFile(Number(record));
	const known = pageCollections.find((pageCollection) => pageCollection === collection);
	if (!known) return null;
	const [found] = await query<{ name: string }>(
		sql`SELECT name FROM ${sql.identifier(known)} WHERE id = ${Number(record)} AND ${isPublishedNow()}`,
	);
	return found ? recordPath(known, found.name) : null;
}

async function pathOfFile(id: number): Promise<string | null> {
	const [file] = await query<{ name: string; type: string }>(
		sql`SELECT filename AS name, mime_type AS type FROM media WHERE id = ${id}`,
	);
	if (!file || !(await isPublicFile(file.name))) return null;
	return file.type.startsWith("image/") ? picturePath("image_content", file.name) : downloadPath(file.name);
}

/**
 * @param address see lib/contract/old-addresses
 * @returns the path that it leads to now, percent-encoded; null if none is public
 */
export async function findMoved(address: string): Promise<string | null> {
	const spellings = spellingsOf(address);
	const list = listOf(spellings.map(withoutNul));
	const found = await query<Row>(sql`SELECT * FROM old_addresses WHERE address IN (${list})`);
	// The address itself comes before what it is a part or a size of.
	found.sort((a, b) => spellings.indexOf(a.address) - spellings.indexOf(b.address));
	for (const row of found) {
		const path = await pathOf(row);
		if (path) return asciiPath(path);
	}
	return null;
}
