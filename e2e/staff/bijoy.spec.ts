/** Text that was typed in Bijoy: pasted into fields and editors, and converted on its page. */
import { expect, type Page, test } from "@playwright/test";
import { bijoyText } from "@/lib/office/bijoy/text";
import { expectNoSidewaysScroll, violationsOf } from "../page-rules";
import { widths } from "./counting";
import { hydrated, sharedSchool, signIn } from "./own-school";

const school = sharedSchool();
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const bijoy = "evsjv Avgvi fvlv";
const unicode = "বাংলা আমার ভাষা";

/** Copies as another program does, and pastes where the cursor is. */
async function paste(page: Page, plain: string, html?: string): Promise<void> {
	await page.evaluate(
		async ([text, formatted]) => {
			const blob = (type: string, content = "") => new Blob([content], { type });
			await navigator.clipboard.write([
				new ClipboardItem({
					"text/plain": blob("text/plain", text),
					...(formatted && { "text/html": blob("text/html", formatted) }),
				}),
			]);
		},
		[plain, html],
	);
	await page.keyboard.press("ControlOrMeta+V");
}

const takeBack = (page: Page) => page.getByRole("button", { name: bijoyText.takeBack });

test("a field takes Bijoy as Unicode, gives it back, and leaves other text alone", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/teachers/create`);
	await hydrated(page);
	const name = page.locator("#field-name:visible");
	await name.click();
	await paste(page, bijoy);
	await expect(name).toHaveValue(unicode);
	await expect(page.locator(".payload-toast-container")).toContainText(bijoyText.taken);
	await takeBack(page).click();
	await expect(name).toHaveValue(bijoy);

	await name.fill("");
	await paste(page, "Head teacher of the school");
	await expect(name).toHaveValue("Head teacher of the school");
	// Word names the font of each run: two words are enough, and what is in another font stays.
	await name.fill("");
	await paste(page, "GKv e‡m PDF", '<p><span style="font-family:SutonnyMJ">GKv e‡m </span><span>PDF</span></p>');
	await expect(name).toHaveValue("একা বসে PDF");
});

test("a paste waits for the converter, and arrives as it was copied where that does not come", async ({ page }) => {
	await signIn(page, school);
	const name = page.locator("#field-name:visible");
	for (const [people, comes, expected] of [
		["teachers", true, unicode],
		["committee-members", false, bijoy],
	] as const) {
		await page.goto(`${school.url}/admin/collections/${people}/create`, { waitUntil: "networkidle" });
		await hydrated(page);
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/*.js", async (route) => {
			await held;
			await (comes ? route.continue() : route.abort());
		});
		const asked = page.waitForRequest("**/*.js");
		await name.click();
		await asked;
		await paste(page, bijoy);
		release();
		await expect(name).toHaveValue(expected);
		await page.unroute("**/*.js");
	}
});

test("an editor takes formatted Bijoy as Unicode, and gives it back", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices/create`);
	const editor = page.locator("[contenteditable=true]:visible").first();
	await expect(editor).toBeVisible();
	await editor.click();
	await paste(page, bijoy, `<p>evsjv <b>Avgvi</b> fvlv</p>`);
	await expect(editor).toHaveText(unicode);
	await expect(editor.locator("strong")).toHaveText("আমার");
	await takeBack(page).click();
	await expect(editor).toHaveText(bijoy);
});

test("the page converts both ways and copies, and fits a computer and a phone", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/bijoy`);
	await hydrated(page);
	const field = (kind: "bijoy" | "unicode") => page.getByRole("textbox", { name: bijoyText[kind] });
	await field("unicode").fill("প্রধান শিক্ষক, স্বাস্থ্য");
	await expect(field("bijoy")).toHaveValue("cÖavb wk¶K, ¯^v¯’¨");
	await field("bijoy").fill("");
	await paste(page, bijoy);
	await expect(field("bijoy")).toHaveValue(bijoy);
	await expect(field("unicode")).toHaveValue(unicode);
	await page.getByRole("button", { name: bijoyText.copy.unicode }).click();
	await expect(page.locator(".payload-toast-container")).toContainText(bijoyText.copied);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(unicode);
	for (const viewport of Object.values(widths)) {
		await page.setViewportSize(viewport);
		await expectNoSidewaysScroll(page);
		expect(await violationsOf(page, ".bijoy-fields")).toEqual([]);
	}
});
