/** @jest-environment node */
import type { CacheEntry, CacheHandler } from "next/cache";
import { expireTags } from "./cache-tags";
import { missingTag } from "./missing-tag";
import readCache from "./read-cache";

const cache: CacheHandler = readCache;

function entry(tags: string[]): CacheEntry {
	const value = new ReadableStream({
		start(controller) {
			controller.enqueue(new TextEncoder().encode("নোটিশ"));
			controller.close();
		},
	});
	return { value, tags, stale: 300, timestamp: Date.now(), expire: 3600, revalidate: 3600 };
}

async function read(key: string): Promise<string | undefined> {
	const found = await cache.get(key, []);
	return found && new Response(found.value).text();
}

test("a read is stored until one of its tags expires", async () => {
	await cache.set("stored", Promise.resolve(entry(["notices", "routines"])));
	expect([await read("stored"), await read("stored")]).toEqual(["নোটিশ", "নোটিশ"]);
	expireTags(["curriculums"]);
	expect(await read("stored")).toBe("নোটিশ");
	expireTags(["routines"]);
	expect(await read("stored")).toBeUndefined();
});

test("a read that found nothing is not stored", async () => {
	await cache.set("missing", Promise.resolve(entry(["notices", missingTag])));
	expect(await read("missing")).toBeUndefined();
});
