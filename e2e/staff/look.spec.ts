/** How the back office looks: the school's colour in both themes, one font, headings and states in words. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { siteLinkText } from "@/lib/office/publishing/text";
import { payloadText } from "@/lib/office/words/payload";
import { staffText } from "@/lib/office/words/staff";
import { contrastViolationsOf, expectNoSidewaysScroll } from "../page-rules";
import { hydrated, recordsOf, sharedSchool, signIn, signInHead, visitor } from "./own-school";

const school = sharedSchool();

const saveColor = async (menuColor: string) => {
	const asking = await visitor(school);
	const headers = await signInHead(asking);
	expect((await asking.post("/cms/globals/settings", { headers, data: { menuColor } })).status()).toBe(200);
	await asking.dispose();
};

const notice = "ভর্তির বিজ্ঞপ্তি";
let teacher: number;

test.beforeAll(async () => {
	const asking = await visitor(school);
	const create = recordsOf(asking, await signInHead(asking));
	await create("notices", { name: notice, _status: "published" });
	teacher = await create("teachers", { name: "নুরজাহান বেগম", designation: "সহকারী শিক্ষক" });
	await asking.dispose();
});

// As it was, for the other files.
test.afterAll(() => saveColor("0b4f3a"));

test("the colour of the school's menu is that of its buttons, at once", async ({ page }) => {
	await signIn(page, school);
	for (const [color, shown] of [
		["7b1fa2", /^rgb\(\d+, \d+, \d+\)$/],
		["4a148c", "rgb(74, 20, 140)"],
	] as const) {
		await saveColor(color);
		await page.goto(`${school.url}/admin/globals/settings`);
		await hydrated(page);
		await page.locator("#field-schoolName").fill("আদর্শ বিদ্যালয়");
		await expect(page.locator("#action-save")).toHaveCSS("background-color", shown);
	}
});

test("with a light colour everything is readable in both themes", async ({ page }) => {
	// The dark colour that a new school has is on every page of all-pages.spec.ts.
	await saveColor("ffee58");
	await signIn(page, school);
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		for (const path of ["/collections/teachers", `/collections/teachers/${teacher}`, "/collections/routines"]) {
			await page.goto(`${school.url}/admin${path}`);
			await hydrated(page);
			await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
			expect(await contrastViolationsOf(page), `${path}, ${colorScheme}`).toEqual([]);
		}
	}
});

test("in a list: the page stands beside the menu, at the end of a row what can be done, in an empty one what to do first", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 768 });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices?where[name][equals]=${encodeURIComponent(notice)}`);
	const link = page.locator("tbody tr td").last().getByRole("link", { name: siteLinkText.open });
	await expect(link).toHaveAttribute("target", "_blank");
	const box = await page.locator(".template-default__wrap").boundingBox();
	const menu = await page.locator(".menu").boundingBox();
	expect([box?.x, box?.y]).toEqual([menu?.width, 0]);
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1366);
	await page.goto(`${school.url}/admin/collections/teachers`);
	await expect(page.locator("tbody tr").first()).toBeVisible();
	await expect(page.locator("#heading-restore")).toBeHidden();
	// Nobody has made one.
	await page.goto(`${school.url}/admin/collections/routines`);
	await expect(page.locator(".no-results")).toContainText(payloadText.general.noResultsDescription);
});

test("Latin letters are of the same font as Bengali ones", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/staff`);
	const loaded = () =>
		page.evaluate(() =>
			[...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
		);
	await expect.poll(loaded).toEqual(expect.arrayContaining(["School Bengali", "School Latin"]));
	await expect(page.locator("body")).toHaveCSS("font-family", /^"School Bengali", "School Latin"/);
});

test("the heading of a new record, and of one without a title, is in words", async ({ page }) => {
	await signIn(page, school);
	const heading = page.locator(".doc-header__title");
	for (const [collection, kind] of [
		["notices", staffText.notices.singular],
		["teachers", staffText.teachers.singular],
		["slides", staffText.slides.singular],
	] as const) {
		await page.goto(`${school.url}/admin/collections/${collection}/create`);
		await expect(heading).toHaveText(staffText.newRecord(kind));
		await expect(heading).toBeVisible();
	}
	await page.goto(`${school.url}/admin/collections/teachers/create`);
	await hydrated(page);
	await page.locator("#field-name").fill("রাশিদা খানম");
	await expect(heading).toHaveText("রাশিদা খানম");
	await page.locator("#field-name").fill("");
	await expect(heading).toHaveText(staffText.newRecord(staffText.teachers.singular));

	const asking = await visitor(school);
	const headers = await signInHead(asking);
	const file = { name: "routine.pdf", mimeType: "application/pdf", buffer: readFileSync("lib/demo/files/letter.pdf") };
	const { id } = (await (await asking.post("/cms/media", { headers, multipart: { file, _payload: "{}" } })).json()).doc;
	await asking.dispose();
	await page.goto(`${school.url}/admin/collections/media/${id}`);
	await expect(heading).toHaveText(/\.pdf$/);
});

test("what is not saved is said in words, above the form of a record and of the settings", async ({ page }) => {
	await signIn(page, school);
	for (const [path, field] of [
		[`/collections/teachers/${teacher}`, "#field-designation"],
		["/globals/contact", "#field-officeDays"],
	] as const) {
		await page.goto(`${school.url}/admin${path}`);
		await hydrated(page);
		await page.locator(field).fill("প্রধান শিক্ষক");
		await expect(page.getByText(staffText.unsaved)).toBeVisible();
		await page.locator("#action-save").click();
		await expect(page.getByText(staffText.unsaved)).toBeHidden();
	}
});

test("on a phone what is pressed is large enough, and nothing is wider than the window", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await signIn(page, school);
	for (const path of ["/collections/teachers", `/collections/teachers/${teacher}`, "/globals/settings"]) {
		await page.goto(`${school.url}/admin${path}`);
		await hydrated(page);
		await expectNoSidewaysScroll(page);
		const small = await page
			.locator(
				".template-default__wrap .btn:not(.btn--style-none, .btn--style-icon-label):visible, .template-default__wrap .pill--has-action:visible",
			)
			.evaluateAll((all) =>
				all
					.filter((element) => element.getBoundingClientRect().height < 43.5)
					.map((element) => element.outerHTML.slice(0, 120)),
			);
		expect(small).toEqual([]);
	}
});

test.describe("for a browser with a dark theme", () => {
	test.use({ colorScheme: "dark" });

	test("the first page is requested once, and is dark", async ({ page }) => {
		const documents: string[] = [];
		page.on("request", (request) => {
			if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
		});
		await signIn(page, school);
		await page.goto(`${school.url}/admin/account`);
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		expect(documents).toHaveLength(1);
	});
});
