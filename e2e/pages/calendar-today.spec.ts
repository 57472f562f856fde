/** The home page's calendar on each day of the week. */
import { expect, test } from "@playwright/test";
import { homeText } from "@/lib/bengali/site";
import { smallTargets, violationsOf } from "../page-rules";

test.use({ viewport: { width: 360, height: 740 } });

// Seven dates, so that today is each day of the week; weekends have their own colour.
for (const day of [15, 16, 17, 18, 19, 20, 21]) {
	test(`the calendar has no axe violation and changes months on the ${day}th`, async ({ page }) => {
		await page.clock.setFixedTime(new Date(`2026-11-${day}T06:00:00Z`));
		await page.goto("/", { waitUntil: "networkidle" });
		const calendar = page.getByRole("region", { name: homeText.calendar });
		await calendar.scrollIntoViewIfNeeded();
		await expect(calendar.locator("[data-today]")).toBeVisible();
		expect(await violationsOf(page, "[aria-labelledby=calendar]")).toEqual([]);
		expect(await smallTargets(page)).toEqual([]);
	});
}
