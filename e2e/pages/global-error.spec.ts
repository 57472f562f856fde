import { expect, test } from "@playwright/test";
import { failureText } from "@/lib/bengali/failure";

test("where the frame itself fails, the message is Bengali and offers another try", async ({ page }) => {
	await page.addInitScript(() => {
		const listen = window.addEventListener.bind(window);
		let listeners = 0;
		// The router is the first listener of this event, the layout's PageChange the second.
		window.addEventListener = (
			type: string,
			...rest: [EventListenerOrEventListenerObject, AddEventListenerOptions?]
		) => {
			if (type === "popstate" && ++listeners === 2) throw new Error("no such event");
			listen(type, ...rest);
		};
	});
	await page.goto("/contact");
	await expect(page.locator("h1")).toHaveText(failureText.heading);
	await expect(page.locator("html")).toHaveAttribute("lang", "bn");
	await expect(page).toHaveTitle(failureText.heading);
	await expect(page.getByRole("button", { name: failureText.retry })).toBeVisible();
});
