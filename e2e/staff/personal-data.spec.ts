/** The pages about personal data and accessibility; requests of a family; a student's data as a file; erasing. */

import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { accessibilityText } from "@/lib/bengali/accessibility";
import { dataRequestText as asked } from "@/lib/bengali/data-requests";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { privacyText } from "@/lib/bengali/privacy";
import { statementTitles } from "@/lib/bengali/site";
import { loginText } from "@/lib/bengali/student-area";
import { dataRequestPath, dataRequestsPath } from "@/lib/contract/paths";
import { activityText } from "@/lib/office/activity/text";
import { dataRequestsOfficeText as desk } from "@/lib/office/data-requests/text";
import { erasedParts, keptParts, erasingText as text } from "@/lib/office/erasing/text";
import { callPath } from "@/lib/office/paths";
import { studentDataText } from "@/lib/office/student-data/text";
import { staffText } from "@/lib/office/words/staff";
import { expectNoSidewaysScroll, smallTargets, violationsOf } from "../page-rules";
import { openOffice, ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";

const school = ownSchool({ TRUST_PROXY: "1" });

const code = 2_026_001;
const name = "নুসরাত জাহান";
const father = "আবুল কালাম";
const password = "নদীর পাড়ে ঘর";
const clerk = { email: "clerk", password: "অফিসের টেবিলে চা" };

let asking: APIRequestContext;
let headers: { Authorization: string };
const ids: Record<string, number> = {};

test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	const create = recordsOf(asking, headers);
	await create("staff", { name: "করণিক", username: clerk.email, password: clerk.password, role: "clerk" });
	ids.year = await create("years", { year: 2026 });
	ids.section = await create("sections", { name: "ক", class: 8 });
	const person = { name, gender: "2", fatherName: father, motherName: "সালমা", fatherMobile: "01712345678" };
	ids.student = await create("students", { ...person, code, newPassword: password });
	await create("enrolments", { student: ids.student, year: ids.year, section: ids.section, roll: 1 });
	const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#357" } })
		.png()
		.toBuffer();
	const image = `data:image/png;base64,${picture.toString("base64")}`;
	const photo = await asking.post(callPath("students/photo"), { headers, data: { id: ids.student, image } });
	expect(photo.status()).toBe(200);
	const sent = { name: "Karima", gender: 2, fathers_name: "Karim", mothers_name: "Salma", present_class: 8 };
	const data = { ...sent, browser_key: "an-application-of-karima" };
	expect((await asking.post("/api/student/student-application-form-post", { data })).status()).toBe(200);
});
test.afterAll(() => asking.dispose());

const global = (slug: string, data: object) => asking.post(`/cms/globals/${slug}`, { headers, data });

for (const [slug, words] of [
	["privacy", privacyText.columns.what],
	["accessibility", accessibilityText.ask],
] as const)
	for (const width of [360, 1440])
		test(`/${slug} reads without a script and is linked from the footer, ${width} px`, async ({ browser }) => {
			const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false });
			const page = await context.newPage();
			await page.goto(school.url);
			await page.locator("footer").getByRole("link", { name: statementTitles[slug] }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(statementTitles[slug]);
			await expect(page.locator("main")).toContainText(words);
			await expectNoSidewaysScroll(page);
			await context.close();
			const scripts = await browser.newContext({ viewport: { width, height: 800 } });
			const scripted = await scripts.newPage();
			await scripted.goto(`${school.url}/${slug}`);
			expect(await violationsOf(scripted)).toEqual([]);
			expect(await smallTargets(scripted)).toEqual([]);
			await scripts.close();
		});

