/** Entering marks in the back office, on the production build: as a teacher does it, with two of them, and offline. */

import { type APIRequestContext, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { activityText } from "@/lib/office/activity/text";
import { markFileText as fileTexts, markText, settleText, marksText as texts } from "@/lib/office/marks/text";
import { callPath } from "@/lib/office/paths";
import { printingText } from "@/lib/office/printing/text";
import { promotionText } from "@/lib/office/promotion/text";
import { releaseText } from "@/lib/office/release/text";
import { startText } from "@/lib/office/start/text";
import { listPagesText } from "@/lib/office/words/lists";
import { placeText } from "@/lib/office/words/place";
import { readyText } from "@/lib/office/words/ready-text";
import { studentStaffText } from "@/lib/office/words/students";
import { expectNoSidewaysScroll } from "../page-rules";
import { counting } from "./counting";
import { head, openOffice, ownSchool, recordsOf, signIn, signInHead, soon, visitor } from "./own-school";
import { insertStudents } from "./students";

const school = ownSchool({ DATES_SECONDS: "1" });
test.describe.configure({ mode: "serial" });

/** Upper limit of clicks and filled fields for entering 40 × 8 marks with one paste. */
const mostActions = 6;
const [students, subjects] = [40, 8];

const teacher = { email: "teacher", password: "নদীর পাড়ে আমার ঘর" };
const ids = { exam: 0, section: 0, year: 0 };
let asking: APIRequestContext;
let headers: { Authorization: string };

test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	const create = recordsOf(asking, headers);
	const year = await create("years", { year: 2026 });
	ids.year = year;
	ids.section = await create("sections", { name: "ক", class: 8 });
	ids.exam = await create("exams", { name: "বার্ষিক", year, type: "semester" });
	for (let index = 1; index <= subjects; index += 1)
		await create("subjects", { name: `বিষয় ${index}`, class: 8, year });
	await insertStudents(school, students, { ...ids, classId: 8 });
	await create("staff", {
		...{ name: "রহিমা খাতুন", username: teacher.email, password: teacher.password },
		...{ role: "exam", classes: [8] },
	});
});
test.afterAll(() => asking.dispose());

const gridPath = () => `${school.url}/admin/marks?exam=${ids.exam}&section=${ids.section}`;
const cells = (page: Page) => page.locator("table input[data-key]");
/** @param column from 0 */
const cell = (page: Page, roll: number, column: number) =>
	page
		.locator("tbody tr")
		.nth(roll - 1)
		.locator("input")
		.nth(column);
const state = (page: Page) => page.locator("[role=status][data-state]");

const paste = (page: Page, text: string) =>
	page.evaluate((pasted) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", pasted);
		const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
		document.activeElement?.dispatchEvent(event);
	}, text);

/** Excel ends each row with CR LF. */
const block = (rows: string[][]) => rows.map((row) => `${row.join("\t")}\r\n`).join("");
const markOf = (roll: number, column: number) => String(40 + ((roll * 7 + column * 3) % 60));

async function openGrid(page: Page): Promise<void> {
	await page.goto(gridPath());
	await expect(state(page)).toHaveAttribute("data-state", "saved");
}

async function signedIn(context: BrowserContext, account: typeof head): Promise<Page> {
	const page = await context.newPage();
	await signIn(page, school, account);
	return page;
}

test(`${students} × ${subjects} marks in at most ${mostActions} clicks and fields and one paste`, async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	await openOffice(page, school, teacher);
	const { act, all } = counting();
	await act(page.getByRole("link", { name: startText.actions.marks }).click());
	await act(page.getByLabel(texts.exam).selectOption(String(ids.exam)));
	await act(page.getByLabel(placeText.section).selectOption(String(ids.section)));
	await act(page.getByRole("button", { name: texts.open }).click());
	await expect(cells(page)).toHaveCount(students * subjects);
	await act(cell(page, 1, 0).click());
	const rows = Array.from({ length: students }, (_, row) =>
		Array.from({ length: subjects }, (_, column) => markOf(row + 1, column)),
	);
	await paste(page, block(rows));
	await expect(state(page)).toHaveText(`✓ ${texts.saved}`);
	expect(all()).toBeLessThanOrEqual(mostActions);
	await page.reload();
	const shown = await cells(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
	expect(shown).toEqual(rows.flat().map(toBengaliDigits));
	await expectNoSidewaysScroll(page);
});

