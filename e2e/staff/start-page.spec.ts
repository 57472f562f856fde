/**
 * The start page of the back office: records that wait for staff, the main actions, and the directorate's checklist.
 */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { dayLength } from "@/lib/contract/days";
import { commandText } from "@/lib/machine/text";
import { activityText } from "@/lib/office/activity/text";
import { backupOfficeText } from "@/lib/office/backup/text";
import { checklistItems, checklistText } from "@/lib/office/checklist/text";
import { comingMoment, recordStateText } from "@/lib/office/parts/record-state";
import { startText } from "@/lib/office/start/text";
import { taskText } from "@/lib/office/words/lists";
import { staffText } from "@/lib/office/words/staff";
import { smallTargets, violationsOf } from "../page-rules";
import { type Create, hydrated, openOffice, ownSchool, recordsOf, signInHead, visitor } from "./own-school";
import { insertResults } from "./results";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const { actions, tasks } = startText;
const notices = staffText.notices.plural;
const inDays = (days: number) => new Date(Date.now() + days * dayLength).toISOString();
const [tomorrow, yesterday, lastWeek] = [inDays(1), inDays(-1), inDays(-7)];
const exam = { name: "পরীক্ষা শিক্ষক", username: "exam-teacher", password: "খেয়াঘাটের বটগাছ" };
const nextYear = `${new Date().getFullYear() + 1}-01-10T06:00:00.000Z`;

let asking: APIRequestContext;
let create: Create;
let headers: Awaited<ReturnType<typeof signInHead>>;

test.beforeAll(async () => {
	asking = await visitor(school);
	// One session for all: another login of this client would end it.
	headers = await signInHead(asking);
	create = recordsOf(asking, headers);
});
test.afterAll(() => asking.dispose());

const line = (page: Page, text: string) => page.getByRole("link", { name: text, exact: true });

test("a new school is not told that nothing waits", async ({ page }) => {
	await openOffice(page, school);
	await expect(page.getByText(tasks.begin)).toBeVisible();
	await expect(page.getByText(tasks.none)).toHaveCount(0);
	const links = page.getByRole("navigation", { name: actions.label });
	await expect(links.getByRole("link", { name: actions.site })).toHaveAttribute("href", "/");
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
	] as const;
	for (const [text, name] of lists) {
		await page.goto(`${school.url}/admin`);
		await line(page, text).click();
		const rows = page.locator("tbody tr");
		await expect(rows).toHaveCount(1);
		await expect(rows).toContainText(name);
	}
});

test("drafts and dated records are named with their state in words, and what was done today is undone there", async ({
	page,
}) => {
	const id = await create("notices", { name: "কালকের নোটিশ", _status: "published", publishedAt: tomorrow });
	await create("notices", {
		name: "শেষ হওয়া নোটিশ",
		_status: "published",
		publishedAt: lastWeek,
		shownUntil: yesterday,
	});
	await openOffice(page, school);
	const waiting = page.locator(".start-tasks");
	const state = (name: string) => waiting.getByRole("listitem").filter({ hasText: name });
	await expect(state("খসড়া নোটিশ")).toContainText(recordStateText({ kind: "draft" }));
	await expect(state("কালকের নোটিশ")).toContainText(recordStateText({ kind: "scheduled", from: tomorrow }));
	await expect(state("সামনের নোটিশ")).toContainText(recordStateText({ kind: "scheduled", from: nextYear }));
	await expect(state("শেষ হওয়া নোটিশ")).toContainText(recordStateText({ kind: "ended" }));
	await expect(waiting).not.toContainText("প্রকাশিত নোটিশ");
	await expect(waiting.getByRole("link", { name: `${notices}: খসড়া নোটিশ` })).toHaveAttribute("href", /notices\/\d+$/);

	const ahead = page.getByRole("region", { name: startText.ahead.title });
	await expect(ahead).toContainText(startText.ahead.begins("কালকের নোটিশ", comingMoment(tomorrow)));
	await expect(ahead).not.toContainText("সামনের নোটিশ");
	await expect(ahead).toContainText(backupOfficeText.firstTonight);

	const home = page.getByRole("region", { name: startText.home.title });
	await expect(home.getByRole("link", { name: startText.home.parts.routine })).toBeVisible();
	await expect(home.getByRole("link", { name: startText.home.parts.notice })).toHaveCount(0);
	await expect(home.frameLocator("iframe").locator("header").first()).toBeVisible();
	for (const width of [390, 1366]) {
		await page.setViewportSize({ width, height: 768 });
		expect(await violationsOf(page)).toEqual([]);
	}
	await page.setViewportSize({ width: 390, height: 844 });
	const small = await smallTargets(page);
	// The bar above is Payload's.
	expect(small.filter((html) => !html.includes("app-header"))).toEqual([]);

	const today = page.getByRole("region", { name: startText.today.title });
	await expect(today).toContainText(activityText.did(commandText.firstStaffName, "create"));
	await expect(today).not.toContainText(activityText.did(commandText.firstStaffName, "login"));
	const moved = await asking.patch(`/cms/notices/${id}`, { headers, data: { publishedAt: nextYear } });
	expect(moved.status(), await moved.text()).toBe(200);
	await page.reload();
	await hydrated(page);
	await expect(state("কালকের নোটিশ")).toContainText(recordStateText({ kind: "scheduled", from: nextYear }));
	const act = today.getByRole("listitem").filter({ hasText: activityText.did(commandText.firstStaffName, "update") });
	await act.getByRole("button", { name: activityText.undo }).click();
	await page.getByRole("button", { name: activityText.yes, exact: true }).click();
	await expect(page.locator(".payload-toast-container")).toContainText(activityText.undone);
	await expect(state("কালকের নোটিশ")).toContainText(recordStateText({ kind: "scheduled", from: tomorrow }));
});

