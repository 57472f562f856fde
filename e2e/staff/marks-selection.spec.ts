/** The grid of marks as a spreadsheet: blocks of cells by mouse and keys, what stands on a screen, and whose subjects. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { markText, marksText as texts } from "@/lib/office/marks/text";
import { callPath } from "@/lib/office/paths";
import { ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";
import { insertStudents } from "./students";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const [students, subjects] = [16, 12];
const ids = { exam: 0, section: 0, year: 0, subjects: [] as number[] };
const teacher = { email: "bangla", password: "নদীর পাড়ে আমার ঘর" };
let asking: APIRequestContext;

test.beforeAll(async () => {
	asking = await visitor(school);
	const create = recordsOf(asking, await signInHead(asking));
	const year = await create("years", { year: 2026 });
	const section = await create("sections", { name: "ক", class: 8 });
	Object.assign(ids, { year, section, exam: await create("exams", { name: "বার্ষিক", year, type: "semester" }) });
	for (let index = 1; index <= subjects; index += 1)
		ids.subjects.push(await create("subjects", { name: `বিষয় ${index}`, class: 8, year }));
	await create("subjects", { name: "সংগীত", class: 8, year, takers: "chosen" });
	await insertStudents(school, students, { ...ids, classId: 8 });
	const account = { name: "রহিমা", username: teacher.email, password: teacher.password, role: "exam" };
	await create("staff", { ...account, classes: [8], subjects: [ids.subjects[1]] });
});
test.afterAll(() => asking.dispose());

/** @param row from 0 @param column from 0 */
const cell = (page: Page, row: number, column: number) =>
	page.locator("tbody tr").nth(row).locator("input").nth(column);
const selected = (page: Page) => page.locator("td[aria-selected=true]");
const saved = (page: Page) => expect(page.locator("[role=status][data-state]")).toHaveText(`✓ ${texts.saved}`);
/** The texts of the first rows and columns. */
const block = (page: Page, rows: number, columns: number) =>
	page.locator("tbody tr").evaluateAll(
		(all, size) =>
			all.slice(0, size.rows).map((row) =>
				[...row.querySelectorAll("input")]
					.slice(0, size.columns)
					.map(({ value }) => value)
					.join(" "),
			),
		{ rows, columns },
	);

async function openGrid(page: Page, account?: typeof teacher): Promise<void> {
	await signIn(page, school, account);
	await page.goto(`${school.url}/admin/marks?exam=${ids.exam}&section=${ids.section}`);
	await expect(page.locator("[role=status][data-state]")).toHaveAttribute("data-state", "saved");
}

const texted = (rows: string[]) => rows.map(toBengaliDigits);

test("a block is selected with the mouse and Shift, copied, emptied, and undone in one step", async ({ page }) => {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.setViewportSize({ width: 1366, height: 768 });
	await openGrid(page);
	for (const [row, column, mark] of [
		[0, 0, "41"],
		[0, 1, "42"],
		[1, 0, "43"],
		[1, 1, "A"],
	] as const)
		await cell(page, row, column).fill(mark);
	await saved(page);
	// A second press selects the whole mark: what is typed replaces it.
	await cell(page, 0, 0).click();
	await cell(page, 0, 0).click();
	await page.keyboard.type("51");
	await expect(cell(page, 0, 0)).toHaveValue("51");
	await saved(page);
	await cell(page, 0, 0).hover();
	await page.mouse.down();
	await cell(page, 1, 1).hover();
	await page.mouse.up();
	await expect(selected(page)).toHaveCount(4);
	await expect(page.getByRole("status").filter({ hasText: texts.selected(4) })).toBeVisible();
	await expect(cell(page, 0, 0)).toBeFocused();
	await page.keyboard.press("Control+c");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`51\t42\r\n43\t${markText.absent}`);
	await page.keyboard.press("Delete");
	expect(await block(page, 2, 2)).toEqual([" ", " "]);
	await saved(page);
	await page.keyboard.press("Control+z");
	expect(await block(page, 2, 2)).toEqual(texted(["51 42", `43 ${markText.absent}`]));
	await saved(page);
	// The copied block is pasted where another selection begins.
	await cell(page, 4, 3).click();
	await cell(page, 5, 2).click({ modifiers: ["Shift"] });
	await expect(selected(page)).toHaveCount(4);
	await page.keyboard.press("Control+v");
	await expect(cell(page, 4, 2)).toHaveValue(toBengaliDigits("51"));
	await expect(cell(page, 5, 3)).toHaveValue(markText.absent);
	await saved(page);
});

