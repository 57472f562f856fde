/** The start page shows frequent errors to head accounts only. */

import { expect, type Page, test } from "@playwright/test";
import { faultText } from "@/lib/office/faults/text";
import { startText } from "@/lib/office/start/text";
import { openOffice, ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const { title, serverErrors, lockedLogins } = faultText;

/** Number of errors on one day; enough for the warning. */
const faults = 6;

/** Opens the start page once its HTML has the text: faults are counted every ten seconds. */
async function openWhenTold(page: Page, fault: string): Promise<void> {
	await signIn(page, school);
	const html = async () => (await page.request.get(`${school.url}/admin`)).text();
	await expect.poll(html).toContain(fault);
	await page.goto(`${school.url}/admin`);
	await expect(page.getByText(fault)).toHaveCount(1);
}

test("a few faults are not told", async ({ page }) => {
	await openOffice(page, school);
	await expect(page.getByText(startText.tasks.begin)).toBeVisible();
	await expect(page.getByText(title)).toHaveCount(0);
});

test("answers that failed are told with their number", async ({ page }) => {
	const asking = await visitor(school);
	const search = { exam_name: 1, year: 1, class: 1, studentId: 2025001 };
	await school.sql("ALTER TABLE results RENAME TO gone");
	for (let count = 0; count < faults; count += 1)
		expect((await asking.post("/api/student-result-publish", { data: search })).status()).toBe(500);
	await school.sql("ALTER TABLE gone RENAME TO results");
	await asking.dispose();
	await openWhenTold(page, serverErrors(faults));
	await expect(page.getByRole("region", { name: title }).getByRole("listitem")).toHaveCount(1);
});

test("attempts to log in that were refused are told as well", async ({ page }) => {
	const asking = await visitor(school);
	const login = () => asking.post("/api/student/student-login", { data: { student_id: 2025001, password: "অন্য কিছু" } });
	let refused = 0;
	while (refused < 20) if ((await login()).status() === 429) refused += 1;
	await asking.dispose();
	await openWhenTold(page, lockedLogins(refused));
});

test("a clerk does not see it", async ({ page }) => {
	const asking = await visitor(school);
	const account = { email: "clerk@school.example", password: "নদীর পাড়ে আরেকটি ঘর" };
	await recordsOf(asking, await signInHead(asking))("staff", { ...account, name: "করণিক", role: "clerk" });
	await asking.dispose();
	await openOffice(page, school, account);
	await expect(page.getByText(startText.tasks.begin)).toBeVisible();
	await expect(page.getByText(title)).toHaveCount(0);
});
