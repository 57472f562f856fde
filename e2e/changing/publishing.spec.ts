import { type APIRequestContext, expect, test } from "@playwright/test";
import { notFoundText } from "@/lib/bengali/site";
import { richText } from "@/lib/cms/rich-text";
import { sessionOf } from "../session";
import { staff } from "../sites";

/** Signs in with the test server's staff account. */
async function signIn(request: APIRequestContext): Promise<Record<string, string>> {
	const answer = await request.post("/cms/staff/login", { data: staff });
	expect(answer.status()).toBe(200);
	return sessionOf(answer.headers()["set-cookie"]);
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const nameOf = (path: string) => `/educational/notice/${encodeURIComponent(path)}`;

test("a published change is in the next response of the page and of the API", async ({ request }) => {
	const headers = await signIn(request);
	const first = `পরীক্ষামূলক নোটিশ ${Date.now()} "ক/খ" ১০০%`;
	const second = `${first} (সংশোধিত)`;

	// Fill the cache.
	for (const path of ["/", "/notices", nameOf(first)]) await request.get(path);
	expect((await request.get(nameOf(first))).status()).toBe(404);

	const data = { name: first, publishedAt: new Date().toISOString(), _status: "published" };
	const created = await request.post("/cms/notices", { headers, data });
	expect(created.status()).toBe(201);
	const { doc } = await created.json();
	try {
		expect((await request.get(nameOf(first))).status()).toBe(200);
		const html = first.replaceAll('"', "&quot;");
		expect(await textOf(request, "/")).toContain(html);
		expect(await textOf(request, "/notices")).toContain(html);
		expect((await (await request.post("/api/notices-get")).json()).notice.data[0].name).toBe(first);

		const changed = await request.patch(`/cms/notices/${doc.id}`, { headers, data: { name: second } });
		expect(changed.status()).toBe(200);
		expect(await textOf(request, "/notices")).toContain(second.replaceAll('"', "&quot;"));
		expect((await (await request.post("/api/notices-get")).json()).notice.data[0].name).toBe(second);
		const former = await request.get(nameOf(first), { maxRedirects: 0 });
		expect([former.status(), former.headers().location]).toEqual([308, nameOf(second)]);
		const called = await request.post(`/api/get-params-name/notice/${encodeURIComponent(first)}`);
		expect((await called.json()).data.name).toBe(second);
		expect((await request.get(nameOf(second))).status()).toBe(200);

		const hidden = await request.patch(`/cms/notices/${doc.id}`, { headers, data: { _status: "draft" } });
		expect(hidden.status()).toBe(200);
		for (const name of [first, second])
			expect((await request.get(nameOf(name), { maxRedirects: 0 })).status()).toBe(404);
	} finally {
		await request.delete(`/cms/notices/${doc.id}`, { headers });
	}
	expect(await textOf(request, "/notices")).not.toContain(second.replaceAll('"', "&quot;"));
});

test("rich text is rendered as safe HTML", async ({ request }) => {
	const headers = await signIn(request);
	const name = `নিরাপদ লেখা ${Date.now()}`;
	const text = (words: string) => ({
		type: "text",
		version: 1,
		text: words,
		format: 1,
		detail: 0,
		mode: "normal",
		style: "",
	});
	const link = {
		type: "link",
		version: 3,
		format: "",
		indent: 0,
		direction: "ltr",
		fields: { linkType: "custom", url: "javascript:alert(1)", newTab: false },
		children: [text("লিংক")],
	};
	const body = {
		root: {
			type: "root",
			version: 1,
			format: "",
			indent: 0,
			direction: "ltr",
			children: [
				{
					type: "paragraph",
					version: 1,
					format: "",
					indent: 0,
					direction: "ltr",
					children: [text("<img src=x onerror=alert(1)>"), link],
				},
			],
		},
	};
	const data = { name, publishedAt: new Date().toISOString(), _status: "published", body };
	const { doc } = await (await request.post("/cms/notices", { headers, data })).json();
	try {
		const answer = await request.post(`/api/get-params-name/notice/${encodeURIComponent(name)}`);
		const { text: html } = (await answer.json()).data;
		expect(html).toContain("&lt;img");
		expect(html).not.toContain("<img");
		expect(html).not.toContain("javascript:");
	} finally {
		await request.delete(`/cms/notices/${doc.id}`, { headers });
	}
});

test("a long text is read without script", async ({ browser, request }) => {
	const headers = await signIn(request);
	const name = `দীর্ঘ লেখা ${Date.now()}`;
	const end = "লেখার শেষ কথা";
	// React streams content of more than 12 KB in a Suspense boundary hidden, until a script reveals it.
	const body = richText([..."কখগঘঙচছজঝঞ"].map((letter) => `${letter} `.repeat(1_000)).concat(end));
	const data = { name, publishedAt: new Date().toISOString(), _status: "published", body };
	const { doc } = await (await request.post("/cms/notices", { headers, data })).json();
	const context = await browser.newContext({ javaScriptEnabled: false });
	try {
		const page = await context.newPage();
		await page.goto(nameOf(name));
		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
		await expect(page.getByText(end)).toBeVisible();
		await expect(page.getByText(notFoundText.heading)).toHaveCount(0);
	} finally {
		await context.close();
		await request.delete(`/cms/notices/${doc.id}`, { headers });
	}
});

test("the back office requires a login", async ({ page, request }) => {
	for (const path of ["/cms/notices", "/cms/staff", "/cms/media", "/cms/globals/settings"]) {
		expect((await request.get(path)).status(), path).toBe(401);
	}
	expect((await request.post("/cms/notices", { data: { name: "x" } })).status()).toBe(401);
	await page.goto("/admin");
	await expect(page).toHaveURL(/\/admin\/login/);
});
