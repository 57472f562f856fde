import { expect, test } from "@playwright/test";
import { layoutText, titles } from "@/lib/bengali/site";
import { slow } from "../students/person";

/** Marks the document; a full page load removes the mark. */
const mark = () => {
	Object.assign(window, { marked: true });
};
const isMarked = () => "marked" in window;

test("an internal link keeps the document, and has aria-busy until its page is shown", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	await page.evaluate(mark);
	const answers = await slow(page, "**/teachers?_rsc=*");
	const link = page.getByRole("main").locator('a[href="/teachers"]');
	await link.click();
	await expect(link).toHaveAttribute("aria-busy", "true");
	answers.answer();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.teachers);
	await expect(page.locator("[aria-busy]")).toHaveCount(0);
	expect(await page.evaluate(isMarked)).toBe(true);
});

test("the Enter key opens a link like a click", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	await page.evaluate(mark);
	await page.getByRole("main").locator('a[href="/notices"]').last().focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.notice);
	expect(await page.evaluate(isMarked)).toBe(true);
});

test("a click with a modifier key opens a new tab, and this page stays", async ({ page, context }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	const opened = context.waitForEvent("page");
	await page
		.getByRole("main")
		.locator('a[href="/teachers"]')
		.click({ modifiers: ["ControlOrMeta"] });
	await expect((await opened).getByRole("heading", { level: 1 })).toHaveText(titles.teachers);
	expect(new URL(page.url()).pathname).toBe("/");
});

test("the browser, not the router, opens a file", async ({ page, context }) => {
	await page.goto("/notices", { waitUntil: "networkidle" });
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(request.url()));
	const opened = context.waitForEvent("page");
	await page.getByRole("main").locator("a[target=_blank]").first().click();
	await opened;
	expect(fetched.filter((url) => url.includes("_rsc="))).toEqual([]);
	await expect(page).toHaveURL(/\/notices$/);
});

test("after a jump within a page the next one begins at its top, with the focus on its heading", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	await page.getByRole("link", { name: layoutText.skipToContent }).press("Enter");
	await expect(page).toHaveURL(/#content$/);
	await page.getByRole("main").locator('a[href="/teachers"]').click();
	await expect(page.getByRole("heading", { level: 1, name: titles.teachers })).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the router keeps the pages that were left; they do not shape the next one", async ({ page }) => {
	const header = page.getByRole("banner");
	const main = page.getByRole("main");
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/", { waitUntil: "networkidle" });
	await expect(header).toHaveCSS("padding-top", "20px");
	await main.locator('a[href="/teachers"]').click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.teachers);
	await expect(header).toHaveCSS("padding-top", "12px");
	await page.goBack();
	await expect(header).toHaveCSS("padding-top", "20px");

	await page.setViewportSize({ width: 1366, height: 800 });
	await page.goto("/contact", { waitUntil: "networkidle" });
	await expect(main).toHaveCSS("display", "grid");
	await header.locator('a[href="/"]').click();
	await expect(page).toHaveURL("/");
	await expect(main).toHaveCSS("display", "block");
	await page.goBack();
	await expect(main).toHaveCSS("display", "grid");

	for (const path of ["/offline", "/student/details/1"]) {
		await page.goto(path, { waitUntil: "networkidle" });
		await expect(main).toHaveCSS("min-height", "680px");
		await header.locator('a[href="/"]').click();
		await expect(page).toHaveURL("/");
		await expect(main).not.toHaveCSS("min-height", "680px");
		await page.goBack();
		await expect(main).toHaveCSS("min-height", "680px");
	}
});

test("the browser, not the router, opens what is no page", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(request.url()));
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/calendar.ics";
		document.querySelector("main")?.append(link);
		link.click();
	});
	await expect.poll(() => fetched.length).toBeGreaterThan(0);
	expect(fetched.map((url) => new URL(url).search)).toEqual([""]);
});
