/** What the public may read: decided here for every page, call, feed, sitemap and file. */
import "server-only";
import type { Where } from "payload";
import { type SQL, sql } from "./sql";

/** Records that dates decide about: no draft, its time has come, and is not over. */
export const publishedNow = (now: string = new Date().toISOString()): Where => ({
	and: [
		{ _status: { equals: "published" } },
		{ or: [{ publishedAt: { exists: false } }, { publishedAt: { less_than_equal: now } }] },
		{ or: [{ shownUntil: { exists: false } }, { shownUntil: { greater_than: now } }] },
	],
});

/**
 * The same in a statement of our own. As plain comparisons SQLite would look them up by the indexes over these
 * columns, and read every published record.
 */
export const isPublishedNow = (now: string = new Date().toISOString()): SQL =>
	sql`(_status = 'published') IS TRUE AND (published_at <= ${now}) IS NOT FALSE AND (shown_until <= ${now}) IS NOT TRUE`;

/** PostgreSQL rejects NUL in a parameter; no stored name holds one, so U+FFFD finds as little. */
export const withoutNul = (text: string): string => text.replaceAll("\0", "\uFFFD");

/** What the public may read under exactly that name. */
export const publishedAs = (name: string): Where => ({ and: [publishedNow(), { name: { equals: withoutNul(name) } }] });
