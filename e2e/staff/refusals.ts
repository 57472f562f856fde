/** What a form of Payload says when it is not saved. */
import { expect, type Page } from "@playwright/test";

/** The sentence at a field. */
export const fieldError = (page: Page, text: string) =>
	page.locator(".field-error:visible, .tooltip:visible").filter({ hasText: text }).first();

/**
 * Presses the button to save until the sentence stands at its field. A press before Payload's form is hydrated is lost; and
 * while one types, Payload checks the form on the server: a check that was under way when the save was refused takes the
 * sentence away again.
 */
export async function expectRefused(page: Page, message: string): Promise<void> {
	await expect(async () => {
		await page.locator("#action-save:visible").click();
		await expect(fieldError(page, message)).toBeVisible({ timeout: 5000 });
	}).toPass();
}