test("the page begins with how much of the current exam is entered, and leads to grids, release and papers", async ({
	page,
}) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/marks`);
	const { openOf, entered } = texts.overview;
	await expect(page.getByRole("heading", { level: 2 })).toContainText("বার্ষিক");
	const link = page.getByRole("link", { name: openOf("ক", "বিষয় 8") });
	await expect(link).toHaveText(entered(students, students));
	await expect(page.getByRole("link", { name: `${releaseText.title}: ` })).toHaveAttribute("href", /class=8/);
	await expect(page.getByRole("link", { name: `${printingText.title}: ` })).toHaveAttribute("href", /place=class-8/);
	await expect(page.getByRole("link", { name: `${promotionText.title}: ` })).toHaveAttribute("href", /class=8/);
	await link.click();
	await expect(cell(page, 1, 7)).toBeInViewport();
	await expect(cell(page, 1, 7)).toHaveValue(toBengaliDigits(markOf(1, 7)));
});

test("keys move, a wrong mark is red with its reason and not saved, and absence is a word", async ({ page }) => {
	await signIn(page, school, teacher);
	await openGrid(page);
	await cell(page, 1, 0).click();
	await page.keyboard.type("৭১.৫");
	await page.keyboard.press("Enter");
	await expect(cell(page, 2, 0)).toBeFocused();
	await page.keyboard.type("101");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.type(markText.absent);
	await page.keyboard.press("ArrowRight");
	await expect(cell(page, 3, 1)).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(cell(page, 2, 1)).toBeFocused();
	await expect(cell(page, 2, 0)).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByText(texts.wrong(1))).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: markText.tooLarge(100) })).toContainText(
		texts.place(2, "বিষয় 1", ""),
	);
	// Nothing waits, but a cell is wrong: not everything is saved.
	await expect(state(page)).toHaveText(texts.notAll);
	await cell(page, 4, 0).click();
	await page.getByRole("button", { name: texts.absentButton }).click();
	await expect(cell(page, 5, 0)).toBeFocused();
	await expect(state(page)).toHaveAttribute("data-state", "wrong");
	const column = () =>
		page
			.locator("tbody tr td:nth-of-type(1) input")
			.evaluateAll((all) => all.map((element) => (element as HTMLInputElement).value));
	await page.reload();
	// The wrong one is still there as it was typed, and still wrong.
	await expect(cell(page, 2, 0)).toHaveAttribute("aria-invalid", "true");
	expect((await column()).slice(0, 4)).toEqual(["৭১.৫", "101", markText.absent, markText.absent]);
	await cell(page, 2, 0).focus();
	await page.keyboard.press("Escape");
	await expect(cell(page, 2, 0)).toHaveValue(toBengaliDigits(markOf(2, 0)));
});

test("two who work on one grid: the later one is shown what the earlier one wrote", async ({ browser }) => {
	const contexts = [await browser.newContext(), await browser.newContext()];
	const [first, second] = [
		await signedIn(contexts[0] as BrowserContext, teacher),
		await signedIn(contexts[1] as BrowserContext, head),
	];
	await openGrid(first);
	await openGrid(second);
	await cell(first, 10, 2).fill("91");
	await expect(state(first)).toHaveAttribute("data-state", "saved");
	await cell(second, 10, 2).fill("92");
	await cell(second, 11, 2).fill("93");
	const notice = texts.taken(texts.place(10, "বিষয় 3", ""), "রহিমা খাতুন", "৯১", "৯২");
	await expect(second.getByText(notice)).toBeVisible();
	await cell(second, 12, 2).focus();
	await expect(cell(second, 10, 2)).toHaveValue("৯১");
	await expect(cell(second, 11, 2)).toHaveValue("৯৩");
	await cell(second, 10, 2).fill("92");
	await expect(second.getByText(notice)).toBeHidden();
	await expect(state(second)).toHaveAttribute("data-state", "saved");
	await first.reload();
	await expect(cell(first, 10, 2)).toHaveValue("৯২");
	await expect(cell(first, 11, 2)).toHaveValue("৯৩");
	for (const context of contexts) await context.close();
});

test("without a connection the marks are kept in the browser, and saved when it is back", async ({ page, context }) => {
	await signIn(page, school, teacher);
	await openGrid(page);
	await context.setOffline(true);
	await cell(page, 20, 0).click();
	await paste(
		page,
		block([
			["81", "82"],
			["83", "অনু"],
			["", "x"],
		]),
	);
	await page.getByRole("dialog").getByRole("button", { name: texts.paste.yes }).click();
	await expect(state(page)).toHaveText(texts.offline(4));
	await expect(page.getByText(texts.wrong(1))).toBeVisible();
	// The connection comes back only after the page was closed.
	await page.route(`**${callPath("marks/save")}`, (route) => route.abort());
	await context.setOffline(false);
	await page.goto(gridPath());
	await expect(state(page)).toHaveAttribute("data-state", "offline");
	await page.unroute(`**${callPath("marks/save")}`);
	await expect(state(page)).toHaveText(texts.notAll);
	await page.reload();
	for (const [roll, column, value] of [
		[20, 0, "৮১"],
		[20, 1, "৮২"],
		[21, 0, "৮৩"],
		[21, 1, markText.absent],
		[22, 1, "x"],
	] as const)
		await expect(cell(page, roll, column)).toHaveValue(value);
	// An empty cell of the pasted block does not overwrite the mark.
	await expect(cell(page, 22, 0)).toHaveValue(toBengaliDigits(markOf(22, 0)));
	await cell(page, 22, 1).focus();
	await page.keyboard.press("Escape");
});

test("the grid goes out as a file and comes back unchanged; a file is taken wholly or not at all", async ({ page }) => {
	await signIn(page, school, teacher);
	await openGrid(page);
	await page.getByText(fileTexts.title, { exact: true }).click();
	const [sheet] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: fileTexts.download }).click(),
	]);
	const file = page.locator("input[type=file]");
	await file.setInputFiles(await sheet.path());
	await expect(page.getByText(fileTexts.nothing)).toBeVisible();
	const csv = (rows: string[]) => ({
		...{ name: "নম্বর.csv", mimeType: "text/csv" },
		buffer: Buffer.from(["রোল,বিষয় 1 (100),মন্তব্য", ...rows].join("\n")),
	});
	// One wrong row: nothing of the file is taken.
	await file.setInputFiles(csv(["৩০,৯৯,ভালো", "31,200,", "77,50,"]));
	await expect(page.getByText(fileTexts.whole)).toBeVisible();
	await expect(page.getByText(fileTexts.unknownRoll)).toBeVisible();
	await expect(page.getByText(fileTexts.ignored(["মন্তব্য"]))).toBeVisible();
	await expect(page.getByRole("button", { name: fileTexts.confirm(1) })).toBeHidden();
	const [refused] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: fileTexts.refused }).click(),
	]);
	expect(refused.suggestedFilename()).toBe(fileTexts.refusedName);
	await file.setInputFiles(csv(["৩০,৯৯,ভালো", "31,98,"]));
	await page.getByRole("button", { name: fileTexts.confirm(2) }).click();
	await expect(page.getByText(fileTexts.done(2)).first()).toBeVisible();
	await expect(cell(page, 30, 0)).toHaveValue("৯৯");
	await expect(cell(page, 31, 0)).toHaveValue("৯৮");
	await expect(state(page)).toHaveAttribute("data-state", "saved");
});

test("rolls are never saved as marks: a block is matched by them, and what may be rolls is asked", async ({ page }) => {
	await signIn(page, school, teacher);
	await openGrid(page);
	const question = page.getByRole("dialog", { name: texts.paste.title });
	const press = (name: string) => question.getByRole("button", { name }).click();
	const columnOf = (column: number) =>
		page
			.locator(`tbody tr td:nth-of-type(${column + 1}) input`)
			.evaluateAll((all) => all.map((element) => (element as HTMLInputElement).value));
	const before = await columnOf(3);
	// Rolls, names and marks with a heading, not at the row of the first roll, in another order.
	await cell(page, 7, 3).click();
	await paste(
		page,
		block([
			["রোল", "নাম", "নম্বর"],
			["12", "শিক্ষার্থী 12", "33"],
			["11", "শিক্ষার্থী 11", "34"],
			["77", "কেউ না", "35"],
		]),
	);
	// These two are filled.
	await expect(question.getByText(texts.paste.overwrites(2))).toBeVisible();
	await expect(question.getByText(texts.paste.unknown(["77"]))).toBeVisible();
	await press(texts.paste.no);
	expect(await columnOf(3)).toEqual(before);
	await expect(cell(page, 7, 3)).toBeFocused();
	await paste(
		page,
		block([
			["রোল", "নম্বর"],
			["12", "33"],
			["11", "34"],
			["77", "35"],
		]),
	);
	await press(texts.paste.yes);
	await expect(page.getByText(texts.paste.unknown(["77"]))).toBeVisible();
	await expect(cell(page, 12, 3)).toHaveValue("৩৩");
	await expect(cell(page, 11, 3)).toHaveValue("৩৪");
	await expect(state(page)).toHaveAttribute("data-state", "saved");
	// The roll column alone is refused.
	const placed = await columnOf(3);
	await cell(page, 1, 3).click();
	await paste(page, block(Array.from({ length: students }, (_, index) => [String(index + 1)])));
	await expect(page.getByText(texts.paste.rollsAlone)).toBeVisible();
	expect(await columnOf(3)).toEqual(placed);
	// Two rolls with marks may be marks: that is asked.
	await cell(page, 20, 3).click();
	await paste(
		page,
		block([
			["20", "61"],
			["21", "62"],
		]),
	);
	await expect(question.getByText(texts.paste.rolls)).toBeVisible();
	await press(texts.paste.overwriting(texts.paste.byRoll, 2));
	await expect(cell(page, 21, 3)).toHaveValue("৬২");
	// The cell with the cursor shows what was pasted until it is left.
	await cell(page, 19, 3).focus();
	await expect(cell(page, 20, 3)).toHaveValue("৬১");
	await expect(state(page)).toHaveAttribute("data-state", "saved");
	await page.reload();
	expect((await columnOf(3)).slice(10, 12)).toEqual(["৩৪", "৩৩"]);
});

test("Ctrl+Z takes pastes and edits back, also saved ones and without a connection", async ({ page, context }) => {
	await signIn(page, school, teacher);
	await openGrid(page);
	const former = toBengaliDigits(markOf(15, 4));
	await cell(page, 15, 4).fill("11");
	await page.keyboard.press("Enter");
	await expect(state(page)).toHaveText(`✓ ${texts.saved}`);
	await cell(page, 14, 4).click();
	await paste(page, block([["41"], ["42"], ["1000"]]));
	await page.getByRole("dialog").getByRole("button", { name: texts.paste.yes }).click();
	await expect(cell(page, 15, 4)).toHaveValue("৪২");
	await expect(state(page)).toHaveText(texts.notAll);
	await page.keyboard.press("Control+z");
	await expect(cell(page, 14, 4)).toHaveValue(toBengaliDigits(markOf(14, 4)));
	await expect(cell(page, 15, 4)).toHaveValue("১১");
	await expect(state(page)).toHaveText(`✓ ${texts.saved}`);
	await context.setOffline(true);
	await page.getByRole("button", { name: texts.undo }).click();
	await expect(cell(page, 15, 4)).toHaveValue(former);
	await expect(state(page)).toHaveText(texts.offline(1));
	await context.setOffline(false);
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(state(page)).toHaveText(`✓ ${texts.saved}`);
	await expect(page.getByRole("button", { name: texts.undo })).toBeDisabled();
	await page.reload();
	await expect(cell(page, 14, 4)).toHaveValue(toBengaliDigits(markOf(14, 4)));
	await expect(cell(page, 15, 4)).toHaveValue(former);
});

test("a paste is listed among what was done, and taken back there", async ({ page }) => {
	await signIn(page, school, teacher);
	await openGrid(page);
	const columnOf = () =>
		page
			.locator("tbody tr td:nth-of-type(6) input")
			.evaluateAll((all) => all.map((element) => (element as HTMLInputElement).value));
	const before = await columnOf();
	await cell(page, 33, 5).click();
	await paste(page, block([["1"], ["1"], ["2"], ["2"], ["2"]]));
	await page.getByRole("dialog").getByRole("button", { name: texts.paste.yes }).click();
	await expect(state(page)).toHaveText(`✓ ${texts.saved}`);
	await page.goto(`${school.url}/admin/activity`);
	const row = page.getByRole("row").filter({ hasText: toBengaliDigits("5টি ঘর") });
	await row.getByRole("button").click();
	await page.getByRole("button", { name: activityText.yes, exact: true }).click();
	await expect(page.getByText(activityText.undone)).toBeVisible();
	await openGrid(page);
	expect(await columnOf()).toEqual(before);
});

test("on a phone there is one subject at a time, and nothing wider than the screen", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(page, school, teacher);
	await openGrid(page);
	const visible = () => cells(page).filter({ visible: true });
	await expect(visible()).toHaveCount(students);
	await page.getByLabel(texts.subject, { exact: true }).selectOption({ label: "বিষয় 8" });
	await expect(visible()).toHaveCount(students);
	await visible().first().fill("55");
	await page.keyboard.press("Enter");
	await page.keyboard.type("56");
	await expect(state(page)).toHaveAttribute("data-state", "saved");
	await page.reload();
	await expect(cell(page, 1, 7)).toHaveValue("৫৫");
	await expect(cell(page, 2, 7)).toHaveValue("৫৬");
	await expectNoSidewaysScroll(page);
});

test("a teacher's lists have the pupils of the own classes, and one that cannot be shown says so", async ({ page }) => {
	await signIn(page, school, teacher);
	for (const slug of ["students", "enrolments"]) {
		await page.goto(`${school.url}/admin/collections/${slug}?limit=10`);
		await expect(page.getByText(listPagesText.range(1, 10, students))).toBeVisible();
	}
	await page.goto(`${school.url}/admin/collections/students?where[or][0][and][0][fatherMobile][like]=0`);
	await expect(page.getByRole("alert").filter({ hasText: listPagesText.failed })).toBeVisible();
	await expect(page.locator(".no-results")).toBeHidden();
	await page.getByRole("link", { name: listPagesText.whole }).click();
	await expect(page.getByText(listPagesText.range(1, 10, students))).toBeVisible();
});

/** The public search. */
async function searchOf(code = 2_026_001, classId = 8) {
	const { exams } = await (await asking.post("/api/result-all-dataget")).json();
	const data = { exam_name: ids.exam, year: ids.year, class: classId, studentId: code };
	const found = await (await asking.post("/api/student-result-publish", { data })).json();
	return { listed: exams.length === 1, found: found.success as boolean };
}
const hidden = { listed: false, found: false };
const shown = { listed: true, found: true };

test("results are previewed, released from the list after a question, locked, and taken back", async ({ page }) => {
	await openOffice(page, school);
	expect(await searchOf()).toEqual(hidden);
	await page.getByRole("link", { name: startText.tasks.unreleased(1) }).click();
	await expect(page.getByText(releaseText.states.none)).toBeVisible();
	await page.getByRole("link", { name: releaseText.open }).click();
	// No cell is empty; those who are absent from a subject fail it, all others pass.
	const absent = 3;
	await expect(page.getByText(releaseText.noEmpty)).toBeVisible();
	await expect(page.getByText(releaseText.sheets(students))).toBeVisible();
	await expect(page.locator("tbody tr")).toHaveCount(students);
	const submit = page.getByRole("button", { name: releaseText.submit, exact: true });
	await submit.click();
	const question = page.getByRole("dialog");
	await expect(question).toContainText(releaseText.summary.counts(students, students - absent, absent, absent));
	await question.getByRole("button", { name: releaseText.sure }).click();
	await expect(page.getByRole("button", { name: releaseText.takeBack })).toBeVisible();
	expect(await searchOf()).toEqual(shown);
	expect(await searchOf(2_026_001, 7)).toEqual({ listed: true, found: false });
	await expect(page.getByRole("link", { name: releaseText.share.summary })).toHaveAttribute(
		"href",
		/paper=class-summary/,
	);
	await expect(page.getByLabel(readyText.label)).toHaveValue(
		releaseText.share.message("বার্ষিক · ২০২৬", studentStaffText.classNames[7], `${school.url}/student-result`),
	);

	await page.goto(gridPath());
	await expect(page.getByText(releaseText.locked)).toBeVisible();
	await expect(cell(page, 1, 0)).toHaveAttribute("readonly", "");
	await page.goto(`${school.url}/admin/marks/release?exam=${ids.exam}&class=8`);
	await page.getByRole("button", { name: releaseText.takeBack }).click();
	await page.getByRole("button", { name: releaseText.yes, exact: true }).click();
	await expect(submit).toBeVisible();
	expect(await searchOf()).toEqual(hidden);
});

test("who has no mark is not in the exam with one press, named there, and in it again with another", async ({
	page,
}) => {
	await school.sql(
		"UPDATE marks SET hundredths = NULL, absent = 0 WHERE enrolment_id = (SELECT max(enrolment_id) FROM marks)",
	);
	await signIn(page, school);
	await page.goto(`${school.url}/admin/marks/release?exam=${ids.exam}&class=8`);
	const says = (what: string) => page.getByRole("button", { name: settleText.of("", what) });
	await says(settleText.out).click();
	await expect(page.getByText(releaseText.out(1))).toBeVisible();
	await expect(page.getByText(releaseText.sheets(students - 1))).toBeVisible();
	await says(settleText.in).click();
	await expect(says(settleText.out)).toBeVisible();
	await expect(says(settleText.in)).toHaveCount(0);
	await says(settleText.absent).click();
	await expect(page.getByText(releaseText.sheets(students))).toBeVisible();
});

test("results released for a later time appear by themselves at that time", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/marks/release?exam=${ids.exam}&class=8`);
	await page.getByLabel(releaseText.later).check();
	// The next day in Dhaka's time zone (UTC+6), as it is typed.
	const day = new Date(Date.now() + 30 * 60 * 60_000).toISOString().replace(/^(\d+)-(\d+)-(\d+)T.*$/, "$3-$2-$1");
	await page.getByLabel(releaseText.time).fill(`${day} 14:30`);
	await page.getByRole("button", { name: releaseText.submitLater, exact: true }).click();
	await page.getByRole("button", { name: releaseText.sureLater }).click();
	await expect(page.getByRole("button", { name: releaseText.takeBack })).toBeVisible();
	expect(await searchOf()).toEqual(hidden);
	const form = await (await asking.get("/student-result")).text();
	expect(form).not.toContain("বার্ষিক");
	await school.sql(`UPDATE releases SET at = ${soon}`);
	await expect.poll(async () => (await asking.get("/student-result")).text()).toContain("বার্ষিক");
	await expect.poll(() => searchOf()).toEqual(shown);
});

