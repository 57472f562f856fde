import { expect, test } from "@playwright/test";
import { failureText } from "@/lib/bengali/failure";

test("where even the frame fails, the message is Bengali and offers another try", async ({ page }) => {
	await page.addInitScript(() => {
		const listen = window.addEventListener;
		// The router itself listens to this event, so nothing below it is left.
		window.addEventListener = (type: string, ...rest: unknown[]) => {
			if (type === "popstate") throw new Error("no such event");
			return listen.call(window, type, ...(rest as [EventListener]));
		};
	});
	await page.goto("/contact");
	await expect(page.locator("html")).toHaveAttribute("lang", "bn");
	await expect(page.locator("h1")).toHaveText(failureText.heading);
	await expect(page).toHaveTitle(failureText.heading);
	await expect(page.getByRole("button", { name: failureText.retry })).toBeVisible();
});
