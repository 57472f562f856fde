/** Papers that staff print, as PDFs from the browser's print, in the demo school. */
import { execFileSync } from "node:child_process";
import { expect, type Page, test } from "@playwright/test";
import { toBengaliDigits, toLatinDigits } from "@/lib/bengali/digits";
import { program } from "@/lib/commands/run/child";
import { menuGroups } from "@/lib/office/menu-entries";
import { callPath } from "@/lib/office/paths";
import { type PaperKind, wholeSchool } from "@/lib/office/printing/shared";
import { paperText, printingText as text } from "@/lib/office/printing/text";
import { placeText } from "@/lib/office/words/place";
import { staffText } from "@/lib/office/words/staff";
import { studentStaffText } from "@/lib/office/words/students";
import { expectNoSidewaysScroll, violationsOf } from "../page-rules";
import { demo, staff, staffVariables } from "../sites";
import { counting, widths } from "./counting";
import { ownSchool, signIn, visitor } from "./own-school";

/** With the account of the sites, so that it is a copy of theirs. */
const school = ownSchool(staffVariables, demo);

/** Class 8 of the demo school. */
const schoolClass = 8;
const className = studentStaffText.classNames[schoolClass - 1] ?? "";

type Enrolled = { roll: number; student: { name: string; code: number } };

/** @returns a released exam, its year, and the students of the class by section and roll */
async function readSchool(page: Page) {
	const docsOf = async (path: string) => (await (await page.request.get(`${school.url}/cms/${path}`)).json()).docs;
	const [exam] = await docsOf("exams?where[type][equals]=semester&sort=id&limit=1&depth=0");
	const where = `where[class][equals]=${schoolClass}&where[year][equals]=${exam.year}`;
	const students: Enrolled[] = await docsOf(`enrolments?${where}&sort=section,roll&pagination=false&depth=1`);
	return { exam: exam.id as number, examName: exam.name as string, year: exam.year as number, students };
}

/** @returns the text of a PDF file, as whoever searches it or copies from it finds it */
function textIn(pdf: Buffer): string {
	const read = execFileSync(process.execPath, program("read-pdf", "text"), { input: pdf });
	return JSON.parse(read.toString()).text.normalize("NFC");
}

const sheetsOf = async (page: Page) => {
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
	return {
		count: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
		isWide: sizes.every(([, width, height]) => Number(width) > Number(height)),
	};
};

