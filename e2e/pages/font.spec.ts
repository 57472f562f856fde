/** The site's own Bengali font, on a device without one. */
import { expect, type Page, test } from "@playwright/test";
import { skipIf } from "../skip";

test.use({ viewport: { width: 360, height: 740 } });

/** @returns the width in pixels of the words of a list page, in one line */
async function widthOfWords(page: Page): Promise<number> {
	await page.goto("/notices", { waitUntil: "load" });
	return page.evaluate(async () => {
		await document.fonts.ready;
		const line = document.createElement("span");
		line.style.cssText = "position: absolute; white-space: nowrap";
		line.textContent = document.querySelector("main")?.textContent ?? "";
		document.body.append(line);
		const { width } = line.getBoundingClientRect();
		line.remove();
		return width;
	});
}

test("text takes about the same space before the font arrives", async ({ page, context }) => {
	await context.route("**/*.woff2", (route) => route.abort());
	const before = await widthOfWords(page);
	const hasFont = await page.evaluate(() =>
		[...document.fonts].some(({ family, status }) => /Boxes/.test(family) && status === "loaded"),
	);
	const missing = "none of the fonts whose boxes are adjusted is installed (app/fonts/school-bengali.css)";
	skipIf(hasFont ? undefined : missing);
	await context.unroute("**/*.woff2");
	const ratio = before / (await widthOfWords(page));
	expect(ratio).toBeGreaterThan(0.9);
	expect(ratio).toBeLessThan(1.1);
});
