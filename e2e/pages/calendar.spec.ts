/** The school year: marks on the home page, a page for each month, a year on one sheet, and the file to subscribe to. */
import { expect, type Page, test } from "@playwright/test";
import ICAL from "ical.js";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { dateKinds } from "@/lib/bengali/school-dates";
import { schoolYearText } from "@/lib/bengali/school-year";
import { homeText } from "@/lib/bengali/site";
import { calendarFilePath, calendarPath, holidaysPath } from "@/lib/contract/paths";
import { expectNoSidewaysScroll, smallTargets, violationsOf } from "../page-rules";

const year = new Date().getFullYear();
const december = calendarPath(year, 12);
const victoryDay = `১৬ ডিসেম্বর, বিজয় দিবস, ${dateKinds.holiday}`.normalize("NFC");
const [phone, desktop] = [
	{ width: 360, height: 740 },
	{ width: 1366, height: 768 },
];
const named = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

for (const javaScriptEnabled of [true, false])
	for (const width of [360, 1440])
		test.describe(`${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
			test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

			test("home has the next three dates, and each leads to the list of its day", async ({ page }) => {
				await page.goto("/");
				const calendar = page.getByRole("region", { name: homeText.calendar });
				const next = calendar.locator("li");
				await expect(next).toHaveCount(3);
				const link = next.first().getByRole("link");
				const name = (await link.textContent()) ?? "";
				await link.click();
				await expect(page).toHaveURL(/\/calendar\/\d{4}\/\d{1,2}#d\d+$/);
				const { hash } = new URL(page.url());
				const day = page.locator(`section${hash}`);
				await expect(day).toContainText(name);
				await expect(day).toBeInViewport();
				if (javaScriptEnabled) await expect(day.getByRole("heading")).toBeFocused();
			});

			test("a day of a month opens its list by the keyboard; months lead to each other and to the year", async ({
				page,
			}) => {
				await page.goto(december);
				const day = named(page, victoryDay);
				await expect(day).toHaveText(toBengaliDigits(16));
				await day.focus();
				await page.keyboard.press("Enter");
				await expect(page).toHaveURL(`${december}#d16`);
				await expect(page.locator("section#d16")).toBeInViewport();
				await expect(page.locator("section#d16")).toContainText(dateKinds.holiday);
				await page.locator("main a[rel=next]:visible").click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(schoolYearText.monthTitle(year + 1, 1));
				await page.locator("main a[rel=prev]:visible").click();
				// January has such a link too, to the sheet of its own year.
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(schoolYearText.monthTitle(year, 12));
				await named(page, schoolYearText.print).click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(schoolYearText.yearTitle(year));
				await expectNoSidewaysScroll(page);
			});
		});

test("the calendar of the home page marks the days too, also of the next year", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/");
	const calendar = page.getByRole("region", { name: homeText.calendar });
	await calendar.scrollIntoViewIfNeeded();
	const grid = calendar.getByRole("grid");
	await expect(grid).toBeVisible();
	const caption = calendar.locator(".rdp-caption_label");
	const next = calendar.getByRole("button").last();
	while (!((await caption.textContent()) ?? "").includes(toBengaliDigits(year + 1))) await next.click();
	const first = grid.getByRole("link").first();
	await expect(first).toHaveAccessibleName(/^[০-৯]+ .+, .+, .+$/);
	await expect(first).toHaveAttribute("href", new RegExp(`^/calendar/${year + 1}/1#d\\d+$`));
	expect(await violationsOf(page, "[aria-labelledby=calendar]")).toEqual([]);
	await first.click();
	await expect(page).toHaveURL(new RegExp(`/calendar/${year + 1}/1#d\\d+$`));
});

test("months and years have large targets, and kinds differ in more than colour", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const path of [december, calendarPath(year)]) {
		await page.goto(path);
		expect(await smallTargets(page)).toEqual([]);
		const styles = await page
			.locator("main p [data-kind]")
			.evaluateAll((all) => all.map((element) => getComputedStyle(element).borderBottomStyle));
		expect(new Set(styles).size).toBe(3);
	}
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto(december);
	const mark = named(page, victoryDay);
	expect(
		await mark.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderBottomWidth)),
	).toBeGreaterThan(0);
});

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		test("a month marks the reader's day in Dhaka, and none where that is not known", async ({ page }) => {
			// In Dhaka the next day has begun.
			await page.clock.setFixedTime(new Date(`${year}-12-15T19:00:00Z`));
			for (const viewport of [phone, desktop]) {
				await page.setViewportSize(viewport);
				await page.goto(december);
				const today = page.locator('main [aria-current="date"]');
				await expect(today).toHaveCount(javaScriptEnabled ? 1 : 0);
				if (!javaScriptEnabled) continue;
				await expect(today).toHaveText(toBengaliDigits(16));
				expect(await violationsOf(page, "main table")).toEqual([]);
				await page.locator("main a[rel=next]:visible").click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(schoolYearText.monthTitle(year + 1, 1));
				await expect(today).toHaveCount(0);
			}
		});
	});

