import "server-only";
import type { Where } from "payload";
import { publishedNow, withoutNul } from "@/lib/cms/published";
import { query, sql } from "./query";

type Named = "notices" | "routines" | "curriculums" | "contents";

/** @returns a where clause for the published record that formerly had this title, or null */
export async function formerlyNamed(collection: Named, name: string): Promise<Where | null> {
	const [former] = await query<{ record: number | string }>(sql`
		SELECT record FROM former_names WHERE kind = ${collection} AND name = ${withoutNul(name)}`);
	return former ? { and: [publishedNow(), { id: { equals: Number(former.record) } }] } : null;
}
