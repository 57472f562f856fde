/** Content above the fold, and target sizes. */
import { expect, test } from "@playwright/test";
import { expectFirstScreens } from "../first-screen";
import { layouts } from "../routes";

for (const { path } of layouts)
	test(`${path}: the heading is on the first screen at every width`, ({ page }) => expectFirstScreens(page, path));

test("the latest notices are on a desktop's first screen", async ({ page, request }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const { notice } = await (await request.post("/api/home-page-data")).json();
	await page.goto("/");
	const latest = page.getByRole("main").getByRole("link", { name: notice.data[0].name }).first();
	expect((await latest.boundingBox())?.y).toBeLessThan(800);
});
