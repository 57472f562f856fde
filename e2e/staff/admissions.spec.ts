/** The admissions desk as a clerk uses it, the applicant's page, and the days of admission; on the production build. */

import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import { admissionTitles, applicationText as formText } from "@/lib/bengali/admission";
import { admissionClosedText, closedFormText } from "@/lib/bengali/admission-days";
import { applicationStateText } from "@/lib/bengali/application";
import { consentText, consentVersion } from "@/lib/bengali/consent";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { dayLength } from "@/lib/contract/days";
import { applicationPath } from "@/lib/contract/paths";
import { activityText } from "@/lib/office/activity/text";
import { admissionYear } from "@/lib/office/admissions/desk";
import {
	acceptText,
	applicationText,
	batchText,
	consentStateText,
	decisionText,
	deskText,
	doubleText,
	listText,
	refuseText,
} from "@/lib/office/admissions/text";
import { listFileText } from "@/lib/office/applicant-list/text";
import { rowFaults } from "@/lib/office/lists/text";
import { callPath } from "@/lib/office/paths";
import { slipText } from "@/lib/office/slips/text";
import { startText } from "@/lib/office/start/text";
import { studentStaffText } from "@/lib/office/words/students";
import { violationsOf } from "../page-rules";
import { field, fill, formPath, required, sendButton, stored } from "../students/application-form";
import { counting, widths } from "./counting";
import { type Create, openOffice, ownSchool, recordsOf, signIn, signInHead, soon, visitor } from "./own-school";

const school = ownSchool({ DATES_SECONDS: "1" });

/** For accepting an application, from the start page on. */
const needed = { clicks: 3, fields: 0 };
const head = "প্রধান";
/** PNG, 2×2 pixels. */
const image =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgaGAAIQgFAA4OAgHj5clFAAAAAElFTkSuQmCC";
const sectionTitle = studentStaffText.titles.section("ক", studentStaffText.classNames[5]);

let asking: APIRequestContext;
let headers: { Authorization: string };
let create: Create;
const ids: Record<string, number> = {};
let applied = 0;

type Sent = { student_id: number; token: string; id: number; name: string };

/** Applies as a family does. */
async function apply(more: object = {}): Promise<Sent> {
	applied += 1;
	const data = { ...required, name: `Applicant ${applied}`, ...more };
	const answer = await asking.post("/api/student/student-application-form-post", { data });
	expect(answer.status(), await answer.text()).toBe(200);
	const { student_id, token } = (await answer.json()).data;
	const found = await asking.get(`/cms/applications?where[code][equals]=${student_id}`, { headers });
	return { student_id, token, id: (await found.json()).docs[0].id, name: data.name };
}

const desk = (page: Page) => page.goto(`${school.url}/admin/admissions`);
const openApplication = (page: Page, { id }: Sent) => page.goto(`${school.url}/admin/admissions/${id}`);
const decision = (page: Page) => page.getByRole("region", { name: decisionText.title });
const slips = (page: Page) => page.getByRole("dialog", { name: slipText.title });
const toasts = (page: Page) => page.locator(".payload-toast-container");
const overflowOf = (part: Locator) => part.evaluate((element) => element.scrollWidth - element.clientWidth);
const pagesOf = async (page: Page) =>
	(await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	create = recordsOf(asking, headers);
	const { docs } = await (await asking.get("/cms/staff", { headers })).json();
	await asking.patch(`/cms/staff/${docs[0].id}`, { headers, data: { name: head } });
	ids.section = await create("sections", { name: "ক", class: 6 });
});
test.afterAll(() => asking.dispose());

