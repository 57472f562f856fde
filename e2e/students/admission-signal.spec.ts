/** The admission form going offline and online: it is submitted only by a tap, and creates one application. */

import { expect, type Page } from "@playwright/test";
import { applicationText } from "@/lib/bengali/admission";
import { draftNoteText } from "@/lib/bengali/draft";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { test } from "../connection";
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
	valuesOf,
} from "./application-form";

test.use(phone);

const isBack = (page: Page) => page.getByText(applicationText.signalBack);
const sendNow = (page: Page) => page.getByRole("button", { name: applicationText.sendNow });

/** @returns a list to which the key of each submitted application is added */
function keysOf(page: Page): string[] {
	const keys: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().endsWith(postCall.slice(2)))
			keys.push(request.postDataJSON().browser_key);
	});
	return keys;
}

test("offline the page says that nothing was sent; back online only a tap submits", async ({
	page,
	context,
	connection,
}) => {
	await page.clock.install();
	await open(page);
	await fill(page, everything);
	await page.clock.runFor(1000);
	const before = await valuesOf(page);
	const keys = keysOf(page);

	await connection.cut();
	await context.setOffline(true);
	await sendButton(page).tap();
	await page.clock.runFor(6000);
	await expect(page.getByText(applicationText.noSignal)).toBeVisible();
	await expect(page.getByText(applicationText.nothingLost)).toBeVisible();
	expect(await valuesOf(page)).toEqual(before);
	await expect(isBack(page)).toBeHidden();

	await connection.mend();
	await context.setOffline(false);
	await expect(isBack(page)).toBeVisible();
	await expect(page.getByText(applicationText.noSignal)).toBeHidden();
	await expect(sendNow(page)).toHaveCount(1);
	// Nothing is sent without a tap, however long the page stays open.
	const tried = keys.length;
	await page.clock.runFor(600_000);
	expect(keys).toHaveLength(tried);
	expect(await valuesOf(page)).toEqual(before);

	await page.clock.resume();
	await sendNow(page).tap();
	expect(await sent(page)).toMatch(/^\d+$/);
	expect(keys).toHaveLength(tried + 1);
	expect(new Set(keys).size).toBe(1);
	await open(page);
	await expect(isBack(page)).toBeHidden();
	expect(await valuesOf(page)).toEqual({});
});

test("after a lost response the reopened form offers to submit again, which creates no second application", async ({
	page,
	context,
}) => {
	const keys = keysOf(page);
	let first = 0;
	await page.route(postCall, async (route) => {
		first = (await (await route.fetch()).json()).data.student_id;
		await route.abort("connectionreset");
	});
	await open(page);
	await fill(page, required);
	await sendButton(page).tap();
	// The server may have received it, so the page does not say that nothing was sent.
	await expect(page.getByText(noConnectionText)).toBeVisible();
	await expect(page.getByText(applicationText.noSignal)).toBeHidden();
	await expect(isBack(page)).toBeHidden();

	// Later input does not change that.
	await field(page, "permanent_school_name").fill("Ilisha School");
	await draftHolds(page, "Ilisha School");
	await page.close();

	const later = await context.newPage();
	const laterKeys = keysOf(later);
	await later.goto(formPath);
	await expect(isBack(later)).toBeVisible();
	await expect(later.getByText(draftNoteText.found)).toBeVisible();
	expect(laterKeys).toEqual([]);
	await sendNow(later).tap();
	expect(await sent(later)).toBe(String(first));
	expect(new Set([...keys, ...laterKeys]).size).toBe(1);
	await open(later);
	await expect(isBack(later)).toBeHidden();
});

test("a form opened offline offers to submit when back online", async ({ page, connection }) => {
	await open(page);
	await fill(page, required);
	await connection.cut();
	await sendButton(page).tap();
	await expect(page.getByText(noConnectionText)).toBeVisible();
	await page.evaluate(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
	await page.evaluate(() => dispatchEvent(new Event("offline")));
	await connection.mend();
	await expect(isBack(page)).toBeHidden();
	await page.addInitScript(() => {
		Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
	});
	await page.reload();
	await expect(page.getByText(draftNoteText.found)).toBeVisible();
	await expect(isBack(page)).toBeHidden();
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(isBack(page)).toBeVisible();
	await sendNow(page).tap();
	await sent(page);
});

test("a draft that was never submitted, or was rejected, is not offered for submitting", async ({ page }) => {
	await open(page);
	await fill(page, { ...required, father_mobile_no: "123" });
	await draftHolds(page, required.mothers_name);
	await page.reload();
	await expect(page.getByText(draftNoteText.found)).toBeVisible();
	await expect(isBack(page)).toBeHidden();
	await sendButton(page).tap();
	await expect(page.locator("#father_mobile_no-error")).toBeVisible();
	await page.reload();
	await expect(page.getByText(draftNoteText.found)).toBeVisible();
	await expect(isBack(page)).toBeHidden();
});
