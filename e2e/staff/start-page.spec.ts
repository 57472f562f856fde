/**
 * The start page of the back office: records that wait for staff, the main actions, and the directorate's checklist.
 */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { checklistItems, checklistText } from "@/lib/bengali/office/checklist";
import { startText } from "@/lib/bengali/office/start";
import { staffText } from "@/lib/bengali/staff";
import { type Create, openOffice, ownSchool, recordsOf, signInHead, visitor } from "./own-school";
import { insertResults } from "./results";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const { actions, tasks } = startText;
const notices = staffText.notices.plural;
const nextYear = `${new Date().getFullYear() + 1}-01-10T06:00:00.000Z`;

let asking: APIRequestContext;
let create: Create;

test.beforeAll(async () => {
	asking = await visitor(school);
	create = recordsOf(asking, await signInHead(asking));
});
test.afterAll(() => asking.dispose());

const line = (page: Page, text: string) => page.getByRole("link", { name: text, exact: true });

test("a new school has nothing waiting", async ({ page }) => {
	await openOffice(page, school);
	await expect(page.getByText(tasks.none)).toBeVisible();
	await expect(page.getByRole("link", { name: actions.site })).toHaveAttribute("href", "/");
	await page.getByRole("link", { name: actions.notice }).click();
	await expect(page).toHaveURL(/\/collections\/notices\/\d+/);
});

test("new applications, unpublished results, drafts and dated notices lead to their lists", async ({ page }) => {
	const application = {
		name: "Nusrat Jahan",
		gender: 2,
		fathers_name: "Karim",
		mothers_name: "Salma",
		present_class: 3,
	};
	const sent = await asking.post("/api/student/student-application-form-post", { data: application });
	expect(sent.status()).toBe(200);
	const year = await create("years", { year: 2026 });
	const exam = await create("exams", { name: "বার্ষিক", type: "semester", year });
	const section = await create("sections", { name: "ক", class: 3 });
	const person = { name: "নুসরাত", gender: "2", fatherName: "করিম", motherName: "সালমা" };
	const student = await create("students", person);
	await create("enrolments", { student, year, section, roll: 1 });
	await insertResults(school, exam);
	await create("notices", { name: "খসড়া নোটিশ", _status: "draft" });
	await create("notices", { name: "প্রকাশিত নোটিশ", _status: "published" });
	await create("notices", { name: "সামনের নোটিশ", _status: "published", publishedAt: nextYear });

	await openOffice(page, school);
	const lists = [
		[tasks.applications(1), application.name],
		[tasks.unreleased(1), "বার্ষিক"],
		[tasks.drafts(1, notices), "খসড়া নোটিশ"],
		[tasks.dated(1, notices), "সামনের নোটিশ"],
	] as const;
	for (const [text, name] of lists) {
		await page.goto(`${school.url}/admin`);
		await line(page, text).click();
		const rows = page.locator("tbody tr");
		await expect(rows).toHaveCount(1);
		await expect(rows).toContainText(name);
	}
});

test("the checklist shows what is missing, and prints on one page", async ({ page }) => {
	await openOffice(page, school);
	await line(page, checklistText.open).click();
	const row = (name: string) => page.getByRole("row").filter({ hasText: name });
	await expect(page.getByRole("row")).toHaveCount(Object.keys(checklistItems).length + 1);
	await expect(row(checklistItems.notices)).toContainText(checklistText.states.good);
	await expect(row(checklistItems.profile)).toContainText(checklistText.states.missing);
	await expect(row(checklistItems.profile)).toContainText(checklistText.addPage(checklistItems.profile));

	// A draft does not count.
	const about = { name: "আমাদের কথা", place: "page", topic: "profile" };
	const id = await create("contents", { ...about, _status: "draft" });
	await page.reload();
	await expect(row(checklistItems.profile)).toContainText(checklistText.states.missing);
	const headers = await signInHead(asking);
	await asking.patch(`/cms/contents/${id}`, { headers, data: { _status: "published" } });
	await page.reload();
	await expect(row(checklistItems.profile)).toContainText(checklistText.states.good);

	const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("strangers do not see the checklist", async ({ page }) => {
	await page.goto(`${school.url}/admin/checklist`);
	await expect(page).toHaveURL(/\/admin\/login/);
	await expect(page.getByText(checklistText.title)).toHaveCount(0);
});
