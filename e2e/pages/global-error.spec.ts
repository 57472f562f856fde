import { expect, type Page, test } from "@playwright/test";
import { failureText } from "@/lib/bengali/failure";
import { menuText } from "@/lib/bengali/navigation";
import { titles } from "@/lib/bengali/site";
import { openMenu } from "../menu";

// At this width the menu is closed.
test.use({ viewport: { width: 360, height: 740 } });

/** Makes addEventListener throw for an event type: on every call, or only on the call with that number. */
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

test("without server-rendered HTML to keep, the error message is in Bengali and has a retry button", async ({
	page,
}) => {
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

test("if a part of the layout fails, the rest keeps working", async ({ page }) => {
	// The router is the first to add a listener for this event, a part of the layout the second.
	await breakListening(page, "popstate", 2);
	await page.goto("/contact");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.contact);
	await openMenu(page);
	await page.locator('#menu a[href="/teachers"]').click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.teachers);
});

test("if the menu component fails, its server-rendered links stay and work", async ({ page }) => {
	await breakListening(page, "tokenchange");
	await page.goto("/contact", { waitUntil: "networkidle" });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.contact);
	const menu = page.getByRole("navigation", { name: menuText.label });
	await expect(menu).toBeVisible();
	await openMenu(page);
	await menu.locator('a[href="/teachers"]').click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.teachers);
});
