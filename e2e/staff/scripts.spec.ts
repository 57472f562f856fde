/** Which scripts the pages of the back office load (lib/office/parts/rich-text, lib/framework/payload-controls.cjs). */
import { expect, type Request, type Route, test } from "@playwright/test";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { findText } from "@/lib/office/find/text";
import { slow } from "../students/person";
import { recordsOf, sharedSchool, signIn, signInHead, visitor } from "./own-school";

const school = sharedSchool();

/** Limit of the scripts of a page without an editor, compressed, in bytes. */
const most = 560_000;

const isEditors = async (route: Route) => /__lexicalEditor/.test(await (await route.fetch()).text());

test("a list loads neither Payload's editor nor its picker of dates, and the form that has the editor loads it", async ({
	page,
}) => {
	const scripts = new Map<string, Request>();
	page.on("requestfinished", (sent) => {
		if (sent.resourceType() === "script") scripts.set(sent.url(), sent);
	});
	const code = async () => {
		const all = [...scripts.keys()].map(async (url) => (await page.request.get(url)).text());
		return (await Promise.all(all)).join();
	};
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices`, { waitUntil: "networkidle" });
	expect(scripts.size).toBeGreaterThan(3);
	expect(await code()).not.toMatch(/__lexicalEditor|react-datepicker__/);
	const sizes = await Promise.all([...scripts.values()].map((sent) => sent.sizes()));
	const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
	console.log(`Scripts of a list: ${Math.round(bytes / 1000)} KB`);
	expect(bytes).toBeLessThan(most);

	await page.goto(`${school.url}/admin/collections/notices/create`);
	const editor = page.locator("[contenteditable=true]:visible").first();
	await editor.fill("বিদ্যালয় বন্ধ");
	await editor.press("ControlOrMeta+a");
	await editor.press("ControlOrMeta+b");
	await expect(editor.locator("strong")).toHaveText("বিদ্যালয় বন্ধ");
	expect(await code()).toMatch(/__lexicalEditor/);
});

test("a part whose file does not come says so, takes nothing with it, and comes when it can", async ({ page }) => {
	await signIn(page, school);
	await page.route("**/*.js", async (route) => ((await isEditors(route)) ? route.abort() : route.continue()));
	await page.goto(`${school.url}/admin/collections/notices/create`);
	const missing = page.getByRole("alert").filter({ hasText: noConnectionText });
	await expect(missing).toBeVisible();
	const name = page.locator("#field-name");
	const saved = page.waitForResponse(
		(answer) => /\/cms\/notices/.test(answer.url()) && answer.request().method() !== "GET",
	);
	await name.fill("ছুটির নোটিশ");
	await saved;
	await page.unroute("**/*.js");
	await missing.getByRole("button").click();
	await expect(page.locator("[contenteditable=true]:visible").first()).toBeVisible();
	await expect(name).toHaveValue("ছুটির নোটিশ");

	await page.route("**/*.js", (route) => route.abort());
	const find = page.getByRole("button", { name: findText.field });
	await find.click();
	await expect(page.locator(".payload-toast-container")).toContainText(noConnectionText);
	await expect(name).toHaveValue("ছুটির নোটিশ");
	await page.unroute("**/*.js");
	await find.click();
	await expect(page.getByRole("dialog")).toBeVisible();
});

test("an editor that comes while its form is being saved is open for writing after it", async ({ page }) => {
	const asking = await visitor(school);
	const id = await recordsOf(asking, await signInHead(asking))("notices", { name: "ভর্তির নোটিশ" });
	await signIn(page, school);
	const editor = await slow(page, "**/*.js", isEditors);
	const save = await slow(page, /\/cms\/notices\/\d+/);
	await page.goto(`${school.url}/admin/collections/notices/${id}`);
	await page.locator("#field-name").fill("ছুটির নোটিশ");
	await page.locator("#action-save").click();
	await expect(page.locator("[data-form-ready=false]").first()).toBeVisible();
	editor.answer();
	await expect(page.locator("[data-lexical-editor]:visible").first()).toBeVisible();
	save.answer();
	await expect(page.locator("[contenteditable=true]:visible").first()).toBeVisible();
});
