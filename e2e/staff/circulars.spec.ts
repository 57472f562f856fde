/** A notice that families confirm: asked for in the form, confirmed on a phone, and who has not, on the desk and on paper. */
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { circularLoginText, circularText, openCircularsText } from "@/lib/bengali/circulars";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { loginText } from "@/lib/bengali/student-area";
import { circularPath, circularReadPath, circularsPath, itemPath, profilePath } from "@/lib/contract/paths";
import { circularsText as desk } from "@/lib/office/circulars/text";
import { callPath } from "@/lib/office/paths";
import { secondFactorText } from "@/lib/office/second-factor/text";
import { startText } from "@/lib/office/start/text";
import { expectNoSidewaysScroll, smallTargets, violationsOf } from "../page-rules";
import {
	beginSession,
	type Create,
	head,
	hydrated,
	openOffice,
	ownSchool,
	recordsOf,
	signInHead,
	visitor,
} from "./own-school";

// With the default of STAFF_SECOND_FACTOR, under which an account is asked once more before something grave.
const school = ownSchool({ TRUST_PROXY: "1", STAFF_SECOND_FACTOR: "" });
test.describe.configure({ mode: "serial" });

const phone = { width: 360, height: 740 };
const office = { width: 390, height: 844 };
const clerk = { email: "clerk", password: "অফিসের টেবিলে চা" };
const password = "নদীর পাড়ে ঘর";
const [reading, silent] = [2_026_001, 2_026_002];
const mobile = "01712345678";
const name = "কাল বিদ্যালয় বন্ধ থাকবে";
const address = () => school.url + itemPath("notice", name);

let asking: APIRequestContext;
let headers: { Authorization: string };
let create: Create;
let notice = 0;

test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	create = recordsOf(asking, headers);
	// Who makes accounts is asked once more.
	await asking.post(callPath("second-factor/prove"), { headers, data: { password: head.password } });
	await create("staff", { name: "করণিক", username: clerk.email, password: clerk.password, role: "clerk" });
	const year = await create("years", { year: new Date().getFullYear() });
	const section = await create("sections", { name: "ক", class: 8 });
	const parents = { gender: "2", fatherName: "করিম", motherName: "সালমা", fatherMobile: mobile };
	for (const [code, roll] of [
		[reading, 1],
		[silent, 2],
	]) {
		const student = await create("students", { ...parents, code, name: `শিক্ষার্থী ${roll}`, newPassword: password });
		await create("enrolments", { student, year, section, roll });
	}
});
test.afterAll(() => asking.dispose());

async function tokenOf(code: number) {
	const login = await asking.post("/api/student/student-login", { data: { student_id: code, password } });
	return { Authorization: `Bearer ${(await login.json()).data.token}` };
}

async function expectGood(page: Page, within?: string) {
	expect(await violationsOf(page, within)).toEqual([]);
	await expectNoSidewaysScroll(page);
}

test("the clerk asks for it in the form of a notice, and the form leads to who has read it", async ({ page }) => {
	await openOffice(page, school, clerk);
	await page.getByRole("link", { name: startText.actions.notice }).click();
	await page.locator("#field-name").fill(name);
	await page.locator(".collapsible-field", { hasText: desk.form.fold }).getByRole("button").click();
	await page.locator("#field-circular").check();
	await page.locator("#action-save").click();
	const link = page.getByRole("link", { name: desk.form.link });
	await expect(link).toBeVisible();
	notice = Number((await link.getAttribute("href"))?.split("/").pop());
	await link.click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await expect(page.getByText(desk.unread(2))).toBeVisible();
});

test("without a script the notice says how to confirm; a notice that does not ask says nothing", async ({
	browser,
}) => {
	const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(address());
	const part = page.locator("#confirm");
	await expect(part).toContainText(circularText.asks([]));
	await expect(part).toContainText(circularLoginText.how);
	await expect(part.getByRole("link", { name: circularLoginText.login })).toBeVisible();
	await expectNoSidewaysScroll(page);
	await create("notices", { name: "সাধারণ নোটিশ", _status: "published" });
	await page.goto(school.url + itemPath("notice", "সাধারণ নোটিশ"));
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(part).toHaveCount(0);
	await context.close();
});

