/** Staff enter the school year, by the form and from a spreadsheet, and the public pages show it at once. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { dateKinds } from "@/lib/bengali/school-dates";
import { schoolYearText } from "@/lib/bengali/school-year";
import { homeText } from "@/lib/bengali/site";
import { calendarFilePath, calendarPath } from "@/lib/contract/paths";
import { activityText } from "@/lib/office/activity/text";
import { dateListText as list } from "@/lib/office/date-list/text";
import { expectNoSidewaysScroll } from "../page-rules";
import { slow } from "../students/person";
import { type Create, ownSchool, recordsOf, signIn, signInHead, visitor } from "./own-school";

const school = ownSchool({ DATES_SECONDS: "1" });
test.describe.configure({ mode: "serial" });

let asking: APIRequestContext;
let create: Create;
test.beforeAll(async () => {
	asking = await visitor(school);
	create = recordsOf(asking, await signInHead(asking));
});
test.afterAll(() => asking.dispose());

const year = new Date().getFullYear() + 1;
const noon = (monthAndDay: string) => `${year}-${monthAndDay}T06:00:00.000Z`;
const textAt = async (path: string) => (await asking.get(path)).text();

test("without dates the pages say so, and home has none", async () => {
	expect(await textAt("/calendar")).toContain(schoolYearText.noneIn("").slice(1));
	const home = await textAt("/");
	expect(home).toContain(homeText.calendar);
	expect(home).not.toContain('data-kind="');
	expect(await textAt(calendarFilePath())).toContain("END:VCALENDAR");
});

test("a clerk enters a date on a phone; home, the month and the file have it, and the list fits", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/school-dates/create`);
	await page.locator("#field-name:visible").fill("নবান্ন উৎসব");
	// A click before Payload's form is hydrated is lost.
	const kind = page.locator('[for^="field-kind-event"]:visible');
	await expect(async () => {
		await kind.click();
		await expect(kind.locator("input")).toBeChecked({ timeout: 1000 });
	}).toPass();
	await page.locator("#field-startsOn:visible").fill(toBengaliDigits(`16-11-${year}`));
	await page.locator("#action-save:visible").click();
	await page.waitForURL(/school-dates\/\d+/);
	await expect.poll(() => textAt("/")).toContain("নবান্ন উৎসব");
	expect(await textAt(calendarPath(year, 11))).toContain(`১৬ নভেম্বর, নবান্ন উৎসব, ${dateKinds.event}`);
	expect(await textAt(calendarFilePath())).toContain(`DTSTART;VALUE=DATE:${year}1116`);
	await page.goto(`${school.url}/admin/collections/school-dates`);
	await expect(page.locator("td").getByText("নবান্ন উৎসব").filter({ visible: true })).toBeVisible();
	await expectNoSidewaysScroll(page);
});

const csv = [
	Object.values({ name: "কী উপলক্ষে*", kind: "ধরন*", from: "প্রথম দিন*", to: "শেষ দিন", classes: "শ্রেণি" }),
	["বার্ষিক পরীক্ষা", "পরীক্ষা", `২০-১১-${year}`, `30-11-${year}`, "৬-৮"],
	["বিজয় দিবস", "ছুটি", `16-12-${year}`, "", ""],
	["ভুল সারি", "খেলা", `17-12-${year}`, "", ""],
]
	.map((cells) => cells.join(","))
	.join("\r\n");

const chosen = { name: "বছর.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };

test("a file that is chosen before the scripts of the page have come is taken when they come", async ({ page }) => {
	await signIn(page, school);
	const scripts = await slow(page, "**/_next/static/**/*.js*");
	await page.goto(`${school.url}/admin/school-dates/import`, { waitUntil: "commit" });
	await page.locator("input[type=file]").setInputFiles(chosen);
	scripts.answer();
	await expect(page.getByText(list.counts(2, 0, 1))).toBeVisible();
});