/** Expects the names on the paper, none of them cut off. */
async function expectNames(page: Page, names: string[]): Promise<void> {
	const shown = (await page.locator("main").textContent()) ?? "";
	expect(names.filter((name) => !shown.includes(name))).toEqual([]);
	const cut = page
		.locator("main article, main td, main th")
		.evaluateAll((all) =>
			all
				.filter(
					(element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
				)
				.map((element) => element.textContent),
		);
	expect(await cut).toEqual([]);
}

/** What the margins leave of A4, in CSS pixels; of cards also the height. */
const pixels = (millimetres: number) => Math.floor((millimetres / 25.4) * 96);
const inside = { wide: pixels(275), upright: pixels(182), card: pixels(190), sheet: pixels(277) };

/** The name of one paper may begin that of another. */
const radioOf = (page: Page, paper: string) => page.locator(`input[name=paper][value="${paper}"]`);

test("a class list takes two clicks and a choice from the view, and fits a desktop and a phone", async ({ page }) => {
	const expectUsable = async (part: string) => {
		for (const viewport of Object.values(widths)) {
			await page.setViewportSize(viewport);
			await expectNoSidewaysScroll(page);
			expect(await violationsOf(page, part)).toEqual([]);
		}
	};
	await signIn(page, school, staff);
	const { students } = await readSchool(page);
	await page.setViewportSize(widths.phone);
	await page.goto(`${school.url}/admin/printing`);
	await radioOf(page, "class-list").check();
	const place = page.getByLabel(placeText.section, { exact: true });
	await page.getByRole("button", { name: text.show }).click();
	await expect(page.getByText(text.errors.place)).toBeVisible();
	await expect(radioOf(page, "class-list")).toBeChecked();
	await place.selectOption({ label: text.option(text.wholeClass(className), students.length) });
	await page.getByRole("button", { name: text.show }).click();
	await expect(page.getByRole("button", { name: text.print })).toBeVisible();
	await expectUsable("main");
	await page.getByRole("link", { name: text.change }).click();
	await expect(place).toHaveValue(`class-${schoolClass}`);
	await expectUsable("form[action='/admin/printing']");
});

test("each paper prints on A4 with all names, and nothing else", async ({ page }) => {
	await signIn(page, school, staff);
	const { exam, year, students } = await readSchool(page);
	const names = students.map(({ student }) => student.name);
	const sections = new Set(
		students.map((student) => JSON.stringify((student as never as { section: { id: number } }).section.id)),
	).size;

	async function open(paper: PaperKind, more: Record<string, string> = {}) {
		await page.emulateMedia({ media: "screen" });
		const place = `class-${schoolClass}`;
		await page.goto(
			`${school.url}/admin/printing?${new URLSearchParams({ paper, year: String(year), exam: String(exam), place, ...more })}`,
		);
		await expect(page.getByRole("heading", { level: 1, name: text.papers[paper].name })).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("button", { name: text.print })).toBeHidden();
		await expect(page.locator("nav:visible, header.app-header:visible")).toHaveCount(0);
		return sheetsOf(page);
	}

	const list = await open("class-list");
	expect(list).toEqual({ count: expect.any(Number), isWide: false });
	expect(list.count).toBeGreaterThanOrEqual(sections);
	await expectNames(page, [...names, toBengaliDigits(students[0]?.student.code ?? 0)]);
	// Conjuncts are the letters that they are written with, also in the file.
	const written = textIn(await page.pdf({ preferCSSPageSize: true }));
	const misread = [...names, text.papers["class-list"].name].filter((name) => !written.includes(name.normalize("NFC")));
	expect(misread).toEqual([]);
	expect(written).not.toContain("…");

	// One student on each sheet, though a class has dozens.
	expect(await open("grade-sheets")).toEqual({ count: students.length, isWide: false });
	await expectNames(page, names);
	for (const part of await page.locator("main section").all()) await expect(part.getByRole("article")).toHaveCount(1);
	await expect(page.locator("main section figure img").first()).toHaveAttribute("src", /^data:image\/svg/);

	expect(await open("tabulation")).toEqual({ count: expect.any(Number), isWide: true });
	await expectNames(page, names);
	await expect(page.locator("main thead").first()).toHaveCSS("display", "table-header-group");
	await expect(page.locator("main thead").first()).toHaveCSS("break-inside", "avoid");

	expect(await open("class-summary")).toEqual({ count: 1, isWide: false });
	await expect(page.getByRole("heading", { name: paperText.bySubject })).toBeVisible();
	await expect(page.locator("main section svg").first()).toBeVisible();

	expect(await open("admit-cards")).toEqual({ count: Math.ceil(students.length / 6), isWide: false });
	await expectNames(page, names);
});

test("admit cards have the whole routine, to be read, on as many sheets as their papers need", async ({ page }) => {
	await signIn(page, school, staff);
	const answer = await page.request.get(`${school.url}/cms/exams?where[type][equals]=half-yearly&limit=1&depth=0`);
	const { id: exam, year } = (await answer.json()).docs[0];
	// With names that are no subjects of the class, so that everybody sits them.
	await school.sql(
		...["কম্পিউটার ব্যবহারিক পরীক্ষা", "জীববিজ্ঞান ব্যবহারিক পরীক্ষা"].map(
			(name) => `INSERT INTO exam_sittings SELECT exam_id, class_id, '${name}', day, starts, ends, hall, changed_at
				FROM exam_sittings WHERE exam_id = ${exam} AND class_id = 11 LIMIT 1`,
		),
	);
	for (const [place, papers, perSheet] of [
		["class-1", 4, 4],
		["class-6", 6, 4],
		["class-11", 14, 2],
	] as const) {
		await page.emulateMedia({ media: "print" });
		await page.setViewportSize({ width: inside.card, height: 1000 });
		const paper = new URLSearchParams({ paper: "admit-cards", year, exam, place });
		await page.goto(`${school.url}/admin/printing?${paper}`);
		const cards = page.locator("main article");
		await expect(cards.first()).toBeVisible();
		const found = await cards.evaluateAll((all) =>
			all.map((card) => {
				const { bottom, height } = card.getBoundingClientRect();
				const rows = [...card.querySelectorAll("tbody tr")];
				const ends = [...rows, ...card.querySelectorAll(".frame-sign")].map(
					(element) => element.getBoundingClientRect().bottom,
				);
				const days = rows.flatMap((row) => row.firstElementChild ?? []);
				const size = Math.min(...days.map((day) => Number.parseFloat(getComputedStyle(day).fontSize)));
				const isCut = Math.max(...ends) > bottom || card.scrollWidth > card.clientWidth;
				const range = document.createRange();
				const isFolded = days.some((day) => {
					range.selectNodeContents(day);
					return range.getBoundingClientRect().height > size * 2;
				});
				return { papers: rows.length, height, size, isCut, isFolded, days: days.map((day) => day.textContent) };
			}),
		);
		expect(Math.max(...found.map((card) => card.papers))).toBe(papers);
		expect(found.filter(({ isCut, isFolded }) => isCut || isFolded)).toEqual([]);
		// 8 pt; two cards below each other are no higher than a sheet.
		expect(Math.min(...found.map(({ size }) => size))).toBeGreaterThan(10.5);
		expect(Math.max(...found.map(({ height }) => height))).toBeLessThanOrEqual(inside.sheet / 2);
		for (const day of found.flatMap(({ days }) => days)) expect(day).toMatch(/^[০-৯]{1,2} জুলাই, \S+বার$/);
		expect(await sheetsOf(page)).toEqual({ count: Math.ceil(found.length / perSheet), isWide: false });
	}
});

