/** Link previews: Open Graph and Twitter cards. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import sharp from "sharp";
import { pageRoutes } from "@/lib/contract/routes";
import { recordPaths } from "../school";

const site = "https://school.example";

type Tags = Map<string, string>;

/** @returns the content of the page's meta elements by property or name */
async function tagsOf(request: APIRequestContext, path: string): Promise<Tags> {
	const html = await (await request.get(path)).text();
	const tags: Tags = new Map();
	for (const [, name = "", content = ""] of html.matchAll(
		/<meta (?:property|name)="((?:og|twitter|article):[\w:]+)" content="([^"]*)"/g,
	))
		tags.set(name, content);
	return tags;
}

/** Expects a picture that every service shows large: a JPEG of at least 600 by 315, with correct tags, and small. */
async function expectPicture(request: APIRequestContext, tags: Tags, prefix: "og" | "twitter"): Promise<void> {
	const address = new URL(tags.get(`${prefix}:image`) ?? "");
	expect(address.origin).toBe(site);
	const answer = await request.get(address.pathname);
	expect(answer.status()).toBe(200);
	expect(answer.headers()["content-type"]).toBe("image/jpeg");
	const bytes = await answer.body();
	const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
	expect(format).toBe("jpeg");
	expect(width).toBeGreaterThanOrEqual(600);
	expect(height).toBeGreaterThanOrEqual(315);
	expect([tags.get(`${prefix}:image:width`), tags.get(`${prefix}:image:height`)]).toEqual([`${width}`, `${height}`]);
	expect(bytes.length).toBeLessThan(300_000);
	expect(tags.get(`${prefix}:image:alt`)).toBeTruthy();
}

test("every page has a card with a working picture", async ({ request }) => {
	const items = await recordPaths(request);
	for (const path of [...pageRoutes.map((route) => route.path), ...items]) {
		const tags = await tagsOf(request, path);
		for (const name of ["title", "description", "site_name", "locale", "type"])
			expect(tags.get(`og:${name}`), `${path} ${name}`).toBeTruthy();
		const address = new URL(tags.get("og:url") ?? "");
		expect(address.origin, path).toBe(site);
		expect(decodeURI(address.pathname), path).toBe(decodeURI(path));
		expect(tags.get("twitter:card"), path).toBe("summary_large_image");
		expect(tags.get("twitter:title"), path).toBe(tags.get("og:title"));
		await expectPicture(request, tags, "og");
		await expectPicture(request, tags, "twitter");
	}
});

test("an item's card has type article and its dates", async ({ request }) => {
	for (const path of (await recordPaths(request)).filter((one) => one.startsWith("/educational/"))) {
		const tags = await tagsOf(request, path);
		expect(tags.get("og:type")).toBe("article");
		for (const name of ["published_time", "modified_time"])
			expect(tags.get(`article:${name}`), path).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/);
	}
});
