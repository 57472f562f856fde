/** One record in two forms: nobody saves over another's text unseen, on a computer and on a phone. */
import {
	type APIRequestContext,
	type Browser,
	expect,
	type Locator,
	type Page,
	test,
	type ViewportSize,
} from "@playwright/test";
import { editingText } from "@/lib/office/editing/text";
import { staffText } from "@/lib/office/words/staff";
import { expectNoSidewaysScroll } from "../page-rules";
import { slow } from "../students/person";
import { widths } from "./counting";
import { type Create, hydrated, ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

const clerk = { email: "rahima", password: "নদীর পাড়ে আমার ঘর" };
const { conflict } = editingText;

let asking: APIRequestContext;
let headers: { Authorization: string };
let create: Create;
test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	create = recordsOf(asking, headers);
	await create("staff", { name: "রহিমা", username: clerk.email, password: clerk.password, role: "clerk" });
});
test.afterAll(() => asking.dispose());

const read = async (path: string) => (await asking.get(`/cms/${path}?draft=true&depth=0`, { headers })).json();

/** A page of an account of its own, as on another computer. */
async function formOf(
	browser: Browser,
	path: string,
	account?: typeof clerk,
	viewport: ViewportSize = widths.computer,
) {
	const context = await browser.newContext({ viewport });
	const page = await context.newPage();
	await signIn(page, school, account);
	await open(page, path);
	return page;
}

async function open(page: Page, path: string) {
	await page.goto(`${school.url}/admin/${path}`);
	await hydrated(page);
	const isForm = /\/(\d+|create|contact)$/.test(path);
	if (isForm) await expect(page.locator("form[data-form-ready=true]").first()).toBeVisible();
}

const saved = (page: Page) => page.waitForResponse((answer) => answer.url().includes("autosave=true") && answer.ok());
const dialog = (page: Page) => page.locator(".editing-conflict");
const box = (page: Page, name: string) => page.locator(`#field-${name}`);
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name });

async function type(page: Page, name: string, text: string) {
	const saving = saved(page);
	await box(page, name).fill(text);
	await saving;
}

/** Expects that what is shown on the phone fits it, and a computer. */
async function expectFits(page: Page, part: Page | Locator, name: string) {
	for (const [device, viewport] of Object.entries(widths)) {
		await page.setViewportSize(viewport);
		await expectNoSidewaysScroll(page);
		await part.screenshot({ path: test.info().outputPath(`${name}-${device}.png`) });
	}
}

test("on a phone and a computer: an older tab shows both texts, keeps its own by choice, and the other takes that over", async ({
	browser,
}) => {
	const id = await create("notices", {
		name: "দুই ট্যাব",
		publishedAt: "2026-01-01T00:00:00.000Z",
		_status: "published",
	});
	const path = `collections/notices/${id}`;
	const old = await formOf(browser, path, clerk, widths.phone);
	const newer = await formOf(browser, path);
	await type(newer, "name", "প্রধানের শিরোনাম");
	await expect(dialog(newer)).toBeHidden();

	// Who opens it now sees who writes in it.
	const third = await formOf(browser, path, clerk);
	await expect(third.locator(".editing-presence")).toBeVisible();
	await expectFits(third, third, "presence");
	await third.context().close();

	await box(old, "name").fill("কেরানির শিরোনাম");
	await expect(dialog(old)).toBeVisible();
	await expect(dialog(old).locator("dt")).toHaveText([staffText.fields.title]);
	await expect(dialog(old).locator(".text-pairs__side")).toContainText(["প্রধানের শিরোনাম", "কেরানির শিরোনাম"]);
	await expectFits(old, dialog(old), "conflict");
	expect((await read(`notices/${id}`)).name).toBe("প্রধানের শিরোনাম".normalize("NFC"));

	// Back in the form nothing is lost, and the next save asks again.
	await button(old, conflict.back).click();
	await expect(box(old, "name")).toHaveValue("কেরানির শিরোনাম".normalize("NFC"));
	await old.locator("#action-save").click();
	await expect(dialog(old)).toBeVisible();
	await button(old, conflict.keepMine).click();
	await expect
		.poll(async () => (await read(`notices/${id}`)) as { name: string; _status: string })
		.toMatchObject({ name: "কেরানির শিরোনাম".normalize("NFC"), _status: "published" });
	await expect(dialog(old)).toBeHidden();

	await box(newer, "name").fill("প্রধান আবার");
	await expect(dialog(newer)).toBeVisible();
	await button(newer, conflict.takeTheirs).click();
	await expect(box(newer, "name")).toHaveValue("কেরানির শিরোনাম".normalize("NFC"));
	await type(newer, "name", "দুজনের পরে");
	await expect(dialog(newer)).toBeHidden();
	for (const page of [old, newer]) await page.context().close();
});

