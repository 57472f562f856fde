/** The admission form without JavaScript, and with scripts that fail to load. */
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { applicationErrors, applicationText, fieldNames, photoText } from "@/lib/bengali/admission";
import { detailsText, openApplicationText, receivedText } from "@/lib/bengali/application";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { formRefusedText, formText, printByMenu } from "@/lib/bengali/forms";
import { classNames, studentText } from "@/lib/bengali/students";
import { expectNoSidewaysScroll } from "../page-rules";
import { everything, field, fill, formPath, phone, required, sendButton, stored } from "./application-form";

test.use(phone);

const summary = (page: Page) => page.getByRole("alert").filter({ hasText: formText.summary });

async function photo(side: number): Promise<Buffer> {
	const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
	return sharp({ create: { width: side, height: side, channels: 3, background: "#fff", noise } })
		.jpeg({ quality: 95 })
		.toBuffer();
}

const choose = (page: Page, buffer: Buffer, mimeType = "image/jpeg") =>
	field(page, "image").setInputFiles({ name: "photo.jpg", mimeType, buffer });

for (const { what, javaScriptEnabled } of [
	{ what: "without JavaScript", javaScriptEnabled: false },
	{ what: "when the scripts don't come", javaScriptEnabled: true },
]) {
	test.describe(what, () => {
		test.use({ javaScriptEnabled });

		test.beforeEach(async ({ page }) => {
			if (javaScriptEnabled) await page.route("**/*.js", (route) => route.abort());
			await page.goto(formPath);
		});

		test("a complete form with a phone's photo returns the printable sheet", async ({ page }) => {
			const picture = await photo(1600);
			expect(picture.byteLength).toBeGreaterThan(1_000_000);
			await fill(page, everything);
			await choose(page, picture);
			const answered = page.waitForResponse((response) => response.request().method() === "POST");
			await sendButton(page).tap();
			const response = await answered;
			expect(response.headers()["cache-control"]).toContain("no-store");
			await expect(page).toHaveURL(formPath);
			await expect(page.getByRole("heading", { name: receivedText.heading })).toBeVisible();
			await expect(page.getByText(receivedText.later)).toBeVisible();
			await expect(page.getByText(printByMenu)).toBeVisible();

			const sheet = page.getByRole("article");
			for (const text of [
				everything.name,
				toBengaliDigits("25-01-2015"),
				classNames[5],
				toBengaliDigits("01912345678"),
				everything.permanent_address_details,
			])
				await expect(sheet.getByText(text).first()).toBeVisible();
			const shown = page.getByRole("img", { name: detailsText.picture(everything.name) });
			await expect(shown).toHaveCSS("width", "200px");
			await expectNoSidewaysScroll(page);
			await page.emulateMedia({ media: "print" });
			const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
			expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);

			await page.emulateMedia({ media: "screen" });
			const number = (await sheet.locator("strong").first().textContent()) ?? "";
			await page.getByRole("link", { name: openApplicationText.heading }).tap();
			await page.getByLabel(openApplicationText.number).fill(number);
			await page.getByLabel(openApplicationText.fact).fill(everything.father_mobile_no);
			await page.getByRole("button", { name: openApplicationText.submit }).tap();
			await expect(sheet).toContainText(everything.name);
		});

		test("errors are shown at their fields, and the input is kept", async ({ page }) => {
			await fill(page, { ...everything, father_mobile_no: "123", gender: "2" });
			await field(page, "name").fill("");
			await choose(page, await photo(50));
			await sendButton(page).tap();
			const mobile = applicationErrors.at(fieldNames.father_mobile_no, studentText.field.mobile);
			await expect(summary(page)).toBeFocused();
			await expect(summary(page).getByRole("link")).toHaveText([applicationErrors.required.name, mobile]);
			await expect(page.locator("#father_mobile_no-error")).toContainText(mobile);
			await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
			for (const [name, value] of Object.entries({ ...everything, name: "", father_mobile_no: "123" })) {
				if (name === "gender") await expect(page.locator(`[name="gender"][value="${value}"]`)).toBeChecked();
				else await expect(field(page, name)).toHaveValue(value);
			}
			await expect(page.getByText(photoText.chooseAgain)).toBeVisible();

			await fill(page, { name: required.name, father_mobile_no: everything.father_mobile_no });
			await sendButton(page).tap();
			await expect(page.getByRole("article").getByText(required.name)).toBeVisible();
			await expect(page.getByText(detailsText.noPicture)).toBeVisible();
		});

		test("a file that is not a picture is reported at its field", async ({ page }) => {
			await fill(page, required);
			await choose(page, Buffer.from("no picture at all"));
			await sendButton(page).tap();
			await expect(page.locator("#image-error")).toContainText(studentText.picture.kind);
			await expect(field(page, "name")).toHaveValue(required.name);
		});
	});
}

