import { expect, type Page, test } from "@playwright/test";
import { formText } from "@/lib/bengali/forms";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { loginText, passwordText as text } from "@/lib/bengali/student-area";
import { studentText } from "@/lib/bengali/students";
import { broken, expectGoodPage, keptToken, openAs, passwordOf, phone, tokenOf } from "./person";

test.use({ viewport: phone });

async function change(page: Page, current: string, next: string, again = next) {
	await page.locator("#current_password").fill(current);
	await page.locator("#new_password").fill(next);
	await page.locator("#confirm_password").fill(again);
	await page.getByRole("button", { name: text.submit }).click();
}

test("all three passwords are required, and the new ones must match", async ({ page }) => {
	await openAs(page, 2025021, "/change-password/2025021");
	await page.getByRole("button", { name: text.submit }).click();
	for (const sentence of Object.values(text.required)) {
		await expect(page.getByRole("link", { name: sentence })).toBeVisible();
	}
	await expectGoodPage(page);
	let asked = false;
	page.on("request", (request) => {
		asked ||= request.url().includes("/api/change/password");
	});
	await change(page, passwordOf(2025021), "boat-on-the-river", "boat-on-a-river");
	await expect(page.getByRole("link", { name: studentText.password.mismatch })).toBeVisible();
	expect(asked).toBe(false);
});

test("a wrong current password shows a toast and an error on the page", async ({ page }) => {
	await openAs(page, 2025021, "/change-password/2025021");
	await change(page, "not-this-one", "boat-on-the-river");
	await expect(page.getByText(studentText.password.wrong)).toHaveCount(2);
	await expect(page).toHaveURL("/change-password/2025021");
});

test("a changed password revokes the token; the new password works", async ({ page, request }) => {
	const id = 2025022;
	const changed = "boat-on-the-river";
	await openAs(page, id, `/change-password/${id}`);
	await change(page, passwordOf(id), changed);
	await expect(page.getByText(studentText.password.changed)).toBeVisible();
	await expect(page).toHaveURL("/");
	expect(await keptToken(page)).toBeNull();

	await page.goto("/student-login");
	await page.getByLabel(loginText.studentId).fill(String(id));
	await page.locator("#password").fill(changed);
	await page.getByRole("button", { name: loginText.submit }).click();
	await expect(page).toHaveURL("/");

	const headers = { Authorization: `Bearer ${await tokenOf(request, id, changed)}` };
	const back = { current_password: changed, new_password: passwordOf(id), confirm_password: passwordOf(id) };
	const answer = await request.post(`/api/change/password/${id}`, { headers, data: back });
	expect((await answer.json()).success).toBe(true);
});

test("at most three toasts are shown", async ({ page }) => {
	await openAs(page, 2025023, "/change-password/2025023");
	const sentences = ["প্রথম", "দ্বিতীয়", "তৃতীয়", "চতুর্থ"];
	let next = 0;
	await page.route("**/api/change/password/*", (route) =>
		route.fulfill({ json: { success: false, message: sentences[next++] } }),
	);
	// Toasts disappear after some time, so stop the clock.
	await page.clock.install();
	await page.reload();
	await page.clock.pauseAt(new Date(Date.now() + 60_000));
	for (const sentence of sentences) {
		await change(page, "current", "boat-on-the-river");
		await expect(page.locator("main").getByRole("alert")).toHaveText(sentence);
	}
	const messages = page.locator("body > div").getByRole("status");
	await expect(messages).toHaveText(sentences.slice(1).toReversed());
});

test("a broken connection shows a message and keeps the input", async ({ page }) => {
	await openAs(page, 2025023, "/change-password/2025023");
	await broken(page, "**/api/change/password/*");
	await change(page, passwordOf(2025023), "boat-on-the-river");
	await expect(page.getByText(noConnectionText)).toBeVisible();
	await expect(page.locator("#new_password")).toHaveValue("boat-on-the-river");
	await expect(page).toHaveTitle(new RegExp(`^${formText.error}`));
});

test("without a token it redirects to the login page", async ({ page }) => {
	await page.goto("/change-password/2025023");
	await expect(page).toHaveURL(/\/student-login\?next=%2Fchange-password%2F2025023$/);
});
