/** Forced colours mode: parts that carry a meaning by colour; sweep.spec.ts checks buttons, links and focus of every page. */
import { expect, test } from "@playwright/test";
import { homeText, titles } from "@/lib/bengali/site";
import { expectFrame, forcedColors, looksOf } from "../forced-colors";

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ page }) => page.emulateMedia(forcedColors));

test("the menu marks only the current page", async ({ page }) => {
	await page.goto("/notices", { waitUntil: "networkidle" });
	const entry = (name: string) => page.locator("#menu").getByRole("link", { name, exact: true });
	await expect(entry(titles.notice)).toHaveAttribute("aria-current", "page");
	expect((await looksOf(entry(titles.notice))).line).toBe("underline");
	expect((await looksOf(entry(titles.routine))).line).toBe("none");
});

test("the arrow of a menu group keeps its shape", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/contact", { waitUntil: "networkidle" });
	const widths = await page
		.locator("#menu button")
		.first()
		.evaluate((button) => {
			const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(
				button,
				"::after",
			);
			return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].map(Number.parseFloat);
		});
	// Forced colours also replace transparent borders: a triangle made of borders would become a square.
	expect(widths.filter((width) => width > 0)).toHaveLength(2);
});

test("the calendar marks today with a border, and its buttons have one", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	const calendar = page.getByRole("region", { name: homeText.calendar });
	await calendar.scrollIntoViewIfNeeded();
	const today = calendar.locator("[data-today]");
	await expect(today).toBeVisible();
	await expectFrame(today);
	const others = calendar.locator("tbody td:not([data-today])");
	expect((await looksOf(others.last())).border).toBe(0);
	for (const button of await calendar.getByRole("button").all()) await expectFrame(button);
});

test("the selected year of the section table is distinguishable", async ({ page }) => {
	await page.goto("/section-list");
	const chosen = await looksOf(page.locator("main [aria-current=page]"));
	const other = await looksOf(page.locator("main nav a").first());
	expect(other.line).toBe("underline");
	expect(chosen.line).toBe("none");
});
