/** No wait lasts for ever: each ends in a sentence that says what to do, and a button for another try. */
import { expect, type Page, test } from "@playwright/test";
import { failureText } from "@/lib/bengali/failure";
import { formText, waitingText } from "@/lib/bengali/forms";
import { listText } from "@/lib/bengali/lists";
import { titles } from "@/lib/bengali/site";
import { keepToken, phone, slow, tokenOf } from "../students/person";

test.use({ viewport: phone });

/** Longer than any call is waited for, but for sending an application (e2e/students/admission-sending). */
const patience = 31_000;

const waits = [
	{ page: "/profile/2025030", call: "**/api/student-get/2025030" },
	{ page: "/student/details/1", call: "**/api/student/student-details/**" },
	{ page: "/students-information?year=1&class=1&section=1", call: "**/api/student-get/1/1/1" },
];

for (const { page: path, call } of waits) {
	test(`${path}: a call without an answer`, async ({ page, request }) => {
		await keepToken(page, await tokenOf(request, 2025030));
		await page.clock.install();
		await slow(page, call);
		const asked = page.waitForRequest(call);
		await page.goto(path);
		await asked;
		await page.clock.runFor(patience);
		const retry = page.getByRole("main").getByRole("alert").getByRole("button", { name: waitingText.retry });
		await expect(retry.last()).toBeVisible();
		await expect(page.getByText(waitingText.loading)).toHaveCount(0);
	});
}

test("a list's next page", async ({ page }) => {
	await page.clock.install();
	const call = "**/api/notices-get?*";
	await slow(page, call);
	await page.goto("/notices");
	const more = page.getByRole("link", { name: listText.more });
	const asked = page.waitForRequest(call);
	await expect
		.poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react"))))
		.toBe(true);
	await more.click();
	await asked;
	await page.clock.runFor(patience);
	await expect(page.getByRole("main").getByRole("alert")).toHaveText(listText.failed);
	await expect(page.getByRole("link", { name: listText.retry })).toBeVisible();
});

/** Lets the page's styles believe that so much time has gone by. */
const pass = (page: Page, milliseconds: number) =>
	page.evaluate((time) => {
		for (const animation of document.getAnimations()) animation.currentTime = time;
	}, milliseconds);

for (const path of ["/profile/2025030", "/students-information", "/student/details/1", "/student-login"]) {
	test(`${path}: a script that never comes`, async ({ page }) => {
		let lost = true;
		await page.route("**/*.js", (route) => (lost ? undefined : route.continue()));
		await page.goto(path, { waitUntil: "commit" });
		// What is hidden has no role.
		const way = page.getByText(formText.reload, { exact: true }).first();
		await expect(way).toBeAttached();
		await expect(way).toBeHidden();
		await pass(page, 20_000);
		await expect(way).toBeVisible();
		await expect(page.getByText(formText.late)).toBeVisible();
		// Whoever waits for something else than the script is told a while later.
		if ((await page.getByText(waitingText.late).count()) > 0) {
			await expect(page.getByText(waitingText.late)).toBeHidden();
			await pass(page, 41_000);
			await expect(page.getByText(waitingText.late)).toBeVisible();
		}
		lost = false;
		await way.click();
		await expect(page.getByText(formText.late)).toHaveCount(0);
	});
}

test("a page that the router does not get is opened by the browser", async ({ page }) => {
	await page.goto("/contact", { waitUntil: "networkidle" });
	await page.clock.install();
	await slow(page, /_rsc=/);
	const asked = page.waitForRequest(/_rsc=/);
	await page.locator('#menu a[href="/teachers"]').click();
	await asked;
	await expect(page).toHaveURL("/contact");
	await page.clock.runFor(10_500);
	await expect(page).toHaveURL("/teachers");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.teachers);
	await expect(page.getByText(failureText.heading)).toHaveCount(0);
});
