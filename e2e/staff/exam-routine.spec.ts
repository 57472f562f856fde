/** The routine of an exam: pasted and published in the office, then read by families on a phone without scripts. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { bannerText } from "@/lib/bengali/banner";
import { formatShortDay } from "@/lib/bengali/dates";
import { examRoutineText } from "@/lib/bengali/exam-routines";
import { formatSpan } from "@/lib/bengali/school-year";
import { todayInDhaka } from "@/lib/contract/dates";
import { dayLength } from "@/lib/contract/days";
import { examRoutinePath, listPaths } from "@/lib/contract/paths";
import { examRoutineOfficeText as text } from "@/lib/office/exam-routine/text";
import { readyText } from "@/lib/office/words/ready-text";
import { expectNoSidewaysScroll, smallTargets, violationsOf } from "../page-rules";
import { openOffice, ownSchool, recordsOf, signInHead, visitor } from "./own-school";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const dayAfter = (days: number) => new Date(Date.now() + days * dayLength).toISOString();
const days = [1, 3].map((later) => todayInDhaka(new Date(dayAfter(later))));
const year = Number(days[0]?.slice(0, 4));
const name = examRoutineText.routineOf(examRoutineText.of("বার্ষিক পরীক্ষা", year));

let asking: APIRequestContext;
let exam = 0;

test.beforeAll(async () => {
	asking = await visitor(school);
	const create = recordsOf(asking, await signInHead(asking));
	exam = await create("exams", { name: "বার্ষিক পরীক্ষা", year: await create("years", { year }), type: "annual" });
});
test.afterAll(() => asking.dispose());

test("a table is pasted, what is wrong in it is put right at its place, and families are told", async ({ page }) => {
	await openOffice(page, school);
	await page.goto(`${school.url}/admin/exam-routine?exam=${exam}`);
	await page.getByText(text.paste.title).click();
	const pasted = [
		["তারিখ", "সময়", "৬ষ্ঠ", "৭ম"],
		[formatShortDay(dayAfter(1)), "১০টা-১টা", "বাংলা", "গণিত"],
		["কাল", "১০টা-১টা", "ইংরেজি", "-"],
	];
	await page.getByLabel(text.paste.label).fill(pasted.map((row) => row.join("\t")).join("\n"));
	await page.getByRole("button", { name: text.paste.add }).first().click();
	const wrong = page.getByLabel(text.cell(3, text.columns.date), { exact: true });
	await expect(wrong).toHaveAttribute("aria-invalid", "true");
	await page.getByRole("button", { name: text.publish, exact: true }).click();
	await expect(page.getByRole("status").filter({ hasText: text.refused(1) })).toBeVisible();
	await page.setViewportSize({ width: 360, height: 740 });
	await expectNoSidewaysScroll(page);
	await wrong.fill(formatShortDay(dayAfter(3)));
	await page.getByRole("button", { name: text.publish, exact: true }).click();
	await expect(page.getByLabel(readyText.label)).toHaveValue(new RegExp(examRoutinePath(exam)));
	await expect(page.getByText(text.publicNow)).toBeVisible();
	await page.getByRole("link", { name: text.told.banner }).click();
	await expect(page.getByLabel(bannerText.fields.text)).toHaveValue(
		text.told.onBanner.published(examRoutineText.of("বার্ষিক পরীক্ষা", year)),
	);
	await expect(page.locator(`input[value="${examRoutinePath(exam)}"]`)).toBeVisible();
});

test("families find the next exam at home and among the routines, and read the whole without scripts", async ({
	browser,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
	const page = await context.newPage();
	for (const path of ["/", listPaths.routine, "/students-information"]) {
		await page.goto(school.url + path);
		const next = page.getByRole("region", { name: examRoutineText.title });
		await expect(next, path).toContainText(examRoutineText.next(formatSpan(days[0] ?? "", days[0] ?? "")));
		await expect(next.getByRole("link", { name })).toHaveAttribute("href", examRoutinePath(exam));
	}
	await page.goto(school.url + listPaths.routine);
	await page.getByRole("link", { name }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await expect(page.getByRole("table")).toHaveCount(2);
	await expect(page.getByRole("table").first().getByRole("row")).toHaveCount(3);
	await page.goto(`${school.url}/calendar/${days[0]?.slice(0, 4)}/${Number(days[0]?.slice(5, 7))}`);
	await expect(page.getByRole("link", { name: examRoutineText.link })).toHaveAttribute("href", examRoutinePath(exam));
	await context.close();

	const seen = await browser.newPage({ viewport: { width: 360, height: 740 } });
	for (const path of ["/", examRoutinePath(exam)]) {
		await seen.goto(school.url + path);
		await expectNoSidewaysScroll(seen);
		expect(await smallTargets(seen)).toEqual([]);
		expect(await violationsOf(seen)).toEqual([]);
	}
	await seen.close();
});