test("a list of students has what its columns show, and in none what stands in the form of one", async () => {
	const birthNumber = "20141234567890123";
	const listed = { name: "তালিকার ছাত্র", gender: "1", fatherName: "তালিকার পিতা", motherName: "তালিকার মাতা", birthNumber };
	const id = await recordsOf(asking, headers)("students", listed);
	const show = async (path: string) => (await asking.get(`/admin/collections/students${path}`, { headers })).text();
	const columns = JSON.stringify(["name", "birthNumber", "motherName"]);
	const whole = await show(`?limit=5000&columns=${encodeURIComponent(columns)}`);
	for (const [text, isThere] of [
		[listed.name, true],
		[listed.motherName, true],
		[listed.fatherName, false],
		[birthNumber, false],
	] as const)
		expect([text, whole.includes(text)]).toEqual([text, isThere]);
	expect(await show(`/${id}`)).toContain(birthNumber);
});

test("the page says what the software does, and staff change its words", async ({ page }) => {
	await page.goto(`${school.url}/privacy`);
	const main = page.locator("main");
	for (const part of [...Object.values(erasedParts), ...Object.values(keptParts)])
		await expect(main).toContainText(part);
	// Six months of backups.
	await expect(main).toContainText(text.backupsPublic(6));
	await expect(main.getByRole("row", { name: toBengaliDigits("30 দিন") })).toHaveCount(1);
	const rows = [{ what: "শুধু নাম", why: "চেনার জন্য", time: "এক বছর", who: "প্রধান" }];
	expect((await global("privacy", { rows })).status()).toBe(200);
	await page.reload();
	await expect(main.getByRole("row")).toHaveText([/./, /শুধু নাম/]);
	// When staff empty the fields, the built-in text is shown again.
	expect((await global("privacy", { rows: [], body: null })).status()).toBe(200);
	await page.reload();
	await expect(main.getByRole("row").nth(3)).toBeVisible();
	await expect(main).toContainText(privacyText.intro[0]);
});

test("staff find the words in the form, ready to be changed", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/globals/accessibility`);
	const editor = page.locator("[contenteditable=true]:visible");
	await expect(editor).toContainText(accessibilityText.body[0]);
	await editor.getByText(accessibilityText.body[0]).click();
	await page.keyboard.press("Home");
	// In one event: the editor passes its text to the form up to half a second later, and a click on "save" does not
	// wait.
	await page.keyboard.insertText("নতুন কথা। ");
	await page.locator("#action-save:visible").click();
	await expect(page.locator(".payload-toast-container")).toContainText(/./);
	await expect.poll(async () => (await asking.get("/accessibility")).text()).toContain("নতুন কথা।");
});

async function openStudent(page: Page, account?: typeof clerk) {
	await signIn(page, school, account);
	await page.goto(`${school.url}/admin/collections/students/${ids.student}`);
	await expect(page.getByRole("button", { name: studentDataText.link })).toBeEnabled();
}

test("one press gives the clerk a file with everything; erasing is not for the clerk", async ({ page }) => {
	await openStudent(page, clerk);
	await expect(page.getByRole("link", { name: text.link })).toHaveCount(0);
	const answered = page.waitForResponse((answer) => answer.url().endsWith(callPath("student-data/file")));
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: studentDataText.link }).click();
	const download = await saved;
	expect(download.suggestedFilename()).toMatch(/\.html$/);
	expect((await answered).headers()["cache-control"]).toBe("no-store");
	const file = await download.path();
	expect(readFileSync(file, "utf8")).toContain(father);
	// As a family sees it on a phone.
	await page.setViewportSize({ width: 360, height: 740 });
	await page.setContent(readFileSync(file, "utf8"));
	await expectNoSidewaysScroll(page);
	await expect(page.locator("img")).toHaveCount(1);
	const data = { kind: "students", id: ids.student };
	expect((await page.request.post(school.url + callPath("erasing/erase"), { data })).status()).toBe(403);
	await page.goto(`${school.url}/admin/erase/students/${ids.student}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(staffText.notFound.title);
	await expect(page.locator(".erasing")).toHaveCount(0);
});

