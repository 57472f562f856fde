import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { waitingText } from "@/lib/bengali/forms";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { loginReasons, loginText, directoryText as text } from "@/lib/bengali/student-area";
import type { Directory, SectionCounts, StudentPage } from "@/lib/contract/students";
import { broken, expectGoodPage, openAs, passwordOf, phone, slow } from "./person";

test.use({ viewport: phone });

const path = "/students-information";
const list = /\/api\/student-get\/\d+\/\d+\/\d+/;

/** The largest section of this year, which has more than one page. */
async function fullSection(request: APIRequestContext) {
	const { years }: StudentPage = await (await request.post("/api/student-page")).json();
	const year = Math.max(...years.map(({ year }) => year));
	const id = years.find((entry) => entry.year === year)?.id;
	const { section, total }: SectionCounts = await (await request.post(`/api/section-first/${id}`)).json();
	const [fullest] = section.sort((a, b) => (total[b.id] ?? 0) - (total[a.id] ?? 0));
	if (!fullest) throw new Error("The school has no sections");
	return {
		year: String(id),
		class: String(fullest.class_id),
		section: String(fullest.id),
		total: total[fullest.id] ?? 0,
	};
}

async function search(page: Page, place: Awaited<ReturnType<typeof fullSection>>) {
	await page.getByLabel(text.year).selectOption(place.year);
	await page.getByLabel(text.class).selectOption(place.class);
	await page.getByLabel(text.section).selectOption(place.section);
	await page.getByRole("main").getByRole("button", { name: text.search, exact: true }).click();
}

const rows = (page: Page) => page.locator("tbody tr");

test("missing choices are reported in order", async ({ page, request }) => {
	const place = await fullSection(request);
	await openAs(page, 2025030, path);
	const find = page.getByRole("main").getByRole("button", { name: text.search, exact: true });
	const summary = page.locator("main").getByRole("alert");
	await find.click();
	await expect(summary.getByRole("link")).toHaveText([text.selectYear]);
	await expect(page.locator("[id$=-error] [lang=en]")).toHaveText(text.selectYear);
	await expect(summary).toBeFocused();
	await expectGoodPage(page);
	await page.getByLabel(text.year).selectOption(place.year);
	await find.click();
	await expect(summary.getByRole("link")).toHaveText([text.selectClass]);
	await page.getByLabel(text.class).selectOption(place.class);
	await find.click();
	await expect(summary.getByRole("link")).toHaveText([text.selectSection]);
});

test("the More button appends rows; a name search hides it and filters the loaded rows", async ({ page, request }) => {
	const place = await fullSection(request);
	await openAs(page, 2025030, path);
	await search(page, place);
	await expect(rows(page)).toHaveCount(30);
	await expect(rows(page).first().locator("td").first()).toHaveText(toBengaliDigits(1));
	const more = page.getByRole("button", { name: text.more });
	const name = await rows(page).first().locator("th").textContent();
	const word = (name ?? "").trim().split(/\s+/).at(-1) ?? "";
	await page.getByLabel(text.nameSearch).fill(word);
	await expect(more).toBeHidden();
	for (const found of await rows(page).locator("th").allInnerTexts()) expect(found).toContain(word);
	await page.getByLabel(text.nameSearch).fill("");
	await more.click();
	await expect(rows(page)).toHaveCount(place.total);
	await expect(more).toBeHidden();
	await expect(page.getByText(text.loaded(place.total, place.total))).toBeVisible();
	await expectGoodPage(page);
});

test("another class resets the section and loads its own", async ({ page, request }) => {
	const place = await fullSection(request);
	await openAs(page, 2025030, path);
	await search(page, place);
	await expect(rows(page)).toHaveCount(30);
	const other = place.class === "2" ? "3" : "2";
	const asked = page.waitForRequest(`**/api/student-section-first/${place.year}/${other}`);
	await page.getByLabel(text.class).selectOption(other);
	await asked;
	await expect(page.getByLabel(text.section)).toHaveValue("");
	await expect(page.getByRole("table")).toHaveCount(0);
});

