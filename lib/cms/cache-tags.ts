/**
 * Cache tags: the slug of each collection and global that a cached read depends on. A change by staff revalidates the
 * tag (expire.ts), so the next request reads from the database.
 */
import { cacheLife, cacheTag } from "next/cache";
import type { CollectionSlug, GlobalSlug } from "payload";
import { expiredAt, expireTags } from "@/lib/framework/cache-tags";
import { missingTag } from "@/lib/framework/missing-tag";
import { countEvent, pageChanges } from "@/lib/machine/event-counts";

export const cacheTags = [
	"accessibility",
	"admission",
	"banner",
	"classes",
	"committee-members",
	"contact",
	"contents",
	"curriculums",
	"enrolments",
	"exams",
	"grading",
	"media",
	"menu-entries",
	"notices",
	"privacy",
	"routines",
	"school-dates",
	"sections",
	"settings",
	"slides",
	"student-area",
	"students",
	"teachers",
	"years",
] as const satisfies readonly (CollectionSlug | GlobalSlug)[];

export type Tag = (typeof cacheTags)[number];

export const isTag = (slug: string): slug is Tag => (cacheTags as readonly string[]).includes(slug);

export { expiredAt };

/** Expires tags in this process only; after a change use expire.ts, which reaches all processes. */
export function expireHere(tags: readonly Tag[]): void {
	expireTags(tags);
	pageChanges.count += 1;
	countEvent("expiredTags", tags.length);
}

/** False in commands and tests, which run outside of Next. */
const hasCache = process.env.NEXT_RUNTIME === "nodejs";

/** For "use cache" functions: caches the result until one of the tags is revalidated. */
export function tagged(...tags: Tag[]): void {
	if (!hasCache) return;
	cacheLife("max");
	cacheTag(...tags);
}

/** For "use cache" functions that found no record: skips the cache, because anybody can request made-up names. */
export function doNotCache(): void {
	if (hasCache) cacheTag(missingTag);
}

/** For "use cache" functions: caches the result for a time in seconds, without tags. */
export function cacheFor(seconds: number): void {
	if (hasCache) cacheLife({ stale: Math.min(seconds, 300), revalidate: seconds, expire: seconds + 1 });
}

/**
 * Caches the result of a read in this process's memory until the tag expires. For a small value that an API call needs
 * on every request: with "use cache" Next would decode it from a stream each time. Not for reads of cached pages,
 * because it does not add the tag to the page's cache entry.
 * @returns the cached read; outside of Next it is not cached
 */
export function remembered<T>(tag: Tag, read: () => Promise<T>): () => Promise<T> {
	let known: { expired: number | undefined; value: T } | undefined;
	return async () => {
		// Taken before the read: if the tag expires during the read, the next request reads again.
		const expired = expiredAt(tag);
		if (hasCache && known && known.expired === expired) return known.value;
		const value = await read();
		known = { expired, value };
		return value;
	};
}