test("there is no wall of lists, and an exam account sees what it may", async ({ page }) => {
	await openOffice(page, school);
	await expect(page.locator(".card")).toHaveCount(0);
	await create("staff", { ...exam, role: "exam", classes: [3] });
	await page.context().clearCookies();
	await openOffice(page, school, { email: exam.username, password: exam.password });
	for (const { title } of [startText.home, startText.ahead])
		await expect(page.getByRole("region", { name: title })).toHaveCount(0);
	await expect(page.getByRole("link", { name: actions.marks })).toBeVisible();
	await expect(page.locator(".first-hour, .checklist, .backup-notice")).toHaveCount(0);
});

test("the checklist shows what is missing, and prints on one page", async ({ page }) => {
	await openOffice(page, school);
	await line(page, checklistText.open).click();
	const row = (name: string) => page.getByRole("row").filter({ hasText: name });
	await expect(page.getByRole("row")).toHaveCount(Object.keys(checklistItems).length + 1);
	await expect(row(checklistItems.notices)).toContainText(checklistText.states.good);
	await expect(row(checklistItems.profile)).toContainText(checklistText.states.missing);
	const { parts } = checklistText;
	await expect(row(checklistItems.profile)).toContainText(parts.page(checklistItems.profile));

	// The form knows which content it is, and publishing it leads back.
	await row(checklistItems.profile).getByRole("link").click();
	await expect(page.locator("#field-name")).toHaveValue(checklistItems.profile);
	await expect(page.locator("#field-topic")).toContainText(checklistItems.profile);
	// The form stores its record when it opens, and what it was filled with after that.
	const drafts = async () => {
		const { docs } = await (await asking.get("/cms/contents?draft=true&limit=100", { headers })).json();
		return docs.map(({ name }: { name: string | null }) => name);
	};
	await expect.poll(drafts).toContain(checklistItems.profile.normalize("NFC"));
	await page.getByRole("link", { name: taskText.back }).click();
	// A draft does not count.
	await expect(row(checklistItems.profile)).toContainText(parts.draft);
	await row(checklistItems.profile).getByRole("link").click();
	await hydrated(page);
	await page.locator("#action-save").click();
	await expect(page).toHaveURL(`${school.url}/admin/checklist`);
	await expect(row(checklistItems.profile)).toContainText(checklistText.states.good);

	const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("strangers do not see the checklist", async ({ page }) => {
	await page.goto(`${school.url}/admin/checklist`);
	await expect(page).toHaveURL(/\/admin\/login/);
	await expect(page.getByText(checklistText.title)).toHaveCount(0);
});