test("without a token it redirects to the login and back to the same list", async ({ page, request }) => {
	const place = await fullSection(request);
	await page.goto(path);
	const main = page.getByRole("main");
	const notice = main.getByText(text.loginFirst);
	await expect(notice).toBeVisible();
	await expectGoodPage(page);
	// Before anything is chosen.
	const below = (await page.getByLabel(text.year).boundingBox())?.y ?? 0;
	expect((await notice.boundingBox())?.y).toBeLessThan(below);
	await search(page, place);
	await expect(page).toHaveURL(/\/student-login\?next=/);
	await expect(page.getByText(loginReasons.needed)).toBeVisible();
	await page.getByLabel(loginText.studentId).fill("2025031");
	await page.locator("#password").fill(passwordOf(2025031));
	await page.getByRole("button", { name: loginText.submit }).click();
	await expect(rows(page)).toHaveCount(30);
	await expect(page.getByLabel(text.class)).toHaveValue(place.class);
	await expect(page.getByLabel(text.section)).toHaveValue(place.section);
	await expect(notice).toHaveCount(0);
	await page.evaluate(() => localStorage.clear());
	await page.goto(path);
	await main.getByRole("link", { name: loginText.submit }).click();
	await expect(page).toHaveURL(`/student-login?${new URLSearchParams({ next: path })}`);
});

test("an incomplete choice is in the URL too", async ({ page, request }) => {
	const place = await fullSection(request);
	await openAs(page, 2025030, path);
	await page.getByLabel(text.year).selectOption(place.year);
	await page.getByLabel(text.class).selectOption(place.class);
	await expect(page).toHaveURL(`${path}?year=${place.year}&class=${place.class}`);
	await page.reload();
	await expect(page.getByLabel(text.year)).toHaveValue(place.year);
	await expect(page.getByLabel(text.class)).toHaveValue(place.class);
	await page.getByLabel(text.section).selectOption(place.section);
	await expect(page.getByRole("table")).toHaveCount(0);
});

test("a request without a response times out with a message and a retry button", async ({ page, request }) => {
	const place = await fullSection(request);
	await page.clock.install();
	await openAs(page, 2025032, path);
	await slow(page, list);
	const asked = page.waitForRequest(list);
	await search(page, place);
	await asked;
	await page.clock.runFor(30_000);
	await expect(page.getByRole("alert").filter({ hasText: noConnectionText })).toBeVisible();
	await page.unroute(list);
	await page.clock.resume();
	await page.getByRole("button", { name: waitingText.retry }).click();
	await expect(rows(page)).toHaveCount(30);
});

test("slow and broken connections show loading indicators and retry buttons", async ({ page, request }) => {
	const place = await fullSection(request);
	await openAs(page, 2025032, path);
	const retry = page.getByRole("button", { name: waitingText.retry });

	const sections = await broken(page, "**/api/student-section-first/**");
	await page.getByLabel(text.year).selectOption(place.year);
	await page.getByLabel(text.class).selectOption(place.class);
	await expect(page.getByRole("alert").filter({ hasText: text.failedSections })).toBeVisible();
	await sections.mend();
	await retry.click();

	await page.getByLabel(text.section).selectOption(place.section);
	let fail = true;
	await page.route(list, (route) => (fail ? route.abort() : route.continue()));
	await page.getByRole("main").getByRole("button", { name: text.search, exact: true }).click();
	await expect(page.getByRole("alert").filter({ hasText: text.failed })).toBeVisible();
	fail = false;
	await retry.click();
	await expect(rows(page)).toHaveCount(30);

	await page.unroute(list);
	const held = await slow(page, "**/api/student-get/*/*/*?page=2");
	await page.getByRole("button", { name: text.more }).click();
	await expect(page.getByText(text.loading)).toBeVisible();
	held.answer();
	await expect(rows(page)).toHaveCount(place.total);
});

test("pictures are shown beside names", async ({ page, request }) => {
	const place = await fullSection(request);
	await openAs(page, 2025032, path);
	const answered = page.waitForResponse(list);
	await search(page, place);
	const answer: Directory = await (await answered).json();
	await expect(rows(page)).toHaveCount(answer.student.data.length);
	const pictures = answer.studentDetails.filter(({ image }) => image).length;
	await expect(rows(page).locator("img")).toHaveCount(pictures);
});
