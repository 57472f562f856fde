/** Errors of the back office: Bengali messages at the field to correct. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { staffText } from "@/lib/bengali/staff";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";
import { expectRefused } from "./refusals";

const school = ownSchool({ STAFF_UPLOAD_BYTES: String(1024 * 1024) });
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

test("the form shows a duplicate section at its field", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/sections/create`);
	await page.locator("#field-name").fill("ক");
	await page.locator("#field-class .rs__control").click();
	await page.locator("#field-class .rs__option").nth(2).click();
	await expectRefusal(page, twins.section);
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
		{ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(2 * 1024 * 1024, "a") },
		errors.fileTooLarge(1),
	],
] as const) {
	test(`${name} is rejected at its field`, async ({ page }) => {
		await signIn(page, school);
		await page.goto(`${school.url}/admin/collections/media/create`);
		await page.locator("input[type=file]").setInputFiles(file);
		await page.locator("#field-alt").fill("বর্ণনা");
		await expectRefusal(page, message);
	});
}