test("accepts twenty at once, of two classes, for a year that is not made yet, in at most 5 clicks with one sheet of slips", async ({
	page,
}) => {
	await create("sections", { name: "ক", class: 7 });
	const sent: Sent[] = [];
	while (sent.length < 20) sent.push(await apply({ present_class: sent.length < 12 ? 6 : 7 }));
	await page.setViewportSize(widths.phone);
	await openOffice(page, school);
	const { done, click } = counting();
	await click(page.getByRole("link", { name: startText.actions.applications }));
	await expect(page.getByRole("heading", { name: deskText.title })).toBeVisible();
	await click(page.getByRole("checkbox", { name: batchText.selectAll(20) }));
	await expect(page.getByRole("status").filter({ hasText: batchText.selected(20) })).toBeVisible();
	await expect.poll(() => overflowOf(page.locator("html"))).toBeLessThanOrEqual(0);
	expect(await violationsOf(page, ".gutter:has(h1)")).toEqual([]);
	await click(page.getByRole("button", { name: batchText.open }));
	const dialog = page.getByRole("dialog", { name: batchText.title(20) });
	await expect(dialog).toContainText(batchText.newYear(admissionYear()));
	await expect(dialog).toContainText(batchText.rolls(1, 12));
	await expect(dialog).toContainText(batchText.rolls(1, 8));
	await expect(dialog).toContainText(batchText.consent(20));
	expect(await violationsOf(page, "dialog")).toEqual([]);

	// Another clerk decides meanwhile: nobody is accepted, and the next press accepts the rest.
	const [first] = sent;
	const refused = { id: first?.id, reason: "আসন নেই" };
	expect((await asking.post(callPath("admissions/refuse"), { headers, data: refused })).status()).toBe(200);
	await dialog.getByRole("button", { name: batchText.submit(20) }).click();
	await expect(page.getByRole("alert").filter({ hasText: batchText.nothingDone(1) })).toContainText(
		batchText.refused(first?.name ?? "", batchText.decided("refused", head)),
	);
	await click(page.getByRole("button", { name: batchText.submit(19) }));
	await expect(slips(page).getByRole("article")).toHaveCount(19);
	await expect(slips(page)).toContainText(sectionTitle);
	expect(done.clicks).toBeLessThanOrEqual(5);
	expect(await pagesOf(page)).toBe(3);
	await slips(page).getByRole("button", { name: slipText.close }).click();
	await expect(page.getByText(deskText.none.new)).toBeVisible();

	await page.goto(`${school.url}/admin/activity`);
	await page
		.getByRole("row", { name: batchText.act(19, admissionYear()) })
		.getByRole("button")
		.click();
	await page.locator("dialog[open], .confirmation-modal").getByRole("button", { name: activityText.yes }).click();
	await expect(toasts(page)).toContainText(activityText.undone);
	await page.goto(`${school.url}/admin/admissions`);
	await expect(page.locator("tbody tr")).toHaveCount(19);
	for (const { id } of sent.slice(1))
		await asking.post(callPath("admissions/refuse"), { headers, data: { id, reason: "আসন নেই" } });
	ids.year = await create("years", { year: admissionYear() });
});

for (const [name, viewport] of Object.entries(widths))
	test(`accepts from the start page in ${needed.clicks} clicks, on a ${name}`, async ({ page }) => {
		await page.setViewportSize(viewport);
		const family = await apply({ image, date_of_birth_no: "20140000000000017", father_mobile_no: "01712345678" });
		await openOffice(page, school);
		const { done, click } = counting();
		await click(page.getByRole("link", { name: startText.actions.applications }));
		await expect(page.getByRole("heading", { name: deskText.title })).toBeVisible();
		await expect.poll(() => overflowOf(page.locator("html"))).toBeLessThanOrEqual(0);
		expect(await violationsOf(page, ".gutter:has(h1)")).toEqual([]);
		await click(page.getByRole("row", { name: family.name }).getByRole("link"));
		await expect(page.getByRole("img", { name: new RegExp(family.name) })).toBeVisible();
		await expect(decision(page).getByLabel(acceptText.roll)).toHaveValue(/[০-৯]+/);
		await expect.poll(() => overflowOf(page.locator("html"))).toBeLessThanOrEqual(0);
		expect(await violationsOf(page, ".gutter:has(h1)")).toEqual([]);
		await click(decision(page).getByRole("button", { name: acceptText.submit }));
		const slip = slips(page).getByRole("article");
		await expect(slip).toContainText(family.name);
		await expect(slip).toContainText(sectionTitle);
		expect(done).toEqual(needed);
		// What the slip is good for, and what follows, is the same at both widths.
		if (viewport === widths.computer) return;

		const password = (await slip.locator("[translate=no]").first().textContent()) ?? "";
		const login = { student_id: family.student_id, password };
		const answer = await asking.post("/api/student/student-login", { data: login });
		expect(await answer.json()).toMatchObject({ success: true });
		await slips(page).getByRole("button", { name: slipText.close }).click();
		await slips(page).getByRole("button", { name: slipText.never }).click();
		await expect(decision(page)).toContainText(acceptText.admitted);
		await expect(decision(page)).toContainText(head);
		await page.getByRole("link", { name: acceptText.student }).click();
		await expect(page.getByRole("link", { name: toBengaliDigits(admissionYear()) })).toBeVisible();
	});

