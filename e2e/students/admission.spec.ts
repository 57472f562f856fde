/** The admission form: input, validation errors, and the request. */
import { expect, type Page, test } from "@playwright/test";
import { admissionTitles, applicationErrors, applicationText, fieldNames } from "@/lib/bengali/admission";
import { classTitle } from "@/lib/bengali/class-title";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { formText } from "@/lib/bengali/forms";
import { menuText, tokenText } from "@/lib/bengali/navigation";
import { homeText } from "@/lib/bengali/site";
import { classNames, studentText, thanaNames } from "@/lib/bengali/students";
import { openMenu } from "../menu";
import { violationsOf } from "../page-rules";
import { everything, field, fill, open, phone, postCall, required, sendButton, sent, stored } from "./application-form";

test.use(phone);

const summary = (page: Page) => page.getByRole("alert").filter({ hasText: formText.summary });

test("a complete form is submitted once, and home links to the application", async ({ page }) => {
	await open(page);
	await expect(page).toHaveTitle(new RegExp(`^${admissionTitles.form} \\| `));
	await expect(page.getByText(applicationText.english)).toBeVisible();
	expect(await violationsOf(page)).toEqual([]);

	await fill(page, everything);
	await expect(field(page, "date_of_birth")).toHaveValue("25-01-2015");
	await sendButton(page).tap();
	const id = await sent(page);
	await expect(page.getByText(studentText.applicationDone)).toBeVisible();
	expect(id).toMatch(/^\d+$/);
	// A client that reads `token` after a submit finds it there.
	const token = await stored(page, "token");
	expect(token).toMatch(new RegExp(`^${id}\\|[\\w-]{43}$`));
	expect(JSON.parse((await stored(page, "applications")) ?? "")).toEqual([token]);
	expect(await stored(page, "application-draft")).toBeNull();

	const name = tokenText.application(toBengaliDigits(id));
	const corner = page.getByRole("region", { name: homeText.studentCorner });
	await expect(corner.getByRole("link", { name })).toHaveAttribute("href", `/student/details/${id}`);
	const menu = page.getByRole("navigation", { name: menuText.label });
	await openMenu(page);
	await menu.getByRole("link", { name }).tap();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(admissionTitles.details);
	await expect(page.getByRole("article").getByText(everything.name)).toBeVisible();
});

test("labels of a row are on one line, and so are its controls; a name in Bengali is asked for in English", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	await open(page);
	const topOf = async (selector: string) => Math.round((await page.locator(selector).boundingBox())?.y ?? 0);
	for (const [one, other] of [
		["date_of_birth", "date_of_birth_no"],
		["fathers_name", "father_mobile_no"],
		["present_class", "permanent_class"],
	]) {
		expect(await topOf(`label[for=${one}]`)).toBe(await topOf(`label[for=${other}]`));
		expect(await topOf(`#${one}`)).toBe(await topOf(`#${other}`));
	}
	await field(page, "fathers_name").fill("আবদুল করিম");
	await expect(page.getByText(applicationText.inEnglish)).toBeVisible();
	await expect(field(page, "fathers_name")).toHaveAccessibleDescription(new RegExp(applicationText.inEnglish));
	await field(page, "fathers_name").fill("Abdul Karim");
	await expect(page.getByText(applicationText.inEnglish)).toHaveCount(0);
});

test("offers the school's 12 classes, 7 thanas and 3 genders, with the right keyboards and required marks", async ({
	page,
}) => {
	await open(page);
	for (const name of ["present_class", "permanent_class"]) {
		await expect(field(page, name).locator("option")).toHaveText([
			formText.choose,
			...[...classNames, "দশম"].map(classTitle),
		]);
	}
	const values = field(page, "present_address_thana").locator('option:not([value=""])');
	expect(await values.evaluateAll((all) => all.map((element) => (element as HTMLOptionElement).value))).toEqual(
		Object.keys(thanaNames),
	);
	await expect(page.getByRole("radio")).toHaveCount(3);
	await expect(field(page, "date_of_birth")).toHaveAttribute("placeholder", applicationText.datePlaceholder);
	await expect(field(page, "date_of_birth_no")).toHaveAttribute("inputmode", "numeric");
	await expect(field(page, "father_mobile_no")).toHaveAttribute("inputmode", "tel");
	for (const name of ["name", "fathers_name", "mothers_name", "present_class"]) {
		await expect(field(page, name)).toHaveAttribute("aria-required", "true");
	}
	await expect(page.getByRole("radio").first()).toHaveAttribute("required");
	for (const name of Object.keys(fieldNames)) await expect(field(page, name).first()).toBeAttached();
});

