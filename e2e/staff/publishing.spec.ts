/** Publishing in the back office as staff do it: files, drafts, preview, trash, history, on a computer and on a phone. */
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type APIRequestContext, type Browser, expect, type Page, type Route, test } from "@playwright/test";
import sharp from "sharp";
import { formatDate } from "@/lib/bengali/dates";
import { shareText } from "@/lib/bengali/share";
import { itemText } from "@/lib/bengali/site";
import { asciiPath, contentPath, itemPath } from "@/lib/contract/paths";
import { activityText } from "@/lib/office/activity/text";
import { recordStateText } from "@/lib/office/parts/record-state";
import { callPath } from "@/lib/office/paths";
import {
	announcementText,
	filesText,
	menuLinkText,
	publishButtonText,
	siteLinkText,
	trashText,
} from "@/lib/office/publishing/text";
import { startText } from "@/lib/office/start/text";
import { staffText } from "@/lib/office/words/staff";
import { movingInText } from "@/lib/tools/moving-in/text";
import { expectNoSidewaysScroll } from "../page-rules";
import { loadedWidth } from "../picture";
import { counting, widths } from "./counting";
import {
	beginSession,
	type Create,
	head,
	hydrated,
	openOffice,
	recordsOf,
	sharedSchool,
	signIn,
	signInHead,
	visitor,
} from "./own-school";

const school = sharedSchool();
test.describe.configure({ mode: "serial" });

let asking: APIRequestContext;
let headers: { Authorization: string };
let create: Create;
test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	create = recordsOf(asking, headers);
});
test.afterAll(() => asking.dispose());

const sizes = [
	{ device: "computer", viewport: widths.computer, hasTouch: false },
	{ device: "phone", viewport: widths.phone, hasTouch: true },
];

async function scan(name: string, background: string) {
	const buffer = await sharp({ create: { width: 1200, height: 300, channels: 3, background } })
		.jpeg()
		.toBuffer();
	return { name, mimeType: "image/jpeg", buffer };
}
const pdf = (name: string) => ({
	name,
	mimeType: "application/pdf",
	buffer: readFileSync(path.resolve("lib/demo/files/letter.pdf")),
});

const upOf = (name: string) => new RegExp(`${name}.*${filesText.up("")}`);
const publish = (page: Page) => page.locator("#action-save");
const rows = (page: Page) => page.locator(".file-row");
const bar = (page: Page) => page.getByRole("region", { name: activityText.bar.label });
const toasts = (page: Page) => page.locator(".payload-toast-container");

/** Holds back the first answer about what can be undone. @returns what lets it come, and waits until it was read */
async function holdFirstOffer(page: Page): Promise<() => Promise<void>> {
	let answer = async () => {};
	const hold = async (route: Route) => {
		const response = await route.fetch();
		answer = () => route.fulfill({ response });
	};
	await page.route(`**${callPath("activity/offer")}`, hold, { times: 1 });
	return async () => {
		await answer();
		await page.evaluate(() => new Promise(requestAnimationFrame));
	};
}

const read = async (query: string) => (await asking.get(`/cms/${query}`, { headers })).json();

async function publicItem(name: string) {
	const answer = await asking.post(`/api/get-params-name/notice/${encodeURIComponent(name)}`);
	return answer.ok() ? (await answer.json()).data : null;
}

