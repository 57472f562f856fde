/** Lists by year and by kind: with addresses of their own, linked from the lists, with and without JavaScript. */
import { expect, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { listText } from "@/lib/bengali/lists";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { archiveText, titles } from "@/lib/bengali/site";
import { yearOf } from "@/lib/contract/days";
import { archivePath, noticeKinds } from "@/lib/contract/educational";
import { newestOf } from "@/lib/demo/calendar";
import { notices } from "@/lib/demo/texts/notices";
import { expectNoSidewaysScroll } from "../page-rules";

// Next keeps the pages before in the document, hidden: rows are looked up as visible ones.
const demo = newestOf(notices, 60, new Date());
const years = [...new Set(demo.map(({ publishedAt }) => yearOf(publishedAt)))];

for (const width of [360, 1440]) {
	for (const javaScriptEnabled of [true, false]) {
		test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
			test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

			test("the notices of a kind are one click from the list, and all of them are", async ({ page }) => {
				await page.goto("/notices");
				const kinds = page.getByRole("navigation", { name: archiveText.kinds });
				await expect(kinds.getByRole("link")).toHaveText([
					archiveText.all,
					...noticeKinds.map((kind) => noticeKindNames[kind]),
				]);
				await kinds.getByRole("link", { name: noticeKindNames.exam }).click();
				await expect(page).toHaveURL("/notices/kind/exam");
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(archiveText.noticeKind(noticeKindNames.exam));
				const exams = demo.filter(({ kind }) => kind === "exam");
				const rows = page.locator("tbody tr:visible");
				await expect(rows).toHaveCount(Math.min(10, exams.length));
				await expect(rows.locator("td:nth-child(2) a").first()).toHaveText(exams[0]?.name ?? "");
				await expect(kinds.locator("[aria-current=page]")).toHaveText(noticeKindNames.exam);
				await expectNoSidewaysScroll(page);
			});

			test("a year's notices are paged by links, to the end and back", async ({ page }) => {
				const [year = 0, before = 0] = years;
				await page.goto("/notices");
				const list = page.getByRole("navigation", { name: archiveText.years.notice });
				await expect(list.getByRole("link")).toHaveText(years.map(toBengaliDigits));
				await list.getByRole("link", { name: toBengaliDigits(year) }).click();
				const names = new Set<string>();
				for (let number = 1; ; number++) {
					await expect(page).toHaveURL(archivePath("notice", { year }, number));
					const title = archiveText.year("notice", year);
					await expect(page.getByRole("heading", { level: 1 })).toHaveText(
						number > 1 ? titles.page(title, number) : title,
					);
					for (const name of await page.locator("tbody td:nth-child(2) a:visible").allTextContents()) names.add(name);
					const more = page.getByRole("link", { name: listText.more });
					if ((await more.count()) === 0) break;
					await more.click();
				}
				const ofYear = demo.filter(({ publishedAt }) => yearOf(publishedAt) === year);
				expect([...names].sort()).toEqual(ofYear.map(({ name }) => name).sort());
				await page.getByRole("link", { name: listText.previous }).click();
				await expect(page.locator("tbody tr:visible")).toHaveCount(10);
				await list.getByRole("link", { name: toBengaliDigits(before) }).click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(archiveText.year("notice", before));
			});
		});
	}
}

test("routines and curriculums have years", async ({ page }) => {
	for (const kind of ["routine", "curriculum"] as const) {
		await page.goto(`/${kind}s`);
		await page.getByRole("navigation", { name: archiveText.years[kind] }).getByRole("link").first().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${titles[kind]}: `));
		await expect(page.locator("tbody tr:visible").first()).toBeVisible();
	}
});

test("a notice links to its kind; page 1 of an archive has one address; unknown parts are 404", async ({
	page,
	request,
}) => {
	const exam = demo.find(({ kind }) => kind === "exam");
	await page.goto(`/educational/notice/${encodeURIComponent(exam?.name ?? "")}`);
	await page.locator("article").getByRole("link", { name: noticeKindNames.exam, exact: true }).click();
	await expect(page).toHaveURL("/notices/kind/exam");
	const first = await request.get("/notices/kind/exam/1", { maxRedirects: 0 });
	expect([first.status(), first.headers().location]).toEqual([308, "/notices/kind/exam"]);
	const unknown = [
		"kind/exam/99",
		"kind/exam/x",
		"kind/exam/2/3",
		"kind/news",
		"kind",
		"year/1950",
		"year/20x6",
		"year",
	];
	for (const part of unknown) expect([part, (await request.get(`/notices/${part}`)).status()]).toEqual([part, 404]);
	expect((await request.get("/routines/kind/exam")).status()).toBe(404);
});
