/**
 * Tags of cached reads: the slug of each collection and global that a read depends on. What staff save expires the tag
 * (expire.ts), so the next request reads anew.
 */
import { cacheLife, cacheTag, revalidateTag } from "next/cache";
import type { CollectionSlug, GlobalSlug } from "payload";
import { missingTag } from "./cache/missing-tag";

export const cacheTags = [
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
	"routines",
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

/** Commands and tests run outside of Next, which alone has a cache. */
const hasCache = process.env.NEXT_RUNTIME === "nodejs";

/** Keeps what a function with "use cache" returns until one of the tags expires. */
export function tagged(...tags: Tag[]): void {
	if (!hasCache) return;
	cacheLife("max");
	cacheTag(...tags);
}

/** Call in a function with "use cache" that found nothing: anybody can make up names, so its answer is not kept. */
export function doNotCache(): void {
	if (hasCache) cacheTag(missingTag);
}

/** Keeps what a function with "use cache" returns for so many seconds, whatever staff save. */
export function cacheFor(seconds: number): void {
	if (hasCache) cacheLife({ stale: Math.min(seconds, 300), revalidate: seconds, expire: seconds + 1 });
}

/** Lets go of every cached read that carries the tag. */
export function expireTag(tag: Tag): void {
	if (hasCache) revalidateTag(tag, { expire: 0 });
}