for (const { device, viewport, hasTouch } of sizes) {
	test.describe(device, () => {
		test.use({ viewport, hasTouch });

		test("a notice with a scan: a title, a file, one press; then it is told of in ready words", async ({ page }) => {
			await openOffice(page, school);
			// The upload is an act as well.
			const answerFirst = await holdFirstOffer(page);
			const { done, click, fill, chooseFiles } = counting();
			const name = `স্ক্যান করা নোটিশ ${device}`;
			// A slow phone is still saving the draft when the button is pressed.
			const isSlow = device === "phone";
			let goOn = () => {};
			const saved = new Promise<void>((resolve) => {
				goOn = resolve;
			});
			let held = 0;
			if (isSlow)
				await page.route(/autosave=true/, async (route) => {
					held += 1;
					await saved;
					await route.continue();
				});
			await click(page.getByRole("link", { name: startText.actions.notice }));
			await fill(page.locator("#field-name"), name);
			await chooseFiles(page.getByText(filesText.choose), [await scan("স্ক্যান.jpg", "red")]);
			await expect(rows(page).locator("img")).toBeVisible();
			if (isSlow) await expect.poll(() => held).toBeGreaterThan(0);
			await click(publish(page));
			if (isSlow) await expect(publish(page)).toHaveText(publishButtonText.afterSaving);
			goOn();
			await expect.poll(() => publicItem(name)).not.toBeNull();
			await expect(page.locator(".site-links .record-state")).toHaveText(recordStateText({ kind: "public" }));
			expect((await publicItem(name)).image).toMatch(/\.jpg$/);
			// The form is opened, a file chosen, and the notice published.
			expect(done).toEqual({ clicks: 3, fields: 1 });

			const id = Number(page.url().split("/").at(-1)?.split("?")[0]);
			const text = page.getByLabel(announcementText.label);
			const { schoolName } = await read("globals/settings?depth=0");
			const day = formatDate(new Date().toISOString());
			const kind = staffText.notices.singular;
			await expect(text).toHaveValue(announcementText.message(kind, name, day, `${school.url}/n/${id}`, schoolName));
			const whatsapp = page.getByRole("link", { name: shareText.whatsapp });
			await expect(whatsapp).toHaveAttribute("href", new RegExp(encodeURIComponent(`/n/${id}`)));
			await expectNoSidewaysScroll(page);
			await page.screenshot({ path: test.info().outputPath("told.png") });
			const published = activityText.bar.happened("publish", activityText.named(kind, name));
			await expect(bar(page)).toContainText(published);
			await answerFirst();
			await expect(bar(page)).toContainText(published);
			// The bar that undoes it leaves the buttons of the form free.
			const [foot, save] = [await bar(page).boundingBox(), await publish(page).boundingBox()];
			expect(foot?.y ?? 0).toBeGreaterThan((save?.y ?? 0) + (save?.height ?? 0));

			await page.goto(`${school.url}${itemPath("notice", name)}`);
			await expect(page.getByRole("img", { name, exact: true })).toBeVisible();
			const link = page.getByRole("link", { name: new RegExp(itemText.download) });
			const file = await asking.get((await link.getAttribute("href")) ?? "");
			expect(file.headers()["content-type"]).toBe("image/jpeg");
		});

		test("a deleted notice is restored with two clicks, and is public again", async ({ page }) => {
			const name = `ফিরে আসা নোটিশ ${device}`;
			const id = await create("notices", { name, _status: "published" });
			await asking.patch(`/cms/notices/${id}`, { headers, data: { deletedAt: new Date().toISOString() } });
			expect(await publicItem(name)).toBeNull();
			await signIn(page, school);
			await page.goto(`${school.url}/admin/collections/notices`);
			await expect(page.getByRole("button", { name: trashText.restore })).toHaveCount(0);
			const { done, click } = counting();
			await click(page.locator("#trash-view-pill"));
			await click(page.locator("tr", { hasText: name }).getByRole("button", { name: trashText.restore }));
			await expect(toasts(page)).toContainText(trashText.restored(name));
			expect(done.clicks).toBe(2);
			expect(await publicItem(name)).not.toBeNull();
		});
	});
}

