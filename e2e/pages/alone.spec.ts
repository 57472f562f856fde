/**
 * Where a family stands alone: the six journeys (notice, result, admission, login, calendar, telephone) keep WCAG 2.2 AAA as
 * far as a machine can tell. Contrast of 7:1 and targets of 44 px hold on every page (./sweep.spec.ts).
 */
import { expect, type Page, test } from "@playwright/test";
import { enhancedViolationsOf, smallTargets } from "../page-rules";
import { routes } from "../routes";

const notice = routes.find(({ path }) => path.startsWith("/educational/notice/"))?.path ?? "";

const journeys = [
	"/notices",
	notice,
	"/student-result",
	"/student/student-application-form",
	"/student-login",
	"/calendar",
	"/contact",
];

/** A sentence that is read at once (issued guidelines say 15 to 20 words). */
const mostWords = 20;

/** A line of text in characters as they are read (1.4.8), counted over a whole paragraph: vowel signs belong to their letter. */
const mostLetters = 80;

const letters = new Intl.Segmenter("bn", { granularity: "grapheme" });
const lettersOf = (text: string) => [...letters.segment(text)].length;

type Paragraph = { text: string; lines: number; spacing: number; align: string };

/** @returns what the site itself says, without what staff have written */
const paragraphsOf = (page: Page): Promise<Paragraph[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("p, li, dd, dt, label, legend, summary, figcaption, caption")]
			.filter(
				(part) =>
					part.checkVisibility() &&
					!part.querySelector("p, li, dd") &&
					!part.closest("[data-rich-text], article > div"),
			)
			.map((part) => {
				const { lineHeight, fontSize, textAlign } = getComputedStyle(part);
				const height = Number.parseFloat(lineHeight);
				const lines = Math.max(1, Math.round(part.getBoundingClientRect().height / height));
				return {
					text: part.textContent ?? "",
					lines,
					spacing: Math.round((100 * height) / Number.parseFloat(fontSize)) / 100,
					align: textAlign,
				};
			}),
	);

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

for (const path of journeys)
	test(`${path} keeps AAA where a machine can tell`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(path);
		expect(await enhancedViolationsOf(page)).toEqual([]);
		expect(await smallTargets(page)).toEqual([]);
		// Nothing moves on by itself (2.2.3, 2.2.4, 3.2.5).
		await expect(page.locator("meta[http-equiv=refresh], marquee, [autoplay]")).toHaveCount(0);
		const sentences = (await paragraphsOf(page)).flatMap(({ text }) => text.split(/[।?!\n]+/));
		expect(sentences.filter((sentence) => wordsOf(sentence) > mostWords)).toEqual([]);

		await page.setViewportSize({ width: 1366, height: 768 });
		const blocks = (await paragraphsOf(page)).filter(({ lines }) => lines > 1);
		expect(blocks.filter(({ align }) => align === "justify")).toEqual([]);
		expect(blocks.filter(({ text, lines }) => lettersOf(text) / lines > mostLetters)).toEqual([]);
		expect(blocks.filter(({ text, spacing }) => wordsOf(text) > mostWords && spacing < 1.5)).toEqual([]);
	});
