/** The backup's page in the back office, on the production build. */

import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { errorText } from "@/lib/bengali/errors";
import { sealingText, backupOfficeText as texts } from "@/lib/office/backup/text";
import { exportText } from "@/lib/office/export/text";
import { callPath } from "@/lib/office/paths";
import { violationsOf } from "../page-rules";
import { openOffice, ownSchool, signInHead, visitor } from "./own-school";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const asPart = (text: string) => new RegExp(text);
const rows = (page: Page) => page.locator(".table tbody tr");
const facts = (page: Page) => page.locator(".backup-facts");

test("a person makes a backup, sees what came of it, and downloads it", async ({ page }) => {
	await openOffice(page, school);
	await expect(facts(page).locator(".backup-waiting")).toHaveText([texts.firstTonight, texts.firstCheck].map(asPart));
	await expect(facts(page)).not.toContainText(texts.good);
	await expect(facts(page).locator(".backup-bad")).toHaveText([sealingText.off].map(asPart));
	await page.locator(".backup-notice a").click();
	await expect(page.locator("h1")).toHaveText(texts.title);
	await expect(page).toHaveTitle(new RegExp(texts.title));
	await expect(rows(page)).toHaveCount(0);

	await page.getByRole("button", { name: texts.make }).click();
	await expect(page.getByRole("button", { name: texts.making })).toBeDisabled();
	await expect(page.locator(".payload-toast-container")).toContainText(texts.made);
	await expect(rows(page)).toHaveCount(1);
	await expect(rows(page)).toContainText(texts.kinds.manual);
	await expect(facts(page).locator(".backup-good")).toContainText("এমবি");
	await expect(facts(page).locator(".backup-bad")).toHaveText([texts.notChecked, sealingText.off].map(asPart));

	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: texts.download }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^school-[\d-]+-manual\.tar$/);
	const bytes = readFileSync(await download.path());
	expect(bytes.subarray(257, 262).toString()).toBe("ustar");

	await page.goto(`${school.url}/admin`);
	await expect(facts(page).locator(".backup-good")).toHaveCount(1);
	await expect(page.locator("nav a[href='/admin/backup']")).toHaveText(texts.title);
});

test("a head prints the recovery sheet once, and from then on backups are sealed", async ({ page }) => {
	await openOffice(page, school);
	await expect(facts(page).locator(".backup-bad", { hasText: sealingText.off })).toBeVisible();
	await page.locator(".backup-notice a").click();
	await page.getByRole("button", { name: sealingText.make }).click();
	const sheet = page.locator(".recovery-sheet");
	const key = ((await sheet.locator(".recovery-key").textContent()) ?? "").replaceAll(" ", "");
	expect(key).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/);
	await expect(sheet.locator("li")).toHaveText([...sealingText.sheet.keep]);
	expect(await violationsOf(page, ".recovery-cover")).toEqual([]);
	await page.emulateMedia({ media: "print" });
	await expect(sheet).toBeVisible();
	for (const other of ["h1", ".recovery-cover form"]) await expect(page.locator(other)).toBeHidden();
	await page.emulateMedia({ media: "screen" });

	const last = page.getByLabel(sealingText.last);
	const start = page.getByRole("button", { name: sealingText.start });
	await last.fill("AAAAAA");
	await start.click();
	await expect(page.getByText(sealingText.wrongLast)).toBeVisible();
	await last.fill(key.slice(-6).toLowerCase());
	await start.click();
	await expect(page.locator(".payload-toast-container")).toContainText(sealingText.started);
	await expect(sheet).toHaveCount(0);
	await expect(facts(page)).toContainText(sealingText.newestOpen);

	await page.getByRole("button", { name: texts.make }).click();
	await expect(facts(page)).not.toContainText(sealingText.newestOpen);
	await expect(rows(page).first()).toContainText(sealingText.yes);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: texts.download }).first().click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^school-[\d-]+-manual\.age\.tar$/);
	expect(readFileSync(await download.path()).toString("latin1")).toContain("age-encryption.org/v1\n");
	// The key is in no answer but the one that made it.
	await page.goto(`${school.url}/admin/activity`);
	await expect(page.locator(".activity")).toContainText(sealingText.sheet.title);
	for (const path of ["/admin", "/admin/backup", "/admin/activity"])
		expect(await (await page.request.get(school.url + path)).text()).not.toContain(key);
});

test("a file is sent whole and never stored, and only one on the list; a stranger gets nothing", async ({
	page: tab,
}) => {
	const asking = await visitor(school);
	const headers = await signInHead(asking);
	const page = await (await asking.get("/admin/backup", { headers })).text();
	const [path = ""] = /\/office\/backup\/file\?name=school-[\w.-]+/.exec(page) ?? [];
	const file = await asking.get(path, { headers });
	expect([file.status(), file.headers()["cache-control"]]).toEqual([200, "no-store, no-transform"]);
	expect(file.headers()["content-disposition"]).toMatch(/^attachment; filename="school-/);
	expect(Number(file.headers()["content-length"])).toBe((await file.body()).length);
	for (const name of ["status.json", "lock", "secret", "../secret", "../school.db", "school-2020-manual.tar"]) {
		const answer = await asking.get(callPath("backup/file", { name }), { headers });
		expect([name, answer.status()]).toEqual([name, 404]);
	}

	const stranger = await visitor(school);
	for (const [method, call] of [
		["GET", path],
		["POST", callPath("backup/start")],
		["POST", callPath("backup/new-key")],
		["POST", callPath("backup/seal")],
		["GET", callPath("backup/progress")],
	] as const) {
		const refused = await stranger.fetch(call, { method });
		expect([refused.status(), await refused.json()]).toEqual([
			401,
			{ success: false, message: errorText.unauthorised },
		]);
	}
	// The redirect to the login is streamed.
	const view = await (await stranger.get("/admin/backup")).text();
	for (const secret of ["school-20", texts.explanation, texts.make]) expect(view).not.toContain(secret);
	await tab.goto(`${school.url}/admin/backup`);
	await expect(tab).toHaveURL(/\/admin\/login/);
	await Promise.all([asking.dispose(), stranger.dispose()]);
});

test("a head takes all of the school along, in a file that the server gives once", async ({ page }) => {
	await openOffice(page, school);
	await page.locator(".backup-notice a").click();
	await page.getByRole("button", { name: exportText.make }).click();
	await expect(page.getByRole("button", { name: exportText.making })).toBeDisabled();
	const link = page.getByRole("link", { name: exportText.download });
	const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
	expect(download.suggestedFilename()).toMatch(/^school-export-[\d-]+\.zip\.age$/);
	expect(readFileSync(await download.path(), "latin1")).toMatch(/^age-encryption\.org/);
	await page.reload();
	await expect(page.getByRole("button", { name: exportText.make })).toBeEnabled();
	await expect(link).toHaveCount(0);
});
