import { expect, test } from "@playwright/test";
import { siteUrl } from "./environment";
import { limits, weigh } from "./weigh";

test("the home page's first load stays within its limits", async ({ browser }) => {
	const weight = await weigh(browser, siteUrl, "/");
	for (const [part, limit] of Object.entries(limits))
		expect.soft(weight[part as keyof typeof limits], part).toBeLessThanOrEqual(limit);
	expect(weight.html).toBeGreaterThan(0);
	expect(weight.script).toBeGreaterThan(0);
});