test("the second clerk is told who has decided, and a roll that is taken meanwhile stands at its field", async ({
	page,
}) => {
	await signIn(page, school);
	const family = await apply();
	await openApplication(page, family);
	const roll = decision(page).getByLabel(acceptText.roll);
	await expect(roll).toHaveValue(/[০-৯]+/);
	const taken = toBengaliDigits(77);
	const person = { name: "ক", gender: "2", fatherName: "খ", motherName: "গ" };
	const place = { year: ids.year, section: ids.section, roll: 77 };
	await create("enrolments", { student: await create("students", person), ...place });
	await roll.fill(taken);
	await roll.press("Enter");
	await expect(decision(page).getByRole("alert")).toHaveText(acceptText.rollTaken(78));
	await expect(roll).toHaveValue(taken);

	await asking.post(callPath("admissions/accept"), { headers, data: { id: family.id, ...place, roll: 78 } });
	await roll.fill(toBengaliDigits(79));
	await decision(page).getByRole("button", { name: acceptText.submit }).click();
	await expect(toasts(page)).toContainText(decisionText.decided("admitted", head));
	await expect(decision(page)).toContainText(acceptText.admitted);
	await expect(slips(page)).toBeHidden();
});

test("a refused family reads the reason on its own page; the refusal can be taken back", async ({ page }) => {
	const family = await apply();
	const reason = "এই শ্রেণিতে আর আসন খালি নেই।";
	const state = page.locator("section").filter({ has: page.locator("#application-state") });
	const openOwn = () => page.goto(school.url + applicationPath(family.student_id));
	await page.addInitScript((token) => localStorage.setItem("applications", JSON.stringify([token])), family.token);
	await openOwn();
	await expect(state).toContainText(applicationStateText.new.text);

	await signIn(page, school);
	await openApplication(page, family);
	await decision(page).getByRole("button", { name: refuseText.open }).click();
	const submit = decision(page).getByRole("button", { name: refuseText.submit });
	await submit.click();
	await expect(decision(page).getByRole("alert")).toHaveText(refuseText.errors.required);
	await decision(page).getByLabel(refuseText.reason).fill(reason);
	await submit.click();
	await expect(decision(page)).toContainText(reason);
	await page.goto(`${school.url}/admin/admissions?state=refused`);
	await expect(page.getByRole("row", { name: family.name })).toBeVisible();

	await openOwn();
	await expect(state).toContainText(applicationStateText.refused.heading);
	await expect(state).toContainText(reason);
	expect(await violationsOf(page)).toEqual([]);

	await openApplication(page, family);
	await decision(page).getByRole("button", { name: refuseText.takeBack }).click();
	await expect(decision(page).getByRole("button", { name: acceptText.submit })).toBeVisible();
	await openOwn();
	await expect(state).toContainText(applicationStateText.new.heading);
	await expect(state).not.toContainText(reason);
});

test("the desk shows a family's consent and who has given none", async ({ page, browser }) => {
	const program = await apply();
	const family = await browser.newContext();
	const form = await family.newPage();
	await form.goto(school.url + formPath);
	await expect(sendButton(form)).toBeEnabled();
	for (const { term, text } of consentText.facts(2)) {
		await expect(form.getByText(term, { exact: true })).toBeVisible();
		await expect(form.getByText(text)).toBeVisible();
	}
	await fill(form, { ...required, name: "With Consent", fathers_name: "Karim Uddin" });
	await form.getByRole("checkbox", { name: consentText.tick }).check();
	await sendButton(form).click();
	await expect(form).toHaveURL(`${school.url}/`);
	// Without script, and without the tick.
	const plain = await browser.newContext({ javaScriptEnabled: false });
	const page2 = await plain.newPage();
	for (const [name, ticks] of [
		["Without Consent", false],
		["Plain Consent", true],
	] as const) {
		await page2.goto(school.url + formPath);
		await fill(page2, { ...required, name });
		if (ticks) {
			await page2.getByRole("checkbox", { name: consentText.tick }).check();
			await field(page2, "consent_name").fill("Amena Begum");
		}
		await sendButton(page2).click();
		await expect(page2.getByRole("article").getByText(name)).toBeVisible();
	}
	await Promise.all([family.close(), plain.close()]);

	await signIn(page, school);
	await desk(page);
	const row = (name: string) => page.getByRole("row", { name });
	await expect(row(program.name)).toContainText(consentStateText.missing.none);
	await expect(row("Without Consent")).toContainText(consentStateText.missing.withheld);
	await expect(row("With Consent")).not.toContainText(consentStateText.title);
	await row("With Consent").getByRole("link").click();
	const consent = page.getByRole("region", { name: consentStateText.title });
	await expect(consent).toContainText("Karim Uddin");
	await expect(consent).toContainText(consentStateText.version(consentVersion));
	await page.goBack();
	await row("Plain Consent").getByRole("link").click();
	await expect(consent).toContainText("Amena Begum");
});

