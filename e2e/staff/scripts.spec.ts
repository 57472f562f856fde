/** Which scripts the pages of the back office load (lib/office/parts/rich-text, lib/framework/payload-controls.cjs). */
import { expect, type Request, test } from "@playwright/test";
import { sharedSchool, signIn } from "./own-school";

const school = sharedSchool();

/** Limit of the scripts of a page without an editor, compressed, in bytes. */
const most = 560_000;

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