test("with keys alone: Shift and arrows, fill down, cut, undo and redo; a wrong mark stays marked", async ({
	page,
}) => {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await openGrid(page);
	await cell(page, 0, 0).focus();
	for (const key of ["Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown"]) await page.keyboard.press(key);
	await expect(selected(page)).toHaveCount(6);
	await page.keyboard.press("Control+d");
	expect(await block(page, 3, 2)).toEqual(texted(["51 42", "51 42", "51 42"]));
	await saved(page);
	await page.keyboard.press("Control+x");
	expect(await block(page, 3, 2)).toEqual([" ", " ", " "]);
	for (const key of ["Control+z", "Control+z"]) await page.keyboard.press(key);
	expect(await block(page, 3, 2)).toEqual(texted(["51 42", `43 ${markText.absent}`, " "]));
	await page.keyboard.press("Control+y");
	await saved(page);
	await page.reload();
	expect(await block(page, 3, 2)).toEqual(texted(["51 42", "51 42", "51 42"]));
	await cell(page, 6, 6).fill("101");
	await page.keyboard.press("Shift+ArrowDown");
	await page.keyboard.press("Control+d");
	await expect(page.locator("[aria-invalid=true]")).toHaveCount(2);
	await expect(page.getByText(texts.wrong(2))).toBeVisible();
	await page.keyboard.press("Delete");
	await saved(page);
	// Escape gives the selection up, not the mark; a plain arrow too.
	await cell(page, 0, 0).focus();
	await page.keyboard.press("Shift+ArrowDown");
	await page.keyboard.press("Escape");
	await expect(selected(page)).toHaveCount(0);
	await page.keyboard.press("ArrowRight");
	await expect(cell(page, 0, 1)).toBeFocused();
});

test(`14 rows × ${subjects} columns stand on a screen; subjects that nobody takes are folded away`, async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	await openGrid(page);
	for (const [row, column] of [
		[0, 0],
		[0, subjects - 1],
		[13, 0],
		[13, subjects - 1],
	] as const)
		await expect(cell(page, row, column)).toBeInViewport({ ratio: 1 });
	const folded = page.getByRole("columnheader", { name: "সংগীত" });
	await expect(folded).toBeHidden();
	await page.getByRole("button", { name: texts.showUntaken(1) }).click();
	await expect(folded).toBeVisible();
	await page.getByRole("button", { name: texts.hideUntaken(1) }).click();
	await expect(folded).toBeHidden();
});

test.describe("on a phone", () => {
	test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

	test("the first cell stands on the first screen, and a finger scrolls and selects nothing", async ({ page }) => {
		await openGrid(page);
		await expect(cell(page, 0, 0)).toBeInViewport({ ratio: 1 });
		await cell(page, 0, 0).tap();
		await expect(cell(page, 0, 0)).toBeFocused();
		const { x = 0, y = 0 } = (await cell(page, 4, 0).boundingBox()) ?? {};
		const cdp = await page.context().newCDPSession(page);
		const finger = (type: "touchStart" | "touchMove" | "touchEnd", up = 0) => {
			const touchPoints = type === "touchEnd" ? [] : [{ x: Math.round(x + 20), y: Math.round(y + 10 - up) }];
			return cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
		};
		await finger("touchStart");
		for (let up = 20; up <= 300; up += 20) await finger("touchMove", up);
		await finger("touchEnd");
		await expect(cell(page, 0, 0)).not.toBeInViewport();
		await expect(selected(page)).toHaveCount(0);
	});
});

test("a teacher of one subject has its column alone, and the server takes no other", async ({ page }) => {
	await openGrid(page, teacher);
	await expect(page.locator("tbody tr").first().locator("input")).toHaveCount(1);
	await expect(page.getByRole("columnheader", { name: "বিষয় 2" })).toBeVisible();
	await expect(page.locator("[data-total]")).toHaveCount(0);
	const [key = ""] = await page
		.locator("tbody input")
		.evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.key));
	const [enrolment, , paper, part] = key.split("/");
	const cells = [{ enrolment: Number(enrolment), subject: ids.subjects[0], paper, part, text: "9", base: 0 }];
	const data = { exam: ids.exam, section: ids.section, cells };
	const answer = await page.request.post(school.url + callPath("marks/save"), { data });
	expect((await answer.json()).refused).toMatchObject([{ reason: markText.notOwn }]);
	expect((await page.request.get(`${school.url}/cms/results`)).status()).toBe(403);
});
