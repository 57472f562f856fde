/** The admission form on bad connections: no input is lost, and no application is created twice. */

import { expect, test } from "@playwright/test";
import { applicationText } from "@/lib/bengali/admission";
import { draftNoteText } from "@/lib/bengali/draft";
import { noConnectionText } from "@/lib/bengali/no-connection";
import {
	draftHolds,
	everything,
	field,
	fill,
	formPath,
	open,
	phone,
	postCall,
	required,
	sendButton,
	sent,
	stored,
	valuesOf,
} from "./application-form";
import { slow } from "./person";

test.use(phone);

test("a reload restores the draft, with a button to discard it", async ({ page }) => {
	await open(page);
	await fill(page, everything);
	await draftHolds(page, everything.permanent_address_details);
	const before = await valuesOf(page);

	await page.reload();
	await expect(page.getByText(draftNoteText.found)).toBeVisible();
	expect(await valuesOf(page)).toEqual(before);

	// A confirmation is required.
	await page.getByRole("button", { name: draftNoteText.clear }).tap();
	await expect(page.getByText(draftNoteText.clearAsk)).toBeVisible();
	await page.getByRole("button", { name: draftNoteText.clearNot }).tap();
	expect(await valuesOf(page)).toEqual(before);
	await page.getByRole("button", { name: draftNoteText.clear }).tap();
	await page.getByRole("button", { name: draftNoteText.clearNow }).tap();
	expect(await valuesOf(page)).toEqual({});
	await expect(page.getByText(draftNoteText.found)).toBeHidden();
	expect(await stored(page, "application-draft")).toBeNull();
	await page.reload();
	await expect(sendButton(page)).toBeEnabled();
	expect(await valuesOf(page)).toEqual({});
});

test("input just before leaving the page is stored", async ({ page }) => {
	await open(page);
	await field(page, "name").fill("Nusrat");
	await page.goto("/contact");
	await page.goto(formPath);
	await expect(field(page, "name")).toHaveValue("Nusrat");
});

test("a failed connection shows a message and loses no input; a retry creates one application", async ({ page }) => {
	const keys: string[] = [];
	await page.route(postCall, async (route) => {
		keys.push(route.request().postDataJSON().browser_key);
		// The first response is lost after the server has stored the application.
		if (keys.length === 1) await route.fetch();
		if (keys.length <= 2) await route.abort("connectionreset");
		else await route.continue();
	});
	await open(page);
	await fill(page, everything);
	const before = await valuesOf(page);
	await sendButton(page).tap();
	await expect(page.getByText(noConnectionText)).toBeVisible();
	await expect(page.getByText(applicationText.nothingLost)).toBeVisible();
	expect(await valuesOf(page)).toEqual(before);

	// Also when the page is reloaded between the attempts.
	await page.reload();
	await expect(page.getByText(draftNoteText.found)).toBeVisible();
	await sendButton(page).tap();
	await expect(page.getByText(noConnectionText)).toBeVisible();
	await page.getByRole("button", { name: applicationText.retry }).tap();
	const id = await sent(page);
	expect(new Set(keys).size).toBe(1);
	expect(keys).toHaveLength(3);

	// The next application has the next number: none was created in between.
	await open(page);
	await fill(page, required);
	await sendButton(page).tap();
	await expect.poll(() => stored(page, "token")).not.toContain(`${id}|`);
});

test("two taps on a slow connection send one request", async ({ page }) => {
	let calls = 0;
	await page.route(postCall, async (route) => {
		calls += 1;
		await new Promise((go) => setTimeout(go, 1500));
		await route.continue();
	});
	await open(page);
	await fill(page, required);
	await sendButton(page).evaluate((button: HTMLButtonElement) => {
		button.click();
		button.click();
	});
	await expect(sendButton(page)).toHaveText(applicationText.sending);
	await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true");
	await sendButton(page).tap({ force: true });
	await sent(page);
	expect(calls).toBe(1);
});

