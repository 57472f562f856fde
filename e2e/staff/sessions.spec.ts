/** Sessions of staff in a browser, on the production build: their list, their end, and the policy of scripts around them. */
import { expect, type Page, test } from "@playwright/test";
import { activityText } from "@/lib/office/activity/text";
import { callPath } from "@/lib/office/paths";
import { sessionsText as texts } from "@/lib/office/sessions/text";
import { openOffice, sharedSchool, signIn } from "./own-school";

const school = sharedSchool();
const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
const phoneInWords = "Android ফোন, Chrome";

test("the own logins are listed with device and time, and one that is ended is over", async ({ page, browser }) => {
	const context = await browser.newContext({ userAgent: phone });
	const other = await context.newPage();
	await signIn(other, school);
	await signIn(page, school);
	await page.goto(`${school.url}/admin/account`);
	await page.getByRole("link", { name: texts.open }).click();
	await expect(page.locator("h1")).toHaveText(texts.title);
	await expect(page.getByRole("cell", { name: texts.thisOne, exact: true })).toBeVisible();
	const row = page.locator("tr", { hasText: phoneInWords });
	await row.getByRole("button", { name: texts.endOneOf(phoneInWords) }).click();
	await page.locator("dialog[open], .confirmation-modal").getByRole("button", { name: texts.endOne }).click();
	await expect(row).toHaveCount(0);
	await other.goto(`${school.url}/admin`);
	await expect(other).toHaveURL(/\/admin\/login/);
	await context.close();
});

test("a head sees logins and backups in the list of acts, with the device", async ({ browser }) => {
	const context = await browser.newContext({ userAgent: phone });
	const page = await context.newPage();
	await openOffice(page, school);
	expect((await page.request.post(school.url + callPath("backup/start"))).status()).toBe(200);
	await page.goto(`${school.url}/admin/activity`);
	for (const act of [activityText.actions.login, activityText.actions.backup])
		await expect(page.locator("tr", { hasText: act }).first()).toContainText(phoneInWords);
	await context.close();
});

test("typing renews the session", async ({ page }) => {
	await page.clock.install();
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/teachers/create`);
	await expect(page.locator("#field-name")).toBeEditable();
	await page.clock.fastForward("06:00");
	const renewed = page.waitForResponse((answer) => answer.url().includes("/cms/staff/refresh-token"));
	await page.locator("#field-name").press("a");
	expect((await renewed).status()).toBe(200);
});

/** Records what the browser refuses to run or load, and errors of scripts. */
async function recordBlocked(page: Page): Promise<string[]> {
	const blocked: string[] = [];
	await page.exposeFunction("reportBlocked", (what: string) => blocked.push(what));
	await page.addInitScript(() => {
		addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
			(window as unknown as { reportBlocked(what: string): void }).reportBlocked(`${violatedDirective} ${blockedURI}`);
		});
	});
	page.on("pageerror", ({ message }) => blocked.push(message));
	return blocked;
}

test("the back office works under a policy that runs no inline script but its own", async ({ page }) => {
	const blocked = await recordBlocked(page);
	await signIn(page, school);
	const nonces = new Set<string>();
	for (const path of [
		"",
		"/account",
		"/collections/students",
		"/activity",
		"/backup",
		"/marks",
		"/sessions",
		"/import",
	]) {
		const answer = await page.request.get(`${school.url}/admin${path}`);
		const [policy = "", ...others] = answer
			.headersArray()
			.filter(({ name }) => name.toLowerCase() === "content-security-policy")
			.map(({ value }) => value);
		expect(others, path).toEqual([]);
		expect(policy, path).toContain("default-src 'self'; ");
		const scripts = /script-src[^;]*/.exec(policy)?.[0] ?? "";
		expect(scripts, path).toMatch(/^script-src 'self' 'nonce-/);
		expect(scripts, path).not.toContain("unsafe");
		nonces.add(scripts);
		await page.goto(`${school.url}/admin${path}`);
		await expect(page.locator("h1, .dashboard").first()).toBeVisible();
	}
	expect(nonces.size).toBe(8);

	// A form with rich text, a drawer in it, and an upload in the drawer.
	await page.goto(`${school.url}/admin/collections/notices/create`);
	await page.locator("#field-name").fill("নীতির নিচে নোটিশ");
	const editor = page.locator("[contenteditable=true]:visible").first();
	await editor.click();
	await editor.pressSequentially("মোটা লেখা");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.press("ControlOrMeta+b");
	await expect(editor.locator("strong")).toHaveText("মোটা লেখা");
	await page.goto(`${school.url}/admin/collections/slides/create`);
	await page.locator(".upload, .field-type.upload").getByRole("button").first().click();
	const drawer = page.locator("dialog[open]");
	const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
	const file = { name: "ছবি.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") };
	await drawer.locator("input[type=file]").setInputFiles(file);
	await expect(drawer.locator("img").first()).toBeVisible();

	// The policy does stop a script that got into a page.
	await page.evaluate(() => {
		const script = document.createElement("script");
		script.textContent = "window.injected = true";
		document.body.append(script);
	});
	await expect.poll(() => blocked).toEqual([expect.stringMatching(/^script-src(-elem)? inline$/)]);
	expect(await page.evaluate(() => "injected" in window)).toBe(false);
});
