/** The panel on the home page after submitting an application. */
import { expect, type Page, test } from "@playwright/test";
import { admissionTitles } from "@/lib/bengali/admission";
import { receivedText as text } from "@/lib/bengali/application";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { menuText, tokenText } from "@/lib/bengali/navigation";
import { openMenu } from "../menu";
import { fill, open, phone, required, sendButton, sent, stored } from "./application-form";
import { expectGoodPage } from "./person";

test.use(phone);

/** The application's own page has a region of this name as well, with its progress. */
const panel = (page: Page) =>
	page.getByRole("region", { name: text.heading }).filter({ has: page.getByRole("button", { name: text.close }) });

async function send(page: Page): Promise<string> {
	await open(page);
	await fill(page, required);
	await sendButton(page).tap();
	return sent(page);
}

test("shows the number until it is closed, also after a reload; its code is loaded only then", async ({ page }) => {
	const id = await send(page);
	await expect(panel(page).getByText(toBengaliDigits(id))).toBeVisible();
	await expectGoodPage(page);
	await page.reload();
	await expect(panel(page)).toBeVisible();
	await panel(page).getByRole("link", { name: text.view }).tap();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(admissionTitles.details);
	await expect(panel(page)).toBeHidden();

	await page.goto("/");
	await panel(page).getByRole("button", { name: text.close }).tap();
	await expect(panel(page)).toHaveCount(0);
	await page.reload();
	const menu = page.getByRole("navigation", { name: menuText.label });
	await openMenu(page);
	await expect(menu.getByRole("link", { name: tokenText.application(toBengaliDigits(id)) })).toBeVisible();
	await expect(panel(page)).toHaveCount(0);
});

test("prints the application", async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => document.documentElement.setAttribute("data-printed", document.title);
	});
	const id = await send(page);
	await panel(page).getByRole("link", { name: text.printNow }).tap();
	await expect(page.locator("html")).toHaveAttribute("data-printed", new RegExp(`^${admissionTitles.details}`));
	await expect(page).toHaveURL(`/student/details/${id}`);
	await expect(page.getByRole("article").getByText(required.name)).toBeVisible();
});

test("several applications each have a link", async ({ page }) => {
	const ids = [await send(page), await send(page)];
	expect(new Set(ids).size).toBe(2);
	await expect(panel(page).getByText(toBengaliDigits(ids[1] ?? ""))).toBeVisible();
	const tokens: string[] = JSON.parse((await stored(page, "applications")) ?? "");
	expect(tokens.map((token) => token.split("|")[0])).toEqual(ids.toReversed());
	const menu = page.getByRole("navigation", { name: menuText.label });
	for (const id of ids) {
		// Selecting an entry closes the menu.
		await page.goto("/");
		await openMenu(page);
		await menu.getByRole("link", { name: tokenText.application(toBengaliDigits(id)) }).tap();
		await expect(page).toHaveURL(`/student/details/${id}`);
		await expect(page.getByRole("article").getByText(toBengaliDigits(id))).toBeVisible();
	}
});
