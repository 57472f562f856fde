/**
 * What stands at the top of each page. Ctrl K and a field: a student, a notice, a page or a task from anywhere. The sign
 * beside it: the chapter of the guide about the page.
 */
import { expect, type Page, test } from "@playwright/test";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { findText } from "@/lib/office/find/text";
import { guideText } from "@/lib/office/guide/text";
import { startText } from "@/lib/office/start/text";
import { studentStaffText } from "@/lib/office/words/students";
import { violationsOf } from "../page-rules";
import { loadedWidth } from "../picture";
import { hydrated, openOffice, recordsOf, sharedSchool, signIn, signInHead, visitor } from "./own-school";

const school = sharedSchool();

const field = (page: Page) => page.getByRole("combobox", { name: findText.field });
const options = (page: Page) => page.getByRole("option");

test.beforeAll(async () => {
	const asking = await visitor(school);
	const create = recordsOf(asking, await signInHead(asking));
	await create("students", { name: "নুসরাত জাহান", gender: "2", fatherName: "করিম", motherName: "সালমা" });
	await create("notices", { name: "নুসরাতের সংবর্ধনা", _status: "published" });
	await asking.dispose();
});

test("by keyboard alone: a student with Ctrl K, its name and Enter", async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/office/find/")) asked.push(request.url());
	});
	await openOffice(page, school);
	await page.keyboard.press("Control+k");
	await expect(field(page)).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: findText.hint })).toBeVisible();
	await field(page).fill("নুসরাত");
	await expect(options(page)).toHaveCount(2);
	expect(asked).toHaveLength(1);
	await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
	expect(await violationsOf(page, ".find")).toEqual([]);
	await field(page).press("ArrowDown");
	await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
	await field(page).press("ArrowUp");
	await expect(options(page).first()).toContainText("নুসরাত জাহান");
	await field(page).press("Enter");
	await page.waitForURL(/\/collections\/students\/\d+$/);
	await expect(field(page)).toHaveCount(0);
});

test("on a phone: a press, and an entry of the menu or a task by its name", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/teachers`);
	await hydrated(page);
	const button = page.getByRole("button", { name: findText.field });
	await button.click();
	await field(page).fill(startText.actions.notice);
	await expect(options(page).filter({ hasText: findText.kinds.action })).toHaveCount(1);
	await field(page).fill(studentStaffText.exams.plural);
	await options(page).filter({ hasText: findText.kinds.menu }).last().click();
	await page.waitForURL((url) => !url.pathname.endsWith("/teachers"));

	await button.click();
	await field(page).fill("এমন কিছুই নেই");
	await expect(page.getByRole("status").filter({ hasText: findText.none })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(field(page)).toHaveCount(0);
	await expect(button).toBeFocused();
});

test("the guide opens the chapter of the page beside what is typed, and without a connection says so", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 740 });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices/create`);
	await hydrated(page);
	await page.locator("#field-name").fill("অর্ধেক লেখা");
	const sign = page.getByRole("link", { name: guideText.open });
	await sign.click();
	const chapter = page.getByRole("dialog", { name: "নোটিশ দেওয়া" });
	await loadedWidth(chapter.getByRole("img").first());
	expect(await violationsOf(page, ".guide")).toEqual([]);
	const whole = await chapter.getByRole("link", { name: guideText.whole }).getAttribute("href");
	await page.keyboard.press("Escape");
	await expect(sign).toBeFocused();
	await expect(page.locator("#field-name")).toHaveValue("অর্ধেক লেখা");

	await page.context().setOffline(true);
	await sign.click();
	await expect(page.getByRole("dialog").getByRole("status")).toHaveText(noConnectionText);
	await page.getByRole("dialog").getByRole("button", { name: guideText.close }).click();
	await page.context().setOffline(false);

	await page.goto(`${school.url}${whole}`);
	await expect(page.getByRole("heading", { name: "নোটিশ দেওয়া" })).toBeInViewport();
	expect(await violationsOf(page, ".guide-page")).toEqual([]);
});