test("the year's sheet has each day on one line, and prints what a date says without cutting it", async ({ page }) => {
	for (const viewport of [phone, desktop]) {
		await page.setViewportSize(viewport);
		await page.goto(calendarPath(year));
		const heights = await page.locator("main td[data-kind]").evaluateAll((all) =>
			all.map((cell) => {
				const range = document.createRange();
				range.selectNodeContents(cell);
				return range.getClientRects().length;
			}),
		);
		expect(heights.length).toBeGreaterThan(10);
		expect(new Set(heights)).toEqual(new Set([1]));
	}
	await page.setViewportSize({ width: 718, height: 1047 });
	await page.emulateMedia({ media: "print" });
	const { cut, fits } = await page.locator("main ul").evaluate((list) => ({
		cut: [...list.children].filter((child) => child.scrollWidth > child.clientWidth).map((child) => child.textContent),
		fits: list.scrollWidth <= list.clientWidth,
	}));
	expect(cut).toEqual([]);
	expect(fits).toBe(true);
});

test("the holidays are one press from home, calendar, notices and menu, print on one sheet and have a file of their own", async ({
	page,
	request,
}) => {
	const text = schoolYearText.holidays;
	for (const viewport of [phone, desktop]) {
		await page.setViewportSize(viewport);
		for (const path of ["/", "/calendar", "/notices"]) {
			await page.goto(path);
			await expect(page.locator(`#menu [href="${holidaysPath}"]`)).toBeAttached();
			await named(page, text.title).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.title);
		}
		await expect(
			page
				.getByRole("table")
				.first()
				.getByRole("row")
				.filter({ hasText: "বিজয় দিবস".normalize("NFC") }),
		).toContainText(text.days(1));
		await expectNoSidewaysScroll(page);
	}
	const file = named(page, text.file);
	await expect(file).toHaveAttribute("href", calendarFilePath("holidays"));
	const holidays = await (await request.get(calendarFilePath("holidays"))).text();
	const events = new ICAL.Component(ICAL.parse(holidays))
		.getAllSubcomponents("vevent")
		.map((event) => new ICAL.Event(event));
	expect(events.length).toBeGreaterThan(5);
	for (const { summary } of events) expect(summary).toMatch(new RegExp(`^${dateKinds.holiday}: `));
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("button", { name: text.print })).toBeHidden();
	const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
	expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test("an address for calendar programs is left to the browser", async ({ page }) => {
	await page.goto("/calendar", { waitUntil: "networkidle" });
	const isTaken = await page.evaluate(
		() =>
			new Promise<boolean>((resolve) => {
				const link = document.createElement("a");
				link.href = `webcal://${location.host}/calendar.ics`;
				document.querySelector("main")?.append(link);
				const decide = (event: Event) => {
					resolve(event.defaultPrevented);
					event.preventDefault();
				};
				addEventListener("click", decide, { once: true });
				link.click();
			}),
	);
	expect(isTaken).toBe(false);
});

test("the file is read by another program, and asked for again it has not changed", async ({ request }) => {
	const answer = await request.get(calendarFilePath());
	expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
	expect(answer.headers()["cache-control"]).toContain("max-age=0");
	const events = new ICAL.Component(ICAL.parse(await answer.text()))
		.getAllSubcomponents("vevent")
		.map((event) => new ICAL.Event(event));
	const victory = events.find(({ startDate }) => String(startDate) === `${year}-12-16`);
	expect([victory?.summary, String(victory?.endDate)]).toEqual([
		`${dateKinds.holiday}: বিজয় দিবস`.normalize("NFC"),
		`${year}-12-17`,
	]);
	const again = await request.get(calendarFilePath(), { headers: { "If-None-Match": answer.headers().etag ?? "" } });
	expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
	const ofClass = await request.get(calendarFilePath(3));
	expect(await ofClass.text()).not.toContain("মাসিক মূল্যায়ন".normalize("NFC"));
	for (const name of ["99", "0", "x"]) expect((await request.get(`/calendar.ics/${name}`)).status()).toBe(404);
});