test("strangers, clerks and teachers of other classes get nothing", async ({ browser }) => {
	const create = recordsOf(asking, headers);
	await create("staff", { name: "অফিস", username: "clerk", password: teacher.password, role: "clerk" });
	await create("staff", { name: "অন্য", username: "other", password: teacher.password, role: "exam", classes: [1] });
	const body = {
		exam: ids.exam,
		section: ids.section,
		cells: [{ enrolment: 1, subject: 1, paper: "1", part: "semester", text: "1", base: 0 }],
	};
	const stranger = await visitor(school);
	const answer = await stranger.post(callPath("marks/save"), { data: body });
	expect([answer.status(), await answer.json()]).toEqual([401, { success: false, message: errorText.unauthorised }]);
	const view = await (await stranger.get(`/admin/marks?exam=${ids.exam}&section=${ids.section}`)).text();
	for (const secret of ["শিক্ষার্থী 1", texts.explanation]) expect(view).not.toContain(secret);
	const release = await (await stranger.get(`/admin/marks/release?exam=${ids.exam}&class=8`)).text();
	for (const secret of ["শিক্ষার্থী 1", releaseText.takeBack]) expect(release).not.toContain(secret);
	for (const path of ["release", "take-back"] as const)
		expect((await stranger.post(callPath(`release/${path}`), { data: {} })).status()).toBe(401);
	for (const username of ["clerk", "other"]) {
		const context = await browser.newContext();
		const page = await signedIn(context, { email: username, password: teacher.password });
		await page.goto(gridPath());
		await expect(page.getByText("শিক্ষার্থী 1")).toHaveCount(0);
		const refused = await page.request.post(school.url + callPath("marks/save"), { data: body });
		expect(refused.status()).toBe(403);
		await context.close();
	}
	await stranger.dispose();
});

