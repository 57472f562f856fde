/** Content above the fold; sweep.spec.ts checks the heading of every template. */
import { expect, test } from "@playwright/test";

test("the latest notices are on a desktop's first screen", async ({ page, request }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const { notice } = await (await request.post("/api/home-page-data")).json();
	await page.goto("/");
	const latest = page.getByRole("main").getByRole("link", { name: notice.data[0].name }).first();
	expect((await latest.boundingBox())?.y).toBeLessThan(800);
});
