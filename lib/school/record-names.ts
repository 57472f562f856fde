/** The names of records that have a page of their own: in a path, former ones, and the path that is made of one. */
import "server-only";
import type { Where } from "payload";
import type { PageCollection } from "@/lib/cms/page-collections";
import { publishedAs, publishedNow, withoutNul } from "@/lib/cms/published";
import { contentPath, itemPath } from "@/lib/contract/paths";
import { query, sql } from "./query";

/**
 * Finds a record by the name in a catch-all segment; names may contain slashes, percent signs and anything else.
 * Next passes the segments percent-encoded to a page and decoded to generateMetadata, so both forms are tried.
 * @param parts the segments
 * @param find looks up a record by its exact name
 */
export async function findByPathName<T>(parts: string[], find: (name: string) => Promise<T | null>): Promise<T | null> {
	for (const name of namesOf(parts)) {
		const found = await find(name);
		if (found !== null) return found;
	}
	return null;
}

/** @returns whether the segments contain this name; false if the record was found by a former name */
export const isPathName = (parts: string[], name: string): boolean => namesOf(parts).includes(name);

/** @returns the decoded and the raw name, without duplicates */
export function namesOf(parts: string[]): string[] {
	const given = parts.join("/");
	return [...new Set([decode(given), given])];
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text).normalize("NFC");
	} catch {
		return text;
	}
}

/**
 * @param find reads a record of the collection
 * @returns the published record with this title, else the one that formerly had it
 */
export async function findNamed<Found>(
	collection: PageCollection,
	name: string,
	find: (where: Where) => Promise<Found | undefined>,
): Promise<Found | undefined> {
	const found = await find(publishedAs(name));
	if (found) return found;
	const [former] = await query<{ record: number | string }>(sql`
		SELECT record FROM former_names WHERE kind = ${collection} AND name = ${withoutNul(name)}`);
	return former && find({ and: [publishedNow(), { id: { equals: Number(former.record) } }] });
}

/** The kind of an item by its collection. */
export const itemKindOf = { notices: "notice", routines: "routine", curriculums: "curriculum" } as const;

/** @returns the path of the page of a record */
export const recordPath = (collection: PageCollection, name: string): string =>
	collection === "contents" ? contentPath(name) : itemPath(itemKindOf[collection], name);
