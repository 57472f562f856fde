/**
 * Next's own store of pages (cacheHandler in next.config.js), which keeps no page that says that there is none, so
 * that unknown names push no page of a record out of the memory.
 */
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import sharedCacheControls from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";

/** Lifetimes by path: Next adds to this table at every page that it makes, and never takes one away. */
const lifetimes = sharedCacheControls.SharedCacheControls.cacheControls;

/** More than pages fit into the memory. */
const mostLifetimes = 5000;

export default class PageCache extends fileSystemCache.default {
	async set(key, data, context) {
		if (data?.kind === "APP_PAGE" && data.status === 404) {
			lifetimes.delete(key);
			return;
		}
		for (const oldest of lifetimes.keys()) {
			if (lifetimes.size <= mostLifetimes) break;
			lifetimes.delete(oldest);
		}
		await super.set(key, data, context);
	}
}
