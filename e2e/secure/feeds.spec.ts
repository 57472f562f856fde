/**
 * Feed, sitemap and manifest conform to their specifications: RSS 2.0 (rssboard.org/rss-specification), the sitemaps.org
 * schema and the web app manifest. The browser's parser checks that XML is well-formed.
 */
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { itemPath, listPaths } from "@/lib/contract/paths";

const site = "https://school.example";

type Element = {
	name: string;
	namespace: string | null;
	text: string;
	attributes: Record<string, string>;
	children: Element[];
};

/** @returns the document's root element; fails if it is not well-formed */
async function parseXml(page: Page, xml: string): Promise<Element> {
	return page.evaluate((text) => {
		const document = new DOMParser().parseFromString(text, "application/xml");
		const fault = document.querySelector("parsererror");
		if (fault) throw new Error(fault.textContent ?? "");
		const read = (element: globalThis.Element): Element => ({
			name: element.localName,
			namespace: element.namespaceURI,
			text: element.children.length === 0 ? (element.textContent ?? "") : "",
			attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
			children: [...element.children].map(read),
		});
		return read(document.documentElement);
	}, xml);
}

const inside = (element: Element, name: string) => element.children.filter((child) => child.name === name);
const textIn = (element: Element, name: string) => inside(element, name)[0]?.text ?? "";

/** RFC 822 date with a four-digit year. */
const rfc822 =
	/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/;

test("the feed conforms to RSS 2.0", async ({ page, request }) => {
	const answer = await request.get("/feed.xml");
	const known = answer.headers().etag ?? "";
	expect((await request.get("/feed.xml", { headers: { "If-None-Match": known } })).status()).toBe(304);
	expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
	const rss = await parseXml(page, await answer.text());
	expect([rss.name, rss.attributes.version]).toEqual(["rss", "2.0"]);
	expect(inside(rss, "channel")).toHaveLength(1);
	const channel = inside(rss, "channel")[0] as Element;
	const dates = inside(channel, "item").map((item) => Date.parse(textIn(item, "pubDate")));
	expect(Date.parse(textIn(channel, "lastBuildDate"))).toBe(Math.max(...dates));
	for (const name of ["title", "description"]) expect(textIn(channel, name)).not.toBe("");
	expect(channel.children.find(({ name, namespace }) => name === "link" && !namespace)?.text).toBe(
		site + listPaths.notice,
	);
	expect(textIn(channel, "language")).toBe("bn");
	expect(textIn(channel, "lastBuildDate")).toMatch(rfc822);
	const self = channel.children.find(({ namespace }) => namespace === "http://www.w3.org/2005/Atom");
	expect(self).toMatchObject({
		name: "link",
		attributes: { href: `${site}/feed.xml`, rel: "self", type: "application/rss+xml" },
	});

	const { data } = (await (await request.post("/api/notices-get")).json()).notice;
	const items = inside(channel, "item");
	expect(items.length).toBeGreaterThanOrEqual(data.length);
	expect(items.slice(0, data.length).map((item) => textIn(item, "title"))).toEqual(
		data.map(({ name }: { name: string }) => name),
	);
	const guids = items.map((item) => textIn(item, "guid"));
	expect(new Set(guids).size).toBe(items.length);
	for (const item of items) {
		expect(textIn(item, "title")).not.toBe("");
		expect(Object.values(noticeKindNames)).toContain(textIn(item, "category"));
		expect(textIn(item, "pubDate")).toMatch(rfc822);
		const link = new URL(textIn(item, "link"));
		expect(link.href).toMatch(/^https:\/\/school\.example\/[\x21-\x7e]+$/);
		expect(decodeURI(link.pathname)).toBe(decodeURI(itemPath("notice", textIn(item, "title"))));
		// A guid is a URL unless isPermaLink is false.
		const [guid] = inside(item, "guid");
		if (guid?.attributes.isPermaLink !== "false") expect(guid?.text).toMatch(/^https:\/\/school\.example\//);
	}
});

/** W3C date or date-time (w3.org/TR/NOTE-datetime). */
const w3cDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

test("the sitemap conforms to its schema", async ({ page, request }) => {
	const bytes = await (await request.get("/sitemap.xml")).body();
	expect(bytes.length).toBeLessThan(50 * 1024 * 1024);
	const urlset = await parseXml(page, bytes.toString());
	expect([urlset.name, urlset.namespace]).toEqual(["urlset", "http://www.sitemaps.org/schemas/sitemap/0.9"]);
	expect(urlset.children.length).toBeGreaterThan(0);
	expect(urlset.children.length).toBeLessThanOrEqual(50_000);
	for (const url of urlset.children) {
		expect(url.name).toBe("url");
		// At most one of each.
		const names = url.children.map(({ name }) => name);
		expect(names).toEqual([...new Set(names)]);
		for (const name of names) expect(["loc", "lastmod", "changefreq", "priority"]).toContain(name);
		const loc = textIn(url, "loc");
		expect(loc).toMatch(/^https:\/\/school\.example\/[\x21-\x7e]*$/);
		expect(loc.length).toBeLessThan(2048);
		for (const { text } of inside(url, "lastmod")) expect(text).toMatch(w3cDate);
	}
});

test("security.txt says where a hole is reported, and until when (RFC 9116)", async ({ request }) => {
	const answer = await request.get("/.well-known/security.txt");
	expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
	const fields = (await answer.text())
		.trim()
		.split("\n")
		.map((line) => line.split(": ") as [string, string]);
	expect(fields.filter(([name]) => name === "Contact").at(-1)?.[1]).toBe(`${site}/contact`);
	const of = Object.fromEntries(fields);
	expect(of.Canonical).toBe(`${site}/.well-known/security.txt`);
	const days = (Date.parse(of.Expires ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(170);
	expect(days).toBeLessThan(366);
});

test("the manifest has the required members, and its icons have the declared sizes", async ({ page, request }) => {
	await page.goto("/contact");
	const link = await page.locator('link[rel="manifest"]').getAttribute("href");
	const answer = await request.get(link ?? "");
	expect(answer.headers()["content-type"]).toContain("application/manifest+json");
	const manifest = await answer.json();
	expect(manifest).toMatchObject({ lang: "bn", start_url: "/", scope: "/", display: "minimal-ui" });
	for (const member of ["name", "short_name"]) expect(manifest[member]).toBeTruthy();
	for (const member of ["theme_color", "background_color"]) expect(manifest[member]).toMatch(/^#[\da-f]{6}$/);
	const sizes = new Set<string>();
	for (const { src, sizes: stated, type } of manifest.icons) {
		const icon = await request.get(src);
		expect(icon.headers()["content-type"]).toBe(type);
		const { width, height } = await sharp(await icon.body()).metadata();
		expect(`${width}x${height}`).toBe(stated);
		sizes.add(stated);
	}
	// Chromium's criteria for offering installation.
	for (const size of ["192x192", "512x512"]) expect(sizes).toContain(size);
	expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
});
