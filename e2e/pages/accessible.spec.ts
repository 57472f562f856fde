/** Every page as people with poor sight, or with a thumb, meet it; routes.spec.ts looks at the same on a phone at first. */
import { expect, type Page, test } from "@playwright/test";
import { homeText } from "@/lib/bengali/site";
import { smallTargets, violationsOf } from "../page-rules";
import { routes } from "../routes";

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** Opens what the menu holds back: on a phone all entries at once, on a desktop the first group. */
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

for (const { path } of routes) {
	test(`${path} has targets for a thumb, and with its menu open no violation of axe's rules`, async ({ page }) => {
		await page.setViewportSize(phone);
		await page.goto(path, { waitUntil: "networkidle" });
		expect(await smallTargets(page)).toEqual([]);
		await openMenu(page);
		expect(await smallTargets(page)).toEqual([]);
		expect(await violationsOf(page, "nav")).toEqual([]);
	});

	test(`${path} has no violation of axe's rules on a desktop, its menu closed or open`, async ({ page }) => {
		await page.setViewportSize(desktop);
		await page.goto(path, { waitUntil: "networkidle" });
		expect(await violationsOf(page)).toEqual([]);
		await openMenu(page);
		expect(await violationsOf(page, "nav")).toEqual([]);
	});
}

// Seven days, so that today stands on each day of the week, also on the weekend with its own colour.
for (const day of [15, 16, 17, 18, 19, 20, 21]) {
	test(`the calendar reads and turns on the ${day}th`, async ({ page }) => {
		await page.setViewportSize(phone);
		await page.clock.setFixedTime(new Date(`2026-11-${day}T06:00:00Z`));
		await page.goto("/", { waitUntil: "networkidle" });
		const calendar = page.getByRole("region", { name: homeText.calendar });
		await calendar.scrollIntoViewIfNeeded();
		await expect(calendar.locator("[data-today]")).toBeVisible();
		expect(await violationsOf(page)).toEqual([]);
		expect(await smallTargets(page)).toEqual([]);
	});
}
