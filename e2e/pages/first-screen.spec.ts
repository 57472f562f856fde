/** Content above the fold, and target sizes. */
import { expect, test } from "@playwright/test";
import { routes } from "../routes";

/** Where a page's content may begin, in CSS pixels from the top. */
const sizes = [
	{ width: 360, height: 740, latest: 270 },
	{ width: 768, height: 800, latest: 300 },
] as const;

for (const { latest, ...viewport } of sizes) {
	test.describe(`${viewport.width} px wide`, () => {
		test.use({ viewport });
		for (const { path, heading } of routes) {
			test(`${path} begins above y=${latest}`, async ({ page }) => {
				await page.goto(path);
				// The home page's h1 is visually hidden; its first visible content is the slider.
				const first =
					path === "/" ? page.getByRole("main").locator("img").first() : page.locator("h1", { hasText: heading });
				await expect(first).toBeVisible();
				// The 404 page is rendered again on the client.
				await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(latest);
				// No horizontal overflow.
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
			});
		}
	});
}

test("the latest notices stand on a desktop's first screen", async ({ page, request }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const { notice } = await (await request.post("/api/home-page-data")).json();
	await page.goto("/");
	const latest = page.getByRole("main").getByRole("link", { name: notice.data[0].name }).first();
	expect((await latest.boundingBox())?.y).toBeLessThan(800);
});

for (const path of ["/", "/notices", "/teachers", "/comittees", "/contact"]) {
	test(`every target of ${path} is large enough for a thumb`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(path, { waitUntil: "networkidle" });
		const small = await page.locator("main a, main button, nav a, nav summary").evaluateAll((targets) =>
			targets.flatMap((target) => {
				// A row's link covers the row by ::after.
				const covers = getComputedStyle(target, "::after").position === "absolute";
				const { width, height } = ((covers && target.closest("li, tr")) || target).getBoundingClientRect();
				const shown = width > 0 && height > 0 && getComputedStyle(target).visibility === "visible";
				// Inline links are exempt (WCAG 2.2, 2.5.8).
				const inline = target.closest("p") !== null;
				return shown && !inline && (height < 43.5 || width < 43.5) ? [`${target.textContent} ${width}×${height}`] : [];
			}),
		);
		expect(small).toEqual([]);
	});
}
