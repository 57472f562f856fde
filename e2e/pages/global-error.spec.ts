import { expect, type Page, test } from "@playwright/test";
import { failureText } from "@/lib/bengali/failure";
import { menuText, titles } from "@/lib/bengali/site";

// Here every link of the menu is in sight.
test.use({ viewport: { width: 360, height: 740 } });

/** Makes the page fail where it first listens to an event: as often as it does so, or only for the numbered time. */
const breakListening = (page: Page, event: string, time = 0) =>
	page.addInitScript(
		([broken, only]) => {
			const listen = window.addEventListener.bind(window);
			let times = 0;
			window.addEventListener = (
				type: string,
				...rest: [EventListenerOrEventListenerObject, AddEventListenerOptions?]
			) => {
				if (type === broken && (!only || ++times === only)) throw new Error("no such event");
				listen(type, ...rest);
			};
		},
		[event, time] as const,
	);

test("where nothing can be kept of what was sent, the message is Bengali and offers another try", async ({ page }) => {
	await breakListening(page, "tokenchange");
	await page.addInitScript(() => {
		const find = document.getElementById.bind(document);
		document.getElementById = (id) => {
			if (id === "frame") throw new Error("nothing to keep");
			return id === "content" ? null : find(id);
		};
	});
	await page.goto("/contact");
	await expect(page.locator("h1")).toHaveText(failureText.heading);
	await expect(page.locator("html")).toHaveAttribute("lang", "bn");
	await expect(page).toHaveTitle(failureText.heading);
	await page.getByRole("button", { name: failureText.retry }).click();
	await expect(page.locator("h1")).toHaveText(failureText.heading);
});

test("where a part of the frame fails, the rest works on", async ({ page }) => {
	// The first to listen to this event is the router, the second a part of the frame.
	await breakListening(page, "popstate", 2);
	await page.goto("/contact");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.contact);
	await page.locator('#menu a[href="/teachers"]').click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.teachers);
});

test("where the menu's script fails, the menu stays as it was sent, and leads on", async ({ page }) => {
	await breakListening(page, "tokenchange");
	await page.goto("/contact", { waitUntil: "networkidle" });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.contact);
	const menu = page.getByRole("navigation", { name: menuText.label });
	await expect(menu).toBeVisible();
	await menu.locator('a[href="/teachers"]').click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.teachers);
});
