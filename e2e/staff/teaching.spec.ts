/** Setting up class nine in the back office: two religions, three groups and sixty students' fourth subjects. */
import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { releaseText } from "@/lib/office/release/text";
import { teachingText as text } from "@/lib/office/teaching/text";
import { nationalSets } from "@/lib/office/words/national-sets";
import { counting } from "./counting";
import { openOffice, ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";
import { insertStudents } from "./students";

const school = ownSchool();

/** Clicks, fields and pastes. */
const mostActions = 25;
const students = 60;
const nine = 11;
const choice = "জীববিজ্ঞান বা উচ্চতর গণিত";

let asking: APIRequestContext;
const ids = { year: 0, section: 0 };

test.beforeAll(async () => {
	asking = await visitor(school);
	const create = recordsOf(asking, await signInHead(asking));
	ids.year = await create("years", { year: 2026 });
	ids.section = await create("sections", { name: "ক", class: nine });
	await insertStudents(school, students, { ...ids, classId: nine });
});
test.afterAll(() => asking.dispose());

const groups = [
	["বিজ্ঞান", "জীববিজ্ঞান", "উচ্চতর গণিত"],
	["মানবিক", "", "অর্থনীতি"],
	["ব্যবসায় শিক্ষা", "", "কৃষিশিক্ষা"],
] as const;

/** As a school keeps it in Excel: roll, name, group, religion, the choice of science, the fourth subject. */
const list = [
	["রোল", "নাম", text.group, "ধর্ম", choice, text.fourth],
	...Array.from({ length: students }, (_, index) => {
		const [group, science, fourth] = groups[index % groups.length] ?? groups[0];
		const religion = index % 5 === 0 ? "হিন্দু" : "ইসলাম";
		return [toBengaliDigits(index + 1), `শিক্ষার্থী ${index + 1}`, group, religion, science, fourth];
	}),
];

const paste = (page: Page, rows: readonly (readonly string[])[]) =>
	page.evaluate(
		(pasted) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", pasted);
			const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
			document.activeElement?.dispatchEvent(event);
		},
		rows.map((row) => `${row.join("\t")}\r\n`).join(""),
	);

const cell = (page: Page, column: string, roll: number) =>
	page.getByLabel(text.cell(column, roll, `শিক্ষার্থী ${roll}`), { exact: true });

/** Waits until React handles the element's events. */
const hydrated = (element: Locator) =>
	expect.poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react")))).toBe(true);

test(`class nine is set up in at most ${mostActions} actions`, async ({ page }) => {
	await openOffice(page, school);
	const { act, all } = counting();
	await act(page.goto(`${school.url}/admin/teaching`));
	await act(page.getByLabel(text.class, { exact: true }).selectOption(String(nine)));
	await act(page.getByRole("button", { name: text.open, exact: true }).click());
	const take = page.getByRole("button", { name: text.take(nationalSets.secondary.title) });
	await hydrated(take);
	await act(take.click());
	await expect(page.getByRole("rowheader", { name: "পদার্থবিজ্ঞান" })).toBeVisible();
	await act(page.getByRole("link", { name: text.section("ক"), exact: true }).click());
	await hydrated(cell(page, text.group, 1));
	await act(cell(page, text.group, 1).click());
	// Nobody has a group yet: every row is red and says why.
	await expect(page.getByText(text.wrongRows(students))).toBeVisible();
	await act(paste(page, list));
	await expect(page.getByRole("status").filter({ hasText: text.changed(students) })).toHaveText(text.changed(students));
	await act(page.getByRole("button", { name: text.save }).click());
	await expect(page.getByText(text.unchanged)).toBeVisible();
	expect(all()).toBeLessThanOrEqual(mostActions);
	await page.reload();
	await expect(cell(page, text.fourth, 1)).toHaveValue("উচ্চতর গণিত");
	await expect(cell(page, text.religion, 1)).toHaveValue("হিন্দু");
	await expect(cell(page, text.group, 60)).toHaveValue("ব্যবসায় শিক্ষা");
	await expect(page.getByText(text.unchanged)).toBeVisible();
});

test("the forms of what results are computed from say that released results stay, and what a change touches", async ({
	page,
}) => {
	await signIn(page, school);
	for (const path of ["globals/grading", "globals/marking", `collections/classes/${nine}`]) {
		await page.goto(`${school.url}/admin/${path}`);
		await expect(page.getByText(releaseText.hint.exams(0))).toBeVisible();
	}
	const create = recordsOf(asking, await signInHead(asking));
	const exam = await create("exams", { name: "বার্ষিক", year: ids.year, type: "annual" });
	await page.goto(`${school.url}/admin/globals/grading`);
	await expect(page.getByText(releaseText.hint.exams(1))).toBeVisible();
	await page.goto(`${school.url}/admin/collections/exams/${exam}`);
	await expect(page.getByText(releaseText.hint.classes(0))).toBeVisible();
});

test("an impossible choice is red, says why, and is not saved", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/teaching/students?year=${ids.year}&section=${ids.section}`);
	await hydrated(cell(page, text.fourth, 2));
	await cell(page, text.fourth, 2).fill("উচ্চতর গণিত");
	await expect(page.getByRole("cell", { name: text.faults.otherGroup("উচ্চতর গণিত") })).toBeVisible();
	await expect(page.getByRole("button", { name: text.save })).toBeDisabled();
	await cell(page, text.fourth, 2).fill("ফরাসি");
	await expect(page.getByRole("cell", { name: text.notFound("ফরাসি") })).toBeVisible();
	await cell(page, text.fourth, 2).fill("");
	await expect(page.getByRole("button", { name: text.save })).toBeEnabled();
});
