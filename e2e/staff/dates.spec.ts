/** Cached pages and reads change when publishedAt or shownUntil is reached, without a save by staff. */

import { type APIRequestContext, expect, test } from "@playwright/test";
import sharp from "sharp";
import { dayLength } from "@/lib/contract/days";
import { contentPath, downloadPath, feedPath, itemPath, picturePath, shortPath } from "@/lib/contract/paths";
import { ownSchool, signInHead, soon, visitor } from "./own-school";

const school = ownSchool({ DATES_SECONDS: "1", SITE_URL: "https://school.example" });
test.describe.configure({ mode: "serial" });

const nextYear = new Date(Date.now() + 365 * dayLength).toISOString();

let asking: APIRequestContext;
test.beforeAll(async () => {
	asking = await visitor(school);
});
test.afterAll(() => asking.dispose());

type Place = () => Promise<boolean>;

const opens = (path: string) => async () => (await asking.get(path, { maxRedirects: 0 })).status() === 200;
const holds = (path: string, text: string) => async () => (await (await asking.get(path)).text()).includes(text);
const answers = (path: string, text: string) => async () => (await (await asking.post(path)).text()).includes(text);

/** Waits until all of the reads contain the record, or none of them. */
async function expectEverywhere(places: Record<string, Place>, shown: boolean) {
	const look = async () =>
		Object.fromEntries(await Promise.all(Object.entries(places).map(async ([name, place]) => [name, await place()])));
	const expected = Object.fromEntries(Object.keys(places).map((name) => [name, shown]));
	await expect.poll(look).toEqual(expected);
}

async function upload(headers: object): Promise<{ id: number; filename: string }> {
	const buffer = await sharp({ create: { width: 20, height: 9, channels: 3, background: "red" } })
		.png()
		.toBuffer();
	const file = { name: "তারিখ.png", mimeType: "image/png", buffer };
	const multipart = { file, _payload: JSON.stringify({ alt: "ছবি" }) };
	const answer = await asking.post("/cms/media", { headers: headers as Record<string, string>, multipart });
	return (await answer.json()).doc;
}

async function expectSchedule(table: string, id: number, places: Record<string, Place>) {
	// Requested once, so that every page and every read is cached without the record.
	await expectEverywhere(places, false);
	await school.sql(`UPDATE ${table} SET published_at = ${soon} WHERE id = ${id}`);
	await expectEverywhere(places, true);
	await school.sql(`UPDATE ${table} SET shown_until = ${soon} WHERE id = ${id}`);
	await expectEverywhere(places, false);
}

/** Every public URL that shows a notice or its file. */
function waysTo(id: number, name: string, filename: string): Record<string, Place> {
	const path = itemPath("notice", name);
	return {
		page: holds(path, `<h1>${name}</h1>`),
		home: holds("/", name),
		list: holds("/notices", name),
		feed: holds(feedPath, name),
		sitemap: holds("/sitemap.xml", new URL(path, "https://school.example").href),
		call: answers("/api/notices-get", name),
		homeCall: answers("/api/home-page-data", name),
		itemCall: answers(`/api/get-params-name/notice/${encodeURIComponent(name)}`, name),
		download: opens(downloadPath(filename)),
		picture: opens(picturePath("routine", filename)),
		short: async () => {
			const { location } = (await asking.get(shortPath(id), { maxRedirects: 0 })).headers();
			return location === new URL(path, "http://site").pathname;
		},
	};
}

test("a scheduled notice appears everywhere at its date, and disappears after its last day", async () => {
	const headers = await signInHead(asking);
	const { id: file, filename } = await upload(headers);
	const name = "আগামী বছরের নোটিশ".normalize("NFC");
	// Another published notice, because empty lists are not cached.
	await asking.post("/cms/notices", { headers, data: { name: "আগের নোটিশ", _status: "published" } });
	const data = { name, publishedAt: nextYear, files: [file], _status: "published" };
	const created = await asking.post("/cms/notices", { headers, data });
	expect(created.status(), await created.text()).toBe(201);
	const { id } = (await created.json()).doc;
	await expectSchedule("notices", id, waysTo(id, name, filename));
});

test("drafts and notices in the trash are nowhere; a restored one is everywhere again", async () => {
	const headers = await signInHead(asking);
	const { id: file, filename } = await upload(headers);
	const name = "ঝুড়ির নোটিশ".normalize("NFC");
	const created = await asking.post("/cms/notices?draft=true", { headers, data: { name, files: [file] } });
	const { id } = (await created.json()).doc;
	const set = async (data: object, query = "") => {
		const answer = await asking.patch(`/cms/notices/${id}${query}`, { headers, data });
		expect(answer.status(), await answer.text()).toBe(200);
	};
	const places = waysTo(id, name, filename);
	await expectEverywhere(places, false);
	await set({ _status: "published" });
	await expectEverywhere(places, true);

	// An autosaved draft does not change the public pages.
	const hidden = await upload(headers);
	const draft = "গোপন খসড়া".normalize("NFC");
	await set({ name: draft, files: [hidden.id] }, "?draft=true&autosave=true");
	await expectEverywhere(places, true);
	await expectEverywhere(waysTo(id, draft, hidden.filename), false);
	await set({ name, files: [file], _status: "published" });

	await set({ deletedAt: new Date().toISOString() });
	await expectEverywhere(places, false);
	await set({ deletedAt: null }, "?trash=true");
	await expectEverywhere(places, true);
});

test("a scheduled content page appears and disappears likewise", async () => {
	const headers = await signInHead(asking);
	const { id: picture, filename } = await upload(headers);
	const name = "আগামী বছরের লেখা".normalize("NFC");
	const data = { name, place: "home", publishedAt: nextYear, picture, _status: "published" };
	const created = await asking.post("/cms/contents", { headers, data });
	expect(created.status(), await created.text()).toBe(201);
	const path = contentPath(name);
	await expectSchedule("contents", (await created.json()).doc.id, {
		page: holds(path, `<h1>${name}</h1>`),
		home: holds("/", name),
		sitemap: holds("/sitemap.xml", new URL(path, "https://school.example").href),
		call: answers("/api/home-page-data", name),
		contentCall: answers(`/api/get-content-details/${encodeURIComponent(name)}`, name),
		picture: opens(picturePath("image_content", filename)),
	});
});
