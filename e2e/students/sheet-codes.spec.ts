/** QR codes of printed sheets, and the page that they open. */
import { expect, type Page, test } from "@playwright/test";
import { detailsText } from "@/lib/bengali/application";
import { resultSearchText } from "@/lib/bengali/results";
import { sheetCodeText, verifyFormText, verifyText, verifyTitle } from "@/lib/bengali/sheet-codes";
import { applicationCodePath, applicationPath, resultCodePath, verifyPath } from "@/lib/contract/paths";
import { apply, bearer, login } from "../calls/students/client";
import { loadedWidth } from "../picture";
import { readQrCode } from "../qr";
import { expectGoodPage, phone } from "./person";

const code = (page: Page) => page.getByRole("img", { name: sheetCodeText.alt });

/** @returns the address in the sheet's code, once it is loaded */
async function addressOf(page: Page): Promise<string> {
	await loadedWidth(code(page));
	return (await readQrCode(code(page))) ?? "";
}

async function expectVerdict(page: Page, address: string, state: "genuine" | "forged") {
	const response = await page.goto(address);
	expect(response?.headers()["cache-control"]).toContain("no-store");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(verifyTitle);
	await expect(page.getByRole("main").locator("strong")).toHaveText(verifyText[state].heading);
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
}

/** @returns the address with its last character replaced, so that the signature is invalid */
const forge = (address: string) => address.slice(0, -1) + (address.endsWith("A") ? "B" : "A");

async function searchResult(page: Page, baseURL: string | undefined) {
	const { exams, year, class: classes } = await (await page.request.post(`${baseURL}/api/result-all-dataget`)).json();
	await page.goto("/student-result");
	const yearId = year.find((entry: { year: number }) => entry.year === exams[0].year).id;
	await page.getByLabel(resultSearchText.year).selectOption(String(yearId));
	await page.getByLabel(resultSearchText.exam).selectOption(String(exams[0].id));
	for (const { id } of classes) {
		const data = { exam_name: exams[0].id, year: yearId, class: id, studentId: 2025001 };
		const found = await (await page.request.post(`${baseURL}/api/student-result-publish`, { data })).json();
		if (found.success) await page.getByLabel(resultSearchText.class).selectOption(String(id));
	}
	await page.getByLabel(resultSearchText.studentId).fill("2025001");
	await page.getByRole("button", { name: resultSearchText.submit }).click();
}

test("the grade sheet's code opens a page that says genuine, and a changed one does not", async ({ page, baseURL }) => {
	await page.setViewportSize(phone);
	await searchResult(page, baseURL);
	const address = await addressOf(page);
	expect(address).toMatch(new RegExp(`^${baseURL}/verify/[\\w-]{40}$`));
	await expectVerdict(page, address, "genuine");
	await expectGoodPage(page);
	await expect(page.getByRole("main")).not.toContainText(/[০-৯0-9]/);
	await expectVerdict(page, forge(address), "forged");
	await expectGoodPage(page);
});

test("the application's code opens a page that says genuine", async ({ page, baseURL }) => {
	const { token, student_id } = await apply(page.request);
	await page.goto("/contact");
	await page.evaluate((value) => localStorage.setItem("token", value), token);
	await page.goto(applicationPath(student_id));
	await expect(page.getByText(detailsText.number)).toBeVisible();
	const address = await addressOf(page);
	expect(address).toMatch(new RegExp(`^${baseURL}/verify/[\\w-]{40}$`));
	await expectVerdict(page, address, "genuine");
});

test("a code is given to those who may see its sheet", async ({ request }) => {
	const { token, student_id } = await apply(request);
	const path = applicationCodePath(student_id);
	expect((await request.get(path)).status()).toBe(401);
	expect((await request.get(path, { headers: bearer(await login(request, 2025002)) })).status()).toBe(403);
	expect((await request.get(path, { headers: bearer(token) })).status()).toBe(200);
	expect((await request.get(resultCodePath(2025001, 999, 999))).status()).toBe(404);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the grade sheet has its code, and the page says genuine", async ({ page, baseURL }) => {
		await searchResult(page, baseURL);
		await expect(code(page)).toBeVisible();
		const src = (await code(page).getAttribute("src")) ?? "";
		expect((await page.request.get(src)).headers()["content-type"]).toBe("image/svg+xml");
		await expectVerdict(page, (await readQrCode(code(page))) ?? "", "genuine");
	});
});

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled, viewport: phone });

		test("a printed code is typed, and one that cannot be is no forgery", async ({ page }) => {
			await page.goto(verifyPath());
			const field = page.getByLabel(verifyFormText.label);
			const send = async (typed: string) => {
				await field.fill(typed);
				await page.getByRole("button", { name: verifyFormText.submit }).click();
				await expect(page).toHaveURL(/\/verify\?code=/);
			};
			for (const typed of ["২২222-22222", " 22222 22222 "]) {
				await send(typed);
				await expect(page.getByRole("main").locator("strong")).toHaveText(verifyText.unknown.heading);
			}
			for (const typed of ["12", "../admin", "<b>", "২২২২২-২২২২", "x".repeat(3000)]) {
				await send(typed);
				await expect(page.getByText(verifyFormText.noCode)).toBeVisible();
				await expect(field).toHaveAttribute("aria-invalid", "true");
				await expect(field).toHaveValue(typed.slice(0, 100));
				await expect(page.getByRole("main").locator("strong")).toHaveCount(0);
			}
			for (const typed of [" ", ""]) {
				await send(typed);
				await expect(page.getByText(verifyFormText.missing)).toBeVisible();
				await expect(field).toHaveAttribute("aria-invalid", "true");
			}
			await page.goto(verifyPath());
			await expect(field).not.toHaveAttribute("aria-invalid");
			if (javaScriptEnabled) await expectGoodPage(page);
		});
	});
