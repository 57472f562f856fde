/** A record with dates is called the same everywhere: a draft, coming, published or over. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { siteLinkText } from "@/lib/bengali/office/publishing";
import { recordStateText } from "@/lib/bengali/record-state";
import { dayLength, firstMomentOfDay } from "@/lib/contract/days";
import { recordsOf, sharedSchool, signIn, signInHead, visitor } from "./own-school";

const school = sharedSchool();

/** Tomorrow at eight in Dhaka. */
const from = new Date(firstMomentOfDay(new Date(Date.now() + dayLength)).getTime() + dayLength / 3).toISOString();
const yesterday = new Date(Date.now() - dayLength).toISOString();
const published = { _status: "published" };

const notices = [
	{ name: "লেখা চলছে", data: { _status: "draft" }, state: recordStateText({ kind: "draft" }) },
	{ name: "কালকের", data: { ...published, publishedAt: from }, state: recordStateText({ kind: "scheduled", from }) },
	{ name: "এখনকার", data: { ...published, publishedAt: yesterday }, state: recordStateText({ kind: "public" }) },
	{
		name: "আগেকার",
		data: { ...published, publishedAt: "2026-01-01T00:00:00.000Z", shownUntil: "2026-01-02T00:00:00.000Z" },
		state: recordStateText({ kind: "ended" }),
	},
];

let asking: APIRequestContext;
const ids: Record<string, number> = {};
test.beforeAll(async () => {
	asking = await visitor(school);
	const create = recordsOf(asking, await signInHead(asking));
	for (const { name, data } of notices) ids[name] = await create("notices", { name, ...data });
});
test.afterAll(() => asking.dispose());

test("the list and the day's list say the state of each notice in words", async ({ page }) => {
	await signIn(page, school);
	for (const path of ["/collections/notices?limit=100", "/activity"]) {
		await page.goto(`${school.url}/admin${path}`);
		for (const { name, state } of notices)
			await expect(page.locator("tr", { hasText: name }).locator(".record-state")).toHaveText(state);
	}
});

test("above each form stands its state, with a link to the site only if its page is there", async ({ page }) => {
	await signIn(page, school);
	for (const { name, state } of notices) {
		await page.goto(`${school.url}/admin/collections/notices/${ids[name]}`);
		await expect(page.locator(".site-links .record-state"), name).toHaveText(state);
		await expect(page.locator(".doc-controls__status")).toBeHidden();
		const link = page.locator(".site-links").getByRole("link", { name: siteLinkText.open });
		await expect(link).toHaveCount(state === recordStateText({ kind: "public" }) ? 1 : 0);
		for (const href of await link.evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
			expect((await page.request.get(`${school.url}${href}`)).status()).toBe(200);
	}
});
