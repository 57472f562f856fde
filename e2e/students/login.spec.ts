import { expect, type Page, test } from "@playwright/test";
import { openApplicationText } from "@/lib/bengali/application";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { formText } from "@/lib/bengali/forms";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { loginReasons, passwordFieldText, loginText as text } from "@/lib/bengali/student-area";
import { studentText } from "@/lib/bengali/students";
import { broken, expectGoodPage, keptToken, openAs, passwordOf, phone, slow } from "./person";

test.use({ viewport: phone });

const call = "**/api/student/student-login";
const passwordBox = (page: Page) => page.locator("#password");
const submit = (page: Page) => page.getByRole("button", { name: text.submit });

async function logIn(page: Page, id: string, password: string) {
	await page.getByLabel(text.studentId).fill(id);
	await passwordBox(page).fill(password);
	await submit(page).click();
}

test.beforeEach(async ({ page }) => {
	await page.goto("/student-login");
});

test("a student logs in with Bengali digits and is redirected to home", async ({ page }) => {
	await expectGoodPage(page);
	await logIn(page, toBengaliDigits(2025010), passwordOf(2025010));
	await expect(page.getByText(studentText.loginDone)).toBeVisible();
	await expect(page).toHaveURL("/");
	expect(await keptToken(page)).toMatch(/^2025010\|[\w-]{43}$/);
	// The next user of this phone does not see the input, but who is logged in.
	await page.goBack();
	await expect(page).toHaveURL("/profile/2025010");
	await expect(passwordBox(page)).toBeHidden();
	await page.goto("/student-login");
	await expect(page).toHaveURL("/profile/2025010");
});

test("who is logged in and needs another login for a page gets the form", async ({ page }) => {
	await openAs(page, 2025010, "/student-login?next=%2Fprofile%2F2025011");
	await logIn(page, "2025011", passwordOf(2025011));
	await expect(page).toHaveURL("/profile/2025011");
});

test("both fields are required: the error summary gets focus and links to them", async ({ page }) => {
	await submit(page).click();
	const summary = page.getByRole("alert").filter({ hasText: formText.summary });
	await expect(summary).toBeFocused();
	await expect(page).toHaveTitle(new RegExp(`^${formText.error}`));
	await expectGoodPage(page);
	await summary.getByRole("link", { name: text.required.password }).click();
	await expect(passwordBox(page)).toBeFocused();
	await expect(passwordBox(page)).toHaveAccessibleDescription(new RegExp(text.required.password));
});

test("a wrong password shows a toast and an error summary, and keeps the input", async ({ page }) => {
	await logIn(page, "2025011", "not-this-one");
	await expect(page.getByText(studentText.loginFailed)).toHaveCount(2);
	await expect(page.locator("main").getByRole("alert")).toHaveText(studentText.loginFailed);
	await expect(page.getByLabel(text.studentId)).toHaveValue("2025011");
	await expect(passwordBox(page)).toHaveValue("not-this-one");
	expect(await keptToken(page)).toBeNull();
});

test("a letter in the id is reported at the field", async ({ page }) => {
	await logIn(page, "abc", "whatever-it-is");
	await expect(page.getByLabel(text.studentId)).toHaveAccessibleDescription(new RegExp(errorText.field.number));
});

test("the button that shows the password stands inside of its field, in the middle of its height", async ({ page }) => {
	for (const width of [phone.width, 1366]) {
		await page.setViewportSize({ width, height: 800 });
		const field = await passwordBox(page).boundingBox();
		const button = await page.getByRole("button", { name: passwordFieldText.showOf(text.password) }).boundingBox();
		if (!field || !button) throw new Error("not shown");
		expect(button.x).toBeGreaterThan(field.x + field.width / 2);
		const [above, below] = [button.y - field.y, field.y + field.height - button.y - button.height];
		expect(above, `${width} px`).toBeGreaterThan(1);
		expect(Math.abs(above - below), `${width} px`).toBeLessThan(1);
	}
});

test("the password can be shown and hidden", async ({ page }) => {
	await passwordBox(page).fill("secret");
	await page.getByRole("button", { name: passwordFieldText.showOf(text.password) }).click();
	await expect(passwordBox(page)).toHaveAttribute("type", "text");
	// What is seen on the button is part of its name, for those who speak it.
	const hide = page.getByRole("button", { name: passwordFieldText.hideOf(text.password) });
	await expect(hide).toHaveText(passwordFieldText.hide);
	await expect(hide).not.toHaveAttribute("aria-pressed");
	await hide.click();
	await expect(passwordBox(page)).toHaveAttribute("type", "password");
});