test("a family logs in from the notice, is told what is open, and confirms once", async ({ browser }) => {
	const context = await browser.newContext({ viewport: phone });
	const page = await context.newPage();
	await page.goto(address());
	await page.getByRole("link", { name: circularLoginText.login }).click();
	await page.getByLabel(loginText.studentId).fill(String(reading));
	await page.locator("#password").fill(password);
	await page.getByRole("button", { name: loginText.submit }).click();
	await expect(page).toHaveURL(`${address()}#confirm`);
	await expect(page.getByText(openCircularsText.told(1))).toBeVisible();
	const confirm = page.getByRole("button", { name: circularText.confirm, exact: true });
	await expect(confirm).toBeVisible();
	await expect(page.getByText(circularText.student(String(reading)))).toBeVisible();
	expect(await smallTargets(page)).toEqual([]);
	await expectGood(page);

	// In the profile, with a link to the notice.
	await page.goto(school.url + profilePath(reading));
	const open = page.getByRole("region", { name: openCircularsText.title(1) });
	await expectGood(page);
	await open.getByRole("link", { name }).click();
	await expect(page).toHaveURL(address());

	// Without an answer the button stays, with a sentence.
	const path = `**${circularReadPath(reading, notice)}`;
	await page.route(path, (route) => route.abort());
	await confirm.click();
	await expect(page.locator("#confirm").getByRole("alert")).toBeVisible();
	await page.unroute(path);
	await confirm.click();
	const done = page.getByRole("status").filter({ hasText: circularText.read("") });
	await expect(done).toBeFocused();
	await expect(confirm).toHaveCount(0);
	await expectGood(page);
	await page.reload();
	await expect(page.getByText(circularText.read(""))).toBeVisible();
	await page.goto(school.url + profilePath(reading));
	await expect(page.getByText(toBengaliDigits(reading), { exact: true })).toBeVisible();
	await expect(open).toHaveCount(0);
	await context.close();
});

test("only the own token of a student; a notice that does not ask or is withdrawn is refused", async () => {
	const [own, other] = [await tokenOf(reading), await tokenOf(silent)];
	const plain = await create("notices", { name: "চায় না", _status: "published" });
	const draft = await create("notices", { name: "খসড়া", circular: true });
	const sent = { name: "Karima", gender: 2, fathers_name: "Karim", mothers_name: "Salma", present_class: 8 };
	const applied = await asking.post("/api/student/student-application-form-post", { data: sent });
	const { token, student_id: number } = (await applied.json()).data;
	const applicant = { Authorization: `Bearer ${token}` };
	for (const [code, of, to, status] of [
		[reading, own, notice, 200],
		[reading, other, notice, 403],
		[reading, {}, notice, 401],
		[number, applicant, notice, 403],
		[reading, own, plain, 422],
		[reading, own, draft, 404],
	] as const) {
		expect((await asking.get(circularPath(code, to), { headers: of })).status()).toBe(status);
		const answer = await asking.post(circularReadPath(code, to), { headers: of });
		expect(answer.status()).toBe(status);
		expect((await answer.json()).message).toMatch(/[ক-হ]/);
	}
	expect((await asking.get(circularsPath(reading), { headers: other })).status()).toBe(403);
	expect(await (await asking.get(circularsPath(reading), { headers: own })).json()).toEqual({ data: [] });
	const foreign = await asking.post(circularReadPath(silent, notice), {
		headers: { ...other, Origin: "https://other.example" },
	});
	expect(await foreign.json()).toMatchObject({ message: errorText.otherSite });
});

