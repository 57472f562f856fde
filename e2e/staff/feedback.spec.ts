/** The question below each page, with and without a script, and what staff see of the answers. */
import { type APIRequestContext, type Browser, expect, type Page, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { feedbackText as text } from "@/lib/bengali/feedback";
import { feedbackPerHour } from "@/lib/contract/feedback";
import { feedbackPath, itemPath } from "@/lib/contract/paths";
import { feedbackOfficeText as office } from "@/lib/office/feedback/text";
import { expectNoSidewaysScroll, smallTargets, violationsOf } from "../page-rules";
import { openOffice, ownSchool, recordsOf, signInHead, visitor } from "./own-school";

const school = ownSchool({ TRUST_PROXY: "1" });

const widths = [360, 1440];
const name = "ছুটির নোটিশ";
const wish = "ঈদের ছুটি কবে শুরু?";

let asking: APIRequestContext;
let headers: { Authorization: string };
let notice: number;
let content: number;

test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	const create = recordsOf(asking, headers);
	notice = await create("notices", { name, _status: "published" });
	content = await create("contents", { name: "আমাদের কথা", place: "page", _status: "published" });
	await create("notices", { name: "খসড়া নোটিশ", _status: "draft" });
});
test.afterAll(() => asking.dispose());

/** Opens the notice. @param script whether scripts run */
async function openPage(browser: Browser, width: number, script: boolean): Promise<Page> {
	const viewport = { width, height: 800 };
	// `page.route` does not see what a service worker asks for.
	const context = await browser.newContext({ viewport, javaScriptEnabled: script, serviceWorkers: "block" });
	const page = await context.newPage();
	await page.goto(school.url + itemPath("notice", name));
	return page;
}

const question = (page: Page) => page.getByRole("complementary", { name: text.title });
const button = (page: Page, label: string) => question(page).getByRole("button", { name: label, exact: true });

for (const width of widths) {
	test(`with a script the answer goes without leaving the page, ${width} px`, async ({ browser }) => {
		const page = await openPage(browser, width, true);
		const { url } = { url: page.url() };
		expect(await violationsOf(page, "aside")).toEqual([]);
		expect(await smallTargets(page)).toEqual([]);
		await button(page, text.no).click();
		await expect(page.getByRole("status")).toHaveText(text.thanks);
		await expect(page.getByRole("status")).toBeFocused();
		expect(await violationsOf(page, "aside")).toEqual([]);
		await expectNoSidewaysScroll(page);
		const field = question(page).getByLabel(text.what);
		// Submits an empty text.
		await question(page).getByRole("button", { name: text.send }).click();
		await expect(question(page)).toContainText(text.empty);
		await expect(field).toBeFocused();
		// Refused by the server: the sentence stands at the field, and what was typed is still there.
		await field.fill("a <b>");
		await question(page).getByRole("button", { name: text.send }).click();
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toBeFocused();
		await expect(field).toHaveValue("a <b>");
		await field.fill(wish);
		await question(page).getByRole("button", { name: text.send }).click();
		await expect(page.getByRole("status")).toHaveText(text.sent);
		expect(page.url()).toBe(url);
		await page.context().close();
	});

	test(`without a script the form leads to thanks and back, ${width} px`, async ({ browser }) => {
		const page = await openPage(browser, width, false);
		await button(page, text.no).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.title);
		await expect(page.locator("main")).toContainText(text.thanks);
		await expectNoSidewaysScroll(page);
		await page.getByLabel(text.what).fill(wish);
		await page.getByRole("button", { name: text.send }).click();
		await expect(page.locator("main")).toContainText(text.sent);
		await page.getByRole("link", { name: text.back(name) }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		await page.context().close();
	});
}

test("a page without an answer loads nothing for it, and a lost script sends the plain form", async ({ browser }) => {
	const page = await openPage(browser, 360, true);
	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(request.url()));
	await page.route("**/_next/static/**", (route) => route.abort());
	await button(page, text.yes).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.title);
	expect(loaded.some((url) => url.includes("/_next/static/"))).toBe(true);
	await page.context().close();
});

