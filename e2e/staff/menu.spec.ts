/** The menu of the back office: at the side of wide windows, a bar and a sheet in small ones. */
import { expect, type Page, test } from "@playwright/test";
import { bannerText } from "@/lib/bengali/banner";
import { barEntries, menuGroups } from "@/lib/office/menu-entries";
import { staffText } from "@/lib/office/words/staff";
import { studentStaffText } from "@/lib/office/words/students";
import { violationsOf } from "../page-rules";
import { head, hydrated, openOffice, recordsOf, sharedSchool, signIn, signInHead, visitor } from "./own-school";

const school = sharedSchool();
test.describe.configure({ mode: "serial" });

const wide = { width: 1366, height: 768 };
const phone = { width: 360, height: 740 };
/** Accounts of their own, because an account keeps which groups it has opened. */
const accounts = {
	head: { email: "menu.head", password: head.password },
	exam: { email: "menu.exam", password: head.password },
};

const menu = (page: Page) => page.getByRole("navigation", { name: staffText.menu.label });
const bar = (page: Page) => page.getByRole("navigation", { name: staffText.bar.label });
const group = (page: Page, name: keyof typeof menuGroups) =>
	menu(page)
		.locator("details")
		.filter({ has: page.locator("summary", { hasText: menuGroups[name].label }) })
		.first();
const button = (page: Page) => bar(page).getByRole("button", { name: staffText.bar.menu });

test.beforeAll(async () => {
	const asking = await visitor(school);
	const create = recordsOf(asking, await signInHead(asking));
	for (const [role, { email: username, password }] of Object.entries(accounts))
		await create("staff", { name: "কর্মী", username, password, role, ...(role === "exam" && { classes: [3] }) });
	await asking.dispose();
});

test("it is open at the left from 1024 px, and before the scripts", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: wide });
	const page = await context.newPage();
	await signIn(page, school, accounts.head);
	await page.goto(`${school.url}/admin/collections/notices`);
	await expect(menu(page)).toBeVisible();
	await expect(bar(page)).toBeHidden();
	await expect(menu(page).getByRole("link", { name: staffText.notices.plural, exact: true })).toHaveAttribute(
		"aria-current",
		"page",
	);
	await expect(menu(page).locator("details[open] summary")).toHaveText([menuGroups.publish.label]);
	const box = await menu(page).boundingBox();
	expect([box?.x, box?.y, box?.height]).toEqual([0, 0, wide.height]);
	await page.setViewportSize({ width: 1024, height: 768 });
	await expect(menu(page)).toBeVisible();
	await page.setViewportSize({ width: 1023, height: 768 });
	await expect(menu(page)).toBeHidden();
	await expect(bar(page)).toBeVisible();
	await button(page).click();
	await expect(menu(page)).toBeVisible();
	await context.close();
});

test("six groups by work, in order, and the form of a record marks its list", async ({ page }) => {
	await page.setViewportSize(wide);
	await openOffice(page, school, accounts.head);
	await expect(menu(page).locator("summary")).toHaveText(Object.values(menuGroups).map(({ label }) => label));
	await expect(menu(page).getByRole("link", { name: staffText.menu.start })).toHaveAttribute("aria-current", "page");
	expect(await violationsOf(page, ".menu")).toEqual([]);
	await page.goto(`${school.url}/admin/collections/classes/3`);
	await expect(menu(page).getByRole("link", { name: studentStaffText.classes.plural })).toHaveAttribute(
		"aria-current",
		"true",
	);
	await expect(group(page, "settings")).toHaveAttribute("open");
});

test("a group that was opened is open on the next page", async ({ page }) => {
	await page.setViewportSize(wide);
	await openOffice(page, school, accounts.head);
	await expect(group(page, "publish")).not.toHaveAttribute("open");
	// Payload asks first what is kept.
	const isKept = (url: string, method: string) => url.includes("payload-preferences") && method === "POST";
	const kept = page.waitForResponse((answer) => isKept(answer.url(), answer.request().method()));
	await group(page, "publish").locator("summary").click();
	await kept;
	await page.goto(`${school.url}/admin/activity`);
	await expect(menu(page).getByRole("link", { name: bannerText.label })).toBeVisible();
});

test("on a phone the four most used of the role, and a sheet with all by keyboard", async ({ page }) => {
	await page.setViewportSize(phone);
	await signIn(page, school, accounts.exam);
	await page.goto(`${school.url}/admin/marks`);
	await hydrated(page);
	await expect(bar(page).getByRole("link")).toHaveText(barEntries.exam.map(({ label }) => label));
	await expect(bar(page).locator("[aria-current=page]")).toHaveText(staffText.bar.marks);
	for (const entry of await bar(page).locator("a, button").all()) {
		const box = await entry.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
	expect(await violationsOf(page, ".menu-bar")).toEqual([]);

	await button(page).press("Enter");
	await expect(menu(page)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(menu(page).getByRole("link").first()).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(menu(page)).toBeHidden();
	await expect(button(page)).toBeFocused();

	await button(page).click();
	const entry = menu(page).getByRole("link", { name: studentStaffText.exams.plural, exact: true });
	await entry.click();
	await page.waitForURL(/\/collections\/exams$/);
	await expect(menu(page)).toBeHidden();
});

test("the bar covers nothing at the end of a page", async ({ page }) => {
	await page.setViewportSize(phone);
	await signIn(page, school, accounts.head);
	for (const path of ["/collections/classes", "/globals/settings", "/activity"]) {
		await page.goto(`${school.url}/admin${path}`);
		await hydrated(page);
		const free = await page.evaluate(() => {
			scrollTo(0, document.body.scrollHeight);
			const top = document.querySelector(".menu-bar")?.getBoundingClientRect().top ?? 0;
			const all = [...document.querySelectorAll(".template-default__wrap :is(a, button, input, textarea)")];
			return all.every((element) => element.getBoundingClientRect().bottom <= top || !element.checkVisibility());
		});
		expect(free, path).toBe(true);
	}
});