test("the desk sees who has not, calls, and prints the list; the row of the notice leads there", async ({ page }) => {
	await openOffice(page, school, clerk);
	await page.getByRole("link", { name: desk.task(1) }).click();
	await expect(page.getByText(desk.count(1, 2)).first()).toBeVisible();
	await page.setViewportSize(office);
	await expectGood(page, ".circulars");
	await page.goto(`${school.url}/admin/collections/notices`);
	await hydrated(page);
	await expect(page.getByRole("link", { name: desk.listLink })).toBeVisible();
	await page.locator("tr", { hasText: name }).getByRole("link", { name: desk.cell, exact: true }).click();
	const left = page.locator(".circulars tbody tr");
	await expect(left).toHaveCount(1);
	await expect(left).toContainText("শিক্ষার্থী 2");
	await expect(left.locator(`a[href="tel:${mobile}"]`)).toHaveText(toBengaliDigits(mobile));
	await expectGood(page, ".circulars");

	await page.getByRole("link", { name: desk.printAll }).click();
	const paper = page.locator(".papers-sheet");
	await expect(paper).toContainText(name);
	await expect(paper.getByRole("row")).toHaveCount(2);
	expect(await violationsOf(page, "main")).toEqual([]);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator(".papers-tools")).toBeHidden();
	await expect(paper).toContainText("শিক্ষার্থী 2");
});

const pathOf = (view = "") => `${school.url}/admin/circulars/${notice}${view}`;

test("the clerk ticks with the keyboard who was told by hand, and unticks it", async ({ page }) => {
	await openOffice(page, school, clerk);
	await page.setViewportSize(office);
	await page.goto(pathOf());
	await hydrated(page);
	const box = page.getByLabel(desk.told.of("শিক্ষার্থী 2"));
	await box.press("Space");
	await expect(page.getByText(desk.counted(desk.ways.told, 1))).toBeVisible();
	await page.reload();
	await hydrated(page);
	await expect(page.locator(".circulars tbody tr")).toContainText(desk.ways.told);
	await expectGood(page, ".circulars");
	await box.uncheck();
	await expect(page.getByText(desk.counted(desk.ways.told, 0))).toBeVisible();

	// A tick by mistake is taken back while it is still on its way.
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const call = `${school.url}${callPath("circulars/told")}`;
	await page.route(call, (route) => held.then(() => route.continue()), { times: 1 });
	await box.press("Space");
	await box.press("Space");
	await expect(box).not.toBeChecked();
	const answers: string[] = [];
	page.on("response", (response) => response.url() === call && answers.push(response.request().postData() ?? ""));
	letGo();
	await expect.poll(() => answers.length).toBe(2);
	expect(answers.map((sent) => JSON.parse(sent).told)).toEqual([true, false]);
	await page.reload();
	await hydrated(page);
	await expect(box).not.toBeChecked();
	await page.getByText(desk.readOnes(1)).click();
	await expect(page.locator(".circulars-ways")).toContainText(desk.readAt(""));
});

