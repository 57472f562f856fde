import "server-only";
import type { Where } from "payload";
import { publishedAs, publishedNow, withoutNul } from "@/lib/cms/published";
import { query, sql } from "./query";

type Named = "notices" | "routines" | "curriculums" | "contents";

/**
 * @param find reads a record of the collection
 * @returns the published record with this title, else the one that formerly had it
 */
export async function findNamed<Found>(
	collection: Named,
	name: string,
	find: (where: Where) => Promise<Found | undefined>,
): Promise<Found | undefined> {
	const found = await find(publishedAs(name));
	if (found) return found;
	const [former] = await query<{ record: number | string }>(sql`
		SELECT record FROM former_names WHERE kind = ${collection} AND name = ${withoutNul(name)}`);
	return former && find({ and: [publishedNow(), { id: { equals: Number(former.record) } }] });
}
