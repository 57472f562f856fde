import { expect, type Page } from "@playwright/test";

/** Opens the menu: on a phone the whole list, on wide screens the first group. */
export async function openMenu(page: Page): Promise<void> {
	const bars = page.locator("nav summary");
	if (await bars.isVisible()) {
		await bars.click();
		await expect(page.locator("#menu a").last()).toBeVisible();
	} else {
		await page.locator("#menu button").first().click();
		await expect(page.locator("#menu ul a").first()).toBeVisible();
	}
}