test("the queue finds by part of a name, mobile and number, marks doubles, and links them", async ({ page }) => {
	const birth = { date_of_birth: "05-03-2014", fathers_name: "Abul Kalam" };
	const one = await apply({ name: "Rina Akter", father_mobile_no: "01898765432", ...birth });
	const two = await apply({ name: "rina akter", ...birth });
	await signIn(page, school);
	await desk(page);
	for (const text of ["ina Akt", "০১৮৯৮", toBengaliDigits(one.student_id)]) {
		await page.getByRole("searchbox").fill(text);
		await page.getByRole("searchbox").press("Enter");
		await expect(page.getByRole("row", { name: String(toBengaliDigits(one.student_id)) })).toContainText(
			deskText.likelyDouble(1),
		);
		await expect(page.getByRole("searchbox")).toHaveValue(text);
	}
	await openApplication(page, one);
	await page.getByRole("region", { name: doubleText.title }).getByRole("link").click();
	await expect(page).toHaveURL(`${school.url}/admin/admissions/${two.id}`);
	await expect(page.getByText(applicationText.number(two.student_id)).first()).toBeVisible();
});

test("one application and a list print on A4, without the back office around them", async ({ page }) => {
	const longest = "কক্ষ্মস্ত্র".repeat(12).slice(0, 118);
	const family = await apply({
		...{ name: longest, fathers_name: longest, mothers_name: longest, image },
		...{ present_address_details: "গ্রাম ".repeat(80), permanent_address_details: "গ্রাম ".repeat(80) },
	});
	await signIn(page, school);
	await openApplication(page, family);
	await expect(decision(page)).toBeVisible();
	expect(await pagesOf(page)).toBe(1);
	await page.goto(`${school.url}/admin/admissions/list`);
	await expect(page.getByRole("heading", { name: listText.title("new") })).toBeVisible();
	expect(await pagesOf(page)).toBe(1);
	await page.setViewportSize({ width: 718, height: 1047 });
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("link", { name: deskText.title }).first()).toBeHidden();
	await expect(page.getByRole("button", { name: listText.print })).toBeHidden();
	const table = page.getByRole("table");
	await expect
		.poll(() => table.evaluate((element) => element.getBoundingClientRect().right - innerWidth))
		.toBeLessThanOrEqual(0);
});

