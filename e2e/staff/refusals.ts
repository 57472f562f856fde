/** What a form of Payload says when it is not saved. */
import { expect, type Page } from "@playwright/test";
import { editingText } from "@/lib/office/editing/text";

/** The sentence at a field. */
export const fieldError = (page: Page, text: string) =>
	page.locator(".field-error:visible, .tooltip:visible").filter({ hasText: text }).first();

/** What the server has refused, above the fields. */
export const refusedList = (page: Page) => page.getByRole("region", { name: editingText.notSaved });

/** Until then a press does nothing. */
export const formReady = (page: Page) => page.locator("form[data-form-ready=true]").first().waitFor();

/** Presses the button to save once: the sentence stands at its field. */
export async function expectRefused(page: Page, message: string): Promise<void> {
	await formReady(page);
	await page.locator("#action-save:visible").click();
	await expect(fieldError(page, message)).toBeVisible();
}
