/** Digits, names and messages that the back office writes while it is used; all-pages.spec.ts reads its pages. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { listPagesText } from "@/lib/office/words/lists";
import { staffText } from "@/lib/office/words/staff";
import { studentStaffText } from "@/lib/office/words/students";
import { foreignLines } from "./bengali";
import { type Create, hydrated, recordsOf, sharedSchool, signIn, signInHead, visitor } from "./own-school";

const school = sharedSchool();

let asking: APIRequestContext;
let create: Create;
test.beforeAll(async () => {
	asking = await visitor(school);
	create = recordsOf(asking, await signInHead(asking));
});
test.afterAll(() => asking.dispose());

test("a save without a connection", async ({ page, context }) => {
	const teacher = await create("teachers", { name: "সংযোগহীন শিক্ষক", designation: "পদ" });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/teachers/${teacher}`);
	await hydrated(page);
	await page.locator("#field-name:visible").fill("অন্য শিক্ষক");
	await context.setOffline(true);
	await page.locator("#action-save:visible").click();
	await expect(page.locator(".payload-toast-container")).toContainText(noConnectionText);
	expect(await foreignLines(page)).toEqual([]);
	await context.setOffline(false);
});

test("numbers of a list are in Bengali digits", async ({ page }) => {
	const name = "অঙ্কের শিক্ষার্থী";
	const student = await create("students", { name, gender: "2", fatherName: "করিম", motherName: "সালমা" });
	const [year, section] = [await create("years", { year: 2041 }), await create("sections", { name: "অঙ্ক", class: 3 })];
	await create("enrolments", { student, year, section, roll: 1 });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/enrolments?where[student][equals]=${student}`);
	await expect(page.locator("tbody tr .cell-roll")).toHaveText(toBengaliDigits(1));
	await page.goto(`${school.url}/admin/collections/students?where[id][equals]=${student}&columns=["code"]`);
	await expect(page.locator("tbody tr .cell-code")).toHaveText(/^[০-৯]+$/);
	expect(studentStaffText.fields.code).not.toMatch(/[A-Za-z]/);
});

test("the pages of a list are chosen in Bengali digits", async ({ page }) => {
	const designation = "পাতার সদস্য";
	for (const name of ["ক", "খ", "গ", "ঘ", "ঙ", "চ"]) await create("committee-members", { name, designation });
	await signIn(page, school);
	const members = `where[designation][equals]=${encodeURIComponent(designation)}`;
	await page.goto(`${school.url}/admin/collections/committee-members?limit=5&${members}`);
	const pages = page.getByRole("navigation", { name: listPagesText.title });
	await expect(pages).toContainText(listPagesText.range(1, 5, 6));
	for (const own of [".paginator", ".per-page"]) await expect(page.locator(own)).toBeHidden();
	await hydrated(page);
	await pages.getByRole("button", { name: listPagesText.next }).click();
	await expect(pages).toContainText(listPagesText.range(6, 6, 6));
	await expect(page.locator("tbody tr")).toHaveCount(1);
	expect(await foreignLines(page)).toEqual([]);
	await pages.getByLabel(listPagesText.page, { exact: true }).selectOption("১");
	await expect(page.locator("tbody tr")).toHaveCount(5);
	await pages.getByLabel(listPagesText.perPage).selectOption("১০");
	await expect(pages).toContainText(listPagesText.range(1, 6, 6));
	await expect(page.locator("tbody tr")).toHaveCount(6);
	await expect(pages.getByRole("button")).toHaveCount(0);
});

test("the tooltip of a box is its label", async ({ page }) => {
	const notice = await create("notices", { name: "ঘরের নোটিশ", _status: "published" });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices/${notice}`);
	await hydrated(page);
	const box = page.locator("#field-pinned");
	await expect(box).toHaveAttribute("title", staffText.fields.pinned);
	await box.check();
	await expect(box).toBeChecked();
	await expect(page.getByText(staffText.hints.pinned)).toBeVisible();
});
