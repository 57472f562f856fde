/** Where a page's own words begin. */
import { expect, type Page } from "@playwright/test";

/** Where they may begin, in CSS pixels from the top; a desktop's menu may take a second line. */
export const screens = [
	{ width: 360, height: 740, latest: 270 },
	{ width: 768, height: 800, latest: 300 },
	{ width: 1440, height: 900, latest: 320 },
] as const;

export type Screen = (typeof screens)[number];

/** Opens the page and looks for its heading; home's is for screen readers, people see the slider, or the tasks. */
export async function expectFirstScreen(page: Page, path: string, { width, latest }: Screen): Promise<void> {
	await page.goto(path);
	const main = page.getByRole("main");
	const first = path === "/" ? main.locator("img, a").first() : main.locator("h1");
	await expect(first, path).toBeVisible();
	// The script draws the page of an unknown name once more, and the slider moves on: for a moment there is no place.
	await expect.poll(async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY, path).toBeLessThan(latest);
	await expectNoSidewaysScroll(page, width);
}

/** Nothing makes the page wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
	expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
}
