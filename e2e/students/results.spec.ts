import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { waitingText } from "@/lib/bengali/forms";
import { sheetText, resultSearchText as text } from "@/lib/bengali/results";
import { offlineText } from "@/lib/bengali/site";
import { studentText } from "@/lib/bengali/students";
import type { Exam, ExamType, ResultChoices } from "@/lib/contract/results";
import { broken, expectGoodPage, phone, recordOf, slow } from "./person";

test.use({ viewport: phone });

const student = 2025001;

/** What to choose for the student's result in an exam of that type. */
async function choicesFor(request: APIRequestContext, type: ExamType) {
	const lists: ResultChoices = await (await request.post("/api/result-all-dataget")).json();
	const exam = lists.exams.find(({ exam_type }) => exam_type === type) as Exam;
	const year = lists.year.find((one) => one.year === exam.year);
	return { exam, year: String(year?.id), class: String((await recordOf(request, student)).present_class) };
}

async function search(page: Page, choices: Awaited<ReturnType<typeof choicesFor>>, id: string) {
	await page.getByLabel(text.year).selectOption(choices.year);
	await page.getByLabel(text.exam).selectOption(String(choices.exam.id));
	await page.getByLabel(text.class).selectOption(choices.class);
	await page.getByLabel(text.studentId).fill(id);
	await page.getByRole("button", { name: text.submit }).click();
}

test("everything is needed, and exams belong to the chosen year", async ({ page, request }) => {
	const { exam, year } = await choicesFor(request, "semester");
	await page.goto("/student-result");
	await page.getByRole("button", { name: text.submit }).click();
	for (const sentence of Object.values(text.required)) {
		await expect(page.getByRole("link", { name: sentence })).toBeVisible();
	}
	await expectGoodPage(page);
	const option = page.getByRole("option", { name: exam.name });
	await expect(option).toHaveCount(0);
	await page.getByLabel(text.year).selectOption(year);
	await expect(option).toHaveCount(1);
});

for (const type of ["semester", "monthly"] as const) {
	test(`a ${type} exam's result becomes a grade sheet that prints on one page`, async ({ page, request }) => {
		const choices = await choicesFor(request, type);
		await page.goto("/student-result");
		await search(page, choices, toBengaliDigits(student));
		await expect(page).toHaveURL(
			`/student-result-publish/${choices.year}/${choices.exam.id}/${choices.class}/${student}`,
		);
		await expect(page.getByRole("heading", { name: choices.exam.name })).toBeVisible();
		const column = (name: string) => page.getByRole("columnheader", { name, exact: true });
		const parts = type === "semester" ? 1 : 0;
		for (const name of [sheetText.month, sheetText.semester, sheetText.full]) {
			await expect(column(name)).toHaveCount(parts);
		}
		await expect(column(sheetText.marks)).toBeVisible();
		await expect(column(sheetText.grade)).toBeVisible();
		await expect(page.getByText(sheetText.gpa, { exact: true })).toBeVisible();
		await expect(page.getByText(`(${sheetText.fourth})`).first()).toBeVisible();
		expect(await page.locator("main table td").allTextContents()).not.toEqual(
			expect.arrayContaining([expect.stringMatching(/[0-9]/)]),
		);
		await expectGoodPage(page);

		await page.emulateMedia({ media: "print" });
		const { school_name } = await (await request.post("/api/main-site-name")).json();
		await expect(page.getByRole("banner").getByText(school_name)).toBeVisible();
		await expect(page.getByRole("button", { name: sheetText.print })).toBeHidden();
		const pdf = await page.pdf({ preferCSSPageSize: true });
		expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	});
}

test("no result: the page says so and keeps what was typed", async ({ page, request }) => {
	await page.goto("/student-result");
	await search(page, await choicesFor(request, "semester"), "999999");
	await expect(page.getByRole("alert").filter({ hasText: studentText.resultNotFound })).toBeFocused();
	await expect(page.getByLabel(text.studentId)).toHaveValue("999999");
});

test("without a result loaded the sheet leads to the search", async ({ page }) => {
	await page.goto("/student-result-publish/1/1/1/2025001");
	await expect(page).toHaveURL("/student-result");
});

test("the lists are asked for once", async ({ page, request }) => {
	let asked = 0;
	page.on("request", (one) => {
		if (one.url().endsWith("/api/result-all-dataget")) asked++;
	});
	await page.goto("/student-result");
	await search(page, await choicesFor(request, "monthly"), String(student));
	await page.getByRole("link", { name: sheetText.again }).click();
	await expect(page.getByLabel(text.year)).toBeVisible();
	expect(asked).toBe(1);
});

test("slow and broken connections: each wait shows, each failure offers another try", async ({ page, request }) => {
	const choices = await choicesFor(request, "monthly");
	const lists = await broken(page, "**/api/result-all-dataget");
	await page.goto("/student-result");
	await expect(page.getByRole("alert").filter({ hasText: text.failed })).toBeVisible();
	await lists.mend();
	const held = await slow(page, "**/api/result-all-dataget");
	await page.getByRole("button", { name: waitingText.retry }).click();
	await expect(page.getByText(text.loading)).toBeVisible();
	held.answer();

	const publish = await broken(page, "**/api/student-result-publish");
	await search(page, choices, String(student));
	await expect(page.getByText(offlineText)).toBeVisible();
	await publish.mend();

	const detail = await broken(page, "**/api/student-detail/**");
	await page.getByRole("button", { name: text.submit }).click();
	await expect(page.getByRole("alert").filter({ hasText: sheetText.failed })).toBeVisible();
	await detail.mend();
	await page.getByRole("button", { name: waitingText.retry }).click();
	await expect(page.getByRole("heading", { name: choices.exam.name })).toBeVisible();
});