test("concurrent requests with one key create one application", async ({ request }) => {
	const data = { ...required, browser_key: crypto.randomUUID() };
	const send = async () => (await (await request.post(postCall.slice(2), { data })).json()).data.student_id as number;
	expect(new Set(await Promise.all([send(), send(), send()])).size).toBe(1);
});

test("after submitting, the form is empty, and the next application has a new key and number", async ({ page }) => {
	const send = async () => {
		await fill(page, required);
		const call = page.waitForRequest(postCall);
		await sendButton(page).tap();
		const id = await sent(page);
		return { id, key: (await call).postDataJSON().browser_key };
	};
	await open(page);
	const first = await send();
	await page.goBack();
	await expect(sendButton(page)).toHaveText(applicationText.send);
	expect(await valuesOf(page)).toEqual({});
	const second = await send();
	await expect.poll(() => stored(page, "token")).not.toContain(`${first.id}|`);
	expect(second.key).not.toBe(first.key);
});

test("input before hydration is stored too", async ({ page }) => {
	const scripts = await slow(page, "**/*.js");
	await page.goto(formPath, { waitUntil: "commit" });
	await fill(page, required);
	scripts.answer();
	await draftHolds(page, required.mothers_name);
	await page.reload();
	await expect(page.getByText(draftNoteText.found)).toBeVisible();
	await expect(field(page, "present_class")).toHaveValue(required.present_class);
});

test("two tabs: no draft is overwritten or merged, the user chooses, and each submit creates an application", async ({
	page,
	context,
}) => {
	await open(page);
	await field(page, "name").fill("Nusrat");
	await draftHolds(page, "Nusrat");
	const other = await context.newPage();
	await open(other);
	await expect(field(other, "name")).toHaveValue("Nusrat");
	await field(other, "name").fill("Rahim");
	await draftHolds(other, "Rahim");

	// The first tab is not aware of it and continues.
	const conflict = page.getByText(draftNoteText.conflict);
	await field(page, "fathers_name").fill("Karim");
	await expect(conflict).toBeVisible();
	expect(await stored(page, "application-draft")).not.toContain("Karim");
	await page.getByRole("button", { name: draftNoteText.takeStored }).tap();
	await expect(field(page, "name")).toHaveValue("Rahim");
	await expect(field(page, "fathers_name")).toHaveValue("");
	await expect(conflict).toBeHidden();

	await fill(page, { ...required, name: "Nusrat" });
	await draftHolds(page, "Nusrat");
	await field(other, "name").fill("Rahima");
	await expect(other.getByText(draftNoteText.conflict)).toBeVisible();
	await other.getByRole("button", { name: draftNoteText.keepOwn }).tap();
	await draftHolds(other, "Rahima");

	// Both are submitted; the first one does not use the other's draft.
	await sendButton(page).tap();
	const first = await sent(page);
	expect(await stored(other, "application-draft")).toContain("Rahima");
	await fill(other, { ...required, name: "Rahima" });
	await sendButton(other).tap();
	const second = await sent(other);
	await expect.poll(() => stored(page, "applications")).toContain(`${second}|`);
	expect(second).not.toBe(first);
});

test("a request without a response times out with a message and a retry button", async ({ page }) => {
	await page.clock.install();
	await open(page);
	await fill(page, required);
	await slow(page, postCall);
	const call = page.waitForRequest(postCall);
	await sendButton(page).tap();
	await page.clock.runFor(1000);
	await call;
	await page.clock.runFor(90_000);
	await expect(page.getByText(noConnectionText)).toBeVisible();
	await expect(page.getByText(applicationText.nothingLost)).toBeVisible();
	await page.unroute(postCall);
	await page.clock.resume();
	await page.getByRole("button", { name: applicationText.retry }).tap();
	await sent(page);
});

test("works with blocked storage", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get: () => {
				throw new DOMException("forbidden", "SecurityError");
			},
		});
	});
	await open(page);
	await fill(page, required);
	await sendButton(page).tap();
	await expect(page).toHaveURL("/");
});
