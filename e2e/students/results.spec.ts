import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { printByMenu, waitingText } from "@/lib/bengali/forms";
import { gpaText } from "@/lib/bengali/gpa";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { offlineText } from "@/lib/bengali/offline";
import { sheetText, resultSearchText as text } from "@/lib/bengali/results";
import { studentText } from "@/lib/bengali/students";
import { resultTextPath } from "@/lib/contract/paths";
import type { Exam, Result, ResultChoices, ResultSubject } from "@/lib/contract/results";
import { demoExam } from "@/lib/demo/exams";
import type { ExamKind } from "@/lib/office/values/study";
import { expectNoSidewaysScroll } from "../page-rules";
import { broken, expectGoodPage, phone, recordOf } from "./person";

test.use({ viewport: phone });

const student = 2025001;

/** Of class eight, whose subjects have a monthly part and one of the semester. */
const inClassEight = 2025050;

/** The form's values for the student's result in an exam of that kind. */
async function choicesFor(request: APIRequestContext, kind: ExamKind, id = student) {
	const lists: ResultChoices = await (await request.post("/api/result-all-dataget")).json();
	const exam = lists.exams.find(({ name }) => name === demoExam(kind)) as Exam;
	const year = lists.year.find((entry) => entry.year === exam.year);
	return { exam, year: String(year?.id), class: String((await recordOf(request, id)).present_class) };
}

async function search(page: Page, choices: Awaited<ReturnType<typeof choicesFor>>, id: string) {
	await page.getByLabel(text.year).selectOption(choices.year);
	await page.getByLabel(text.exam).selectOption(String(choices.exam.id));
	await page.getByLabel(text.class).selectOption(choices.class);
	await page.getByLabel(text.studentId).fill(id);
	await page.getByRole("button", { name: text.submit }).click();
}

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		test("the newest released exam and its year are proposed", async ({ page, request }) => {
			const lists: ResultChoices = await (await request.post("/api/result-all-dataget")).json();
			const [newest] = lists.exams;
			await page.goto("/student-result");
			const year = page.getByLabel(text.year).locator("option:checked");
			await expect(year).toHaveText(toBengaliDigits(newest?.year ?? 0));
			await expect(page.getByLabel(text.exam)).toHaveValue(String(newest?.id));
			await expect(page.getByLabel(text.class)).toHaveValue("");
		});
	});

test("all fields are required, and exams depend on the chosen year", async ({ page, request }) => {
	const { exam, year } = await choicesFor(request, "semester");
	await page.goto("/student-result");
	const option = page.getByRole("option", { name: exam.name });
	await expect(option).toHaveCount(1);
	await page.getByLabel(text.year).selectOption("");
	await expect(option).toHaveCount(0);
	await page.getByRole("button", { name: text.submit }).click();
	for (const sentence of Object.values(text.required)) {
		await expect(page.getByRole("link", { name: sentence })).toBeVisible();
	}
	await expectGoodPage(page);
	await page.getByLabel(text.year).selectOption(year);
	await expect(option).toHaveCount(1);
});

const { month, semester, parts } = sheetText;

