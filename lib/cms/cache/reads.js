/**
 * Next's own store of `use cache` (cacheHandlers in next.config.js), which keeps nothing that is tagged as missing:
 * its limit counts bytes of values, and of an empty one the bookkeeping weighs ten times as much.
 */
import builtIn from "next/dist/server/lib/cache-handlers/default.js";
import { missingTag } from "./missing-tag.js";

const bytes = 32 * 1024 * 1024;
const store = builtIn.createDefaultCacheHandler(bytes);

/** Next's store does not keep what expires at once. */
const uncached = (entry) => (entry.tags.includes(missingTag) ? { ...entry, expire: 0 } : entry);

/** @type {import("next/dist/server/lib/cache-handlers/types").CacheHandler} */
const reads = { ...store, set: (key, entry) => store.set(key, entry.then(uncached)) };

export default reads;