// On a computer the bar is pressed below.
test.describe("phone", () => {
	test.use({ viewport: widths.phone, hasTouch: true });

	test("a deleted notice is restored by the bar at the foot with one press of a key", async ({ page }) => {
		const name = "ভুলে মোছা নোটিশ";
		const id = await create("notices", { name, _status: "published" });
		await signIn(page, school);
		await page.goto(`${school.url}/admin/collections/notices/${id}`);
		await hydrated(page);
		await page.locator(".doc-controls__popup button").first().click();
		await page.locator("#action-delete").click();
		await expect(page.locator("#confirm-cancel")).toBeFocused();
		await page.locator("#confirm-action:visible").click();
		// Deleting has led to the list.
		await page.waitForURL(/collections\/notices\?|collections\/notices$/);
		const named = activityText.named(staffText.notices.singular, name);
		await expect(bar(page).getByRole("status")).toHaveText(activityText.bar.happened("trash", named));
		expect(await publicItem(name)).toBeNull();
		// It stays over a reload, and as long as it has the focus.
		await page.reload();
		await page.screenshot({ path: test.info().outputPath("undo-bar.png") });
		await bar(page).getByRole("button", { name: activityText.undo }).press("Enter");
		await expect(bar(page).getByRole("status")).toHaveText(activityText.undone);
		expect(await publicItem(name)).not.toBeNull();
		await expect(page.locator("tr", { hasText: name })).toBeVisible();
		const close = bar(page).getByRole("button", { name: activityText.bar.close });
		await expect(close).toBeFocused();
		await close.press("Enter");
		await expect(bar(page)).toHaveCount(0);
	});
});

