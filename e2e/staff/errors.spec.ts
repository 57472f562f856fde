/** Errors of the back office: Bengali messages at the field to correct. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { staffUploadBytes } from "@/lib/contract/body-limits.js";
import { staffText } from "@/lib/office/words/staff";
import { studentStaffText } from "@/lib/office/words/students";
import { ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";
import { expectRefused, fieldError, formReady, refusedList } from "./refusals";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const { errors } = staffText;
const { twins } = studentStaffText.errors;
const ids: Record<string, number> = {};
let asking: APIRequestContext;
let headers: { Authorization: string };

async function create(collection: string, data: object) {
	ids[collection] = await recordsOf(asking, headers)(collection, data);
}

test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	await create("years", { year: 2026 });
	await create("sections", { name: "ক", class: 3 });
	const person = { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা", code: 2_026_001 };
	await create("students", person);
	await create("enrolments", { student: ids.students, year: ids.years, section: ids.sections, roll: 1 });
	await create("exams", { name: "বার্ষিক", year: ids.years, type: "semester" });
});
test.afterAll(() => asking.dispose());

test("violated unique indexes are reported at a field, without column names", async () => {
	const person = { name: "ক", gender: "2", fatherName: "খ", motherName: "গ" };
	const enrolment = { student: ids.students, year: ids.years, section: ids.sections };
	await create("students", person);
	const twice: [string, object, string, string][] = [
		["sections", { name: "ক", class: 3 }, "name", twins.section],
		["students", { ...person, code: 2_026_001 }, "code", twins.student],
		["enrolments", { ...enrolment, student: ids.students, roll: 1 }, "roll", twins.roll],
		["exams", { name: "বার্ষিক", year: ids.years, type: "monthly" }, "name", twins.exam],
		["years", { year: 2026 }, "year", twins.year],
	];
	for (const [collection, data, path, message] of twice) {
		const answer = await asking.post(`/cms/${collection}`, { headers, data });
		expect(answer.status()).toBe(400);
		const [error] = (await answer.json()).errors;
		expect(error).toMatchObject({ message, data: { errors: [{ path, message }] } });
		expect(JSON.stringify(error)).not.toMatch(/class_id|year_id|student_id/);
	}
});

/** The form says it in Bengali alone. */
async function expectRefusal(page: Page, message: string) {
	await expectRefused(page, message);
	await expect(page.locator(".payload-toast-container")).not.toContainText(/[a-z]{3,}/i);
}

/** Holds the checks of the form for which Payload asks the server while one types. @returns how many, and what lets them go on */
async function holdChecks(page: Page) {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const checks = { asked: 0, answered: 0, letGo };
	await page.route("**/admin/collections/**", async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		checks.asked += 1;
		await held;
		await route.fulfill({ response: await route.fetch() });
		checks.answered += 1;
	});
	return checks;
}

test("a duplicate section stands at its field, also when a check of the form is answered after the refusal", async ({
	page,
}) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/sections/create`);
	await formReady(page);
	const checks = await holdChecks(page);
	await page.locator("#field-class .rs__control").click();
	await page.locator("#field-class .rs__option").nth(2).click();
	await page.locator("#field-name").fill("ক");
	await expect.poll(() => checks.asked).toBeGreaterThan(0);
	await expectRefusal(page, twins.section);
	checks.letGo();
	await expect.poll(() => checks.answered).toBeGreaterThan(0);
	// What leads to the field is there until the field is changed.
	await refusedList(page).getByRole("link", { name: twins.section }).click();
	await expect(page.locator("#field-name")).toBeFocused();
	await expect(fieldError(page, twins.section)).toBeVisible();
	await page.locator("#field-name").fill("খ");
	await expect(refusedList(page)).toBeHidden();
});

test("a number field accepts Bengali digits and rejects other text", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/years/create`);
	await page.locator("#field-year").fill("দুই");
	await expectRefusal(page, errors.number);
	await page.locator("#field-year").fill("২০২৭");
	await page.locator("#action-save").click();
	await page.waitForURL(/collections\/years\/\d+/);
	const { docs } = await (await asking.get("/cms/years?where[year][equals]=2027", { headers })).json();
	expect(docs).toHaveLength(1);
});

for (const [name, file, message] of [
	["a text file", { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("text") }, errors.file],
	[
		"a text file named .png",
		{ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") },
		errors.file,
	],
	[
		"a large file",
		{ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(staffUploadBytes + 1, "a") },
		errors.fileTooLarge(staffUploadBytes / 1024 / 1024),
	],
] as const) {
	test(`${name} is rejected at its field`, async ({ page }) => {
		await signIn(page, school);
		await page.goto(`${school.url}/admin/collections/media/create`);
		// The button that opens the choice is one of the scripts.
		await formReady(page);
		await page.locator("input[type=file]").setInputFiles(file);
		await page.locator("#field-alt").fill("বর্ণনা");
		await expectRefusal(page, message);
	});
}
