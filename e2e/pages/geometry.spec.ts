/** Each page template on phones of every width, with text of every size that people set: nothing is cut off, over something else or split. */
import { expect, type Page, test } from "@playwright/test";
import { screens } from "../first-screen";
import { expectNoSidewaysScroll } from "../page-rules";
import { templates } from "../routes";
import { splitWords, textFaults } from "../text-geometry";

test.describe.configure({ mode: "parallel" });

/** Phones; at the largest text (WCAG 2.2, 1.4.4) also a tablet and a desktop. */
const phones = [320, 340, 360, 412].map((width) => ({ width, height: 740 }));
const others = screens.slice(1).map(({ width, height }) => ({ width, height }));

/** The browser's setting in pixels, of which the page's own is a percentage; where the menu ends at most, except on home. */
const texts = [
	{ percent: 100, size: 16, latest: 155, from: 320, viewports: phones },
	{ percent: 130, size: 21, latest: 370, from: 320, viewports: phones },
	{ percent: 200, size: 32, latest: 370, from: 360, viewports: [...phones, ...others] },
];

/** @returns where the menu ends, without an urgent banner above it, which takes as much as it needs */
const menuEnd = (page: Page) =>
	page.evaluate(() => {
		const heightOf = (place: string) => document.querySelector(place)?.getBoundingClientRect().height ?? 0;
		return heightOf("#frame header") + heightOf("#frame nav");
	});

/** @returns the entries of a phone's row beside the menu's button that do not stand on one line */
const foldedEntries = (page: Page) =>
	page.locator("#menu [data-often] a:visible").evaluateAll((links) =>
		links.flatMap((link) => {
			const range = document.createRange();
			range.selectNodeContents(link);
			const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
			return new Set(tops).size === 1 ? [] : link.textContent;
		}),
	);

const rootSize = (page: Page) =>
	page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

for (const { path } of templates)
	test(`${path} at every width and size of text`, async ({ page }) => {
		test.slow();
		await page.goto(path, { waitUntil: "networkidle" });
		const session = await page.context().newCDPSession(page);
		for (const { percent, size, latest, from, viewports } of texts) {
			const fontSizes = { standard: size, fixed: Math.round(size * 0.8) };
			await session.send("Page.setFontSizes", { fontSizes });
			await expect.poll(() => rootSize(page)).toBeCloseTo(size * 1.0625, 1);
			for (const viewport of viewports) {
				const at = `${viewport.width} px, ${percent} %`;
				await page.setViewportSize(viewport);
				await expectNoSidewaysScroll(page);
				expect.soft(await textFaults(page), at).toEqual([]);
				expect.soft(await splitWords(page), at).toEqual([]);
				if (percent < 200) expect.soft(await foldedEntries(page), at).toEqual([]);
				// The logo keeps its size; the text beside it grows.
				expect.soft((await page.locator("h1").boundingBox())?.y, at).toBeLessThan(viewport.height);
				const isPhone = viewport.width >= from && viewport.width <= 360;
				if (isPhone && path !== "/") expect.soft(await menuEnd(page), at).toBeLessThanOrEqual(latest);
			}
		}
	});
