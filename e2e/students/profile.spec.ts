import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { waitingText } from "@/lib/bengali/forms";
import { loginText, refusedText, profileText as text } from "@/lib/bengali/student-area";
import { genderNames, studentText } from "@/lib/bengali/students";
import { broken, expectGoodPage, keepToken, keptToken, openAs, passwordOf, phone, recordOf, slow } from "./person";

test.use({ viewport: phone });

const call = "**/api/student-get/*";

test("a student reads the own record in Bengali", async ({ page, request }) => {
	const record = await recordOf(request, 2025016);
	await openAs(page, 2025016, "/profile/2025016");
	await expect(page.getByText(record.name, { exact: true })).toBeVisible();
	await expect(page.getByText(toBengaliDigits(record.code), { exact: true })).toBeVisible();
	await expect(page.getByText(genderNames[record.gender - 1] ?? "", { exact: true })).toBeVisible();
	await expect(page.getByText(record.fathers_name)).toBeVisible();
	await expectGoodPage(page);
});

test("a phone's photo is made small here, confirmed, and kept", async ({ page, request }) => {
	const photo = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: "#3b82f6" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	await openAs(page, 2025017, "/profile/2025017");
	const confirm = page.getByRole("button", { name: text.confirm });
	await expect(page.getByText(text.choose)).toBeVisible();
	await expect(confirm).toBeHidden();
	await page.getByLabel(text.choose).setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
	await expect(confirm).toBeVisible();
	const sending = page.waitForRequest("**/api/profile-picture-change/2025017");
	await confirm.click();
	const sent = Buffer.from((await sending).postDataJSON().image.split(",")[1], "base64");
	expect(sent.length).toBeLessThan(100_000);
	expect(await sharp(sent).metadata()).toMatchObject({ width: 300, height: 300 });
	await expect(page.getByText(studentText.picture.changed)).toBeVisible();
	await expect(confirm).toBeHidden();
	const shown = page.getByRole("img", { name: text.picture((await recordOf(request, 2025017)).name) });
	await expect(shown).toHaveAttribute("src", /^\/image\/student\//);
	await expect(shown).toHaveCSS("width", "150px");
	await page.reload();
	await expect(shown).toBeVisible();
});

test("a file that is no picture is refused in words", async ({ page }) => {
	await openAs(page, 2025018, "/profile/2025018");
	const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
	await page.getByLabel(text.choose).setInputFiles(file);
	await expect(page.locator("main").getByRole("alert")).toBeVisible();
	await expect(page.getByRole("button", { name: text.confirm })).toBeHidden();
});

test("a slow connection shows the wait; a broken one offers another try", async ({ page }) => {
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

test("an expired token leads to the login and back", async ({ page }) => {
	await keepToken(page, `2025019|${"x".repeat(43)}`);
	await page.goto("/profile/2025019");
	await expect(page).toHaveURL(/\/student-login\?next=/);
	expect(await keptToken(page)).toBeNull();
	await page.getByLabel(loginText.studentId).fill("2025019");
	await page.locator("#password").fill(passwordOf(2025019));
	await page.getByRole("button", { name: loginText.submit }).click();
	await expect(page).toHaveURL("/profile/2025019");
	await expect(page.getByText(toBengaliDigits(2025019), { exact: true })).toBeVisible();
});

test("without a token the page asks for a login", async ({ page }) => {
	await page.goto("/profile/2025019");
	await expect(page).toHaveURL(/\/student-login\?next=%2Fprofile%2F2025019$/);
});

test("another student's profile is refused in words", async ({ page }) => {
	await openAs(page, 2025019, "/profile/2025020");
	await expect(page.getByText(errorText.forbidden)).toBeVisible();
	await expect(page.getByRole("link", { name: refusedText.login })).toBeVisible();
});

test("log out forgets the token and goes home", async ({ page }) => {
	await openAs(page, 2025019, "/profile/2025019");
	await page.locator("main").getByRole("button", { name: text.leave }).click();
	await expect(page).toHaveURL("/");
	expect(await keptToken(page)).toBeNull();
});
