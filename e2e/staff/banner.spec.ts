/** The urgent banner: set and taken down by staff on a phone, shown on every page between its times. */

import { createHash } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { bannerText } from "@/lib/bengali/banner";
import { errorText } from "@/lib/bengali/errors";
import { bannerScript } from "@/lib/contract/banner-script";
import { dayLength } from "@/lib/contract/days";
import { activityText } from "@/lib/office/activity/text";
import { bannerFormText as text } from "@/lib/office/banner/text";
import { callPath } from "@/lib/office/paths";
import { longestBanner } from "@/lib/office/values/links";
import { openConnection } from "../connection";
import { expectFirstScreens, screens } from "../first-screen";
import { expectNoSidewaysScroll, smallTargets, violationsOf } from "../page-rules";
import { textFaults } from "../text-geometry";
import { openOffice, ownSchool, signIn, soon, visitor } from "./own-school";

test.use({ serviceWorkers: "allow" });

const school = ownSchool({ DATES_SECONDS: "1" });
test.describe.configure({ mode: "serial" });

const words = "৭ নম্বর বিপদ সংকেত: আগামীকাল বিদ্যালয় বন্ধ, অর্ধবার্ষিক পরীক্ষা স্থগিত।".normalize("NFC");
/** Words of ordinary length, as many as fit. */
const longest = "ঘূর্ণিঝড়ের কারণে বিদ্যালয়ের শ্রেণিকার্যক্রম বন্ধ থাকবে, "
	.normalize("NFC")
	.repeat(3)
	.slice(0, longestBanner - 1)
	.concat("।");

/** Static pages, the student area, a page rendered on each request, and a 404 page. */
const everyPage = ["/", "/notices", "/contact", "/student-login", "/verify/x", "/nothing-here"];

const phone = { width: 390, height: 844 };

const bannerOf = (page: Page) => page.getByRole("region", { name: bannerText.label });

async function expectOnEveryPage(page: Page, shown: boolean): Promise<void> {
	const asking = await visitor(school);
	for (const path of everyPage)
		await expect
			.poll(async () => (await (await asking.get(path)).text()).includes('<section id="banner"'), path)
			.toBe(shown);
	await asking.dispose();
	if (shown) await page.goto(`${school.url}/contact`);
}

test("two clicks on a phone put it on every page, first in the document", async ({ page }) => {
	await page.setViewportSize(phone);
	await openOffice(page, school);
	await page.getByRole("navigation", { name: "প্রধান কাজ" }).getByRole("link", { name: bannerText.label }).click();
	await expect(page.getByText(text.now.none)).toBeVisible();
	await page.getByLabel(bannerText.fields.text, { exact: true }).fill(words);
	await page.getByLabel(text.link.label).selectOption({ label: "যোগাযোগ" });
	expect(await violationsOf(page, ".banner-view")).toEqual([]);
	await expectNoSidewaysScroll(page);
	await page.getByRole("button", { name: text.publish }).click();
	await expect(page.getByText(text.now.shown)).toBeVisible();

	await expectOnEveryPage(page, true);
	// Before the skip link.
	expect(await page.evaluate(() => document.body.querySelector("section, a, header, nav, main")?.id)).toBe("banner");
	const link = bannerOf(page).getByRole("link", { name: words });
	await expect(link).toHaveAttribute("href", "/contact");
	await expect(bannerOf(page).getByText(bannerText.kept)).toBeHidden();
	// Its script runs on pages that are rendered on each request; e2e/changing/banner.spec.ts has cached ones.
	const hash = createHash("sha256").update(bannerScript).digest("base64");
	const asking = await visitor(school);
	const answer = await asking.get("/verify/x");
	expect(answer.status()).toBe(200);
	expect(JSON.stringify(answer.headersArray())).toContain(`sha256-${hash}`);
	await asking.dispose();
});

test("it is readable at every width, without JavaScript, in print, with forced colours and large text", async ({
	page,
	browser,
}) => {
	for (const path of ["/", "/notices"]) await expectFirstScreens(page, `${school.url}${path}`);
	for (const { width, height } of screens) {
		await page.setViewportSize({ width, height });
		await page.goto(`${school.url}/contact`);
		expect(await violationsOf(page)).toEqual([]);
		expect(await smallTargets(page)).toEqual([]);
	}
	await page.emulateMedia({ media: "print" });
	await expect(bannerOf(page)).toBeVisible();
	await expect(bannerOf(page)).toHaveCSS("color", "rgb(0, 0, 0)");
	await page.emulateMedia({ media: "screen", forcedColors: "active" });
	await expect(bannerOf(page)).toHaveCSS("border-bottom-style", "solid");
	await page.emulateMedia({ forcedColors: "none" });

	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
	await page.setViewportSize(screens[0]);
	await page.reload();
	await expectNoSidewaysScroll(page);
	expect(await textFaults(page)).toEqual([]);

	const context = await browser.newContext({ javaScriptEnabled: false, viewport: screens[0] });
	const plain = await context.newPage();
	await plain.goto(`${school.url}/contact`);
	await expect(bannerOf(plain).getByRole("link", { name: words })).toBeVisible();
	await context.close();
});

