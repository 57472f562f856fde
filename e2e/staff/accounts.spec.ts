/** Accounts with roles, the password slip, the activity log and the version history, on the production build. */

import { bnBd } from "@payloadcms/translations/languages/bnBd";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { formatDate } from "@/lib/bengali/dates";
import { dayLength } from "@/lib/contract/days";
import { activityText } from "@/lib/office/activity/text";
import { backupOfficeText } from "@/lib/office/backup/text";
import { sessionsText } from "@/lib/office/sessions/text";
import { staffSlipText } from "@/lib/office/staff/text";
import { payloadText } from "@/lib/office/words/payload";
import { staffText } from "@/lib/office/words/staff";
import { expectNoSidewaysScroll } from "../page-rules";
import { sessionOf } from "../session";
import {
	beginSession,
	head,
	hydrated,
	openOfficeByForm,
	ownSchool,
	recordsOf,
	signIn,
	signInHead,
	visitor,
} from "./own-school";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const sizes = [
	{ width: 1366, height: 768 },
	{ width: 390, height: 844 },
];
const password = "নদীর ওপারে অনেক বৃষ্টি";
const texts = staffSlipText;
/** Payload's button. */
const changePasswordText = bnBd.translations.authentication.changePassword;
const toast = (page: Page) => page.locator(".payload-toast-container");
const ids: Record<string, number> = {};

test.beforeAll(async () => {
	const asking = await visitor(school);
	expect((await asking.get("/admin/login")).status()).toBe(200);
	const headers = await signInHead(asking);
	for (const data of [
		{ name: "রহিমা খাতুন", username: "rahima", role: "clerk", password },
		{ name: "আবুল কালাম", username: "kalam", role: "exam", classes: [3], password },
	])
		ids[data.username] = await recordsOf(asking, headers)("staff", data);
	await asking.dispose();
});

async function openAs(browser: Browser, name: string, given = password, size = sizes[0]) {
	const page = await browser.newPage({ viewport: size });
	await signIn(page, school, { email: name, password: given });
	return page;
}

const confirm = (page: Page, label: string) =>
	page.locator("dialog[open], .confirmation-modal").getByRole("button", { name: label }).click();

test("each role signs in by its user name and sees only what it may use", async ({ browser }) => {
	const linksOf = async (name: string) => {
		const page = await browser.newPage({ viewport: sizes[0] });
		await openOfficeByForm(page, school, { email: name, password });
		const nav = page.locator("nav a[href^='/admin/']");
		await expect.poll(() => nav.count()).toBeGreaterThan(3);
		const links = await nav.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
		return { page, links: new Set(links.map((link) => link.replace(/^\/admin\/((collections|globals)\/)?/, ""))) };
	};
	const clerk = await linksOf("Rahima");
	for (const part of ["notices", "students", "applications", "admissions", "contact", "activity"])
		expect(clerk.links).toContain(part);
	for (const part of ["staff", "backup"]) expect(clerk.links).not.toContain(part);
	await expect(clerk.page.locator("body")).not.toContainText(backupOfficeText.last);
	for (const path of ["/admin/backup", "/admin/collections/staff"]) {
		await clerk.page.goto(school.url + path);
		await expect(clerk.page.locator("body")).not.toContainText(head.email);
		await expect(clerk.page.getByRole("button", { name: backupOfficeText.make })).toHaveCount(0);
	}
	await clerk.page.goto(`${school.url}/admin/account`);
	await expect(clerk.page.getByRole("button", { name: sessionsText.end })).toBeVisible();
	await expect(clerk.page.locator("#field-name")).toHaveValue("রহিমা খাতুন");
	await expect(clerk.page.getByRole("button", { name: texts.make })).toHaveCount(0);

	const exam = await linksOf("kalam");
	for (const part of ["results", "exams", "students", "activity"]) expect(exam.links).toContain(part);
	for (const part of ["notices", "media", "settings", "applications", "admissions", "staff", "backup"])
		expect(exam.links).not.toContain(part);
	for (const collection of ["results", "exams"]) {
		await exam.page.goto(`${school.url}/admin/collections/${collection}/create`);
		await expect(exam.page.locator("#action-save")).toHaveCount(0);
	}
	await Promise.all([clerk.page.close(), exam.page.close()]);
});

