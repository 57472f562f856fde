/** The feed of a site whose address stands in the settings alone. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();
let payload: Payload;

beforeAll(async () => {
	payload = await open();
});

async function read() {
	const { GET } = await import("./route");
	const answer = await GET();
	return { status: answer.status, text: await answer.text() };
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
