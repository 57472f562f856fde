/** Helpers that fill in and submit the admission form. */
import { expect, type Locator, type Page } from "@playwright/test";
import { applicationText } from "@/lib/bengali/admission";

export const formPath = "/student/student-application-form";
export const postCall = "**/api/student/student-application-form-post";

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The five required fields. */
export const required = {
	name: "Nusrat Jahan",
	gender: "2",
	fathers_name: "Abdul Karim",
	mothers_name: "Rahima Begum",
	present_class: "6",
};

export const everything = {
	...required,
	date_of_birth: "25012015",
	date_of_birth_no: "২০১৫০৯১২৩৪৫৬৭৮৯০১",
	father_mobile_no: "01712345678",
	mothers_mobile_no: "+880 1912-345678",
	permanent_class: "5",
	permanent_school_name: "Charfassion Primary School",
	present_address_thana: "charfassion",
	present_address_details: "House 12\nWard 3",
	permanent_address_thana: "bhola sadar",
	permanent_address_details: "Village Ilisha",
};

export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
export const sendButton = (page: Page): Locator => page.locator("main form").locator('button[type="submit"]');

export async function open(page: Page) {
	await page.goto(formPath);
	await expect(sendButton(page)).toBeEnabled();
	await expect(sendButton(page)).toHaveText(applicationText.send);
}

export async function fill(page: Page, values: Partial<typeof everything>) {
	for (const [name, value] of Object.entries(values)) {
		if (name === "gender") await page.locator(`[name="gender"][value="${value}"]`).check();
		else if (/_class$|_thana$/.test(name)) await field(page, name).selectOption(value);
		else await field(page, name).fill(value);
	}
}

/** @returns the form's values by field name */
export const valuesOf = (page: Page): Promise<Record<string, unknown>> =>
	page.locator("main form").evaluate((form: HTMLFormElement) => {
		const texts = [...new FormData(form)].filter(
			([name, value]) => typeof value === "string" && value !== "" && !name.startsWith("$ACTION"),
		);
		return Object.fromEntries(texts);
	});

export const stored = (page: Page, name: string): Promise<string | null> =>
	page.evaluate((key) => localStorage.getItem(key), name);

/** Waits until the stored draft contains the text. */
export const draftHolds = (page: Page, text: string) =>
	expect.poll(() => stored(page, "application-draft")).toContain(text);

/** Waits for the home page after submitting. @returns the application's number */
export async function sent(page: Page): Promise<string> {
	// Wait for both the navigation and the toast.
	await expect(page).toHaveURL("/");
	const token = await stored(page, "token");
	return token?.split("|")[0] ?? "";
}
