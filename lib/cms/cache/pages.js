/**
 * Next's default page cache (cacheHandler in next.config.js), except that it does not store 404 pages, so that requests
 * for unknown names do not evict real pages.
 */
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import sharedCacheControls from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";

/** Cache lifetimes by path: Next adds an entry for each rendered page and never removes one, a memory leak. */
const lifetimes = sharedCacheControls.SharedCacheControls.cacheControls;

/** More than the number of pages that fit into the cache. */
const maxLifetimes = 5000;

export default class PageCache extends fileSystemCache.default {
	async set(key, data, context) {
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
