/**
 * Content above the fold, target sizes, and axe with menus open and on a desktop; routes.spec.ts checks every page on a
 * phone as it loads.
 */
import { expect, type Page, test } from "@playwright/test";
import { homeText } from "@/lib/bengali/site";
import { expectFirstScreens, screens } from "../first-screen";
import { smallTargets, violationsOf } from "../page-rules";
import { layouts } from "../routes";

const [phone, , desktop] = screens;

/** Opens the menu: on a phone with all entries, on a desktop the first group. */
async function openMenu(page: Page): Promise<void> {
	const bars = page.locator("nav summary");
	if (await bars.isVisible()) {
		await bars.click();
		await bars.click();
		// In one row the entries are wider than the screen.
		const list = page.locator("#menu");
		await expect.poll(() => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	} else {
		await page.locator("#menu button").first().click();
		await expect(page.locator("#menu ul a").first()).toBeVisible();
	}
}

for (const { path } of layouts) {
	// One visit for all: each opens the same page.
	test(`${path}: first screen, target sizes and axe, with its menu closed or open`, async ({ page }) => {
		await expectFirstScreens(page, path);
		await page.waitForLoadState("networkidle");
		await test.step("desktop", async () => {
			await page.setViewportSize(desktop);
			expect(await violationsOf(page)).toEqual([]);
			await openMenu(page);
			expect(await violationsOf(page, "nav")).toEqual([]);
		});
		await test.step("phone", async () => {
			await page.setViewportSize(phone);
			// Opened on the desktop.
			await page.keyboard.press("Escape");
			expect(await smallTargets(page)).toEqual([]);
			await openMenu(page);
			expect(await smallTargets(page)).toEqual([]);
			expect(await violationsOf(page, "nav")).toEqual([]);
		});
	});
}

// Seven dates, so that today is each day of the week; weekends have their own colour.
for (const day of [15, 16, 17, 18, 19, 20, 21]) {
	test(`the calendar has no axe violation and changes months on the ${day}th`, async ({ page }) => {
		await page.setViewportSize(phone);
		await page.clock.setFixedTime(new Date(`2026-11-${day}T06:00:00Z`));
		await page.goto("/", { waitUntil: "networkidle" });
		const calendar = page.getByRole("region", { name: homeText.calendar });
		await calendar.scrollIntoViewIfNeeded();
		await expect(calendar.locator("[data-today]")).toBeVisible();
		expect(await violationsOf(page, "[aria-labelledby=calendar]")).toEqual([]);
		expect(await smallTargets(page)).toEqual([]);
	});
}