test("whoever goes on typing is not refused by the form's own saves", async ({ browser }) => {
	const id = await create("notices", { name: "একা লেখা", _status: "draft" });
	const page = await formOf(browser, `collections/notices/${id}`);
	const refusals: number[] = [];
	page.on("response", (answer) => {
		if (answer.status() === 409) refusals.push(answer.status());
	});
	// As over a slow connection: each save is still under way when the next letters are typed.
	await page.route(/autosave=true/, async (route) => {
		await new Promise((later) => setTimeout(later, 800));
		await route.continue();
	});
	const text = "ধীরে ধীরে অনেকক্ষণ ধরে লেখা একটি লম্বা শিরোনাম";
	await box(page, "name").fill("");
	await box(page, "name").pressSequentially(text, { delay: 150 });
	await expect.poll(async () => (await read(`notices/${id}`)).name).toBe(text.normalize("NFC"));
	expect(refusals).toEqual([]);
	await page.context().close();
});

test("what is typed in several fields while a save is under way is not replaced by its answer", async ({ browser }) => {
	const id = await create("notices", { name: "শুরু", _status: "draft" });
	const page = await formOf(browser, `collections/notices/${id}`);
	const saves = await slow(page, /autosave=true/);
	const asked = page.waitForRequest(/autosave=true/);
	await box(page, "name").fill("অর্ধেক");
	await asked;
	await box(page, "name").fill("পুরো শিরোনাম");
	await box(page, "publishedAt").fill("০১-১২-২০৯৬");
	await box(page, "shownUntil").fill("০২-১২-২০৯৬");
	const answered = page.waitForResponse((answer) => answer.url().includes("autosave=true"));
	saves.answer();
	await answered;
	const stored = { name: "পুরো শিরোনাম", publishedAt: "2096-11-30T18:00:00.000Z" };
	await expect.poll(() => read(`notices/${id}`)).toMatchObject(stored);
	await expect(box(page, "name")).toHaveValue("পুরো শিরোনাম");
	await expect(box(page, "shownUntil")).toHaveValue("০২-১২-২০৯৬");
	await page.context().close();
});

test("two tabs of one person, in a form without drafts that nobody has saved before", async ({ browser }) => {
	const first = await formOf(browser, "globals/contact");
	const second = await first.context().newPage();
	await open(second, "globals/contact");
	const save = async (page: Page, text: string) => {
		await box(page, "address").fill(text);
		const answer = page.waitForResponse(
			(response) => response.request().method() === "POST" && response.url().includes("/cms/globals/"),
		);
		await page.locator("#action-save").click();
		return (await answer).status();
	};
	expect(await save(first, "প্রথম ট্যাবের ঠিকানা")).toBe(200);
	expect(await save(second, "দ্বিতীয় ট্যাবের ঠিকানা")).toBe(409);
	await expect(dialog(second)).toContainText("প্রথম ট্যাবের ঠিকানা".normalize("NFC"));
	await button(second, conflict.keepMine).click();
	await expect.poll(async () => (await read("globals/contact")).address).toBe("দ্বিতীয় ট্যাবের ঠিকানা".normalize("NFC"));
	await first.context().close();
});

test("a form that is opened and left leaves nothing in the list or the day's record; the first letter does", async ({
	browser,
}) => {
	const page = await formOf(browser, "collections/notices/create");
	await expect(page).toHaveURL(/notices\/\d+$/);
	const form = page.url();
	await open(page, "collections/notices?limit=50");
	const link = page.locator(`a[href$="/${form.slice(form.lastIndexOf("/") + 1)}"]`);
	await expect(page.locator("table").first()).toBeVisible();
	await expect(link).toHaveCount(0);
	await open(page, form.slice(form.indexOf("collections")));
	await type(page, "name", "প্রথম অক্ষর");
	await open(page, "collections/notices?limit=50");
	await expect(link.first()).toBeVisible();
	await page.context().close();
});
