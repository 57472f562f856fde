/** Text at 200 % stays readable (WCAG 2.2, 1.4.4). */
import { expect, type Page, test } from "@playwright/test";
import { screens } from "../first-screen";
import { expectNoSidewaysScroll } from "../page-rules";
import { layouts } from "../routes";
import { textFaults } from "../text-geometry";

/** Like the browser's font size setting, of which the root font size is a percentage. */
async function doubleText(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

for (const { path } of layouts)
	test(`${path} stays readable with text at 200 %, at every width`, async ({ page }) => {
		await doubleText(page);
		await page.goto(path, { waitUntil: "networkidle" });
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("34px");
		for (const { width, height } of screens) {
			await page.setViewportSize({ width, height });
			await expectNoSidewaysScroll(page);
			expect(await textFaults(page)).toEqual([]);
			const begin = (await page.locator("h1").boundingBox())?.y;
			// The logo keeps its size; the text beside it is twice as high.
			expect(begin).toBeLessThan(height);
		}
	});
