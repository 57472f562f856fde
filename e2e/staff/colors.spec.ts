/** Colours set by staff: text on them is black or white, and too little contrast is rejected. */
import { expect, test } from "@playwright/test";
import { staffText } from "@/lib/office/words/staff";
import { sharedSchool, signIn, signInHead, visitor } from "./own-school";

const school = sharedSchool();
const { errors, preview } = staffText;

const readable = { headerColor: "f4f8f3", nameColor: "0b4f3a", menuColor: "0b4f3a" };

/** Sends a change of the settings as the head account. */
async function asHead() {
	const asking = await visitor(school);
	const headers = await signInHead(asking);
	const send = (data: object) => asking.post("/cms/globals/settings", { headers, data });
	const kept = async () => (await asking.get("/cms/globals/settings", { headers })).json();
	return { send, kept, end: () => asking.dispose() };
}

test("a name colour with too little contrast is rejected at its field", async () => {
	const { send, kept, end } = await asHead();
	expect((await send(readable)).status()).toBe(200);
	for (const colors of [
		{ nameColor: "e0e8e0" },
		// A request with only one of the colours is checked against the stored other one.
		{ headerColor: "0a4a36" },
		{ nameColor: "777777", headerColor: "ffffff" },
	]) {
		const answer = await send({ ...colors, schoolName: "নতুন নাম" });
		expect(answer.status(), JSON.stringify(colors)).toBe(400);
		const [error] = (await answer.json()).errors;
		expect(error.data.errors).toMatchObject([{ path: "nameColor", message: errors.colorContrast }]);
		expect(await kept()).toMatchObject(readable);
	}
	// 4.54:1, the lightest grey allowed on white.
	expect((await send({ nameColor: "767676", headerColor: "ffffff" })).status()).toBe(200);
	expect((await send(readable)).status()).toBe(200);
	await end();
});

test("an invalid colour is rejected at its field; # and capitals are normalised", async () => {
	const { send, kept, end } = await asHead();
	for (const path of ["headerColor", "nameColor", "menuColor"]) {
		for (const wrong of ["", "fff", "gggggg", "0b4f3a0", "green"]) {
			const answer = await send({ ...readable, [path]: wrong });
			expect(answer.status(), `${path} ${wrong}`).toBe(400);
			const [error] = (await answer.json()).errors;
			const faults: { path: string; message: string }[] = error.data.errors;
			expect(faults.map((fault) => fault.path)).toContain(path);
			if (wrong) expect(faults).toContainEqual(expect.objectContaining({ path, message: errors.color }));
		}
	}
	expect((await send({ ...readable, menuColor: " #0B4F3A " })).status()).toBe(200);
	expect(await kept()).toMatchObject(readable);
	await end();
});

test("menu text is black or white, whichever has more contrast", async ({ page }) => {
	const { send, end } = await asHead();
	for (const [menuColor, words] of [
		["ffee58", "rgb(0, 0, 0)"],
		["7a7a7a", "rgb(0, 0, 0)"],
		["1a237e", "rgb(255, 255, 255)"],
	]) {
		expect((await send({ ...readable, menuColor })).status()).toBe(200);
		await page.goto(`${school.url}/contact`);
		await expect(page.locator("#menu a").first()).toHaveCSS("color", words as string);
	}
	expect((await send(readable)).status()).toBe(200);
	await end();
});

test("the form previews unsaved colours, and keeps the input after a rejection", async ({ page }) => {
	const { send, kept, end } = await asHead();
	expect((await send(readable)).status()).toBe(200);
	await signIn(page, school);
	await page.goto(`${school.url}/admin/globals/settings`);
	const verdict = page.getByRole("status").filter({ hasText: preview.menu });
	await expect(verdict).toContainText(`${preview.name}: ${preview.good}`);

	const name = page.locator("#field-nameColor");
	await name.fill("dddddd");
	await expect(verdict).toContainText(`${preview.name}: ${preview.bad}`);
	const shown = page.locator("[style*='rgb(221, 221, 221)']");
	await expect(shown).toHaveCSS("background-color", "rgb(244, 248, 243)");
	const picker = page.locator("input[type=color]");
	await expect(picker).toHaveCount(3);
	await expect(picker.nth(1)).toHaveValue("#dddddd");

	await name.fill("ddd");
	await expect(verdict).toContainText(`${preview.name}: ${errors.color}`);
	await picker.nth(2).fill("#ffee58");
	await expect(page.locator("#field-menuColor")).toHaveValue("ffee58");
	await expect(verdict).toContainText(preview.menu);

	await name.fill("dddddd");
	await page.locator("#action-save").click();
	await expect(page.locator(".field-error, .tooltip").filter({ hasText: errors.colorContrast }).first()).toBeVisible();
	await expect(name).toHaveValue("dddddd");
	await expect(page.locator("#field-menuColor")).toHaveValue("ffee58");
	expect(await kept()).toMatchObject(readable);
	await end();
});