test("a save is undone in its form, and an undo that comes too late says who was faster", async ({ page }) => {
	const name = "তাড়াহুড়োর নোটিশ";
	const id = await create("notices", { name, _status: "published" });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices/${id}`);
	await hydrated(page);
	const save = async (text: string) => {
		await page.locator("#field-name").fill(text);
		await publish(page).click();
		const named = activityText.named(staffText.notices.singular, text);
		await expect(bar(page).getByRole("status")).toHaveText(activityText.bar.happened("update", named));
	};
	const undo = bar(page).getByRole("button", { name: activityText.undo });
	// A message does not cover the bar, however long the name in it is.
	await page.setViewportSize({ width: 360, height: 740 });
	await save(`${name}, ${"বিদ্যালয়ের সকল শিক্ষার্থীর ".repeat(6)}জন্য`);
	const message = page.locator("[data-sonner-toast][data-mounted=true][data-removed=false]");
	await expect
		.poll(async () => {
			const [above, below] = [await message.first().boundingBox(), await bar(page).boundingBox()];
			return above && below ? above.y + above.height <= below.y : null;
		})
		.toBe(true);
	await page.setViewportSize({ width: 1280, height: 720 });
	await save(`${name} ২`);
	await undo.click();
	await expect(bar(page).getByRole("status")).toHaveText(
		new RegExp(`${activityText.undone}|${activityText.undoneOnSite}`),
	);
	expect((await publicItem(name))?.name).not.toBe(`${name} ২`);

	// By somebody else: the bar offers the newest act of the account, from wherever it comes.
	const clerk = { name: "রহিমা খাতুন", username: "rahima", password: head.password };
	await create("staff", { ...clerk, role: "clerk" });
	await save(`${name} ৩`);
	const clerks = await visitor(school);
	const session = await beginSession(clerks, { email: clerk.username, password: clerk.password });
	const changed = await clerks.patch(`/cms/notices/${id}`, { headers: session, data: { name: `${name} ৪` } });
	expect(changed.status()).toBe(200);
	await clerks.dispose();
	await undo.click();
	await expect(bar(page).getByRole("alert")).toContainText(activityText.changedSince(clerk.name, "").slice(0, -4));
	expect((await publicItem(`${name} ৪`))?.name).toBe(`${name} ৪`);
	// What is saved by itself as a draft is no act to be undone.
	await bar(page).getByRole("button", { name: activityText.bar.close }).click();
	await expect(bar(page)).toHaveCount(0);
});

test("a PDF file that comes first proposes the title, and its first page stands on the page of the notice", async ({
	page,
}) => {
	const name = "বার্ষিক পরীক্ষার সময়সূচি".normalize("NFC");
	await openOffice(page, school);
	const { done, click, chooseFiles } = counting();
	await click(page.getByRole("link", { name: startText.actions.notice }));
	const buffer = readFileSync(path.resolve("lib/search/file-texts/testing/chromium.pdf"));
	await chooseFiles(page.getByText(filesText.choose), [{ name: "চিঠি.pdf", mimeType: "application/pdf", buffer }]);
	await expect(page.getByText(filesText.proposed(name))).toBeVisible();
	await expect(page.locator("#field-name")).toHaveValue(name);
	await page.screenshot({ path: test.info().outputPath("proposed.png") });
	await click(publish(page));
	await expect.poll(() => publicItem(name)).not.toBeNull();
	expect(done).toEqual({ clicks: 3, fields: 0 });

	const picture = page.getByRole("link", { name: itemText.wholeFile }).getByRole("img");
	await expect(async () => {
		await page.goto(`${school.url}${itemPath("notice", name)}`);
		await expect(picture).toHaveAttribute("alt", itemText.firstPageOf(name), { timeout: 1_000 });
	}).toPass();
	await expect(picture).toHaveAttribute("height", "1600");
	await loadedWidth(picture);
	const link = page.getByRole("link", { name: itemText.wholeFile });
	const [src, href] = [await picture.getAttribute("src"), await link.getAttribute("href")];
	expect((await asking.get(href ?? "")).headers()["content-type"]).toBe("application/pdf");
	const { docs } = await read(`notices?where[name][equals]=${encodeURIComponent(name)}&depth=0`);
	await asking.patch(`/cms/notices/${docs[0].id}`, { headers, data: { _status: "draft" } });
	expect((await asking.get(src ?? "")).status()).toBe(404);
});

async function dropFiles(page: Page, files: Awaited<ReturnType<typeof scan>>[]) {
	const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, data: buffer.toString("base64") }));
	const transfer = await page.evaluateHandle((all) => {
		const dropped = new DataTransfer();
		for (const { name, mimeType, data } of all) {
			const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
			dropped.items.add(new File([bytes], name, { type: mimeType }));
		}
		return dropped;
	}, sent);
	await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
}

test("files dropped on the form are uploaded at once, ordered by keyboard and by drag, and shown in this order", async ({
	page,
}) => {
	const name = "কয়েকটি ফাইল";
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices/create`);
	await page.locator("#field-name").fill(name);
	await dropFiles(page, [await scan("এক.jpg", "red"), pdf("দুই.pdf"), await scan("তিন.jpg", "blue")]);
	await expect(rows(page)).toHaveCount(3);
	await expect(rows(page).nth(2)).toContainText("তিন");
	await rows(page)
		.nth(2)
		.getByRole("button", { name: upOf("তিন") })
		.press("Enter");
	await expect(rows(page).nth(1)).toContainText("তিন");
	const handle = await rows(page).nth(1).locator(".file-row__handle").boundingBox();
	const target = await rows(page).nth(0).boundingBox();
	if (!handle || !target) throw new Error("The rows are not visible");
	await page.mouse.move(handle.x + 20, handle.y + 20);
	await page.mouse.down();
	await page.mouse.move(handle.x + 20, target.y + 10, { steps: 10 });
	await page.mouse.up();
	await expect(rows(page).first()).toContainText("তিন");

	await dropFiles(page, [{ name: "খারাপ.png", mimeType: "image/png", buffer: Buffer.from("no picture") }]);
	await expect(rows(page).last()).toContainText(staffText.errors.file);
	await rows(page).last().getByRole("button", { name: filesText.dismiss }).click();
	await expect(rows(page)).toHaveCount(3);

	await publish(page).click();
	await expect.poll(() => publicItem(name)).not.toBeNull();
	expect((await publicItem(name)).image).toMatch(/^তিন-.*\.jpg$/);
	await page.goto(`${school.url}${itemPath("notice", name)}`);
	// The first page of the PDF file is made a picture after the upload, sooner or later than this visit.
	const pictures = page.locator(`article img:not([alt="${itemText.firstPageOf(itemText.pageOf(name, 3))}"])`);
	await expect(pictures).toHaveCount(2);
	await expect(pictures.nth(0)).toHaveAttribute("alt", itemText.pageOf(name, 1));
	await expect(pictures.nth(1)).toHaveAttribute("alt", itemText.pageOf(name, 2));
	await expect(pictures.nth(0)).toHaveAttribute("src", /\.webp$/);
	await expect(page.getByRole("list", { name: itemText.files }).getByRole("listitem")).toHaveText([
		new RegExp(itemText.picture),
		new RegExp(itemText.picture),
		new RegExp(itemText.pdf),
	]);
});

