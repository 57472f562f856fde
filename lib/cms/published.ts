/** The condition for records that the public may read, used by every page, API call, feed, sitemap and file. */
import "server-only";
import type { Where } from "payload";
import { type SQL, sql } from "@/lib/data/sql";

/** Where clause for published records whose dates include now, and that are not in the trash. */
export const publishedNow = (): Where => {
	const now = new Date().toISOString();
	return {
		and: [
			{ deletedAt: { exists: false } },
			{ _status: { equals: "published" } },
			{ or: [{ publishedAt: { exists: false } }, { publishedAt: { less_than_equal: now } }] },
			{ or: [{ shownUntil: { exists: false } }, { shownUntil: { greater_than: now } }] },
		],
	};
};

/**
 * The same condition in SQL. `IS TRUE` keeps SQLite from using the indexes on `_status` and `deleted_at`, which
 * would scan every published record.
 */
export const isPublishedNow = (now: string = new Date().toISOString()): SQL =>
	sql`(_status = 'published') IS TRUE AND (deleted_at IS NULL) IS TRUE AND (published_at <= ${now}) IS NOT FALSE AND (shown_until <= ${now}) IS NOT TRUE`;

/**
 * Replaces NUL, which PostgreSQL rejects in a parameter, by U+FFFD. No stored name contains NUL, so nothing is missed.
 */
export const withoutNul = (text: string): string => text.replaceAll("\0", "\uFFFD");

/** Where clause for the published record with exactly this name. */
export const publishedAs = (name: string): Where => ({ and: [publishedNow(), { name: { equals: withoutNul(name) } }] });
