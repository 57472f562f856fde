/** Every wait has a timeout, after which the page shows a message and a retry button or link. */
import { expect, type Page, test } from "@playwright/test";
import { failureText } from "@/lib/bengali/failure";
import { formText, waitingText } from "@/lib/bengali/forms";
import { listText } from "@/lib/bengali/lists";
import { titles } from "@/lib/bengali/site";
import { openMenu } from "../menu";
import { keepToken, phone, slow, tokenOf } from "../students/person";

test.use({ viewport: phone });

/** Milliseconds: longer than any call's timeout, except for applications (e2e/students/admission-sending). */
const patience = 31_000;

const waits = [
	{ page: "/profile/2025030", call: "**/api/student-get/2025030" },
	{ page: "/student/details/2025030", call: "**/api/student/student-details/**" },
	{ page: "/students-information?year=1&class=1&section=1", call: "**/api/student-get/1/1/1" },
];

for (const { page: path, call } of waits) {
	test(`${path}: a call without a response`, async ({ page, request }) => {
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

test("a list: the next page without a response", async ({ page }) => {
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

/** Advances the CSS animations of the page to that time. */
const pass = (page: Page, milliseconds: number) =>
	page.evaluate((time) => {
		for (const animation of document.getAnimations()) animation.currentTime = time;
	}, milliseconds);

for (const path of ["/profile/2025030", "/students-information", "/student/details/1", "/student-login"]) {
	test(`${path}: a script without a response`, async ({ page }) => {
		let lost = true;
		await page.route("**/*.js", (route) => (lost ? undefined : route.continue()));
		await page.goto(path, { waitUntil: "commit" });
		// Located by text, because hidden elements are not found by role.
		const way = page.getByText(formText.reload, { exact: true }).first();
		await expect(way).toBeAttached();
		await expect(way).toBeHidden();
		await pass(page, 20_000);
		await expect(way).toBeVisible();
		await expect(page.getByText(formText.late)).toBeVisible();
		// The notices for other waits appear later.
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

test("after the router's timeout the browser loads the page", async ({ page }) => {
	await page.goto("/contact", { waitUntil: "networkidle" });
	await page.clock.install();
	await slow(page, /_rsc=/);
	const asked = page.waitForRequest(/_rsc=/);
	await openMenu(page);
	await page.locator('#menu a[href="/teachers"]').click();
	await asked;
	await expect(page).toHaveURL("/contact");
	await page.clock.runFor(10_500);
	await expect(page).toHaveURL("/teachers");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.teachers);
	await expect(page.getByText(failureText.heading)).toHaveCount(0);
});