const post = (path: string, form: Record<string, string>, more: Record<string, string> = {}) =>
	asking.post(path, { form, headers: more, maxRedirects: 0 });

test("only the site's own forms answer, about pages that are there, with clean and short text", async () => {
	const path = feedbackPath("notice", notice);
	expect((await post(path, { answer: "yes" }, { Origin: "https://evil.example" })).status()).toBe(403);
	expect((await post(path, { answer: "yes" }, { Origin: "null" })).status()).toBe(403);
	const own = await post(path, { answer: "yes" }, { Origin: school.url });
	expect(own.status()).toBe(303);
	expect(own.headers().location).toBe(`/feedback/notice/${notice}/yes`);
	expect(own.headers()["set-cookie"]).toBeUndefined();
	expect((await post(feedbackPath("content", content), { answer: "yes" })).status()).toBe(303);
	// The id of a draft, and one that does not exist.
	expect((await post(feedbackPath("notice", notice + 1), { answer: "no" })).status()).toBe(404);
	expect((await post("/api/feedback/page/1", { answer: "no" })).status()).toBe(404);
	const wrong: Record<string, string>[] = [
		{ answer: "perhaps" },
		{ answer: "text" },
		{ answer: "text", text: "x".repeat(301) },
	];
	for (const body of wrong) {
		const refused = await post(path, body);
		expect(refused.status()).toBe(422);
		expect(refused.headers()["content-type"]).toContain("text/html");
	}
	const control = await post(path, { answer: "text", text: "a\u0007b" });
	expect([control.status(), await control.text()]).toEqual([422, expect.stringContaining(errorText.field.control)]);
	const bidi = { data: { answer: "text", text: "a\u202eb" }, headers: { "X-Requested-With": "XMLHttpRequest" } };
	expect(await (await asking.post(path, bidi)).json()).toMatchObject({
		success: false,
		errors: { text: expect.any(Array) },
	});
});

test("one address answers a limited number of times", async () => {
	const eager = await visitor(school, "203.0.113.99");
	const path = feedbackPath("content", content);
	const send = () => eager.post(path, { form: { answer: "yes" }, maxRedirects: 0 });
	for (let sent = 0; sent < feedbackPerHour; sent += 1) expect((await send()).status()).toBe(303);
	const late = await send();
	expect([late.status(), Number(late.headers()["retry-after"]) > 0]).toEqual([429, true]);
	expect((await post(path, { answer: "yes" })).status()).toBe(303);
	await eager.dispose();
});

test("staff see the pages that fail most, and deal with the texts, on a phone too", async ({ page }) => {
	const words = "কথা";
	await post(feedbackPath("notice", notice), { answer: "no" });
	await post(feedbackPath("notice", notice), { answer: "text", text: words });
	await openOffice(page, school);
	await page
		.locator(".start-tasks")
		.getByRole("link", { name: office.task(1) })
		.click();
	await expect(page.getByRole("heading", { level: 1, name: office.title })).toBeVisible();
	const first = page.locator(".feedback-page:visible").first();
	await expect(first.getByRole("heading", { level: 2 })).toHaveText(name);
	for (const width of widths.toReversed()) {
		await page.setViewportSize({ width, height: 768 });
		expect(await violationsOf(page, ".feedback")).toEqual([]);
		await expectNoSidewaysScroll(page);
	}
	const said = first.locator("li", { hasText: words });
	await said.getByRole("button", { name: office.done }).click();
	await expect(said).toHaveClass(/feedback-done/);
	await said.getByRole("button", { name: office.remove }).click();
	await page.getByRole("dialog").getByRole("button", { name: office.remove }).click();
	await expect(said).toHaveCount(0);
	await first.getByRole("button", { name: office.seenOf(name) }).click();
	await expect(page.locator(".feedback-page:visible", { hasText: name })).toContainText(
		`${office.unseen}: ${toBengaliDigits(0)}`,
	);
	await page.goto(`${school.url}/admin`);
	await expect(page.locator(".start-tasks")).toBeVisible();
	await expect(page.locator(".start-tasks")).not.toContainText(office.task(1));
});
