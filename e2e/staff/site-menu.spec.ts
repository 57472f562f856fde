/** The menu of the site is arranged as a tree: by dragging, and the same by keyboard. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { pageRoutes } from "@/lib/contract/routes";
import { activityText } from "@/lib/office/activity/text";
import { menuLinkText } from "@/lib/office/publishing/text";
import { menuNames, siteMenuText as text } from "@/lib/office/site-menu/text";
import { staffText } from "@/lib/office/words/staff";
import { expectNoSidewaysScroll, violationsOf } from "../page-rules";
import { hydrated, ownSchool, signIn } from "./own-school";

const titleOf = (path: string) => pageRoutes.find((route) => route.path === path)?.title ?? "";
const pages = {
	contact: titleOf("/contact"),
	notices: titleOf("/notices"),
	results: titleOf("/student-result"),
	students: titleOf("/students-information"),
};

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const lines = (page: Page) => page.getByRole("list", { name: text.list }).getByRole("listitem");
const line = (page: Page, name: string) =>
	lines(page).filter({ has: page.locator("strong").getByText(name, { exact: true }) });
const names = (page: Page) => lines(page).locator("strong").allTextContents();
const publicNames = async (page: Page) =>
	((await (await page.request.get(`${school.url}/api/nav-menu-all`)).json()).data as { name: string }[]).map(
		({ name }) => name,
	);

async function open(page: Page) {
	await page.goto(`${school.url}/admin/site-menu`);
	await expect(page.getByRole("button", { name: text.save })).toBeEnabled();
}

async function save(page: Page) {
	await page.getByRole("button", { name: text.save }).click();
	await expect(page.locator(".payload-toast-container")).toContainText(text.saved);
	await expect(page.getByText(text.unsaved)).toBeHidden();
}

test.beforeEach(({ page }) => signIn(page, school));

test("by keyboard: up, into a group, renamed, a page added at the end; saved at once, and taken back", async ({
	page,
}) => {
	const before = await publicNames(page);
	await open(page);
	const up = page.getByRole("button", { name: text.up(pages.contact) });
	await up.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await expect(up).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: pages.contact })).toBeVisible();
	const place = page.getByLabel(text.place(pages.results));
	await place.selectOption(menuNames.groups.studies);
	await expect(place).toBeFocused();
	await page.getByRole("button", { name: text.edit(pages.notices) }).press("Enter");
	await page.getByLabel(text.name).fill("সব নোটিশ");
	await page.getByRole("button", { name: text.edit("সব নোটিশ") }).press("Enter");
	await page.getByLabel(text.choosePage).selectOption("/privacy");
	await page.getByRole("button", { name: text.add, exact: true }).press("Enter");
	await expect(page.getByLabel(text.name)).toBeFocused();
	await page.getByLabel(text.name).fill("একেবারে শেষে");
	await expect(page.getByText(text.unsaved)).toBeVisible();
	expect(await publicNames(page)).toEqual(before);
	await save(page);
	const wanted = (await names(page)).filter((name) => !Object.values<string>(menuNames.groups).includes(name));
	expect(wanted.at(-1)).toBe("একেবারে শেষে");
	expect(wanted.indexOf(pages.results)).toBe(wanted.indexOf(pages.students) + 1);
	await expect.poll(() => publicNames(page)).toEqual(wanted);

	await page.goto(`${school.url}/admin/activity`);
	await hydrated(page);
	const act = page.getByRole("row").filter({ hasText: text.title }).first();
	await act.getByRole("button", { name: activityText.undo }).click();
	await page.getByRole("button", { name: activityText.yes, exact: true }).click();
	await expect.poll(() => publicNames(page)).toEqual(before);
});

test("dragged with the mouse, into a group too", async ({ page }) => {
	await open(page);
	const handle = (name: string) => line(page, name).getByTitle(text.drag);
	const drag = async (from: Locator, to: Locator) => {
		await from.scrollIntoViewIfNeeded();
		const [start, end] = [await from.boundingBox(), await to.boundingBox()];
		if (!start || !end) throw new Error("not shown");
		await page.mouse.move(start.x + 10, start.y + start.height / 2);
		await page.mouse.down();
		await page.mouse.move(start.x + 10, start.y + start.height / 2 + 12, { steps: 4 });
		await page.mouse.move(end.x + 10, end.y + end.height / 2, { steps: 12 });
		await page.mouse.up();
	};
	const [first, second] = await names(page);
	await drag(handle(first ?? ""), handle(second ?? ""));
	await expect.poll(async () => (await names(page)).indexOf(first ?? "")).toBe(1);
	await expect(page.getByText(text.unsaved)).toBeVisible();
	await page.getByRole("button", { name: text.reset }).click();
	expect((await names(page)).slice(0, 2)).toEqual([first, second]);
});

test("what is missing is said at its field; an entry is removed; a newer menu is not overwritten", async ({
	page,
	context,
}) => {
	await open(page);
	const other = await context.newPage();
	await open(other);
	await page.getByLabel(text.choosePage).selectOption(menuLinkText.outside);
	await page.getByRole("button", { name: text.add, exact: true }).click();
	await page.getByLabel(text.name).fill("অধিদপ্তর");
	await page.getByLabel(menuLinkText.address).fill("ভুল");
	await page.getByRole("button", { name: text.save }).click();
	await expect(page.getByLabel(menuLinkText.address)).toHaveAccessibleDescription(staffText.errors.link);
	await expect(page.getByLabel(menuLinkText.address)).toBeFocused();
	await page.getByLabel(menuLinkText.address).fill("https://www.dshe.gov.bd");
	await save(page);
	await expect.poll(async () => (await publicNames(page)).at(-1)).toBe("অধিদপ্তর");

	const now = await publicNames(other);
	await other.getByRole("button", { name: text.remove(pages.contact) }).click();
	await other.getByRole("button", { name: text.save }).click();
	await expect(other.locator(".payload-toast-container")).toContainText(text.movedSince);
	expect(await publicNames(other)).toEqual(now);
	other.on("dialog", (dialog) => dialog.accept());
	await other.getByRole("link", { name: text.reopen }).click();
	await expect(line(other, "অধিদপ্তর")).toBeVisible();
	await hydrated(other);
	await other.getByRole("button", { name: text.remove("অধিদপ্তর") }).click();
	await save(other);
	await expect.poll(() => publicNames(other)).not.toContain("অধিদপ্তর");
});

test("is usable and accessible at 360 and 1366 px", async ({ page }) => {
	await open(page);
	await page.getByRole("button", { name: text.edit(pages.notices) }).click();
	for (const [width, height] of [
		[360, 740],
		[1366, 768],
	] as const) {
		await page.setViewportSize({ width, height });
		await expectNoSidewaysScroll(page);
		expect(await violationsOf(page, ".site-menu-view")).toEqual([]);
	}
});