test("a seat plan has a sheet for each room; too few seats are said at the rooms, and nothing typed is lost", async ({
	page,
}) => {
	await signIn(page, school, staff);
	const { examName, students } = await readSchool(page);
	await page.goto(`${school.url}/admin/printing`);
	await radioOf(page, "seat-plan").check();
	await page.getByLabel(text.exam, { exact: true }).selectOption({ label: examName });
	for (const one of [schoolClass, schoolClass + 1])
		await page.getByRole("checkbox", { name: studentStaffText.classNames[one - 1] }).check();
	const room = async (row: number, name: string, seats: string) => {
		await page.getByLabel(text.room(row)).fill(name);
		await page.getByLabel(text.seats(row)).fill(seats);
	};
	await room(1, "দোতলা, কক্ষ ২০১", "১০");
	await page.getByRole("button", { name: text.show }).click();
	await expect(
		page.getByRole("alert").filter({ hasText: text.errors.tooFewSeats(1).split("১")[1] ?? "" }),
	).toBeVisible();
	await expect(page.getByLabel(text.room(1))).toHaveValue("দোতলা, কক্ষ ২০১");
	await expect(page.getByLabel(text.seats(1))).toHaveValue("১০");
	await expect(page.getByRole("checkbox", { name: className })).toBeChecked();
	await room(2, "কক্ষ ২০২", "২০০");
	await page.getByRole("button", { name: text.show }).click();
	await expect(page.getByRole("region", { name: "দোতলা, কক্ষ ২০১" }).first()).toBeVisible();
	// The toasts of the back office are a region too.
	const sheets = page.getByRole("main").getByRole("region");
	await expect.poll(async () => (await sheets.count()) - (await page.locator("main section").count())).toBe(0);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { level: 2, name: "দোতলা, কক্ষ ২০১" })).toBeVisible();
	expect((await sheetsOf(page)).count).toBe(await page.locator("main section").count());
	const classes = await page.locator("main section").first().locator("tbody td:nth-child(2)").allInnerTexts();
	expect(classes).toHaveLength(10);
	for (const [index, of] of classes.entries()) expect(of).not.toBe(classes[index - 1]);
	await expectNames(
		page,
		students.map(({ student }) => student.name),
	);
});

/** Expects that the tables are as wide as their sheet at most, and that each repeats its head. @returns the sheets */
async function expectFit(page: Page) {
	await page.emulateMedia({ media: "print" });
	const sheets = await sheetsOf(page);
	await page.setViewportSize({ width: sheets.isWide ? inside.wide : inside.upright, height: 1000 });
	const wide = page
		.locator("main section")
		.evaluateAll((all) =>
			all.filter((element) => element.scrollWidth > element.clientWidth + 1).map((element) => element.ariaLabel),
		);
	expect(await wide).toEqual([]);
	for (const head of await page.locator("main thead").all()) await expect(head).toHaveCSS("break-inside", "avoid");
	return sheets;
}

