/** Visits each page template once and checks it in every display mode; and checks the response of every route. */
import { expect, type Page, test } from "@playwright/test";
import { expectHeadingHigh, screens } from "../first-screen";
import { expectShapes, forcedColors } from "../forced-colors";
import { openMenu } from "../menu";
import { expectNoSidewaysScroll, smallTargets, violationsOf } from "../page-rules";
import { type Route, routes, schoolName, templates } from "../routes";
import { sites } from "../sites";
import { budgetOf, limits, weigh } from "../weigh";

test.describe.configure({ mode: "parallel" });

const [phone, , desktop] = screens;

async function expectPage(page: Page, { path, status, title, heading }: Route): Promise<void> {
	const response = await page.goto(path);
	expect.soft(response?.status(), path).toBe(status);
	await expect.soft(page, path).toHaveTitle(`${title} | ${schoolName}`);
	await expect.soft(page.locator("h1"), path).toHaveText(heading);
}

/** @returns a list to which the errors of the page's scripts are added */
function faultsOf(page: Page): string[] {
	const faults: string[] = [];
	page.on("pageerror", (error) => faults.push(String(error)));
	page.on("console", (message) => {
		// The browser logs the 404 status as an error.
		if (message.type() === "error" && !message.text().includes("404 (Not Found)")) faults.push(message.text());
	});
	return faults;
}

for (const route of templates) {
	test(`${route.path} in every mode of display`, async ({ page }) => {
		test.slow();
		const faults = faultsOf(page);
		await page.setViewportSize(phone);
		await expectPage(page, route);
		await expect(page.locator("html")).toHaveAttribute("lang", "bn");
		await test.step("axe on a phone", async () => expect(await violationsOf(page)).toEqual([]));
		await test.step("first screens", () => expectHeadingHigh(page, route.path));
		await page.waitForLoadState("networkidle");
		await test.step("forced colours", async () => {
			await page.setViewportSize(phone);
			await page.emulateMedia(forcedColors);
			await expectShapes(page);
			await page.emulateMedia({ forcedColors: null, reducedMotion: null });
		});
		await test.step("dark, with the menu open", async () => {
			await page.emulateMedia({ colorScheme: "dark" });
			await openMenu(page);
			expect(await violationsOf(page)).toEqual([]);
			await page.locator("nav summary").click();
			await page.emulateMedia({ colorScheme: null });
		});
		await test.step("desktop, with its menu closed and open", async () => {
			await page.setViewportSize(desktop);
			expect(await violationsOf(page)).toEqual([]);
			await openMenu(page);
			expect(await violationsOf(page, "#frame nav")).toEqual([]);
		});
		await test.step("targets on a phone, with its menu closed and open", async () => {
			await page.setViewportSize(phone);
			// Closes the menu group that was opened on the desktop.
			await page.keyboard.press("Escape");
			expect(await smallTargets(page)).toEqual([]);
			await openMenu(page);
			expect(await smallTargets(page)).toEqual([]);
			expect(await violationsOf(page, "#frame nav")).toEqual([]);
		});
		expect(faults).toEqual([]);
	});

	// Without the web font: its swap shifts the layout on a machine without a Bengali system font.
	test(`${route.path} stays within its size limit, without layout shift`, async ({ browser }) => {
		const { html, script, shift } = await weigh(browser, sites.demo.url, route.path, false);
		expect.soft(html + script, "bytes").toBeLessThanOrEqual(budgetOf(route.path));
		expect.soft(shift, "layout shift").toBeLessThanOrEqual(limits.shift);
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

	test("every route is complete: status, title, heading, menu", async ({ page }) => {
		for (const route of routes) {
			await expectPage(page, route);
			await expect.soft(page.getByRole("navigation").getByRole("link").first(), route.path).toBeVisible();
			await expectNoSidewaysScroll(page);
		}
	});
});

test("static routes are cached: the second request is a cache hit", async ({ request }) => {
	// 404 pages are not cached, because anybody can request made-up names.
	for (const { path } of routes.filter(({ status, dynamic }) => status === 200 && !dynamic)) {
		await request.get(path);
		expect.soft((await request.get(path)).headers()["cache-status"], path).toBe("school; hit");
	}
});

test("every percent-encoding of a name returns the same page", async ({ request }) => {
	const notice = routes.find(({ path, status }) => path.startsWith("/educational/notice/") && status === 200);
	const raw = await request.get(encodeURI(decodeURIComponent(notice?.path ?? "")));
	expect(raw.status()).toBe(200);
});