test("an empty form: the error summary gets focus and links to the fields", async ({ page }) => {
	await open(page);
	await sendButton(page).tap();
	await expect(summary(page)).toBeFocused();
	await expect(page).toHaveTitle(new RegExp(`^${formText.error}: ${admissionTitles.form}`));
	const sentences = Object.values(applicationErrors.required);
	await expect(summary(page).getByRole("link")).toHaveText(sentences);
	await expect(field(page, "name")).toHaveAccessibleDescription(new RegExp(applicationErrors.required.name));
	await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
	await expect(field(page, "father_mobile_no")).not.toHaveAttribute("aria-invalid");
	expect(await violationsOf(page)).toEqual([]);

	await summary(page).getByRole("link", { name: applicationErrors.required.present_class }).tap();
	await expect(field(page, "present_class")).toBeFocused();
	await summary(page).getByRole("link", { name: applicationErrors.required.gender }).tap();
	await expect(page.getByRole("radio").first()).toBeFocused();

	await fill(page, required);
	await sendButton(page).tap();
	await sent(page);
	await expect(page).not.toHaveTitle(new RegExp(formText.error));
});

const { field: sentence } = studentText;
const refused = [
	{ name: "date_of_birth", typed: "2015", says: sentence.date },
	{ name: "date_of_birth", typed: "31-02-2015", says: sentence.dateUnreal },
	{ name: "date_of_birth", typed: "01-01-2999", says: sentence.dateFuture },
	{ name: "date_of_birth", typed: "01-01-1850", says: sentence.dateOld },
	{ name: "date_of_birth_no", typed: "12345", says: sentence.birthNumber },
	{ name: "father_mobile_no", typed: "02123456789", says: sentence.mobile },
	{ name: "mothers_mobile_no", typed: "০১৭১২৩৪", says: sentence.mobile },
	{ name: "name", typed: "<b>Nusrat</b>", says: sentence.html },
	{ name: "fathers_name", typed: "Karim 🙂", says: sentence.emoji },
	{ name: "present_address_details", typed: "a".repeat(501), says: errorText.field.tooLong },
] as const;

test("what is wrong is rejected at its field and stays as typed, and is taken once it is right", async ({ page }) => {
	await open(page);
	await fill(page, required);
	for (const { name, typed, says } of refused)
		await test.step(`${name} as ${typed.slice(0, 20)}`, async () => {
			await field(page, name).fill(typed);
			await sendButton(page).tap();
			const whole = applicationErrors.at(fieldNames[name], says);
			await expect(summary(page).getByRole("link")).toHaveText([whole]);
			await expect(page.locator(`#${name}-error`)).toContainText(whole);
			await expect(field(page, name)).toHaveValue(typed);
			await field(page, name).fill(everything[name]);
		});
	await sendButton(page).tap();
	await sent(page);
});

test("server-side validation errors are shown at their fields", async ({ page }) => {
	await page.route(postCall, (route) =>
		route.fulfill({
			status: 422,
			json: { success: false, message: errorText.invalid, errors: { name: [errorText.field.invalid] } },
		}),
	);
	await open(page);
	await fill(page, required);
	await sendButton(page).tap();
	await expect(summary(page)).toBeFocused();
	const whole = applicationErrors.at(fieldNames.name, errorText.field.invalid);
	await expect(page.locator("#name-error")).toContainText(whole);
});

test("a button copies the present address to the permanent one", async ({ page }) => {
	await open(page);
	await fill(page, { present_address_thana: "monpura", present_address_details: "Hajirhat" });
	await page.getByRole("button", { name: applicationText.sameAddress }).tap();
	await expect(field(page, "permanent_address_thana")).toHaveValue("monpura");
	await expect(field(page, "permanent_address_details")).toHaveValue("Hajirhat");
});

test("the form can be completed with the keyboard alone", async ({ page }) => {
	await open(page);
	await field(page, "name").focus();
	for (const keys of [required.name, "", "", " ", required.fathers_name, "", required.mothers_name, ""]) {
		await page.keyboard.type(keys);
		await page.keyboard.press("Tab");
	}
	await page.keyboard.press("ArrowDown");
	await expect(field(page, "present_class")).toHaveValue("1");
	await field(page, "fathers_name").press("Enter");
	await expect(page).toHaveURL("/");
});
