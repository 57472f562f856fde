/** The opening of an application without JavaScript, and with scripts that fail to load. */
import { expect, type Page, test } from "@playwright/test";
import { applicationStateText, openApplicationText as text } from "@/lib/bengali/application";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { formText, printByMenu } from "@/lib/bengali/forms";
import { loginText, studentTitles } from "@/lib/bengali/student-area";
import { classNames } from "@/lib/bengali/students";
import { everything, fill, formPath, phone, sendButton } from "./application-form";

test.use(phone);

async function send(page: Page): Promise<string> {
	await page.goto(formPath);
	await fill(page, everything);
	await sendButton(page).tap();
	const number = await page
		.getByRole("article")
		.getByText(/^[০-৯]{8,9}$/)
		.first()
		.textContent();
	return number ?? "";
}

async function ask(page: Page, application: string, fact: string) {
	await page.goto("/student-login");
	await page.getByLabel(text.number).fill(application);
	await page.getByLabel(text.fact).fill(fact);
	await page.getByRole("button", { name: text.submit }).tap();
}

for (const { what, javaScriptEnabled } of [
	{ what: "without JavaScript", javaScriptEnabled: false },
	{ what: "when the scripts don't come", javaScriptEnabled: true },
])
	test.describe(what, () => {
		test.use({ javaScriptEnabled });

		test("number and mobile or date of birth show the application and its state; others do not", async ({ page }) => {
			if (javaScriptEnabled) await page.route("**/*.js", (route) => route.abort());
			const number = await send(page);
			for (const fact of [everything.father_mobile_no, toBengaliDigits(everything.date_of_birth)]) {
				await ask(page, number, fact);
				await expect(page).toHaveURL("/student-login");
				await expect(page.getByRole("article").getByText(everything.name)).toBeVisible();
				await expect(page.getByRole("heading", { name: applicationStateText.new.heading })).toBeVisible();
				await expect(page.getByRole("heading", { name: applicationStateText.new.heading })).toBeInViewport();
				await expect(page.getByRole("article")).toContainText(classNames[5]);
				await expect(page.getByText(printByMenu)).toBeVisible();
			}
			// Its paper has nothing of the page around it.
			await page.emulateMedia({ media: "print" });
			for (const words of [studentTitles.login, loginText.intro, loginText.submit, text.intro, formText.noScript])
				await expect(page.getByRole("main").getByText(words).filter({ visible: true })).toHaveCount(0);
			await expect(page.getByRole("article")).toBeVisible();
			const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
			expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
			await page.emulateMedia({ media: "screen" });
			await ask(page, number, "01799999999");
			await expect(page.getByRole("alert")).toContainText(text.refused);
			await expect(page.getByLabel(text.number)).toHaveValue(number);
			await ask(page, "", "");
			await expect(page.getByRole("alert")).toContainText(formText.summary);
			for (const sentence of Object.values(text.required)) await expect(page.getByText(sentence).first()).toBeVisible();
		});
	});
