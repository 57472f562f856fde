/**
 * Lets go of what carries a tag outside of a request, where Next's `revalidateTag` throws. Pages and reads ask the same
 * table, of which a process has one (`.external` modules are never bundled).
 */
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

/** @param {string[]} tags */
export function expireTags(tags) {
	const expired = performance.timeOrigin + performance.now();
	for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired });
}