test("without internet: the text and its parts, the numbers of a class and, after a proof, of the school", async ({
	page,
}) => {
	const other = await create("sections", { name: "ক", class: 9 });
	for (const [section, roll, more] of [
		[1, 3, {}],
		[1, 4, { fatherMobile: mobile }],
		[other, 1, { motherMobile: "01812345678" }],
	] as const) {
		const person = { name: `পরে ${roll}`, gender: "2", fatherName: "করিম", motherName: "সালমা", ...more };
		await create("enrolments", { student: await create("students", person), year: 1, section, roll });
	}
	await openOffice(page, school, clerk);
	await page.goto(pathOf());
	await page.getByRole("link", { name: desk.reach.title }).click();
	await page.waitForURL(pathOf("/reach"));
	await hydrated(page);
	const message = page.getByLabel(desk.message.label, { exact: true });
	await expect(message).toHaveValue(new RegExp(`${name}[^]*/n/${notice}$`));
	await message.fill("ক".repeat(70));
	const parts = page.locator(".ready-text [role=status]");
	await expect(parts).toHaveText(desk.message.parts(1));
	await message.pressSequentially("খ");
	await expect(parts).toHaveText(desk.message.parts(2));

	await expect(page.getByText(desk.numbers.families(2))).toBeVisible();
	await expect(page.locator(".circulars-without a")).toHaveText(["পরে 3"]);
	for (const width of [390, 1366]) {
		await page.setViewportSize({ ...office, width });
		await expectGood(page, ".circulars");
	}
	const save = async (button: string, before = async () => {}) => {
		const file = page.waitForEvent("download");
		await page.getByRole("button", { name: button }).click();
		await before();
		return readFileSync(await (await file).path(), "utf8");
	};
	const place = page.getByLabel(desk.numbers.place);
	await place.selectOption({ index: 1 });
	expect(await save(desk.numbers.txt)).toBe(`${mobile}\r\n`);
	await expect(page.getByText(desk.counted(desk.ways.sms, 2))).toBeVisible();
	await place.selectOption({ label: desk.numbers.everyone });
	const text = await save(desk.numbers.csv, async () => {
		const dialog = page.getByRole("dialog", { name: secondFactorText.stepUp.title });
		await dialog.getByLabel(secondFactorText.login.password).fill(clerk.password);
		await page.keyboard.press("Enter");
	});
	expect(text).toContain(`${mobile},"শিক্ষার্থী 2, পরে 4",`);
	expect(text).toContain("01812345678,পরে 1,");
	await page.goto(`${school.url}/admin/activity`);
	await expect(page.getByText(desk.numbers.act(name)).first()).toBeVisible();
	expect(school.output).not.toContain(mobile);
});

test("strips of a section have the edited text, are printed several a sheet, and that is kept", async ({ page }) => {
	await page.addInitScript(() => {
		window.print = () => dispatchEvent(new Event("beforeprint"));
	});
	await openOffice(page, school, clerk);
	await page.goto(pathOf("/reach"));
	await hydrated(page);
	await page.getByLabel(desk.message.label, { exact: true }).fill("কাল ছুটি।");
	const open = page.getByRole("button", { name: desk.strips.open });
	await open.press("Enter");
	const strips = page.locator(".strip");
	await expect(strips).toHaveCount(3);
	await expect(strips.first()).toContainText("কাল ছুটি।");
	await page.getByLabel(desk.message.label).fill("পরশু ছুটি।");
	await expect(strips.first()).toContainText("পরশু ছুটি।");
	await page.getByRole("button", { name: desk.strips.print }).click();
	await expect(page.getByText(desk.strips.noted(3))).toBeVisible();
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	await page.getByRole("link", { name: desk.strips.back }).click();
	await expect(page.getByText(desk.counted(desk.ways.strip, 3))).toBeVisible();
	await page.getByLabel(desk.strips.unread).uncheck();
	await open.click();
	await expect(strips).toHaveCount(4);
});

test("a plain notice is told from its form; exam accounts get no numbers", async ({ page }) => {
	const plain = await create("notices", { name: "সাধারণ বন্ধ", _status: "published" });
	await openOffice(page, school, clerk);
	await page.goto(`${school.url}/admin/collections/notices/${plain}`);
	await page.locator(".announcement summary").click();
	await page.getByRole("link", { name: desk.reach.title }).click();
	await expect(page.getByText(desk.numbers.families(2))).toBeVisible();
	await expect(page.getByLabel(desk.strips.unread)).toHaveCount(0);
	const teacher = { email: "teacher", password: "নম্বর তোলার খাতা" };
	await create("staff", { name: "শিক্ষক", role: "exam", username: teacher.email, password: teacher.password });
	const asked = { headers: await beginSession(asking, teacher), data: { id: plain, format: "txt", class: 8 } };
	expect((await asking.post(callPath("circulars/numbers"), asked)).status()).toBe(403);
});
