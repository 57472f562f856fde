/** The first hour of a head who has never seen the back office: from an empty school to one that looks like a school. */
import { expect, type Page, test } from "@playwright/test";
import { homeText } from "@/lib/bengali/site";
import { classSetupText } from "@/lib/office/class-setup/text";
import { type FirstHourStep, firstHourText as text } from "@/lib/office/first-hour/text";
import { palettes } from "@/lib/office/publishing/text";
import { menuNames } from "@/lib/office/site-menu/text";
import { taskText } from "@/lib/office/words/lists";
import { violationsOf } from "../page-rules";
import { type Counting, counting, widths } from "./counting";
import { hydrated, openOffice, ownSchool } from "./own-school";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const list = (page: Page) => page.getByRole("region", { name: text.title });
const step = (page: Page, key: FirstHourStep) =>
	list(page)
		.getByRole("listitem")
		.filter({ has: page.getByRole("link", { name: text.steps[key], exact: true }) });

/** Opens the form of a step, ready for clicks. */
async function begin(page: Page, key: FirstHourStep, { click } = counting()): Promise<void> {
	await click(step(page, key).getByRole("link"));
	await expect(page.getByRole("navigation", { name: taskText.label })).toContainText(text.steps[key]);
	await hydrated(page);
}

/** Saves the form, which leads back to the list. */
async function save(page: Page, { click }: Counting): Promise<void> {
	await click(page.locator("#action-save:visible"));
	await expect(page).toHaveURL(/\/admin$/);
	await expect(list(page)).toBeVisible();
}

const isDone = (page: Page, key: FirstHourStep) => expect(step(page, key)).toContainText(text.done);

/** Creates a picture in the drawer of an upload field; its description is filled unless one is given. */
async function upload(page: Page, { click, chooseFiles }: Counting, file: string, alt?: string): Promise<void> {
	await click(page.locator(".upload__createNewToggler:visible").first());
	const drawer = page.locator("dialog[open]");
	await chooseFiles(drawer.locator(".file-field__upload button").first(), `lib/demo/files/${file}`);
	if (alt) await drawer.locator("#field-alt").fill(alt);
	else await expect(drawer.locator("#field-alt")).toHaveValue(text.fill.logo);
	await click(drawer.locator("#action-save"));
	await expect(drawer).toBeHidden();
}

test("a head gets to a school's look on a phone in at most 25 clicks, each step leading back to the list", async ({
	page,
}) => {
	await page.setViewportSize(widths.phone);
	const head = counting();
	await openOffice(page, school);
	await expect(list(page).getByRole("listitem")).toHaveCount(Object.keys(text.steps).length);
	expect(await violationsOf(page, ".first-hour")).toEqual([]);

	await begin(page, "identity", head);
	await page.locator("#field-schoolName").fill("নদীতীর উচ্চ বিদ্যালয়");
	await page.locator("#field-eiin").fill("১০৩৪৫৬");
	await page.locator("#field-schoolAddress").fill("সাভার, ঢাকা");
	await page.locator("#field-schoolMobile").fill("০১৭১২৩৪৫৬৭৮");
	await head.click(page.getByRole("button", { name: palettes[1]?.name, exact: true }));
	await upload(page, head, "emblem.webp");
	await save(page, head);
	for (const key of ["identity", "colors", "address"] as const) await isDone(page, key);

	await begin(page, "picture", head);
	await upload(page, head, "assembly.webp", "সকালের সমাবেশ");
	await save(page, head);
	await isDone(page, "picture");

	await begin(page, "people", head);
	await page.locator("#field-name").fill("আবদুল করিম");
	await expect(page.locator("#field-designation")).toHaveValue(text.fill.headTeacher);
	await save(page, head);
	await expect(step(page, "people")).toContainText(text.missing.parts([text.missing.teachers]));
	await begin(page, "people", head);
	await page.locator("#field-name").fill("সালমা বেগম");
	await save(page, head);
	await isDone(page, "people");

	await begin(page, "history", head);
	await expect(page.locator("#field-name")).toHaveValue(menuNames.history);
	await page.locator("[contenteditable=true]:visible").first().fill("১৯৫২ সালে গ্রামের মানুষ বিদ্যালয়টি গড়ে তোলেন।");
	await save(page, head);
	await expect(step(page, "history")).toContainText(text.missing.inMenu);
	await begin(page, "history", head);
	await save(page, head);
	await isDone(page, "history");

	await begin(page, "notice", head);
	await expect(page.locator("#field-name")).toHaveValue(text.fill.notice);
	await save(page, head);
	await isDone(page, "notice");
	const { clicks } = head.done;

	await page.goto(school.url);
	await expect(page.locator("header").first()).toContainText("নদীতীর উচ্চ বিদ্যালয়");
	await expect(page.getByRole("heading", { level: 2, name: homeText.history })).toBeVisible();
	await expect(page.getByRole("main").getByAltText("সকালের সমাবেশ").first()).toBeVisible();
	await expect(page.getByRole("main").getByText(text.fill.notice).first()).toBeVisible();
	await expect(page.locator("#menu a").filter({ hasText: menuNames.history })).toHaveCount(1);
	test.info().annotations.push({ type: "clicks", description: String(clicks) });
	expect(clicks).toBeGreaterThan(12);
	expect(clicks).toBeLessThanOrEqual(25);
});

test("classes, sections and subjects are made in one step, and a page without a form has the way back", async ({
	page,
}) => {
	await openOffice(page, school);
	await begin(page, "classes");
	await page.getByLabel(classSetupText.to).selectOption("দশম");
	await page.getByLabel(classSetupText.sectionsOf("ষষ্ঠ")).selectOption("২");
	expect(await violationsOf(page, ".class-setup")).toEqual([]);
	await page.getByRole("button", { name: classSetupText.make }).click();
	await expect(page).toHaveURL(`${school.url}/admin`);
	await isDone(page, "classes");

	await begin(page, "students");
	await page.getByRole("link", { name: taskText.back }).click();
	await expect(list(page)).toBeVisible();
	await hydrated(page);
	await begin(page, "holidays");
	await page.getByRole("button", { name: taskText.leave }).click();
	await expect(page.getByRole("navigation", { name: taskText.label })).toHaveCount(0);
	await page.reload();
	await hydrated(page);
	await expect(page.getByRole("navigation", { name: taskText.label })).toHaveCount(0);
});

test("the list is put away for all heads, and brought back", async ({ page }) => {
	await openOffice(page, school);
	await list(page).getByRole("button", { name: text.putAway }).click();
	await expect(list(page)).toHaveCount(0);
	await page.reload();
	await hydrated(page);
	await expect(list(page)).toHaveCount(0);
	await page.getByRole("button", { name: text.bringBack }).click();
	await expect(list(page)).toBeVisible();
});
