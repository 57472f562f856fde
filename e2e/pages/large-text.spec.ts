/** Text at twice its size, as a visitor sets it in the browser (WCAG 2.2, 1.4.4): all of it stays to be read. */
import { expect, type Page, test } from "@playwright/test";
import { expectNoSidewaysScroll, screens } from "../first-screen";
import { routes } from "../routes";
import { textFaults } from "../text-geometry";

/** What the browser's own setting does: the root's size is a share of it. */
async function doubleText(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

for (const { width, height } of screens) {
	test.describe(`${width} px wide`, () => {
		test.use({ viewport: { width, height } });

		for (const { path } of routes)
			test(`${path} reads whole in text of twice the size`, async ({ page }) => {
				await doubleText(page);
				await page.goto(path, { waitUntil: "networkidle" });
				expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("34px");
				await expectNoSidewaysScroll(page, width);
				expect(await textFaults(page)).toEqual([]);
				const begin = (await page.locator("h1").boundingBox())?.y;
				// The logo keeps its size; the words beside it are twice as high.
				expect(begin).toBeLessThan(height);
			});
	});
}