test("a column a part; cells of a subject that a student does not take are passed over and take nothing", async ({
	page,
}) => {
	const create = recordsOf(asking, headers);
	const { year } = ids;
	const section = await create("sections", { name: "চ", class: 10 });
	const parts = [
		{ code: "cq", name: "সৃজনশীল", full: 70 },
		{ code: "mcq", name: "বহুনির্বাচনি", full: 30 },
	];
	const papers = ["1", "2"].map((code) => ({ code, name: code, parts }));
	await create("subjects", { name: "বাংলা", year, class: 10, sequence: 1, papers });
	const choice = {
		year,
		class: 10,
		takers: "choice",
		choice: "ধর্ম",
		papers: [{ code: "1", parts: [{ code: "all", full: 100 }] }],
	};
	await create("subjects", { name: "ইসলাম", religion: "islam", sequence: 2, ...choice });
	await create("subjects", { name: "হিন্দুধর্ম", religion: "hinduism", sequence: 3, ...choice });
	for (const [index, religion] of ["islam", "hinduism"].entries()) {
		const person = { name: `ছাত্র ${index + 1}`, gender: "1", fatherName: "ক", motherName: "খ", religion };
		const student = await create("students", { ...person, code: 2_026_101 + index });
		await create("enrolments", { student, year, section, roll: index + 1 });
	}
	await signIn(page, school);
	await page.goto(`${school.url}/admin/marks?exam=${ids.exam}&section=${section}`);
	await expect(state(page)).toHaveAttribute("data-state", "saved");
	// The parts of one subject; the other two have one heading each.
	await expect(page.locator("thead tr").nth(1).locator("th")).toHaveCount(4);
	await expect(page.getByRole("button", { name: texts.missing(10) })).toBeVisible();
	await cell(page, 2, 3).focus();
	await page.keyboard.press("ArrowRight");
	await expect(cell(page, 2, 5)).toBeFocused();
	await cell(page, 1, 4).focus();
	await page.keyboard.press("Enter");
	// The second student does not take it, nor the first one the next subject.
	await expect(cell(page, 2, 5)).toBeFocused();
	await cell(page, 1, 0).focus();
	await paste(
		page,
		block([
			["61", "21", "62", "22", "81", "82"],
			["51", "11", "52", "12", "71", "72"],
		]),
	);
	await expect(page.getByText(texts.untaken(2))).toBeVisible();
	await expect(state(page)).toHaveText(`✓ ${texts.saved}`);
	await expect(page.getByRole("button", { name: texts.missing(1) })).toBeHidden();
	// 166 of 200 and 81 of 100; 126 of 200 and 72 of 100.
	await expect(page.locator("[data-total]")).toHaveText(["247 · 5.00 A+", "198 · 3.75 A-"].map(toBengaliDigits));
	await page.reload();
	const shown = await cells(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
	expect(shown).toEqual(["61", "21", "62", "22", "81", "", "51", "11", "52", "12", "", "72"].map(toBengaliDigits));
	await page.goto(`${school.url}/admin/marks?exam=${ids.exam}`);
	await expect(page.getByRole("link", { name: texts.overview.openOf("চ", "ইসলাম") })).toHaveText(
		texts.overview.entered(1, 1),
	);

	// With headings, columns are found by them.
	await page.goto(`${school.url}/admin/marks?exam=${ids.exam}&section=${section}`);
	await expect(state(page)).toHaveAttribute("data-state", "saved");
	await cell(page, 1, 0).focus();
	await paste(
		page,
		block([
			["রোল", "মোট", "হিন্দুধর্ম", "বাংলা – 2 বহুনির্বাচনি (৩০)"],
			["2", "90", "73", "13"],
		]),
	);
	await page.getByRole("dialog").getByRole("button", { name: texts.paste.yes }).click();
	await expect(page.getByText(texts.paste.headings(["মোট"]))).toBeVisible();
	await expect(cell(page, 2, 5)).toHaveValue("৭৩");
	await expect(cell(page, 2, 3)).toHaveValue("১৩");
	await expect(state(page)).toHaveText(`✓ ${texts.saved}`);

	// The mark of a subject that the student does not take any more is named, and can be emptied.
	await school.sql("UPDATE students SET religion = 'islam' WHERE code = 2026102");
	await page.reload();
	await expect(state(page)).toHaveAttribute("data-state", "saved");
	await expect(page.getByText(texts.left(1))).toBeVisible();
	await page.getByRole("button", { name: texts.emptyLeft(1) }).click();
	await expect(cell(page, 2, 5)).toHaveValue("");
	await expect(page.getByText(texts.left(1))).toBeHidden();
	await expect(state(page)).toHaveText(`✓ ${texts.saved}`);
	await page.reload();
	await expect(cell(page, 2, 5)).toHaveAttribute("readonly", "");
});