test("outside of the days the form says so, nothing typed is lost, and it opens when the time comes", async ({
	page,
	browser,
}) => {
	const at = (days: number) => new Date(Date.now() + days * dayLength).toISOString();
	const set = async (data: object) => {
		const answer = await asking.post("/cms/globals/admission", { headers, data });
		expect(answer.status(), await answer.text()).toBe(200);
	};
	const html = async () => (await asking.get(formPath)).text();
	const closed = admissionClosedText.after(formatDate(at(-2)));
	await page.goto(school.url + formPath);
	await expect(sendButton(page)).toBeEnabled();
	await fill(page, required);
	const plain = await browser.newPage({ javaScriptEnabled: false });
	await plain.goto(school.url + formPath);
	await fill(plain, required);
	await set({ closesAt: at(-2) });
	await sendButton(plain).click();
	await expect(plain.getByRole("alert").filter({ hasText: closed })).toBeVisible();
	await expect(field(plain, "name")).toHaveValue(required.name);
	await plain.close();
	await sendButton(page).click();
	await expect(page.getByRole("alert").filter({ hasText: closed })).toContainText(formText.nothingLost);
	await expect(field(page, "name")).toHaveValue(required.name);
	const answer = await asking.post("/api/student/student-application-form-post", { data: required });
	expect([answer.status(), await answer.json()]).toEqual([422, { success: false, message: closed }]);

	await page.reload();
	await expect(page.getByRole("heading", { name: closedFormText.heading })).toBeVisible();
	await expect(page.getByText(closed)).toBeVisible();
	await expect(page.getByText(closedFormText.draft)).toBeVisible();
	await expect(sendButton(page)).toHaveCount(0);
	expect(await violationsOf(page)).toEqual([]);
	expect(await stored(page, "application-draft")).toContain(required.name);
	expect(await html()).toContain(closed);
	// The response is lost, so the application may have been stored: a retry finds out.
	await page.evaluate(() => {
		const draft = JSON.parse(localStorage.getItem("application-draft") ?? "{}");
		localStorage.setItem("application-draft", JSON.stringify({ ...draft, unanswered: true }));
	});
	await page.reload();
	await expect(sendButton(page)).toBeEnabled();
	await expect(page.getByText(closed)).toBeVisible();

	await set({ opensAt: at(2), closesAt: null });
	expect(await html()).toContain(admissionClosedText.before(formatDate(at(2))));
	// The opening time is reached without a save by staff.
	await school.sql(`UPDATE admission SET opens_at = ${soon}`);
	await expect.poll(html).not.toContain(closedFormText.heading);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1, name: admissionTitles.form })).toBeVisible();
	await expect(field(page, "name")).toHaveValue(required.name);
	await set({ opensAt: null, closesAt: null });
});

test("a list of selected applicants comes into the queue after a dry run, and can be undone", async ({ page }) => {
	const rows = ["Lottery One,মেয়ে,Karim,Salma,৬,20150000000000001", "Lottery Two,ছেলে,Rahim,Rina,৬,2.01E+16"];
	const text = ["নাম,লিঙ্গ,পিতা,মাতা,শ্রেণি,জন্ম নিবন্ধন", ...rows].join("\r\n");
	const file = { name: "লটারি.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
	await page.setViewportSize(widths.phone);
	await signIn(page, school);
	await desk(page);
	await page.getByRole("link", { name: listFileText.link }).click();
	const input = page.locator("input[type=file]");
	await expect(input).toBeEnabled();
	await input.setInputFiles(file);
	await expect(page.getByText(listFileText.counts(1, 0, 1))).toBeVisible();
	await expect(page.getByRole("row", { name: "Lottery Two" })).toContainText(rowFaults.rounded);
	await expect.poll(() => overflowOf(page.locator("html"))).toBeLessThanOrEqual(0);
	expect(await violationsOf(page, ".gutter:has(h1)")).toEqual([]);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: listFileText.refused }).click(),
	]);
	expect(download.suggestedFilename()).toBe(listFileText.refusedName);
	await page.getByRole("button", { name: listFileText.confirm(1) }).click();
	await expect(page.getByRole("status").filter({ hasText: listFileText.done(1) })).toBeVisible();
	await input.setInputFiles(file);
	await expect(page.getByText(listFileText.nothing)).toBeVisible();
	await page.goto(`${school.url}/admin/admissions?text=Lottery`);
	await expect(page.locator("tbody tr")).toHaveCount(1);

	await page.goto(`${school.url}/admin/activity`);
	await page.getByRole("row", { name: file.name }).getByRole("button").click();
	await page.locator("dialog[open], .confirmation-modal").getByRole("button", { name: activityText.yes }).click();
	await expect(toasts(page)).toContainText(activityText.undone);
	await page.goto(`${school.url}/admin/admissions?text=Lottery`);
	await expect(page.getByText(deskText.notFound)).toBeVisible();
});

test("the desk is closed to strangers", async ({ page }) => {
	const stranger = await visitor(school, "203.0.113.99");
	for (const act of ["accept", "refuse", "take-back"] as const) {
		const answer = await stranger.post(callPath(`admissions/${act}`), { data: { id: 1 } });
		expect([act, answer.status()]).toEqual([act, 401]);
	}
	for (const act of ["check", "add", "refused"] as const) {
		const answer = await stranger.post(callPath(`applicant-list/${act}`), { data: {} });
		expect([act, answer.status()]).toEqual([act, 401]);
	}
	await stranger.dispose();
	for (const path of ["", "/list", "/import", "/1"]) {
		await page.goto(`${school.url}/admin/admissions${path}`);
		await expect(page).toHaveURL(/\/admin\/login/);
		await expect(page.getByText("Applicant")).toHaveCount(0);
	}
});
