/**
 * Reads and expires cache tags outside a request, where Next's `revalidateTag` throws (Payload issue 16392): after a
 * change by another process, and when a publication date is reached. The tags are in Next's own table of expired tags,
 * which the handler in read-cache.js consults. It exists once per process, because `.external` modules are never bundled.
 */
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

/** @param {readonly string[]} tags */
export function expireTags(tags) {
	const expired = performance.timeOrigin + performance.now();
	for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired });
}

/**
 * @param {string} tag
 * @returns {number | undefined} when the tag was expired last, in milliseconds; undefined if never
 */
export const expiredAt = (tag) => tagsManifest.get(tag)?.expired;
