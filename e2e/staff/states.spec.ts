/** A record with dates is called the same everywhere: a draft, coming, published or over. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { dayLength, firstMomentOfDay } from "@/lib/contract/days";
import { recordStateText } from "@/lib/office/parts/record-state";
import { siteLinkText } from "@/lib/office/publishing/text";
import { recordsOf, sharedSchool, signIn, signInHead, visitor } from "./own-school";

const school = sharedSchool();

/** Tomorrow at eight in Dhaka. */
const from = new Date(firstMomentOfDay(new Date(Date.now() + dayLength)).getTime() + dayLength / 3).toISOString();
const yesterday = new Date(Date.now() - dayLength).toISOString();
const published = { _status: "published" };

type After = { query: string; data: object };
type Case = { name: string; data: object; after?: After; state: string };

const live = { ...published, publishedAt: yesterday };
const changed = recordStateText({ kind: "public", isChanged: true });

const notices: Case[] = [
	{ name: "লেখা চলছে", data: { _status: "draft" }, state: recordStateText({ kind: "draft" }) },
	{ name: "কালকের", data: { ...published, publishedAt: from }, state: recordStateText({ kind: "scheduled", from }) },
	{ name: "এখনকার", data: { ...published, publishedAt: yesterday }, state: recordStateText({ kind: "public" }) },
	{
		name: "আগেকার",
		data: { ...published, publishedAt: "2026-01-01T00:00:00.000Z", shownUntil: "2026-01-02T00:00:00.000Z" },
		state: recordStateText({ kind: "ended" }),
	},
	{
		name: "বদলানো",
		data: live,
		after: { query: "?draft=true&autosave=true", data: { _status: "draft", summary: "নতুন" } },
		state: changed,
	},
	{
		name: "নামানো",
		data: live,
		after: { query: "", data: { _status: "draft" } },
		state: recordStateText({ kind: "draft" }),
	},
];

let asking: APIRequestContext;
const ids: Record<string, number> = {};
test.beforeAll(async () => {
	asking = await visitor(school);
	const headers = await signInHead(asking);
	const create = recordsOf(asking, headers);
	for (const { name, data } of notices) ids[name] = await create("notices", { name, ...data });
	for (const { name, after } of notices) {
		if (!after) continue;
		const answer = await asking.patch(`/cms/notices/${ids[name]}${after.query}`, { headers, data: after.data });
		expect(answer.status()).toBe(200);
	}
});
test.afterAll(() => asking.dispose());

test("the list and the day's list say the state of each notice in words", async ({ page }) => {
	await signIn(page, school);
	const rows = { "/collections/notices?limit=100": "tr", "/activity": "tr", "": "li:has(.record-state)" };
	for (const [path, row] of Object.entries(rows)) {
		await page.goto(`${school.url}/admin${path}`);
		for (const { name, state } of path ? notices : notices.filter((notice) => notice.state === changed))
			await expect(page.locator(row, { hasText: name }).locator(".record-state").first()).toHaveText(state);
	}
});

test("above each form stands its state, with a link to the site only if its page is there", async ({ page }) => {
	await signIn(page, school);
	for (const { name, state } of notices) {
		await page.goto(`${school.url}/admin/collections/notices/${ids[name]}`);
		await expect(page.locator(".site-links .record-state"), name).toHaveText(state);
		// Payload's own, which offers to drop the change.
		await expect(page.locator(".doc-controls__status")).toBeVisible({ visible: state === changed });
		const link = page.locator(".site-links").getByRole("link", { name: siteLinkText.open });
		await expect(link).toHaveCount([changed, recordStateText({ kind: "public" })].includes(state) ? 1 : 0);
		for (const href of await link.evaluateAll((all) => all.map((element) => element.getAttribute("href"))))
			expect((await page.request.get(`${school.url}${href}`)).status()).toBe(200);
	}
});
