/** Structured data, as required by schema.org and Google's documentation. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { titles } from "@/lib/bengali/site";
import { itemKinds } from "@/lib/contract/educational";
import { itemPath, listPaths } from "@/lib/contract/paths";

const site = "https://school.example";

type Data = Record<string, unknown>;

async function dataOf(request: APIRequestContext, path: string): Promise<Data[]> {
	const html = await (await request.get(path)).text();
	return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
		JSON.parse(json),
	);
}

const ofType = (all: Data[], type: string) => all.find((data) => data["@type"] === type) ?? {};

/** Expects an absolute URL of this site that returns 200. */
async function expectAddress(request: APIRequestContext, address: unknown, type: RegExp): Promise<void> {
	const { origin, pathname } = new URL(String(address));
	expect(origin).toBe(site);
	const answer = await request.get(pathname);
	expect(answer.status(), pathname).toBe(200);
	expect(answer.headers()["content-type"]).toMatch(type);
}

async function expectSchool(request: APIRequestContext, school: Data): Promise<void> {
	const { data } = await (await request.get("/api/setting-get")).json();
	expect(school).toMatchObject({ "@type": "School", name: data.school_name, url: `${site}/` });
	await expectAddress(request, school.logo, /^image\/(png|jpeg|webp)/);
}

test("home has a School with address, telephone and logo", async ({ request }) => {
	const school = ofType(await dataOf(request, "/"), "School");
	expect(school["@context"]).toBe("https://schema.org");
	await expectSchool(request, school);
	const { data } = await (await request.get("/api/setting-get")).json();
	expect(school.address).toEqual({
		"@type": "PostalAddress",
		streetAddress: data.school_address,
		addressCountry: "BD",
	});
	expect(school.telephone).toMatch(/^\+8801[3-9]\d{8}$/);
	expect(school.sameAs).toEqual([expect.stringMatching(/^https:\/\//)]);
});

test("a notice has a NewsArticle with headline, picture, dates, author and publisher", async ({ request }) => {
	const { data } = (await (await request.post("/api/notices-get")).json()).notice;
	for (const { name, created_at } of data) {
		const news = ofType(await dataOf(request, itemPath("notice", name)), "NewsArticle");
		expect(news["@context"]).toBe("https://schema.org");
		expect(news.headline).toBe(name);
		expect(Date.parse(String(news.datePublished))).toBe(Date.parse(created_at));
		expect(String(news.dateModified)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/);
		expect(Date.parse(String(news.dateModified))).toBeGreaterThanOrEqual(0);
		const [picture] = news.image as unknown[];
		await expectAddress(request, picture, /^image\/jpeg/);
		await expectAddress(request, news.mainEntityOfPage, /^text\/html/);
		for (const who of [news.author, news.publisher]) await expectSchool(request, who as Data);
	}
});

for (const kind of itemKinds) {
	test(`a ${kind} has a BreadcrumbList`, async ({ request }) => {
		const { data } = (await (await request.post(`/api/${kind}s-get`)).json()).notice;
		const path = itemPath(kind, data[0].name);
		const trail = ofType(await dataOf(request, path), "BreadcrumbList");
		const steps = trail.itemListElement as { "@type": string; position: number; name: string; item: string }[];
		expect(steps.map((step) => step["@type"])).toEqual(["ListItem", "ListItem", "ListItem"]);
		expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
		expect(steps.map(({ name }) => name)).toEqual([titles.home, titles[kind], data[0].name]);
		expect(steps.map(({ item }) => decodeURI(new URL(item).pathname))).toEqual(["/", listPaths[kind], decodeURI(path)]);
		for (const { item } of steps) await expectAddress(request, item, /^text\/html/);
	});
}
