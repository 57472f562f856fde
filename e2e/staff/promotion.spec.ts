/** Enrolling a class in the next year, in the back office. */

import { expect, type Page, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { callPath } from "@/lib/office/paths";
import { promotionText as text } from "@/lib/office/promotion/text";
import { studentStaffText } from "@/lib/office/words/students";
import { expectNoSidewaysScroll, violationsOf } from "../page-rules";
import { counting } from "./counting";
import { followMenu, openOffice, ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";
import { insertResults, releaseResults } from "./results";
import { insertStudents } from "./students";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const count = 40;
const failing = 3;
const schoolClass = studentStaffText.classNames[7] ?? "";
const title = (letter: string, count: number) =>
	studentStaffText.titles.section(letter, studentStaffText.classNames[count - 1] ?? "");

test.beforeAll(async () => {
	const asking = await visitor(school);
	const headers = await signInHead(asking);
	const create = recordsOf(asking, headers);
	const year = await create("years", { year: 2026 });
	const section = await create("sections", { name: "ক", class: 8 });
	await create("sections", { name: "ক", class: 9 });
	const exam = await create("exams", { name: "বার্ষিক পরীক্ষা", year, type: "monthly" });
	await asking.dispose();
	await insertStudents(school, count, { year, section, classId: 8 });
	await insertResults(
		school,
		exam,
		`CASE WHEN s.code - 2026000 <= ${failing} THEN 20 ELSE 40 + (s.code - 2026000) END`,
	);
	await releaseResults(school, exam, 8);
});

const rows = (page: Page) => page.locator("tr[data-outcome]");

/** The newest exam is chosen already. */
async function open(page: Page, { select, click } = counting()) {
	await select(page.getByLabel(text.class, { exact: true }), { label: schoolClass });
	await click(page.getByRole("button", { name: text.show }));
	await expect(rows(page)).toHaveCount(count);
}

test("a class of 40 is promoted in five clicks, and taken back", async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	await openOffice(page, school);
	const clerk = counting();
	await expect(page.locator(".menu a[href='/admin/promotion']")).toHaveText(text.title);
	clerk.add(await followMenu(page, "/admin/promotion"));
	await open(page, clerk);
	await expect(page.getByText(text.newYear(2027))).toBeVisible();
	const [best, last] = [rows(page).first(), rows(page).last()];
	await expect(best).toContainText(`শিক্ষার্থী ${count}`);
	await expect(best.getByRole("textbox")).toHaveValue(toBengaliDigits(1));
	await expect(last).toContainText(text.outcomes.failed);
	await expect(last.locator("option:checked")).toHaveText(title("ক", 8));
	expect(await violationsOf(page, "table")).toEqual([]);
	await clerk.click(page.getByRole("button", { name: text.confirm(count, 2027) }));
	await expect(page.getByText(text.done(count, 2027))).toBeVisible();
	expect(clerk.all()).toBeLessThanOrEqual(5);

	const asking = await visitor(school);
	const headers = await signInHead(asking);
	const enrolledIn = async (year: number) => {
		const answer = await asking.get(`/cms/enrolments?where[year.year][equals]=${year}&limit=1`, { headers });
		return (await answer.json()).totalDocs;
	};
	expect([await enrolledIn(2026), await enrolledIn(2027)]).toEqual([count, count]);
	await page.getByRole("button", { name: text.past.undoOf(text.of(schoolClass, "বার্ষিক পরীক্ষা · ২০২৬")) }).click();
	await page.locator("#confirm-action:visible").click();
	await expect(page.getByText(text.past.wasUndone, { exact: true })).toBeVisible();
	expect([await enrolledIn(2026), await enrolledIn(2027)]).toEqual([count, 0]);
	await asking.dispose();
});

test("on a phone each row can be changed; what is wrong is said there, and nothing typed is lost", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/promotion`);
	await open(page);
	await expectNoSidewaysScroll(page);
	const [first, second, third] = await rows(page).all();
	if (!first || !second || !third) throw new Error("no rows");
	await second.getByRole("textbox").fill("১");
	await third.getByRole("combobox").selectOption({ label: text.leave });
	await page.getByRole("button", { name: text.confirm(count - 1, 2027) }).click();
	await expect(second.getByText(text.errors.rollTwice)).toBeVisible();
	await expect(page.getByText(text.faulty(1))).toBeVisible();
	await expect(second.getByRole("textbox")).toHaveValue("১");
	await expect(third.locator("option:checked")).toHaveText(text.leave);
	// Another section proposes its next roll.
	await second.getByRole("combobox").selectOption({ label: title("ক", 8) });
	await expect(second.getByRole("textbox")).toHaveValue(toBengaliDigits(failing + 1));
	// At the end, where the bar at the foot covers no row.
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	expect(await violationsOf(page, "table")).toEqual([]);
	await page.getByRole("button", { name: text.confirm(count - 1, 2027) }).click();
	await expect(page.getByText(text.done(count - 1, 2027))).toBeVisible();
});

test("promotion refuses strangers", async () => {
	const stranger = await visitor(school, "203.0.113.99");
	for (const path of ["confirm", "undo"] as const)
		expect([path, (await stranger.post(callPath(`promotion/${path}`), { data: {} })).status()]).toEqual([path, 401]);
	const view = await stranger.get("/admin/promotion?exam=1&class=8", { maxRedirects: 0 });
	expect(await view.text()).not.toContain("শিক্ষার্থী 1");
	await stranger.dispose();
});