/** An exam's kind, a student, and which columns the sheet has beside the subjects' marks. */
for (const [kind, id, columns] of [
	["semester", inClassEight, [month, semester]],
	["monthly", student, []],
	["annual", student, [parts]],
	["combined", student, [parts]],
] as const) {
	test(`a result of the kind ${kind} is shown as a grade sheet that prints on one page`, async ({ page, request }) => {
		const choices = await choicesFor(request, kind, id);
		await page.goto("/student-result");
		await search(page, choices, toBengaliDigits(id));
		await expect(page).toHaveURL(`/student-result-publish/${choices.year}/${choices.exam.id}/${choices.class}/${id}`);
		await expect(page.getByRole("heading", { name: choices.exam.name })).toBeVisible();
		// On a phone the parts stand below their subject, and their heading is hidden.
		const column = (name: string) =>
			page.getByRole("columnheader", { name, exact: true, includeHidden: name === parts });
		for (const name of [month, semester, parts])
			await expect(column(name)).toHaveCount((columns as readonly string[]).includes(name) ? 1 : 0);
		await expect(column(sheetText.marks)).toBeVisible();
		await expect(column(sheetText.full)).toBeVisible();
		const total = page.getByRole("definition").filter({ hasText: " / " });
		await expect(total).toHaveText(/^[০-৯.]+ \/ [০-৯]+$/);
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

test("without a result the page says so and keeps the input", async ({ page, request }) => {
	await page.goto("/student-result");
	await search(page, await choicesFor(request, "semester"), "999999");
	await expect(page.getByRole("alert").filter({ hasText: studentText.resultNotFound })).toBeFocused();
	await expect(page.getByLabel(text.studentId)).toHaveValue("999999");
});

test("back from the sheet, class and id are there for another exam", async ({ page, request }) => {
	const choices = await choicesFor(request, "annual");
	await page.goto("/student-result");
	await search(page, choices, String(student));
	await expect(page.getByText(sheetText.gpa, { exact: true })).toBeVisible();
	await page.goBack();
	await expect(page.getByLabel(text.studentId)).toHaveValue(String(student));
	await expect(page.getByLabel(text.class)).toHaveValue(choices.class);
});

test("the result that was seen last is read offline, until it is removed", async ({ page, request }) => {
	const choices = await choicesFor(request, "annual");
	await page.route("**/api/student-result-publish", async (route) => {
		const response = await route.fetch();
		const json = await response.json();
		Object.assign(json.resultSubject[0], { marks: 0, month_marks: null, semester_marks: null, parts: [] });
		json.details.subjects[0].reason = "absent";
		await route.fulfill({ response, json });
	});
	await page.goto("/student-result");
	await search(page, choices, String(student));
	await expect(page.getByText(sheetText.gpa, { exact: true })).toBeVisible();
	const name = (await recordOf(request, student)).name;
	await expect(page.getByText(name, { exact: true })).toBeVisible();
	for (const viewport of [phone, { width: 1366, height: 768 }]) {
		await page.setViewportSize(viewport);
		await page.goto("/offline");
		const kept = page.getByRole("region", { name: offlineText.lastResult });
		await expect(kept).toContainText(choices.exam.name);
		for (const words of [name, sheetText.gpa, sheetText.total, `${sheetText.absent} / `])
			await expect(kept).toContainText(words);
		await expectGoodPage(page);
	}
	await page.getByRole("button", { name: offlineText.forget }).click();
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(offlineText.title);
	await expect(page.getByRole("region", { name: offlineText.lastResult })).toHaveCount(0);
});

test("without a loaded result the sheet redirects to the search", async ({ page }) => {
	await page.goto("/student-result-publish/1/1/1/2025001");
	await expect(page).toHaveURL("/student-result");
});

test("the HTML contains the options: no request before the search", async ({ page, request }) => {
	const choices = await choicesFor(request, "monthly");
	const asked: string[] = [];
	page.on("request", (sent) => {
		const { pathname } = new URL(sent.url());
		if (pathname.startsWith("/api/")) asked.push(pathname);
	});
	await page.goto("/student-result");
	await search(page, choices, String(student));
	await expect(page.getByRole("heading", { name: choices.exam.name })).toBeVisible();
	await page.getByRole("link", { name: sheetText.again }).click();
	await expect(page.getByLabel(text.year)).toBeVisible();
	const sheet = expect.stringMatching("^/api/student-detail/");
	// The sheet's head, and its QR code.
	expect(asked).toEqual(["/api/student-result-publish", sheet, sheet]);
});

test("every failed request has a retry button", async ({ page, request }) => {
	const choices = await choicesFor(request, "monthly");
	await page.goto("/student-result");
	const publish = await broken(page, "**/api/student-result-publish");
	await search(page, choices, String(student));
	await expect(page.getByText(noConnectionText)).toBeVisible();
	await publish.mend();

	const detail = await broken(page, "**/api/student-detail/**");
	await page.getByRole("button", { name: text.submit }).click();
	await expect(page.getByRole("alert").filter({ hasText: sheetText.failed })).toBeVisible();
	await detail.mend();
	await page.getByRole("button", { name: waitingText.retry }).click();
	await expect(page.getByRole("heading", { name: choices.exam.name })).toBeVisible();
});

/** Without JavaScript, and with scripts that fail to load. */
for (const { what, javaScriptEnabled } of [
	{ what: "without JavaScript", javaScriptEnabled: false },
	{ what: "when the scripts don't come", javaScriptEnabled: true },
]) {
	test.describe(what, () => {
		test.use({ javaScriptEnabled });

		test.beforeEach(async ({ page }) => {
			if (javaScriptEnabled) await page.route("**/*.js", (route) => route.abort());
			await page.goto("/student-result");
		});

		test("submitting returns the grade sheet, and the URL contains no personal data", async ({ page, request }) => {
			const choices = await choicesFor(request, "semester");
			const answered = page.waitForResponse((response) => response.request().method() === "POST");
			await search(page, choices, toBengaliDigits(student));
			const response = await answered;
			expect(response.headers()["cache-control"]).toContain("no-store");
			await expect(page).toHaveURL("/student-result");
			await expect(page.getByRole("heading", { name: choices.exam.name })).toBeVisible();
			const { name } = await recordOf(request, student);
			await expect(page.getByRole("definition").filter({ hasText: name })).toBeVisible();
			await expect(page.getByRole("columnheader", { name: sheetText.full })).toBeVisible();
			await expect(page.getByText(printByMenu)).toBeVisible();
			await expect(page.locator("article")).toHaveCSS("border-top-width", "6px");
			await expectNoSidewaysScroll(page);

			await page.emulateMedia({ media: "print" });
			await expect(page.getByText(text.intro)).toBeHidden();
			const pdf = await page.pdf({ preferCSSPageSize: true });
			expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
			await page.emulateMedia({ media: "screen" });
			await page.getByRole("link", { name: sheetText.again }).click();
			await expect(page.getByLabel(text.studentId)).toHaveValue("");
		});

		test("missing fields are reported as with JavaScript, and the choices are kept", async ({ page, request }) => {
			const { year, exam, class: of } = await choicesFor(request, "semester");
			for (const label of [text.exam, text.year]) await page.getByLabel(label).selectOption("");
			await page.getByLabel(text.class).selectOption(of);
			await page.getByRole("button", { name: text.submit }).click();
			const summary = page.locator("main").getByRole("alert");
			await expect(summary).toBeFocused();
			await expect(summary.getByRole("link")).toHaveText([
				text.required.exam_name,
				text.required.year,
				text.required.studentId,
			]);
			await expect(page.getByLabel(text.studentId)).toHaveAccessibleDescription(new RegExp(text.required.studentId));
			await expect(page.getByLabel(text.class)).toHaveValue(of);

			await search(page, { year, exam, class: of }, "999999");
			await expect(summary).toHaveText(studentText.resultNotFound);
			await expect(page.getByLabel(text.year)).toHaveValue(year);
			await expect(page.getByLabel(text.exam)).toHaveValue(String(exam.id));
			await expect(page.getByLabel(text.class)).toHaveValue(of);
			await expect(page.getByLabel(text.studentId)).toHaveValue("999999");
		});
	});
}

test("a form submitted before hydration works too, and its response hydrates", async ({ page, request }) => {
	const choices = await choicesFor(request, "monthly");
	await page.route("**/*.js", (route) => route.abort());
	await page.goto("/student-result");
	await page.getByLabel(text.year).selectOption(choices.year);
	await page.getByLabel(text.exam).selectOption(String(choices.exam.id));
	await page.unroute("**/*.js");
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(String(error)));
	await page.getByRole("button", { name: text.submit }).click();
	await expect(page.getByRole("link", { name: text.required.class })).toBeVisible();
	// Hydrated: the exams now depend on the year.
	await page.getByLabel(text.year).selectOption("");
	await expect(page.getByLabel(text.exam).locator("optgroup")).toHaveCount(0);
	await search(page, choices, String(student));
	await expect(page).toHaveURL(/\/student-result-publish\//);
	expect(errors).toEqual([]);
});

test("a sheet tells how its grade point average came about, as text below 5 KB without scripts", async ({
	page,
	request,
}) => {
	const choices = await choicesFor(request, "semester");
	await page.goto("/student-result");
	await search(page, choices, toBengaliDigits(student));
	await page.getByRole("link", { name: sheetText.how }).click();
	const path = resultTextPath(student, Number(choices.year), choices.exam.id);
	await expect(page).toHaveURL(path);
	const answer = await request.get(path);
	const html = await answer.text();
	expect(Buffer.byteLength(html)).toBeLessThan(5000);
	expect(html).not.toMatch(/<script|<link|<img/);
	expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
	await expect(page.getByRole("heading", { name: gpaText.how })).toBeVisible();
	const found = await request.post("/api/student-result-publish", {
		data: { exam_name: choices.exam.id, year: choices.year, class: choices.class, studentId: student },
	});
	const { result, resultSubject } = (await found.json()) as { result: Result; resultSubject: ResultSubject[] };
	await expect(page.getByText(gpaText.gpa(result.gpa ?? 0, result.grade ?? ""))).toBeVisible();
	for (const { subject_name } of resultSubject) await expect(page.getByText(subject_name).first()).toBeVisible();
	const sent = encodeURIComponent(page.url());
	await expect(page.getByRole("link", { name: gpaText.sms })).toHaveAttribute("href", `sms:?body=${sent}`);
	await expect(page.getByRole("link", { name: gpaText.whatsapp })).toHaveAttribute(
		"href",
		`https://wa.me/?text=${sent}`,
	);
	await expectNoSidewaysScroll(page);
	const missing = await request.get(resultTextPath(student, Number(choices.year), 999_999));
	expect([missing.status(), (await missing.text()).includes(gpaText.notFound)]).toEqual([404, true]);
});