test("the papers that are filled each week take four clicks and a choice from the start page, and print on A4", async ({
	page,
}) => {
	await signIn(page, school, staff);
	const { students } = await readSchool(page);
	const names = students.map(({ student }) => student.name);
	const sections = new Set(students.map((student) => JSON.stringify((student as never as { section: object }).section)))
		.size;

	/** From the start page, counting presses and choices. @returns what is printed */
	async function open(paper: PaperKind, place: string, more: () => Promise<unknown> = async () => {}) {
		await page.emulateMedia({ media: "screen" });
		for (const viewport of Object.values(widths)) {
			await page.setViewportSize(viewport);
			await page.goto(`${school.url}/admin`);
			const { act, click, done, select } = counting();
			if (viewport === widths.phone) await page.goto(`${school.url}/admin/printing`);
			else {
				const menu = page.getByRole("navigation", { name: staffText.menu.label });
				const link = menu.getByRole("link", { name: text.title, exact: true });
				const group = menu.locator("summary", { hasText: menuGroups.results.label });
				if (!(await link.isVisible())) await click(group);
				await click(link);
			}
			await act(radioOf(page, paper).check());
			await select(page.getByLabel(placeText.section, { exact: true }), place);
			// The rest has a usual choice.
			await more();
			await expectNoSidewaysScroll(page);
			expect(await violationsOf(page, "form[action='/admin/printing']")).toEqual([]);
			await click(page.getByRole("button", { name: text.show }));
			expect([done.fields, done.clicks <= 4]).toEqual([1, true]);
			await expect(page.getByRole("heading", { level: 1, name: text.papers[paper].name })).toBeVisible();
			await expectNoSidewaysScroll(page);
			expect(await violationsOf(page, "main")).toEqual([]);
		}
		return expectFit(page);
	}

	const ofClass = `class-${schoolClass}`;
	// December has a holiday in the demo school.
	const december = () => page.getByLabel(text.month, { exact: true }).selectOption("12");
	const attendance = await open("attendance", ofClass, december);
	expect(attendance).toEqual({ count: sections * 2, isWide: true });
	await expectNames(page, names);
	const days = page.locator("main section").first().locator("thead th");
	await expect(days.filter({ hasText: new RegExp(`^${toBengaliDigits(16)}$`) })).toHaveAttribute("data-off", "true");
	await expect(page.locator("main thead").first()).toContainText("বিজয় দিবস");
	// A sheet for each day that is ticked: a cell a hand can write in.
	const cell = await page.locator("main tbody td:not([data-off])").nth(3).boundingBox();
	expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual((5 / 25.4) * 96);

	const marks = await open("mark-list", ofClass);
	expect(marks.isWide).toBe(false);
	expect(marks.count).toBeGreaterThanOrEqual(await page.locator("main section").count());
	await expectNames(page, names);
	await expect(page.locator("main section").first()).toContainText(paperText.subjectTeacher);

	const counts = await open("class-counts", wholeSchool);
	expect(counts.isWide).toBe(false);
	expect(counts.count).toBeLessThanOrEqual(3);
	const total = page.locator("main tbody").last().locator("tr").last();
	await expect(total).toHaveAttribute("data-sum", "all");
	const cells = await total.locator("td").allInnerTexts();
	const numbers = cells.map((cell) => Number(toLatinDigits(cell)) || 0);
	expect(numbers.slice(0, -1).reduce((sum, number) => sum + number, 0)).toBe(numbers.at(-1));

	// The usual list stands upright, one with everything lies across; its address has the whole choice.
	expect(await open("class-list", ofClass)).toMatchObject({ isWide: false });
	await page.emulateMedia({ media: "screen" });
	await page.getByRole("link", { name: text.change }).click();
	// The boxes are those of the moment: not before the form has come.
	await expect(page.getByRole("button", { name: text.show })).toBeEnabled();
	for (const box of await page.getByRole("checkbox").all()) await box.check();
	for (const number of [1, 2, 3]) await page.getByLabel(text.blank(number)).fill(`ফাঁকা ${number}`);
	await page.getByRole("button", { name: text.show }).click();
	await expect(page.getByRole("columnheader", { name: "ফাঁকা 3" }).first()).toBeVisible();
	await page.goto(page.url());
	expect(await expectFit(page)).toEqual({ count: expect.any(Number), isWide: true });
	await expectNames(page, [...names, paperText.birthNumber]);
	await page.emulateMedia({ media: "screen" });
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: text.file }).click();
	expect((await download).suggestedFilename()).toContain(text.papers["class-list"].name);
	await page.getByRole("link", { name: text.change }).click();
	await expect(page.getByLabel(text.blank(3))).toHaveValue("ফাঁকা 3");
	await expect(page.getByRole("checkbox", { checked: false })).toHaveCount(0);
});

test("the papers refuse strangers", async () => {
	const stranger = await visitor(school);
	const answer = await stranger.get(`/admin/printing?paper=class-list&year=1&place=class-${schoolClass}`, {
		maxRedirects: 0,
	});
	const page = await answer.text();
	expect(page).not.toContain(paperText.father);
	expect(page).not.toContain(text.print);
	for (const call of ["list", "counts"] as const)
		expect((await stranger.get(callPath(`printing/${call}`, { year: 1, place: wholeSchool }))).status()).toBe(401);
	await stranger.dispose();
});