/** @param landing the URL after a redirect, which in a streamed page happens after the load event */
const signedOut = async (browser: Browser, address: string, landing?: RegExp) => {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.goto(`${school.url}${address}`);
	if (landing) await page.waitForURL(landing);
	const seen = { url: page.url(), text: (await page.locator("body").textContent()) ?? "" };
	await context.close();
	return seen;
};

test("a draft saves itself, survives a closed tab, and only staff see its preview", async ({ page, browser }) => {
	const name = "বন্ধ ট্যাবের খসড়া";
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices/create`);
	await page.waitForURL(/notices\/\d+/);
	const id = Number(page.url().split("/").at(-1));
	await page.locator("#field-name").fill(name);
	const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByText(filesText.choose).click()]);
	await chooser.setFiles([await scan("খসড়া.jpg", "green")]);
	await expect(rows(page).locator("img")).toBeVisible();
	await expect.poll(async () => (await read(`notices/${id}?draft=true&depth=0`)).files.length).toBe(1);

	// Without a connection the text stays in the form, and is saved when it is back.
	await page.context().setOffline(true);
	await page.locator("#field-name").fill(`${name} ২`);
	await expect(page.getByText(siteLinkText.connectionLost)).toBeVisible();
	await expect.poll(async () => (await read(`notices/${id}?draft=true&depth=0`)).name).toBe(name);
	await page.context().setOffline(false);
	await expect.poll(async () => (await read(`notices/${id}?draft=true&depth=0`)).name).toBe(`${name} ২`);
	const address = `/preview/notices/${id}`;
	await expect(page.getByRole("link", { name: siteLinkText.preview })).toHaveAttribute("href", address);
	await expect(page.getByRole("link", { name: siteLinkText.open })).toHaveCount(0);
	await page.goto(`${school.url}${address}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} ২`);
	await expect(page.getByText(siteLinkText.banner)).toBeVisible();
	const picture = page.locator("article img");
	await loadedWidth(picture);
	const shown = await page.request.get(`${school.url}${address}`);
	expect(shown.headers()["cache-control"]).toContain("no-store");
	const policy = shown.headers()["content-security-policy"] ?? "";
	const [, nonce] = /script-src 'self' '(nonce-[^']+)' 'sha256-[^;]*; style-src/.exec(policy) ?? [];
	const inline = (await shown.text()).match(/<script(?![^>]*src=)[^>]*>(?:\(?self\.__|\$R|request)/g) ?? [];
	expect(inline.length).toBeGreaterThan(1);
	for (const script of inline) expect(script).toContain(`${nonce}"`.replace("nonce-", 'nonce="'));

	const seen = await signedOut(browser, address, /\/admin\/login/);
	expect(seen.text).not.toContain(name);
	expect(await publicItem(`${name} ২`)).toBeNull();
});