test("after too many attempts the page says how many minutes to wait", async ({ page }) => {
	for (let number = 0; number < 5; number++) {
		await page.request.post("/api/student/student-login", { data: { student_id: 2025012, password: "guess" } });
	}
	await logIn(page, "2025012", passwordOf(2025012));
	await expect(page.locator("main").getByRole("alert")).toContainText(/[০-৯]+ মিনিট/);
});

test("a slow connection shows a loading state and sends one request", async ({ page }) => {
	let sent = 0;
	page.on("request", (request) => {
		if (request.url().endsWith("/student-login") && request.method() === "POST") sent++;
	});
	const held = await slow(page, call);
	await logIn(page, "2025013", passwordOf(2025013));
	await expect(page.getByRole("button", { name: text.waiting })).toBeVisible();
	await passwordBox(page).press("Enter");
	held.answer();
	await expect(page).toHaveURL("/");
	expect(sent).toBe(1);
});

test("a tap while the next page loads sends nothing and reports nothing", async ({ page }) => {
	const next = await slow(page, /\?_rsc=/);
	await logIn(page, "2025013", passwordOf(2025013));
	await expect(page.getByText(studentText.loginDone)).toHaveAttribute("lang", "en");
	// Emptied after the success, with the page still there.
	await expect(passwordBox(page)).toHaveValue("");
	await page.getByLabel(text.studentId).press("Enter");
	await expect(page.getByRole("button", { name: text.waiting })).toBeVisible();
	expect(await page.getByRole("main").getByRole("alert").count()).toBe(0);
	next.answer();
	await expect(page).toHaveURL("/");
});

test("a broken connection shows a message; a retry succeeds", async ({ page }) => {
	const connection = await broken(page, call);
	await logIn(page, "2025014", passwordOf(2025014));
	await expect(page.getByText(noConnectionText)).toBeVisible();
	await connection.mend();
	await submit(page).click();
	await expect(page).toHaveURL("/");
});

test("a repeated toast replaces the previous one", async ({ page }) => {
	for (const wrong of ["first-guess", "second-guess", "third-guess"]) {
		await logIn(page, "2025016", wrong);
		await expect(page.locator("main").getByRole("alert")).toBeFocused();
	}
	// The message is in the toast and in the error summary.
	await expect(page.getByText(studentText.loginFailed)).toHaveCount(2);
});

test("without a redirect no reason is shown", async ({ page }) => {
	await expect(submit(page)).toBeEnabled();
	for (const reason of Object.values(loginReasons)) await expect(page.getByText(reason)).toHaveCount(0);
});

test("it does not redirect to another site", async ({ page }) => {
	await page.goto("/student-login?next=https://example.com/");
	await logIn(page, "2025015", passwordOf(2025015));
	await expect(page).toHaveURL("/");
});

test("without JavaScript the page says that it is required", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const page = await context.newPage();
	// The opening of an application works without: opening-plain.spec.ts.
	const buttons = {
		"/student-login": [openApplicationText.submit],
		"/students-information": [],
		"/profile/2025001": [],
	};
	for (const [path, names] of Object.entries(buttons)) {
		await page.goto(path);
		const notice = page.locator("main noscript p");
		await expect(notice).toBeVisible();
		await expect(notice).toHaveText(formText.noScript);
		await expect(page.getByRole("main").getByRole("button")).toHaveText(names);
	}
	await context.close();
});

test("if the script does not load, the page shows a notice after a delay", async ({ page }) => {
	await page.route("**/*.js", (route) => route.abort());
	await page.goto("/student-login");
	const notice = page.getByText(formText.late);
	await expect(notice).toBeHidden();
	await page.evaluate(() => {
		for (const animation of document.getAnimations()) animation.currentTime = 20_000;
	});
	await expect(notice).toBeVisible();
	await expect(page.getByRole("link", { name: formText.reload })).toBeVisible();
	await expect(submit(page)).toBeDisabled();

	await page.unroute("**/*.js");
	await page.reload();
	await expect(submit(page)).toBeEnabled();
	await expect(notice).toHaveCount(0);
});
