/** Target sizes and axe with menus open and on a desktop; routes.spec.ts checks every page on a phone as it loads. */
import { expect, type Page, test } from "@playwright/test";
import { homeText } from "@/lib/bengali/site";
import { smallTargets, violationsOf } from "../page-rules";
import { layouts } from "../routes";

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** Opens the menu: on a phone with all entries, on a desktop the first group. */
async function openMenu(page: Page): Promise<void> {
	const bars = page.locator("nav summary");
	if (await bars.isVisible()) {
		await bars.click();
		await bars.click();
		await expect(page.locator("#menu a").last()).toBeInViewport();
	} else {
		await page.locator("#menu button").first().click();
		await expect(page.locator("#menu ul a").first()).toBeVisible();
	}
}

for (const { path } of layouts) {
	test(`${path} has large targets on a phone, and no axe violation with its menu open`, async ({ page }) => {
		await page.setViewportSize(phone);
		await page.goto(path, { waitUntil: "networkidle" });
		expect(await smallTargets(page)).toEqual([]);
		await openMenu(page);
		expect(await smallTargets(page)).toEqual([]);
		expect(await violationsOf(page, "nav")).toEqual([]);
	});

	test(`${path} has no axe violation on a desktop, with its menu closed or open`, async ({ page }) => {
		await page.setViewportSize(desktop);
		await page.goto(path, { waitUntil: "networkidle" });
		expect(await violationsOf(page)).toEqual([]);
		await openMenu(page);
		expect(await violationsOf(page, "nav")).toEqual([]);
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
