/**
 * Next's default `use cache` handler (cacheHandlers in next.config.js), except that it does not store entries tagged as
 * missing: its size limit counts only the values, and for empty ones the overhead is ten times as large
 * (e2e/machines/memory.spec.ts). Cache handlers are a documented option, but Next does not export its own.
 */
import builtIn from "next/dist/server/lib/cache-handlers/default.js";
import { missingTag } from "./missing-tag.js";

const bytes = 32 * 1024 * 1024;
const store = builtIn.createDefaultCacheHandler(bytes);

/** Next's handler does not store entries with `expire: 0`. */
const uncached = (entry) => (entry.tags.includes(missingTag) ? { ...entry, expire: 0 } : entry);

/** @type {import("next/dist/server/lib/cache-handlers/types").CacheHandler} */
const reads = { ...store, set: (key, entry) => store.set(key, entry.then(uncached)) };

export default reads;
