import { expect, test } from "@playwright/test";

test("the home page answers with a Bengali title", async ({ page }) => {
	const response = await page.goto("/");
	expect(response?.status()).toBe(200);
	await expect(page).toHaveTitle(/[\u0980-\u09ff]/);
});