test("a family asks from its profile, the clerk answers, and the family reads the answer", async ({
	browser,
	page,
}) => {
	const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
	const family = await phone.newPage();
	// Leads to the login and back.
	await family.goto(`${school.url}/profile/${code}`);
	await family.locator("#student_id").fill(String(code));
	await family.locator("#password").fill(password);
	await family.getByRole("button", { name: loginText.submit }).click();
	await family.waitForURL(`${school.url}/profile/${code}`);
	await family.locator("summary", { hasText: asked.submit }).click();
	const send = family.getByRole("button", { name: asked.submit });
	await family.getByLabel(asked.kind).selectOption("correct");
	await send.click();
	// The field keeps its place, and says what is missing.
	await expect(family.locator("main").getByRole("alert")).toContainText(asked.correctWhat);
	await family.getByLabel(asked.text).fill("মায়ের নাম সালমা বেগম হবে।");
	await send.click();
	await expect(family.getByRole("status").filter({ hasText: asked.sent("").slice(0, 10) })).toBeVisible();
	await expect(family.getByRole("listitem").filter({ hasText: asked.kinds.correct })).toBeVisible();
	await expectNoSidewaysScroll(family);
	expect(await violationsOf(family)).toEqual([]);

	await openOffice(page, school, clerk);
	await page.getByRole("link", { name: desk.task(1) }).click();
	const request = page.locator(".data-requests:visible li", { hasText: name });
	await expect(request).toContainText("মায়ের নাম সালমা বেগম হবে।");
	expect(await violationsOf(page, ".data-requests")).toEqual([]);
	await request.getByRole("button", { name: desk.done }).click();
	await expect(request.getByRole("alert")).toHaveText(desk.answerMissing);
	await request.getByRole("textbox").fill("নামটি ঠিক করা হয়েছে।");
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(page);
	await request.getByRole("button", { name: desk.done }).click();
	await expect(request.getByRole("button", { name: desk.open })).toBeVisible();

	await family.reload();
	await expect(family.getByText("নামটি ঠিক করা হয়েছে।")).toBeVisible();
	await phone.close();
});

test("nobody sees or sends requests for another number", async () => {
	const other = await visitor(school, "203.0.113.45");
	const login = await other.post("/api/student/student-login", { data: { student_id: code, password } });
	const token = { Authorization: `Bearer ${(await login.json()).data.token}` };
	for (const [number, own, status] of [
		[code, token, 200],
		[code + 1, token, 403],
		[code, {}, 401],
	] as const) {
		expect((await other.get(dataRequestsPath(number), { headers: own })).status()).toBe(status);
		const data = { kind: "copy" };
		expect((await other.post(dataRequestPath(number), { headers: own, data })).status()).toBe(status);
	}
	expect((await other.post(callPath("data-requests/act"), { data: { act: "open", id: 1 } })).status()).toBe(401);
	await other.dispose();
});

test("consent taken back: the clerk keeps the data from being used, and lifts that", async ({ page }) => {
	const { restriction } = desk;
	const login = await asking.post("/api/student/student-login", { data: { student_id: code, password } });
	const token = { Authorization: `Bearer ${(await login.json()).data.token}` };
	const asked = await asking.post(dataRequestPath(code), { headers: token, data: { kind: "withdraw" } });
	expect(asked.status()).toBe(200);
	await signIn(page, school, clerk);
	const listed = async () => {
		await page.goto(`${school.url}/admin/collections/students`);
		await expect(page.locator(".collection-list")).toBeVisible();
		return page.locator(".collection-list").getByText(name).count();
	};
	expect(await listed()).toBeGreaterThan(0);

	await page.goto(`${school.url}/admin/data-requests`);
	const request = page.locator(".data-requests:visible li", { hasText: desk.kinds.withdraw });
	await request.getByRole("button", { name: restriction.restrict }).click();
	await page.getByRole("dialog").getByRole("button", { name: restriction.yes }).click();
	await expect(request).toContainText(restriction.since("").trim().slice(0, 15));
	await expect(page.getByRole("heading", { name: restriction.title })).toBeVisible();
	expect(await violationsOf(page, ".data-requests")).toEqual([]);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(page);
	expect(await listed()).toBe(0);
	// The form stays, with nothing to act with but this.
	await page.goto(`${school.url}/admin/collections/students/${ids.student}`);
	const lift = page.getByRole("button", { name: restriction.liftOf(name) });
	await expect(lift).toBeVisible();
	await expect(page.locator(".students-panel")).toHaveCount(0);
	// The student's own page goes on.
	const own = await asking.get(`/api/student-get/${code}`, { headers: token });
	expect((await own.json()).data.name).toBe(name);

	await lift.click();
	await expect(page.getByRole("button", { name: restriction.restrict })).toBeVisible();
	await expect(page.locator(".students-panel")).toBeVisible();
	expect(await listed()).toBeGreaterThan(0);
});