test("the head prints a password slip with three clicks, at both widths; who signs in with it chooses an own password", async ({
	browser,
}) => {
	const old = await visitor(school);
	const data = { username: "rahima", password };
	const session = await old.post("/cms/staff/login", { data });
	const page = await openAs(browser, head.email, head.password);
	await page.goto(`${school.url}/admin/collections/staff/${ids.rahima}`);
	await hydrated(page);
	const slip = page.locator(".password-slip");
	let given = "";
	for (const size of sizes) {
		await page.setViewportSize(size);
		await page.getByRole("button", { name: texts.make }).click();
		await confirm(page, texts.yes);
		const endOfSlip = new Date(Date.now() + 14 * dayLength).toISOString();
		await expect(slip).toBeVisible();
		for (const part of ["রহিমা খাতুন", "rahima", `${new URL(school.url).host}/admin`, texts.note(formatDate(endOfSlip))])
			await expect(slip).toContainText(part);
		given = (await slip.locator(".password-slip-password").textContent()) ?? "";
		expect(given).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
		await expectNoSidewaysScroll(page);
		await page.emulateMedia({ media: "print" });
		await expect(slip).toBeVisible();
		await expect(page.getByRole("button", { name: texts.print })).toBeHidden();
		await expect(page.locator("#field-name")).toBeHidden();
		await page.emulateMedia({ media: "screen" });
		await page.getByRole("button", { name: texts.done }).click();
		await expect(slip).toHaveCount(0);
	}
	await page.reload();
	await expect(page.locator("#field-name")).toHaveValue("রহিমা খাতুন");
	expect(await page.content()).not.toContain(given);

	if (session.ok()) {
		const headers = sessionOf(session.headers()["set-cookie"]);
		expect((await old.get("/cms/notices", { headers })).status()).toBe(401);
	}
	// The first sign-in asks for an own password before anything else.
	const clerk = await browser.newPage();
	await signIn(clerk, school, { email: "rahima", password: given });
	for (const path of ["/admin", "/admin/collections/students", "/admin/admissions"]) {
		await clerk.goto(school.url + path);
		await expect(clerk).toHaveURL(`${school.url}/admin/account`);
	}
	await expect(clerk.getByText(staffText.hints.slip)).toBeVisible();
	expect((await clerk.request.get(`${school.url}/cms/students`)).status()).toBe(403);
	const own = "আমার নিজের নতুন পাসওয়ার্ড";
	await hydrated(clerk);
	await clerk.getByRole("button", { name: changePasswordText }).click();
	const checked = clerk.waitForResponse(
		(answer) =>
			answer.url() === `${school.url}/admin/account` && (answer.request().postData() ?? "").includes("not this one"),
	);
	await clerk.locator("#field-password").fill(own);
	await clerk.locator("#field-confirm-password").fill(own);
	await clerk.locator("#field-currentPassword").fill("not this one");
	// Payload marks an empty field as missing, and looks at what was typed into it a sixth of a second later: before that a
	// press is refused without asking the server. The check of the form comes after it.
	await checked;
	await clerk.locator("#action-save").click();
	await expect(clerk.getByText(staffText.errors.currentPasswordWrong).first()).toBeVisible();
	await clerk.locator("#field-currentPassword").fill(given);
	await clerk.locator("#action-save").click();
	await expect(toast(clerk)).toContainText(/./);
	await expect.poll(async () => (await clerk.request.get(`${school.url}/cms/students`)).status()).toBe(200);
	await clerk.goto(`${school.url}/admin/admissions`);
	await expect(clerk).toHaveURL(`${school.url}/admin/admissions`);
	await page.goto(`${school.url}/admin/activity`);
	const act = page.locator("tr", { hasText: activityText.actions.password }).first();
	await expect(act).toContainText("রহিমা খাতুন");
	expect(await page.content()).not.toContain(given);
	// Restores the password that the next test uses.
	const asking = await visitor(school);
	const headers = await signInHead(asking);
	expect((await asking.patch(`/cms/staff/${ids.rahima}`, { headers, data: { password } })).status()).toBe(200);
	await Promise.all([old.dispose(), asking.dispose(), clerk.close(), page.close()]);
});

test("an act of the clerk is on the list of today, is undone there, and the history says who", async ({ browser }) => {
	const asking = await visitor(school);
	const headers = await beginSession(asking, { email: "rahima", password });
	const id = await recordsOf(asking, headers)("notices", { name: "বিদ্যালয় ছুটি", _status: "published" });
	const data = { name: "বিদ্যালয় খোলা", _status: "published" };
	expect((await asking.patch(`/cms/notices/${id}`, { headers, data })).status()).toBe(200);
	const page = await openAs(browser, "rahima");
	const publicPage = await visitor(school);
	const titles = async () => (await publicPage.get("/notices")).text();
	await expect.poll(titles).toContain("বিদ্যালয় খোলা".normalize("NFC"));

	await page.goto(`${school.url}/admin/activity`);
	await expect(page.locator("h1")).toHaveText(activityText.title);
	const rows = page.locator(".activity tbody tr");
	const change = rows.filter({ hasText: "বিদ্যালয় খোলা".normalize("NFC") });
	await expect(change).toContainText(staffText.fields.title);
	// The clerk does not see what the head has done.
	await expect(page.locator(".activity")).not.toContainText(staffText.groups.results);
	await expect(page.locator(".activity tbody")).not.toContainText(activityText.server);
	await change.getByRole("button").click();
	await confirm(page, activityText.yes);
	await expect(toast(page)).toContainText(activityText.undone);
	await expect.poll(titles).not.toContain("বিদ্যালয় খোলা".normalize("NFC"));
	expect(await titles()).toContain("বিদ্যালয় ছুটি".normalize("NFC"));
	await expect(rows.first()).toContainText(activityText.actions.restore);

	await page.goto(`${school.url}/admin/collections/notices/${id}/versions`);
	const versions = page.locator(".versions tbody tr");
	await expect(versions).toHaveCount(3);
	await expect(versions.first()).toContainText("রহিমা খাতুন");
	await expect(versions.first()).toContainText(activityText.history.current);
	await versions.first().getByRole("link").click();
	await page.waitForURL(/versions\/\d+/);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`${school.url}/admin/activity`);
	await expect(rows.first()).toBeVisible();
	await expectNoSidewaysScroll(page);
	await Promise.all([page.close(), publicPage.dispose(), asking.dispose()]);
});

test("a wrong password says so in Bengali, the same for every name", async ({ page }) => {
	for (const name of ["rahima", "nobody.here", "nobody@school.example"]) {
		await page.goto(`${school.url}/admin/login`);
		await page.locator("#field-username").fill(name);
		await page.locator("#field-password").fill("ভুল পাসওয়ার্ড এটি");
		await page.locator("button[type=submit]").click();
		await expect(toast(page)).toContainText(payloadText.error.emailOrPasswordIncorrect);
	}
});
