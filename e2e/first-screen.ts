/** Position of a page's heading on the first screen. */
import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./page-rules";

/** Lowest allowed position in CSS pixels from the top; on a desktop the menu may have two lines. */
export const screens = [
	{ width: 360, height: 740, latest: 270 },
	{ width: 768, height: 800, latest: 300 },
	{ width: 1440, height: 900, latest: 320 },
] as const;

/** Opens the page on a phone, and checks it like {@link expectHeadingHigh}. */
export async function expectFirstScreens(page: Page, path: string): Promise<void> {
	await page.setViewportSize(screens[0]);
	await page.goto(path);
	await expectHeadingHigh(page, path);
}

/**
 * Checks the heading of the open page at each width; on home, whose heading is hidden, the slider or the tasks. An urgent
 * banner may push it down by its own height.
 */
export async function expectHeadingHigh(page: Page, path: string): Promise<void> {
	const main = page.getByRole("main");
	const first = path === "/" ? main.locator("img, a").first() : main.locator("h1");
	await expect(first, path).toBeVisible();
	const banner = page.locator("#banner");
	const top = async () => {
		const { y = Number.POSITIVE_INFINITY } = (await first.boundingBox()) ?? {};
		return (await banner.count()) === 0 ? y : y - ((await banner.boundingBox())?.height ?? 0);
	};
	for (const { width, height, latest } of screens) {
		await page.setViewportSize({ width, height });
		// Poll: during hydration of a 404 page or a slide change the element may have no box.
		await expect.poll(top, `${path} at ${width} px`).toBeLessThan(latest);
		await expectNoSidewaysScroll(page);
	}
}
