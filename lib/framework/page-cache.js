/**
 * Next's default page cache (cacheHandler in next.config.js), except that it does not store 404 pages, so that requests
 * for unknown names do not evict real pages, and no page that was rendered while one of its tags expired: Next dates an
 * entry by the end of the rendering, so what it read before the change would count as newer than the change. Each entry
 * gets the Content-Security-Policy of its scripts: Next sends the headers of an entry with it.
 *
 * Cache handlers are a documented option, but Next does not export its own, which can read the prerendered pages. None
 * of this is reported upstream. `NEXT_PRIVATE_DEBUG_CACHE=1` prints what the cache does.
 */
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import sharedCacheControls from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { nameScripts } from "./script-policy.js";

const policyHeader = "content-security-policy";

/**
 * Adds the policy to an entry, new or read from disk; not to a partial prerender, whose dynamic part adds scripts
 * later.
 */
function protect(page) {
	if (page?.kind !== "APP_PAGE" || !page.html || page.postponed || page.headers?.[policyHeader]) return;
	const { html, policy } = nameScripts(page.html);
	page.html = html;
	page.headers = { ...page.headers, [policyHeader]: policy };
}

/**
 * Cache lifetimes by path: Next adds an entry for each rendered page and never removes one. Without the limit 20,000
 * requests for made-up names leave 20,000 entries (e2e/machines/memory.spec.ts).
 */
const lifetimes = sharedCacheControls.SharedCacheControls.cacheControls;

/** More than the number of pages that fit into the cache. */
const maxLifetimes = 5000;

export default class PageCache extends fileSystemCache.default {
	/** When the request began, in milliseconds since 1970: Next creates an instance for each request. */
	began = performance.timeOrigin + performance.now();

	async get(...question) {
		const found = await super.get(...question);
		protect(found?.value);
		return found;
	}

	async set(key, data, context) {
		protect(data);
		if (areTagsExpired(data?.headers?.["x-next-cache-tags"]?.split(",") ?? [], this.began)) return;
		if (data?.kind === "APP_PAGE" && data.status === 404) {
			lifetimes.delete(key);
			return;
		}
		for (const oldest of lifetimes.keys()) {
			if (lifetimes.size <= maxLifetimes) break;
			lifetimes.delete(oldest);
		}
		await super.set(key, data, context);
	}
}
