import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { openApplicationText } from "@/lib/bengali/application";
import { dataRequestText as asked } from "@/lib/bengali/data-requests";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { waitingText } from "@/lib/bengali/forms";
import { tokenText } from "@/lib/bengali/navigation";
import { loginReasons, loginText, refusedText, profileText as text } from "@/lib/bengali/student-area";
import { genderNames, studentText } from "@/lib/bengali/students";
import { apply } from "../calls/students/client";
import { openMenu } from "../menu";
import { broken, expectGoodPage, keepToken, keptToken, openAs, passwordOf, phone, recordOf, slow } from "./person";

test.use({ viewport: phone });

const call = "**/api/student-get/*";

test("shows the student's own record in Bengali", async ({ page, request }) => {
	const record = await recordOf(request, 2025016);
	await openAs(page, 2025016, "/profile/2025016");
	await expect(page.getByText(record.name, { exact: true })).toBeVisible();
	await expect(page.getByText(toBengaliDigits(record.code), { exact: true })).toBeVisible();
	await expect(page.getByText(genderNames[record.gender - 1] ?? "", { exact: true })).toBeVisible();
	await expect(page.getByText(record.fathers_name)).toBeVisible();
	await expectGoodPage(page);
});

test("a phone's photo is resized in the browser, confirmed and stored", async ({ page, request }) => {
	const photo = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: "#3b82f6" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	await openAs(page, 2025017, "/profile/2025017");
	const confirm = page.getByRole("button", { name: text.confirm });
	await expect(page.getByText(text.choose)).toBeVisible();
	await expect(confirm).toBeHidden();
	const choose = page.getByLabel(text.choose);
	await choose.focus();
	await choose.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
	await expect(confirm).toBeVisible();
	await expect(choose).toBeFocused();
	const sending = page.waitForRequest("**/api/profile-picture-change/2025017");
	await confirm.click();
	const sent = Buffer.from((await sending).postDataJSON().image.split(",")[1], "base64");
	expect(sent.length).toBeLessThan(100_000);
	expect(await sharp(sent).metadata()).toMatchObject({ width: 300, height: 300 });
	await expect(page.getByText(studentText.picture.changed)).toBeVisible();
	await expect(confirm).toBeHidden();
	await expect(choose).toBeFocused();
	const shown = page.getByRole("img", { name: text.picture((await recordOf(request, 2025017)).name) });
	await expect(shown).toHaveAttribute("src", /^\/image\/student\//);
	await expect(shown).toHaveCSS("width", "150px");
	await page.reload();
	await expect(shown).toBeVisible();
});

test("a file that is not a picture shows an error message", async ({ page }) => {
	await openAs(page, 2025018, "/profile/2025018");
	const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
	await page.getByLabel(text.choose).setInputFiles(file);
	await expect(page.locator("main").getByRole("alert")).toBeVisible();
	await expect(page.getByRole("button", { name: text.confirm })).toBeHidden();
});

test("the answer to a request for the data stands in a place that screen readers already know", async ({ page }) => {
	await openAs(page, 2025018, "/profile/2025018");
	const requests = page.getByRole("region", { name: asked.title });
	const answer = requests.locator("> [role=status]");
	await expect(answer).toHaveText("");
	await requests.locator("summary").click();
	await requests.getByLabel(asked.kind).selectOption(asked.kinds.copy);
	await requests.getByRole("button", { name: asked.submit }).click();
	await expect(answer).toHaveText(/./);
});

test("a slow connection shows a loading indicator, a broken one a retry button", async ({ page }) => {
	const held = await slow(page, call);
	await openAs(page, 2025018, "/profile/2025018");
	await expect(page.getByText(text.loading)).toBeVisible();
	held.answer();
	await expect(page.getByLabel(text.choose)).toBeAttached();

	const connection = await broken(page, call);
	await page.reload();
	await expect(page.getByRole("alert").filter({ hasText: text.failed })).toBeVisible();
	await connection.mend();
	await page.getByRole("button", { name: waitingText.retry }).click();
	await expect(page.getByLabel(text.choose)).toBeAttached();
});

test("an expired token redirects to the login and back", async ({ page }) => {
	await keepToken(page, `2025019|${"x".repeat(43)}`);
	await page.goto("/profile/2025019");
	await expect(page).toHaveURL(/\/student-login\?next=.*&reason=expired$/);
	await expect(page.getByText(loginReasons.expired)).toBeVisible();
	expect(await keptToken(page)).toBeNull();
	await page.getByLabel(loginText.studentId).fill("2025019");
	await page.locator("#password").fill(passwordOf(2025019));
	await page.getByRole("button", { name: loginText.submit }).click();
	await expect(page).toHaveURL("/profile/2025019");
	await expect(page.getByText(toBengaliDigits(2025019), { exact: true })).toBeVisible();
});

test("without a token it redirects to the login page", async ({ page }) => {
	await page.goto("/profile/2025019");
	await expect(page).toHaveURL(/\/student-login\?next=%2Fprofile%2F2025019$/);
});

test("another student's profile shows an error message", async ({ page }) => {
	await openAs(page, 2025019, "/profile/2025020");
	await expect(page.getByText(errorText.forbidden)).toBeVisible();
	await expect(page.getByRole("link", { name: refusedText.login })).toBeVisible();
});

test("logging out revokes the token and keeps application tokens", async ({ page, request }) => {
	const { token, student_id } = await apply(request);
	await openAs(page, 2025019, "/profile/2025019");
	await page.evaluate((token) => {
		localStorage.setItem("applications", JSON.stringify([token]));
		localStorage.setItem("last-result", "x");
	}, token);
	const login = (await keptToken(page)) ?? "";
	await page.locator("main").getByRole("button", { name: text.leave }).click();
	await expect(page).toHaveURL("/");
	expect(await keptToken(page)).toBeNull();
	expect(await page.evaluate(() => localStorage.getItem("last-result"))).toBeNull();
	await expect(page.getByRole("button", { name: tokenText.leave })).toHaveCount(0);
	await expect(
		page.getByRole("link", { name: tokenText.application(toBengaliDigits(student_id)) }).first(),
	).toBeVisible();
	const headers = { Authorization: `Bearer ${login}` };
	await expect.poll(async () => (await request.get("/api/student-get/2025019", { headers })).status()).toBe(401);
});

test("logging out offline removes the stored token", async ({ page }) => {
	await openAs(page, 2025019, "/profile/2025019");
	await expect(page.getByLabel(text.choose)).toBeAttached();
	await broken(page, "**/api/student/student-logout");
	await openMenu(page);
	await page.getByRole("navigation").getByRole("button", { name: tokenText.leave }).click();
	await expect(page).toHaveURL("/");
	expect(await keptToken(page)).toBeNull();
});

test("student and application tokens are stored side by side", async ({ page, request }) => {
	const applicant = await apply(request);
	await openAs(page, 2025019, "/profile/2025019");
	await page.goto("/student/student-application-form");
	for (const [name, value] of Object.entries({ name: "Rahim", fathers_name: "Karim", mothers_name: "Rahima" }))
		await page.locator(`[name="${name}"]`).fill(value);
	await page.locator('[name="gender"][value="1"]').check();
	await page.locator('[name="present_class"]').selectOption("3");
	await page.locator('main form button[type="submit"]').click();
	await expect(page).toHaveURL("/");
	expect(await keptToken(page)).toMatch(/^2025019\|/);
	const [sent] = JSON.parse((await page.evaluate(() => localStorage.getItem("applications"))) ?? "[]");
	const number = sent.split("|")[0];

	const menu = page.getByRole("navigation");
	await openMenu(page);
	await expect(menu.getByRole("link", { name: tokenText.profile })).toBeVisible();
	await menu.getByRole("link", { name: tokenText.application(toBengaliDigits(number)) }).click();
	await expect(page.getByRole("article").getByText("Rahim", { exact: true })).toBeVisible();
	await page.goto("/profile/2025019");
	await expect(page.getByLabel(text.choose)).toBeAttached();
	await page.goto(`/student/details/${applicant.student_id}`);
	await expect(page.getByLabel(openApplicationText.fact)).toBeVisible();
});
