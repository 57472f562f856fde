/** Dates as staff type or choose them: day first, in Bengali or Latin digits; what is no date is not saved. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { formatMoment } from "@/lib/bengali/dates";
import { dayLength, firstMomentOfDay } from "@/lib/contract/days";
import { activityText } from "@/lib/office/activity/text";
import { startText } from "@/lib/office/start/text";
import { listDatesText } from "@/lib/office/words/lists";
import { typedDateText as text } from "@/lib/office/words/typed-dates";
import { expectNoSidewaysScroll } from "../page-rules";
import { counting, widths } from "./counting";
import { type Create, hydrated, openOffice, recordsOf, sharedSchool, signIn, signInHead, visitor } from "./own-school";

const school = sharedSchool();

let asking: APIRequestContext;
let headers: { Authorization: string };
let create: Create;
test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	create = recordsOf(asking, headers);
});
test.afterAll(() => asking.dispose());

const field = (page: Page, name = "publishedAt") => page.locator(`#field-${name}:visible`);
const publish = (page: Page) => page.locator("#action-save:visible");

/** @returns the newest version, drafts included */
const newest = async (id: number) => (await asking.get(`/cms/notices/${id}?draft=true`, { headers })).json();

/** Opens the form of a new draft. */
async function openDraft(page: Page, name: string): Promise<number> {
	const id = await create("notices?draft=true", { name });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices/${id}`);
	await hydrated(page);
	return id;
}

for (const [typed, shown, stored] of [
	["২৪-১১-২০৯৬", "২৪-১১-২০৯৬", "2096-11-23T18:00:00.000Z"],
	["05/12/2096 সকাল ৮টা", "০৫-১২-২০৯৬ সকাল ৮:০০", "2096-12-05T02:00:00.000Z"],
	["২০ ডিসেম্বর ২০৯৬, রাত ৯:৩০", "২০-১২-২০৯৬ রাত ৯:৩০", "2096-12-20T15:30:00.000Z"],
] as const)
	test(`a notice is published from ${typed}, and the list says so in words`, async ({ page }) => {
		const name = `নোটিশ ${typed.slice(0, 2)}`;
		const id = await openDraft(page, name);
		await field(page).fill(typed);
		await publish(page).click();
		await expect.poll(async () => (await newest(id))._status).toBe("published");
		expect((await newest(id)).publishedAt).toBe(stored);
		await expect(field(page)).toHaveValue(shown);
		await page.goto(`${school.url}/admin/collections/notices`);
		await expect(page.locator("tr", { hasText: name }).locator(".cell-publishedAt")).toHaveText(formatMoment(stored));
	});

test("what is no date is refused at its field: not saved as a draft, not published", async ({ page }) => {
	const id = await openDraft(page, "অবোধ্য তারিখ");
	await field(page).fill("২৪-১১-২৬");
	await field(page, "name").click();
	await expect(page.getByRole("alert").filter({ hasText: text.faults.year })).toBeVisible();
	await field(page, "name").fill("বদলানো শিরোনাম");
	const refused = page.waitForResponse((answer) => answer.request().method() !== "GET" && answer.status() === 400);
	await refused;
	await publish(page).click();
	await expect(field(page)).toHaveAttribute("aria-invalid", "true");
	await expect(field(page)).toHaveValue("২৪-১১-২৬");
	expect(await newest(id)).toMatchObject({ name: "অবোধ্য তারিখ", publishedAt: null, _status: "draft" });
	await field(page).fill("২৪-১১-২০৯৬");
	await publish(page).click();
	await expect.poll(async () => (await newest(id))._status).toBe("published");
	expect(await newest(id)).toMatchObject({ name: "বদলানো শিরোনাম", publishedAt: "2096-11-23T18:00:00.000Z" });
});

for (const [device, viewport] of Object.entries(widths))
	test(`on a ${device} a notice for tomorrow is a title and four presses, and the calendar is in Bengali and usable by keys`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		await openOffice(page, school);
		const { done, click, fill } = counting();
		await click(page.getByRole("link", { name: startText.actions.notice }));
		await fill(field(page, "name"), `ক্যালেন্ডার ${device}`);
		const button = page.locator(".date-field", { has: field(page) }).getByRole("button", { name: text.open });
		const panel = page.locator(".date-picker__panel");
		await click(button);
		await click(panel.getByRole("button", { name: text.tomorrow }));
		await click(publish(page));
		const id = Number(new URL(page.url()).pathname.split("/").at(-1));
		const firstMoment = firstMomentOfDay(new Date(Date.now() + dayLength)).getTime();
		const tomorrow = new Date(firstMoment + dayLength / 3).toISOString();
		await expect.poll(() => newest(id)).toMatchObject({ _status: "published", publishedAt: tomorrow });
		expect(done).toEqual({ clicks: 4, fields: 1 });

		await field(page).fill("৩০-১১-২০৯৬");
		await button.click();
		await expect(panel.locator("table")).toBeVisible();
		expect(await panel.textContent()).not.toMatch(/[A-Za-z0-9]/);
		await expectNoSidewaysScroll(page);
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Enter");
		await expect(field(page)).toHaveValue("০১-১২-২০৯৬ সকাল ৮:০০");
		await panel.getByRole("button", { name: text.times[1] }).click();
		await expect(field(page)).toHaveValue("০১-১২-২০৯৬ সকাল ১০:০০");
		await expect(panel).toHaveCount(0);
		await expect(field(page)).toBeFocused();
		await publish(page).click();
		await expect.poll(async () => (await newest(id)).publishedAt).toBe("2096-12-01T04:00:00.000Z");
	});

test("the day whose acts are shown is typed likewise", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/activity`);
	await hydrated(page);
	const day = page.getByRole("textbox", { name: activityText.day });
	await day.fill("২১/১১/২০২৫");
	await page.getByRole("button", { name: activityText.show, exact: true }).click();
	await expect(page.locator(".activity-days strong")).toHaveText("২১ নভেম্বর, ২০২৫");
	await hydrated(page);
	await day.fill("২১-১১");
	await page.getByRole("button", { name: activityText.show, exact: true }).click();
	await expect(page.getByRole("alert").filter({ hasText: text.faults.unclear })).toBeVisible();
	await expect(day).toHaveValue("২১-১১");
});