test("a page kept offline says that it may be out of date, and shows no banner after its end", async ({ page }) => {
	const connection = await openConnection(school.url);
	await page.goto(`${connection.url}/contact`);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.goto(`${connection.url}/notices`);
	await connection.cut();
	await page.goto(`${connection.url}/notices`);
	await expect(bannerOf(page).getByText(bannerText.kept)).toBeVisible();
	await page.clock.setFixedTime(Date.now() + 3 * dayLength);
	await page.goto(`${connection.url}/notices`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(bannerOf(page)).toHaveCount(0);
	await connection.mend();
	// A phone's wrong clock must not hide the banner of an up-to-date page.
	await page.goto(`${connection.url}/notices`);
	await expect(bannerOf(page)).toBeVisible();
	await connection.cut();
});

test("one click on the start page takes it down, and the list of acts brings it back", async ({ page }) => {
	await page.setViewportSize(phone);
	await openOffice(page, school);
	await page.getByRole("button", { name: text.now.takeDown }).click();
	await expect(page.getByText(words)).toBeHidden();
	await expectOnEveryPage(page, false);
	await page.goto(`${school.url}/admin/activity`);
	await page
		.getByRole("button", { name: new RegExp(activityText.undo) })
		.first()
		.click();
	await page.locator("#confirm-action:visible").click();
	await expect(page.getByText(activityText.undone)).toBeVisible();
	await expectOnEveryPage(page, true);
});

test("wrong input is said at its field, and nothing typed is lost", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/banner`);
	const field = page.getByLabel(bannerText.fields.text, { exact: true });
	const publish = page.getByRole("button", { name: text.publish });
	await publish.click();
	await expect(page.getByText(errorText.field.required)).toBeVisible();
	const tooLong = `${longest}${longest}`;
	await field.fill(tooLong);
	await publish.click();
	await expect(page.getByText(errorText.field.tooLong)).toBeVisible();
	await expect(field).toHaveValue(tooLong);
	await field.fill(longest);
	await page.getByLabel(text.until.other).first().check();
	await page.getByLabel(text.time.endsAt).fill("০১-০১-২০২০ সকাল ১০:০০");
	await page.getByLabel(text.link.label).selectOption({ label: text.link.outside });
	await page.getByLabel(text.link.address, { exact: true }).fill("javascript:alert(1)");
	await publish.click();
	await expect(page.getByText(text.errors.link)).toBeVisible();
	await page.getByLabel(text.link.address, { exact: true }).fill("");
	await publish.click();
	await expect(page.getByText(text.errors.end)).toBeVisible();
	await page.getByLabel(text.until.week).check();
	await publish.click();
	await expect(page.locator(".banner-state").getByText(longest)).toBeVisible();
	await expect(field).toHaveValue("");
});

test("the longest text leaves the page in sight on a phone", async ({ page }) => {
	await page.setViewportSize(screens[0]);
	await expectOnEveryPage(page, true);
	await expect(bannerOf(page)).toContainText(longest);
	await expect.poll(async () => (await bannerOf(page).boundingBox())?.height).toBeLessThanOrEqual(140);
	await expectFirstScreens(page, `${school.url}/contact`);
	expect(await textFaults(page)).toEqual([]);
});

test("it appears and disappears at its times, without a save", async ({ page }) => {
	await school.sql(`UPDATE banner SET ends_at = ${soon}`);
	await expectOnEveryPage(page, false);
	await school.sql(`UPDATE banner SET starts_at = ${soon}, ends_at = '2999-01-01T00:00:00.000Z'`);
	await expectOnEveryPage(page, true);
});

test("strangers may neither see the form nor set it", async () => {
	const stranger = await visitor(school, "203.0.113.99");
	for (const path of ["publish", "take-down"] as const)
		expect([path, (await stranger.post(callPath(`banner/${path}`), { data: {} })).status()]).toEqual([path, 401]);
	const view = await stranger.get("/admin/banner", { maxRedirects: 0 });
	expect(await view.text()).not.toContain(text.explanation);
	await stranger.dispose();
});
