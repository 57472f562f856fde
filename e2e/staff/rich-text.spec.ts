/** Payload's editor (components/office/rich-text). */
import { expect, test } from "@playwright/test";
import { sharedSchool, signIn } from "./own-school";

const school = sharedSchool();

test("the form that has the editor loads it, and no page that has none", async ({ page }) => {
	const scripts = new Set<string>();
	page.on("request", (sent) => {
		if (sent.resourceType() === "script") scripts.add(sent.url());
	});
	const haveEditor = async () => {
		const codes = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
		return codes.some((code) => code.includes("__lexicalEditor"));
	};
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices`, { waitUntil: "networkidle" });
	expect(scripts.size).toBeGreaterThan(3);
	expect(await haveEditor()).toBe(false);

	await page.goto(`${school.url}/admin/collections/notices/create`);
	const editor = page.locator("[contenteditable=true]:visible").first();
	await editor.fill("বিদ্যালয় বন্ধ");
	await editor.press("ControlOrMeta+a");
	await editor.press("ControlOrMeta+b");
	await expect(editor.locator("strong")).toHaveText("বিদ্যালয় বন্ধ");
	expect(await haveEditor()).toBe(true);
});