test("a file is shown before anything is added, then all of it, and taken back at once", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/school-dates`);
	await page.getByRole("link", { name: list.link }).click();
	const input = page.locator("input[type=file]");
	await expect(input).toBeEnabled();
	await input.setInputFiles(chosen);
	await expect(page.getByText(list.counts(2, 0, 1))).toBeVisible();
	await expect(page.getByText(list.faults.kind)).toBeVisible();
	expect(await textAt(calendarPath(year, 12))).not.toContain("বিজয় দিবস".normalize("NFC"));
	await page.getByRole("button", { name: list.confirm(2) }).click();
	await expect(page.getByRole("status").filter({ hasText: list.done(2) })).toBeVisible();
	await expect.poll(() => textAt(calendarPath(year, 12))).toContain("বিজয় দিবস".normalize("NFC"));

	await page.goto(`${school.url}/admin/activity`);
	const act = page.getByRole("row", { name: "বছর.csv" });
	await expect(act).toContainText(list.act(2));
	await act.getByRole("button").click();
	await page.locator("dialog[open], .confirmation-modal").getByRole("button", { name: activityText.yes }).click();
	await expect.poll(() => textAt(calendarPath(year, 12))).not.toContain("বিজয় দিবস".normalize("NFC"));
});

test("a date that is over leaves home at its last midnight, without a save", async () => {
	const id = await create("school-dates", {
		name: "শেষ হবে",
		kind: "event",
		startsOn: noon("01-03"),
		endsOn: noon("01-04"),
	});
	await expect.poll(() => textAt("/")).toContain(">শেষ হবে</a>");
	// `ends_on` is stored as noon of the last day, which ends half a day later: so this date ends in three seconds. The
	// pattern does not match the calendar of the month, which may still name its days.
	await school.sql(
		`UPDATE school_dates SET starts_on = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-3 days'), ends_on = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-12 hours', '+3 seconds') WHERE id = ${id}`,
	);
	await expect.poll(() => textAt("/")).not.toContain(">শেষ হবে</a>");
});

/** @returns the number of printed sheets */
async function sheetsOf(page: Page): Promise<number> {
	const pdf = await page.pdf({ preferCSSPageSize: true });
	return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("a year of 150 dates with long names prints on exactly one sheet, and says what is only on the site", async ({
	page,
}) => {
	const kinds = ["event", "exam", "holiday"] as const;
	const dates = Array.from({ length: 150 }, (_, index) => ({
		name: `${index} `.padEnd(100, "অনেক লম্বা নামের একটি তারিখ "),
		kind: kinds[index % 3],
		startsOn: noon(`${String((index % 12) + 1).padStart(2, "0")}-${String((index % 28) + 1).padStart(2, "0")}`),
	}));
	for (const date of dates) await create("school-dates", date);
	await page.setViewportSize({ width: 718, height: 1047 });
	await page.goto(school.url + calendarPath(year), { waitUntil: "networkidle" });
	await page.emulateMedia({ media: "print" });
	const items = page.locator("main ul > li:visible");
	const printed = await items.count();
	expect(printed).toBeGreaterThan(10);
	// Every chosen date is inside of the list, and whole.
	const inside = await items.evaluateAll((all) => {
		const around = all[0]?.parentElement?.getBoundingClientRect();
		return all.filter((element) => {
			const { bottom, right } = element.getBoundingClientRect();
			const isWhole =
				element.scrollWidth <= element.clientWidth + 1 && getComputedStyle(element).textOverflow === "clip";
			return isWhole && around && bottom <= around.bottom + 1 && right <= around.right + 1;
		}).length;
	});
	expect(inside).toBe(printed);
	// 151: the event entered before and these 150.
	await expect(page.getByText(schoolYearText.moreOnSite(151 - printed, ""))).toBeVisible();
	expect(await sheetsOf(page)).toBe(1);
	await page.emulateMedia({ media: "screen" });
	await expect(items).toHaveCount(151);
});
