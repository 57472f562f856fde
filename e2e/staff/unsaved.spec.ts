/** What is typed into a form survives the login that follows the end of a session, on the production build. */
import { expect, type Page, test } from "@playwright/test";
import { sessionsText } from "@/lib/office/sessions/text";
import { head, recordsOf, sharedSchool, signIn, signInHead, visitor } from "./own-school";

const texts = sessionsText.unsaved;
const school = sharedSchool();
const clerk = { email: "unsaved.clerk", password: "নদীর ওপারে অনেক বৃষ্টি" };
let teacher: string;
let notice: string;

test.beforeAll(async () => {
	const asking = await visitor(school);
	const create = recordsOf(asking, await signInHead(asking));
	await create("staff", { name: "রহিমা খাতুন", username: clerk.email, role: "clerk", password: clerk.password });
	teacher = `/admin/collections/teachers/${await create("teachers", { name: "করিম", designation: "শিক্ষক" })}`;
	const published = { name: "ফেরানো লেখার নোটিশ", publishedAt: "2026-01-01T06:00:00.000Z", _status: "published" };
	notice = `/admin/collections/notices/${await create("notices", published)}`;
	await asking.dispose();
});

const name = (page: Page) => page.locator("#field-name");
const save = (page: Page) => page.locator("#action-save");
const endSessions = () => school.sql("DELETE FROM staff_sessions");
const keptIn = (page: Page) =>
	page.evaluate(() => Object.keys(sessionStorage).filter((entry) => entry.startsWith("unsaved:")));

async function open(page: Page, path: string): Promise<void> {
	await signIn(page, school);
	await page.goto(school.url + path);
	await expect(name(page)).toBeEditable();
}

/** Types, and waits for the form's check of it: one after the end of the session leads to the login before anybody saves. */
async function type(page: Page, field: string, text: string): Promise<void> {
	const checked = page.waitForResponse((answer) => "next-action" in answer.request().headers());
	await page.locator(field).fill(text);
	await checked;
}

/** The login to which the end of a session has led says why, and leads back. */
async function logInAgain(page: Page, path: string, account = head): Promise<void> {
	await page.waitForURL((url) => url.pathname === "/admin/login" && url.searchParams.get("redirect") === path);
	await expect(page.getByText(sessionsText.timeIsUp)).toBeVisible();
	await page.locator("#field-username").fill(account.email);
	await page.locator("#field-password").fill(account.password);
	await page.keyboard.press("Enter");
	await page.waitForURL(school.url + path);
}

test("a new record: saving after the end of the session leads to the login, and then the text is there", async ({
	page,
}) => {
	const path = "/admin/collections/teachers/create";
	await open(page, path);
	await type(page, "#field-name", "আয়েশা সিদ্দিকা");
	await type(page, "#field-designation", "সহকারী শিক্ষক");
	await endSessions();
	await save(page).click();
	await logInAgain(page, path);
	await expect(page.getByText(texts.isBack)).toBeVisible();
	await expect(name(page)).toHaveValue("আয়েশা সিদ্দিকা".normalize("NFC"));
	await expect(page.locator("#field-designation")).toHaveValue("সহকারী শিক্ষক".normalize("NFC"));
	expect(await keptIn(page)).toHaveLength(1);
	await save(page).click();
	await page.waitForURL(/\/collections\/teachers\/\d+/);
	await expect(page.getByText(texts.isBack)).toHaveCount(0);
	expect(await keptIn(page)).toEqual([]);
	await page.goto(school.url + path);
	await expect(name(page)).toHaveValue("");
});

test("what a page asks for when the login is shown already leads back to the page, not to the login", async ({
	page,
}) => {
	await open(page, teacher);
	const asked = page.waitForRequest((request) => request.method() === "POST" && "next-action" in request.headers());
	await name(page).fill("করিম উদ্দিন");
	const request = await asked;
	await endSessions();
	const referer = `${school.url}/admin/login?${new URLSearchParams({ redirect: teacher })}`;
	const answer = await page.request.post(school.url + teacher, {
		headers: { ...request.headers(), referer },
		data: request.postDataBuffer() ?? "",
		maxRedirects: 0,
	});
	const target = new URL(answer.headers()["x-action-redirect"]?.split(";")[0] ?? "", school.url);
	expect([target.pathname, target.searchParams.get("redirect")]).toEqual(["/admin/login", teacher]);
});

test("a stored record: the text is dropped by a button, at a logout, and for another account", async ({ page }) => {
	const saveLate = async () => {
		await open(page, teacher);
		await type(page, "#field-name", "করিম উদ্দিন");
		await endSessions();
		await save(page).click();
	};
	await saveLate();
	await logInAgain(page, teacher);
	await expect(name(page)).toHaveValue("করিম উদ্দিন");
	await page.getByRole("button", { name: texts.drop }).click();
	await expect(name(page)).toHaveValue("করিম");
	await expect(page.getByText(texts.isBack)).toHaveCount(0);
	expect(await keptIn(page)).toEqual([]);

	await saveLate();
	await logInAgain(page, teacher, clerk);
	await expect(name(page)).toHaveValue("করিম");
	await expect.poll(() => keptIn(page)).toEqual([]);
	await page.reload();
	await expect(name(page)).toHaveValue("করিম");
	await expect(page.getByText(texts.isBack)).toHaveCount(0);

	await open(page, teacher);
	await name(page).fill("করিম উদ্দিন");
	await expect.poll(() => keptIn(page)).toHaveLength(1);
	await page.goto(`${school.url}/admin/logout`);
	await page.waitForURL(/\/admin\/login/);
	expect(await keptIn(page)).toEqual([]);
});

test("a record that was saved meanwhile is shown as it is now, until its own text is asked for", async ({ page }) => {
	await open(page, teacher);
	await type(page, "#field-name", "করিম উদ্দিন");
	await expect.poll(() => keptIn(page)).toHaveLength(1);
	const asking = await visitor(school);
	const headers = await signInHead(asking);
	const changed = await asking.patch(teacher.replace("/admin/collections", "/cms"), {
		headers,
		data: { designation: "প্রধান শিক্ষক" },
	});
	expect(changed.status()).toBe(200);
	await asking.dispose();
	await endSessions();
	await save(page).click();
	await logInAgain(page, teacher);
	await expect(page.getByText(texts.savedMeanwhile)).toBeVisible();
	await expect(name(page)).toHaveValue("করিম");
	await page.getByRole("button", { name: texts.putBack }).click();
	await expect(name(page)).toHaveValue("করিম উদ্দিন");
	await expect(page.locator("#field-designation")).toHaveValue("প্রধান শিক্ষক");
	await save(page).click();
	await expect(page.getByText(texts.isBack)).toHaveCount(0);
	await expect.poll(() => keptIn(page)).toEqual([]);
});

test("a notice that saves itself: its text is back as a draft, and nothing is published", async ({ page }) => {
	await open(page, notice);
	await endSessions();
	await name(page).fill("ছুটির নতুন নোটিশ");
	await logInAgain(page, notice);
	await expect(page.getByText(texts.isBack)).toBeVisible();
	await expect(name(page)).toHaveValue("ছুটির নতুন নোটিশ");
	await expect.poll(() => keptIn(page)).toEqual([]);
	const record = notice.replace("/admin/collections", "/cms");
	const stored = async (query: string) => (await (await page.request.get(school.url + record + query)).json()).name;
	expect(await stored("?draft=true")).toBe("ছুটির নতুন নোটিশ");
	expect(await stored("")).toBe("ফেরানো লেখার নোটিশ");
});
