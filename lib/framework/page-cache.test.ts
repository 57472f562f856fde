/** @jest-environment node */
import { setTimeout } from "node:timers/promises";
import sharedCacheControls from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { expireTags } from "./cache-tags";
import PageCache from "./page-cache";

const page = {
	kind: "APP_PAGE",
	html: "<p>নোটিশ</p>",
	headers: { "x-next-cache-tags": "notices,routines" },
	status: 200,
};
const context = { kind: "APP_PAGE", isRoutePPREnabled: false, isFallback: false };

type Cache = {
	get(key: string, context: object): Promise<unknown>;
	set(key: string, data: object, context: object): Promise<void>;
};

/** The base class, which comes without types. */
const Cache = PageCache as unknown as new (options: object) => Cache;

/** Next makes an instance for each request; all share one store. */
const openCache = () => new Cache({ maxMemoryCacheSize: 1_000_000, flushToDisk: false, serverDistDir: "/nowhere" });

const isStored = async (key: string) => (await openCache().get(key, context)) !== null;

test("a page is stored until one of its tags expires", async () => {
	await openCache().set("/stored", page, context);
	expect(await isStored("/stored")).toBe(true);
	expireTags(["curriculums"]);
	expect(await isStored("/stored")).toBe(true);
	expireTags(["routines"]);
	expect(await isStored("/stored")).toBe(false);
});

test("a page is not stored if one of its tags expired while it was rendered", async () => {
	const rendering = openCache();
	expireTags(["notices"]);
	await rendering.set("/overtaken", page, context);
	expect(await isStored("/overtaken")).toBe(false);
	// Next dates entries in whole milliseconds.
	await setTimeout(2);
	await openCache().set("/overtaken", page, context);
	expect(await isStored("/overtaken")).toBe(true);
});

test("a page that was not found is not stored", async () => {
	await openCache().set("/missing", { ...page, status: 404 }, context);
	expect(await isStored("/missing")).toBe(false);
});

test("the lifetimes of pages that Next keeps for ever are limited", async () => {
	const controls = new sharedCacheControls.SharedCacheControls({ routes: {}, dynamicRoutes: {} } as never);
	for (let number = 0; number < 5100; number++) controls.set(`/made-up/${number}`, { revalidate: 1, expire: 2 });
	await openCache().set("/limited", page, context);
	const kept = sharedCacheControls.SharedCacheControls as unknown as { cacheControls: Map<string, unknown> };
	expect(kept.cacheControls.size).toBe(5000);
});
