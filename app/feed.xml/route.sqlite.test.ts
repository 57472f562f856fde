/** The feed of a site whose address stands in the settings alone. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();
let payload: Payload;

beforeAll(async () => {
	payload = await open();
});

async function read(headers: Record<string, string> = {}) {
	const { GET } = await import("./route");
	const answer = await GET(new Request("http://school.example/feed.xml", { headers }));
	return { status: answer.status, text: await answer.text(), tag: answer.headers.get("etag") ?? "" };
}

test("is there with the settings' address, and names a notice by its record, whatever its title", async () => {
	const data = { name: "ছুটির নোটিস", publishedAt: "2026-01-01T00:00:00.000Z", _status: "published" as const };
	const { id } = await payload.create({ collection: "notices", data });
	expect((await read()).status).toBe(404);
	await payload.updateGlobal({ slug: "settings", data: { siteAddress: "https://school.edu.bd" } });
	const guid = `<guid isPermaLink="false">notice-${id}</guid>`;
	expect((await read()).text).toContain(guid);
	await payload.update({ collection: "notices", id, data: { name: "ছুটির নোটিশ", _status: "published" } });
	const { text } = await read();
	expect(text).toContain(guid);
	expect(text).toContain(`https://school.edu.bd/educational/notice/${encodeURIComponent("ছুটির নোটিশ")}`);
});

test("says when the newest notice was published, and is sent once to a reader that keeps it", async () => {
	const publishedAt = "2026-02-03T04:05:06.000Z";
	await payload.create({ collection: "notices", data: { name: "ভর্তি", publishedAt, _status: "published" } });
	const { text, tag } = await read();
	expect(text).toContain(`<lastBuildDate>${new Date(publishedAt).toUTCString()}</lastBuildDate>`);
	expect((await read({ "If-None-Match": tag })).status).toBe(304);
});