test("a published notice links to its page; an earlier version shows the difference and is restored", async ({
	page,
}) => {
	const name = "ইতিহাসের নোটিশ";
	const id = await create("notices", { name, _status: "published" });
	const changed = await asking.patch(`/cms/notices/${id}`, { headers, data: { name: `${name} বদল` } });
	expect(changed.status()).toBe(200);
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices/${id}`);
	const href = await page.getByRole("link", { name: siteLinkText.open }).getAttribute("href");
	const led = await page.request.get(`${school.url}${href}`, { maxRedirects: 0 });
	expect([led.status(), decodeURI(led.headers().location ?? "")]).toEqual([
		307,
		decodeURI(itemPath("notice", `${name} বদল`)),
	]);

	const history = `/admin/collections/notices/${id}/versions`;
	await page.goto(`${school.url}${history}`);
	const links = page.locator(`a[href^="${history}/"]`);
	await expect(links).toHaveCount(2);
	const [newest, oldest] = [links.first(), links.last()].map((link) => link.getAttribute("href"));
	const first = `${school.url}${await oldest}`;
	await page.goto(`${school.url}${await newest}`);
	// The title alone has changed, and stands beside the former one.
	await expect(page.locator("main.version dt")).toHaveText([staffText.fields.title]);
	await expect(page.locator(".text-pairs__side p")).toHaveText([name, `${name} বদল`]);
	await expectNoSidewaysScroll(page);
	await page.screenshot({ path: test.info().outputPath("version.png") });
	await page.goto(first);
	await hydrated(page);
	await page.getByRole("button", { name: activityText.history.restore, exact: true }).click();
	await page.locator("#confirm-action:visible").click();
	await expect.poll(async () => (await publicItem(name))?.name).toBe(name);
});

test("the link of a menu entry is chosen from the site's pages, or typed", async ({ page }) => {
	await create("contents", { name: "অনুমতি ও স্বীকৃতি", place: "page", _status: "published" });
	await signIn(page, school);
	// The router keeps the form of the previous page in the document, hidden.
	const link = page.locator("#field-link:visible");
	const save = page.locator("#action-save:visible");
	await page.goto(`${school.url}/admin/collections/menu-entries/create`);
	await page.locator("#field-name").fill("স্বীকৃতি");
	await link.selectOption({ label: "অনুমতি ও স্বীকৃতি" });
	await save.click();
	await page.waitForURL(/menu-entries\/\d+/);
	const id = Number(page.url().split("/").at(-1)?.split("?")[0]);
	expect((await read(`menu-entries/${id}`)).link).toBe("/content/অনুমতি ও স্বীকৃতি".replaceAll(" ", "%20"));
	await link.selectOption({ label: menuLinkText.outside });
	await page.getByLabel(menuLinkText.address).fill("অধিদপ্তর");
	await save.click();
	await expect(
		page.locator(".field-error, .tooltip").filter({ hasText: staffText.errors.link, visible: true }).first(),
	).toBeVisible();
	await page.getByLabel(menuLinkText.address).fill("https://www.dshe.gov.bd");
	await save.click();
	await expect.poll(async () => (await read(`menu-entries/${id}`)).link).toBe("https://www.dshe.gov.bd");
});

test("what comes from the former site while this one runs is found by its old address once it is published", async () => {
	// The list of what stayed behind is written beside the file.
	const file = test.info().outputPath("export.xml");
	mkdirSync(path.dirname(file), { recursive: true });
	copyFileSync(path.resolve("lib/tools/moving-in/testing/export.xml"), file);
	const output = await school.run("import-site", file, "--without-files", "--apply");
	expect(output).toContain(movingInText.came);
	expect(readFileSync(`${file}.moved.txt`, "utf8")).toContain("[contact-form-7");

	const name = "ইতিহাস";
	const found = await asking.get(`/cms/contents?draft=true&where[name][equals]=${encodeURIComponent(name)}`, {
		headers,
	});
	const { id } = (await found.json()).docs[0];
	expect((await asking.get("/history/")).status()).toBe(404);
	const published = await asking.patch(`/cms/contents/${id}`, { headers, data: { _status: "published" } });
	expect(published.status()).toBe(200);
	const page = asciiPath(contentPath(name));
	for (const old of ["/history", "/history/", "/?p=16", "/?page_id=16", "/index.php?page_id=16"])
		for (const method of ["GET", "HEAD"]) {
			const answer = await asking.fetch(old, { method, maxRedirects: 0 });
			expect([old, answer.status(), answer.headers().location]).toEqual([old, 301, page]);
		}
	expect((await asking.get("/history/")).status()).toBe(200);
	for (const own of ["/", "/?utm=1", "/notices", page])
		expect([own, (await asking.get(own, { maxRedirects: 0 })).status()]).toEqual([own, 200]);
	expect((await asking.post("/history")).status()).toBe(405);
});