test("submitting twice or reloading the response creates one application", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	const numbers: string[] = [];
	for (const again of [false, true]) {
		const page = await context.newPage();
		await page.goto(formPath);
		await fill(page, { ...required, name: "Sent Twice" });
		await sendButton(page).click();
		const number = page.getByRole("article").locator("strong").first();
		numbers.push((await number.textContent()) ?? "");
		if (again) {
			await page.reload();
			numbers.push((await number.textContent()) ?? "");
		}
	}
	expect(numbers[0]).toMatch(/^[০-৯]+$/);
	expect(new Set(numbers).size).toBe(1);
	await context.close();
});

test("a script that loads late stores the token, as after the API call", async ({ page }) => {
	await page.route("**/*.js", (route) => route.abort());
	await page.goto(formPath);
	await fill(page, required);
	await page.unroute("**/*.js");
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(String(error)));
	await sendButton(page).tap();
	await expect(page.getByRole("article")).toBeVisible();
	await expect.poll(() => stored(page, "applications")).toMatch(/^\["\d+\|[\w-]{43}"\]$/);
	expect(errors).toEqual([]);
});

test.describe("what no form sends", () => {
	const post = (path: string, body: string, more: Record<string, string> = {}) => ({
		path,
		headers: { "Content-Type": "multipart/form-data; boundary=x", ...more },
		body,
	});
	const text = "--x\r\nContent-Disposition: form-data; name=name\r\n\r\nA\r\n--x--\r\n";

	test("a page without a form answers POST with 405 and a Bengali message", async ({ request }) => {
		for (const path of ["/", "/notices", "/students-information", "/api/../notices", "/section-list"]) {
			const { headers, body } = post(path, text);
			const response = await request.post(path, { headers, data: body });
			expect(response.status(), path).toBe(405);
			expect(response.headers().allow).toBe("GET, HEAD");
			expect(await response.text()).toContain(formRefusedText.method);
		}
	});

	test("a form above the size limit is rejected before it is read", async ({ request }) => {
		const { headers } = post(formPath, "");
		const response = await request.post(formPath, { headers, data: Buffer.alloc(6 * 1024 * 1024) });
		expect(response.status()).toBe(413);
		expect(await response.text()).toContain(formRefusedText.size);
		const search = await request.post("/student-result", { headers, data: Buffer.alloc(400_000) });
		expect(search.status()).toBe(413);
	});

	test("a cross-origin form is rejected", async ({ request }) => {
		const form = await (await request.get(formPath)).text();
		const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)];
		expect(hidden.length).toBeGreaterThan(0);
		const multipart = Object.fromEntries([
			...hidden.map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]),
			...Object.entries(required),
		]);
		const other = await request.post(formPath, { multipart, headers: { Origin: "https://other.example" } });
		expect([other.status(), await other.text()]).toEqual([403, expect.stringContaining(errorText.otherSite)]);
		const own = await request.post(formPath, { multipart });
		expect(await own.text()).toContain(receivedText.heading);
	});

	test("a picture above the upload limit is reported at its field", async ({ page }) => {
		await page.route("**/*.js", (route) => route.abort());
		await page.goto(formPath);
		await fill(page, required);
		await choose(page, Buffer.alloc(5 * 1024 * 1024 + 1));
		await sendButton(page).tap();
		await expect(page.locator("#image-error")).toContainText(studentText.picture.tooLarge);
		await expect(field(page, "fathers_name")).toHaveValue(required.fathers_name);
		await expect(sendButton(page)).toHaveText(applicationText.send);
	});
});
