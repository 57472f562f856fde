/** Accessibility rules on the pages of a logged-in student, on a phone and on a desktop. */
import { expect, test } from "@playwright/test";
import { studentTitles } from "@/lib/bengali/student-area";
import { expectGoodPage, openAs, phone } from "./person";

const student = 2025003;

const pages = [
	{ path: "/", ready: "#students a[href^='/profile/'], section a[href^='/profile/']" },
	{ path: `/profile/${student}`, ready: "main dl" },
	{ path: `/change-password/${student}`, ready: "main form" },
	{ path: "/students-information", ready: "main form" },
];

for (const { path, ready } of pages)
	test(`${path.replace(String(student), "…")} logged in`, async ({ page }) => {
		await page.setViewportSize(phone);
		await openAs(page, student, path);
		await expect(page.locator(ready).first()).toBeVisible();
		await expectGoodPage(page);
		await page.setViewportSize({ width: 1440, height: 900 });
		await expect(page.locator(ready).first()).toBeVisible();
		await expectGoodPage(page);
	});

test("anonymous visitors are redirected to the login page", async ({ page }) => {
	await page.goto(`/profile/${student}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(studentTitles.login);
	await expectGoodPage(page);
});
