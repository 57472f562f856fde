/** If a component throws in the browser, its server-rendered HTML stays and works, and the rest of the page hydrates. */
import { expect, type Page, test } from "@playwright/test";
import { receivedText } from "@/lib/bengali/application";
import { weekdays } from "@/lib/bengali/calendar";
import { failureText } from "@/lib/bengali/failure";
import { printByMenu } from "@/lib/bengali/forms";
import { resultSearchText as text } from "@/lib/bengali/results";
import { titles } from "@/lib/bengali/site";
import type { ResultChoices } from "@/lib/contract/results";
import { openMenu } from "../menu";
import { fill, formPath, phone, required, sendButton } from "../students/application-form";
import { recordOf, slow } from "../students/person";

test.use(phone);

/** Replaces a global function by one that throws. */
const breakIn = (page: Page, name: string) =>
	page.addInitScript((broken) => {
		function fail() {
			throw new Error(`no ${broken}`);
		}
		Object.defineProperty(window, broken, { value: fail });
	}, name);

/** Expects that the rest of the page works and shows no error message. */
async function restWorks(page: Page) {
	await expect(page.getByText(failureText.part)).toHaveCount(0);
	await expect(page.getByText(failureText.heading)).toHaveCount(0);
	await openMenu(page);
	await page.locator('#menu a[href="/contact"]').click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.contact);
}

test("slider: the first picture stays", async ({ page }) => {
	await breakIn(page, "matchMedia");
	const failed = page.waitForEvent("console", (message) => message.text().includes("no matchMedia"));
	await page.goto("/");
	await failed;
	await expect(page.getByRole("main").locator("img").first()).toBeVisible();
	await restWorks(page);
});

test("calendar: the server-rendered month stays", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	await page.evaluate(() => {
		function fail() {
			throw new Error("no NumberFormat");
		}
		Object.defineProperty(Intl.NumberFormat.prototype, "format", { get: fail });
	});
	const failed = page.waitForEvent("console", (message) => message.text().includes("no NumberFormat"));
	await page.locator("#calendar").scrollIntoViewIfNeeded();
	await page.mouse.wheel(0, 400);
	await failed;
	await expect(page.getByText(weekdays[0], { exact: true })).toBeVisible();
	await expect(page.getByText(failureText.part)).toHaveCount(0);
});

test("admission form: keeps the input and can be submitted", async ({ page }) => {
	await breakIn(page, "FormData");
	const failed = page.waitForEvent("console", (message) => message.text().includes("no FormData"));
	const scripts = await slow(page, "**/*.js");
	await page.goto(formPath, { waitUntil: "commit" });
	await fill(page, required);
	scripts.answer();
	await failed;
	for (const [name, value] of Object.entries(required).filter(([name]) => name !== "gender"))
		await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
	await expect(page.locator(`[name="gender"][value="${required.gender}"]`)).toBeChecked();
	await sendButton(page).tap();
	await expect(page.getByRole("heading", { name: receivedText.heading })).toBeVisible();
	await expect(page.getByRole("article").getByText(required.name)).toBeVisible();
});

test("result search: can be submitted", async ({ page, request }) => {
	const lists: ResultChoices = await (await request.post("/api/result-all-dataget")).json();
	const exam = lists.exams[0];
	const year = lists.year.find((entry) => entry.year === exam?.year);
	await breakIn(page, "FormData");
	const failed = page.waitForEvent("console", (message) => message.text().includes("no FormData"));
	await page.goto("/student-result");
	await failed;
	await page.getByLabel(text.year).selectOption(String(year?.id));
	await page.getByLabel(text.exam).selectOption(String(exam?.id));
	await page.getByLabel(text.class).selectOption(String((await recordOf(request, 2025001)).present_class));
	await page.getByLabel(text.studentId).fill("2025001");
	await page.getByRole("button", { name: text.submit }).click();
	await expect(page.getByText(printByMenu)).toBeVisible();
	await expect(page.getByRole("heading", { name: exam?.name })).toBeVisible();
});