test("strangers get neither file nor erasing", async () => {
	const stranger = await visitor(school, "203.0.113.44");
	const data = { kind: "students", id: ids.student };
	for (const path of [callPath("student-data/file"), callPath("erasing/erase")])
		expect((await stranger.post(path, { data })).status()).toBe(401);
	await stranger.dispose();
});

test("the head reads what goes and what stays, and erases", async ({ page }) => {
	const [{ picture }] = (await (await asking.get(`/cms/students?where[code][equals]=${code}`, { headers })).json())
		.docs;
	expect((await asking.get(`/image/student/${picture}`)).status()).toBe(200);
	const logIn = async () =>
		(await asking.post("/api/student/student-login", { data: { student_id: code, password } })).json();
	const { data } = await logIn();
	await openStudent(page);
	await page.getByRole("link", { name: text.link }).click();
	await expect(page.getByRole("heading", { level: 1, name: text.title(name) })).toBeVisible();
	const shown = page.locator(".erasing:visible");
	for (const part of [...Object.values(erasedParts), ...Object.values(keptParts)])
		await expect(shown).toContainText(part);
	await expect(shown).toContainText(text.backups({ monthly: 6, manual: 3 }));
	expect(await violationsOf(page, ".erasing")).toEqual([]);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoSidewaysScroll(page);
	// Cancelling the confirmation changes nothing.
	await page.getByRole("button", { name: text.erase, exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: text.no }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect((await logIn()).success).toBe(true);
	await page.getByRole("button", { name: text.erase, exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: text.yes }).click();
	await page.waitForURL(`${school.url}/admin/collections/students`);

	expect((await logIn()).success).toBe(false);
	expect((await asking.get(`/image/student/${picture}`)).status()).toBe(404);
	const token = { Authorization: `Bearer ${data.token}` };
	expect((await asking.get(`/api/student-get/${code}`, { headers: token })).status()).toBe(401);
	const [left] = (await (await asking.get(`/cms/students?where[code][equals]=${code}`, { headers })).json()).docs;
	expect(left).toMatchObject({ name, fatherName: "", fatherMobile: null, picture: null });
	await page.goto(`${school.url}/admin/activity`);
	await expect(page.locator(".activity:visible")).toContainText(activityText.actions.erase);
	await expect(page.locator(".activity:visible")).not.toContainText(name);
	await page.goto(`${school.url}/admin/collections/students/${ids.student}`);
	await expect(page.locator(".students-data:visible")).toContainText(text.erasedOn("").slice(0, 25));
});

test("an applicant is erased from the admissions desk", async ({ page }) => {
	const [{ id }] = (await (await asking.get("/cms/applications", { headers })).json()).docs;
	await signIn(page, school);
	await page.goto(`${school.url}/admin/admissions/${id}`);
	await page.getByRole("link", { name: text.link }).click();
	await expect(page.locator(".erasing:visible")).toContainText(text.wholeApplication);
	await page.getByRole("button", { name: text.erase, exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: text.yes }).click();
	await page.waitForURL(`${school.url}/admin/admissions`);
	expect((await (await asking.get("/cms/applications", { headers })).json()).totalDocs).toBe(0);
});
