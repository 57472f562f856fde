/** Searches and titles in the lists and relationship fields of the back office. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { focalPointText } from "@/lib/office/publishing/text";
import { staffText } from "@/lib/office/words/staff";
import { studentStaffText } from "@/lib/office/words/students";
import { hydrated, ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";
import { insertResults } from "./results";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

/** As the Avro keyboard encodes it; the database contains NFC. */
const typedName = "\u0986\u09df\u09c7\u09b6\u09be";
const name = `${typedName.normalize("NFC")} সিদ্দিকা`;
const code = 2_025_608;
const person = { name, code, gender: "2", fatherName: "আবুল কালাম", motherName: "সালমা", fatherMobile: "01712345678" };
const title = studentStaffText.titles.person(name, code, person.fatherName);
const classes = studentStaffText.classNames;

let asking: APIRequestContext;
let headers: { Authorization: string };

test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	const create = recordsOf(asking, headers);
	const year = await create("years", { year: 2026 });
	const [section] = [
		await create("sections", { name: "ক", class: 8 }),
		await create("sections", { name: "ক", class: 9 }),
	];
	const student = await create("students", person);
	await create("students", { ...person, code: code + 1, name: "নুসরাত জাহান", fatherMobile: null });
	await create("enrolments", { student: student, year: year, section: section, roll: 1 });
	const exam = await create("exams", { name: "বার্ষিক", year: year, type: "monthly" });
	await insertResults(school, exam);
});
test.afterAll(() => asking.dispose());

const rows = (page: Page) => page.locator("tbody tr");

test("the lists find a person by name, number and mobile", async ({ page }) => {
	await signIn(page, school);
	for (const [collection, typed] of [
		["students", typedName],
		["students", "২০২৫৬০৮"],
		["students", "০১৭১২৩৪৫৬৭৮"],
		["enrolments", typedName],
		["results", "2025608"],
	] as const)
		await test.step(`${collection}: ${typed}`, async () => {
			await page.goto(`${school.url}/admin/collections/${collection}?limit=10`);
			await hydrated(page);
			await page.locator(".search-filter input").fill(typed);
			await expect(page).toHaveURL(/search=/);
			await expect(rows(page)).toHaveCount(1);
			await expect(rows(page)).toContainText(typedName.normalize("NFC"));
			const link = rows(page).getByRole("link").first();
			await expect(link).toHaveAttribute("href", new RegExp(`/collections/${collection}/\\d+$`));
			await page.locator(".search-filter input").fill(`${typed}ক্ষক্ষ`);
			await expect(rows(page)).toHaveCount(0);
		});
});

test("a relationship field finds a student by name and number, and distinguishes sections", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/enrolments/create`);
	const choose = async (field: string, typed: string) => {
		await page.locator(`#field-${field} input`).first().fill(typed);
		return page.locator(`#field-${field} .rs__option`);
	};
	for (const typed of [typedName, "২০২৫৬০৮", "2025608"]) {
		const options = await choose("student", typed);
		await expect(options).toHaveText([title]);
	}
	const sections = await choose("section", "");
	await page.locator("#field-section .rs__control").click();
	await expect(sections).toHaveText([8, 9].map((id) => studentStaffText.titles.section("ক", classes[id - 1] ?? "")));
});

test("a picture in use can't be deleted, also in bulk; its edit view links to its uses, and sets what stays visible", async ({
	page,
}) => {
	const buffer = await sharp({ create: { width: 500, height: 300, channels: 3, background: "red" } })
		.png()
		.toBuffer();
	const multipart = { file: { name: "ছবি.png", mimeType: "image/png", buffer }, _payload: '{"alt":"নদীর ছবি"}' };
	const { doc: media } = await (await asking.post("/cms/media", { headers, multipart })).json();
	const create = recordsOf(asking, headers);
	const teacher = await create("teachers", { name: "রহিম", designation: "শিক্ষক", picture: media.id });
	const slide = await create("slides", { picture: media.id });
	const uses = [staffText.named(staffText.teachers.singular, "রহিম"), staffText.slides.singular];
	const refusal = staffText.errors.mediaUsed(uses);
	const deleted = await asking.delete(`/cms/media/${media.id}`, { headers });
	expect([deleted.status(), (await deleted.json()).errors[0].message]).toEqual([400, refusal]);

	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/media/${media.id}`);
	await expect(page.getByRole("link", { name: uses[0] })).toHaveAttribute(
		"href",
		`/admin/collections/teachers/${teacher}`,
	);
	// By a press on the picture, and by keyboard.
	await hydrated(page);
	const picture = page.getByRole("button", { name: focalPointText.label });
	const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
	await picture.click({ position: { x: width * 0.8, y: height * 0.4 } });
	await page.getByRole("slider", { name: focalPointText.down }).press("ArrowLeft");
	await page.locator("#action-save").click();
	await expect(page.getByText(staffText.unsaved)).toBeHidden();
	for (const path of ["/", "/teachers"])
		await expect.poll(async () => (await asking.get(path)).text(), path).toContain("object-position:80% 35%");
	await page.locator(".doc-controls__popup button").first().click();
	await page.locator("#action-delete").click();
	await page.locator("#confirm-action").click();
	await expect(page.locator(".payload-toast-container")).toContainText(refusal);

	await page.goto(`${school.url}/admin/collections/media`);
	await page.locator("tbody input[type=checkbox]").first().check();
	await page.locator("#action-delete, .delete-documents__toggle").first().click();
	await page.locator("#confirm-action").click();
	await expect(page.locator(".payload-toast-container")).toContainText(refusal);
	const file = () => asking.get(`/cms/media/file/${encodeURIComponent(media.filename)}`, { headers });
	expect((await file()).status()).toBe(200);

	await asking.delete(`/cms/teachers/${teacher}`, { headers });
	await asking.delete(`/cms/slides/${slide}`, { headers });
	expect((await asking.delete(`/cms/media/${media.id}`, { headers })).status()).toBe(200);
	expect((await file()).status()).toBe(404);
});