test("the records of some days are chosen in a list, and what is no date chooses nothing", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 740 });
	for (const [name, day] of [
		["দূরের নোটিশ", "2096-11-24"],
		["আরও দূরের নোটিশ", "2096-12-24"],
	] as const)
		await create("notices", { name, publishedAt: `${day}T06:00:00.000Z`, _status: "published" });
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices`);
	await hydrated(page);
	const row = (name: string) => page.getByRole("link", { name, exact: true });
	await page.getByText(listDatesText.title).click();
	await page.getByRole("textbox", { name: listDatesText.from }).fill("২০/১১/২০৯৬");
	await page.getByRole("textbox", { name: listDatesText.until }).fill("৩৩-১১-২০৯৬");
	await page.getByRole("button", { name: listDatesText.show, exact: true }).click();
	await expect(page.getByRole("alert").filter({ hasText: text.faults.unreal })).toBeVisible();
	await expect(row("আরও দূরের নোটিশ")).toBeVisible();
	await page.getByRole("textbox", { name: listDatesText.until }).fill("২৪ নভেম্বর ২০৯৬");
	await page.getByRole("button", { name: listDatesText.show, exact: true }).click();
	await expect(row("আরও দূরের নোটিশ")).toHaveCount(0);
	await expect(row("দূরের নোটিশ")).toBeVisible();
	await expectNoSidewaysScroll(page);
	await page.reload();
	await hydrated(page);
	await expect(page.getByRole("textbox", { name: listDatesText.until })).toHaveValue("২৪-১১-২০৯৬");
	await page.getByRole("button", { name: listDatesText.clear }).click();
	await expect(row("আরও দূরের নোটিশ")).toBeVisible();
});
