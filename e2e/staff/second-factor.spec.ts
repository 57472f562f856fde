/** The second factor of a head account, with the default of STAFF_SECOND_FACTOR, on the width of a small phone. */
import { expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { backupOfficeText, sealingText } from "@/lib/office/backup/text";
import { callPath } from "@/lib/office/paths";
import { secondFactorText as texts } from "@/lib/office/second-factor/text";
import { expectNoSidewaysScroll, violationsOf } from "../page-rules";
import { head, ownSchool } from "./own-school";

const school = ownSchool({ STAFF_SECOND_FACTOR: "" });

/** @param steps from now, of 30 seconds: a code is accepted once, and so is that of the step after */
const codeOf = (secret: string, steps = 0) =>
	TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

async function giveName(page: Page): Promise<void> {
	await page.goto(`${school.url}/admin/login`);
	await page.locator("#field-username").fill(head.email);
	await page.locator("#field-password").fill(head.password);
	await page.keyboard.press("Enter");
}

async function logOut(page: Page): Promise<void> {
	await page.goto(`${school.url}/admin/logout`);
	await page.context().clearCookies();
}

const codeField = (page: Page) => page.getByLabel(texts.code);

/** @param part what is ours; Payload's menu and header are not tested */
async function expectGood(page: Page, part: ".second-factor-form" | ".second-factor" | "dialog" | ".password-cover") {
	await expectNoSidewaysScroll(page);
	expect(await violationsOf(page, part)).toEqual([]);
}

test("a head sets it up at the second login, logs in with a code, fetches a backup, and uses a recovery code", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await giveName(page);
	await page.waitForURL(`${school.url}/admin`);
	await logOut(page);
	await page.goto(`${school.url}/admin/login`);
	await expectGood(page, ".second-factor-form");

	await giveName(page);
	await page.waitForURL(/\/admin\/second-factor\?/);
	await expect(page.locator("h1")).toHaveText(texts.title);
	await expectGood(page, ".second-factor");
	await page.getByRole("link", { name: texts.asked.later }).click();
	await page.waitForURL(`${school.url}/admin`);
	await page.goto(`${school.url}/admin/second-factor`);
	await page.getByRole("button", { name: texts.setUp.start }).click();
	const dialog = page.getByRole("dialog", { name: texts.stepUp.title });
	await dialog.getByLabel(texts.login.password).fill("ভুল পাসওয়ার্ড এটি");
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("alert")).toHaveText(texts.errors.password);
	await expectGood(page, "dialog");
	await dialog.getByLabel(texts.login.password).fill(head.password);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("img", { name: texts.setUp.picture })).toBeVisible();
	await expectGood(page, ".second-factor");
	const secret = ((await page.locator(".second-factor-secret").textContent()) ?? "").replaceAll(" ", "");
	await codeField(page).fill(codeOf(secret));
	await page.keyboard.press("Enter");
	const codes = page.locator(".second-factor-codes li");
	await expect(codes).toHaveCount(10);
	await expectGood(page, ".password-cover");
	const [forBackup = "", forLogin = ""] = await codes.allTextContents();
	await page.getByRole("button", { name: texts.recovery.done }).click();
	await expect(page.getByText(texts.state.codesLeft(10))).toBeVisible();

	await logOut(page);
	await giveName(page);
	await expect(codeField(page)).toBeFocused();
	await expectGood(page, ".second-factor-form");
	await codeField(page).fill("000000");
	await page.keyboard.press("Enter");
	await expect(page.getByText(texts.errors.code)).toBeVisible();
	await codeField(page).fill(codeOf(secret, 1));
	await page.keyboard.press("Enter");
	await page.waitForURL(`${school.url}/admin`);

	const started = await page.request.post(school.url + callPath("backup/start"));
	expect(started.status()).toBe(200);
	const link = page.getByRole("link", { name: backupOfficeText.download });
	await expect(async () => {
		await page.goto(`${school.url}/admin/backup`);
		await expect(link).toBeVisible({ timeout: 2000 });
	}).toPass();
	const path = (await link.getAttribute("href")) ?? "";
	expect((await page.request.get(school.url + path)).status()).toBe(403);
	await link.click();
	await dialog.getByRole("button", { name: texts.recovery.give }).click();
	await codeField(page).fill(forBackup);
	const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
	expect(download.suggestedFilename()).toMatch(/^school-/);
	// For 15 minutes it is not asked again.
	await Promise.all([page.waitForEvent("download"), link.click()]);

	await logOut(page);
	await giveName(page);
	await codeField(page).fill(forBackup);
	await page.keyboard.press("Enter");
	await expect(page.getByText(texts.errors.code)).toBeVisible();
	await codeField(page).fill(forLogin);
	await page.keyboard.press("Enter");
	await page.waitForURL(`${school.url}/admin`);

	// Lost with its codes: the operator of the server removes it.
	expect(await school.run("staff-second-factor", head.email)).toContain(head.email);
	await giveName(page);
	await page.waitForURL(`${school.url}/admin`);

	// A recovery sheet is made by who proves themselves, without a second factor by the password.
	await page.goto(`${school.url}/admin/backup`);
	await page.getByRole("button", { name: sealingText.make }).click();
	await dialog.getByLabel(texts.login.password).fill(head.password);
	await page.keyboard.press("Enter");
	await expect(page.locator(".recovery-key")).toBeVisible();
});
