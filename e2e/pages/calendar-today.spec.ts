/** The home page's calendar on each day of the week. */
import { expect, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { homeText } from "@/lib/bengali/site";
import { smallTargets, violationsOf } from "../page-rules";

test.use({ viewport: { width: 360, height: 740 } });

// Seven dates, so that today is each day of the week; weekends have their own colour.
test("the calendar has no axe violation and large targets on each day of a week", async ({ page }) => {
	for (const day of [15, 16, 17, 18, 19, 20, 21]) {
		await page.clock.setFixedTime(new Date(`2026-11-${day}T06:00:00Z`));
		await page.goto("/", { waitUntil: "networkidle" });
		const calendar = page.getByRole("region", { name: homeText.calendar });
		await calendar.scrollIntoViewIfNeeded();
		await expect(calendar.locator("[data-today]")).toContainText(toBengaliDigits(day));
		expect(await violationsOf(page, "[aria-labelledby=calendar]"), String(day)).toEqual([]);
		expect(await smallTargets(page), String(day)).toEqual([]);
	}
});
