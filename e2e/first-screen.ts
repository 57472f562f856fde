/** Position of a page's heading on the first screen. */
import { expect, type Page } from "@playwright/test";

/** Lowest allowed position in CSS pixels from the top; on a desktop the menu may have two lines. */
export const screens = [
	{ width: 360, height: 740, latest: 270 },
	{ width: 768, height: 800, latest: 300 },
	{ width: 1440, height: 900, latest: 320 },
] as const;

export type Screen = (typeof screens)[number];

/** Opens the page and checks its heading; on home, whose heading is visually hidden, the slider or the tasks. */
export async function expectFirstScreen(page: Page, path: string, { width, latest }: Screen): Promise<void> {
	await page.goto(path);
	const main = page.getByRole("main");
	const first = path === "/" ? main.locator("img, a").first() : main.locator("h1");
	await expect(first, path).toBeVisible();
	// Poll: during hydration of a 404 page or a slide change the element may have no box.
	await expect.poll(async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY, path).toBeLessThan(latest);
	await expectNoSidewaysScroll(page, width);
}

/** Expects no horizontal overflow. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
	expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
}
