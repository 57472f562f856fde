/** The urgent banner on top of every page, at the server's clock. */
import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import { query, sql } from "./query";

/** @property endsAt ISO 8601 */
export type Banner = { text: string; link: string | null; endsAt: string };

/** @returns what every page shows now, or null; lib/upkeep/dates expires the read when the banner starts or ends */
export async function getBanner(): Promise<Banner | null> {
	"use cache";
	tagged("banner");
	const planned = await findBanner(new Date());
	return planned?.isShown ? { text: planned.text, link: planned.link, endsAt: planned.endsAt } : null;
}

/** A banner with its times, and whether it is shown now; `startsAt` is ISO 8601. */
export type PlannedBanner = Banner & { startsAt: string; isShown: boolean };

/** @returns the banner that is shown at that time or later, or null */
export async function findBanner(now: Date): Promise<PlannedBanner | null> {
	type Row = { text: string | null; link: string | null; starts: string | Date | null; ends: string | Date | null };
	// Before a banner is first set there is no row.
	const [row] = await query<Row>(sql`SELECT text, link, starts_at AS starts, ends_at AS ends FROM banner`);
	if (!row?.text || !row.starts || !row.ends) return null;
	const [starts, ends] = [new Date(row.starts), new Date(row.ends)];
	if (now >= ends) return null;
	return {
		text: row.text,
		link: row.link,
		startsAt: starts.toISOString(),
		endsAt: ends.toISOString(),
		isShown: now >= starts,
	};
}
