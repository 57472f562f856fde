/** Importing and exporting students in the back office, on the production build. */

import { readFileSync } from "node:fs";
import http from "node:http";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { parseCsv } from "hucre/csv";
import { streamXlsxRows } from "hucre/xlsx";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { csvOf, pupil, type TestRow } from "@/lib/office/import/testing/files";
import { importText as texts } from "@/lib/office/import/text";
import { fileFaults, importHeadings, rowFaults, undoFaults } from "@/lib/office/lists/text";
import { callPath } from "@/lib/office/paths";
import { placeText } from "@/lib/office/words/place";
import { expectNoSidewaysScroll } from "../page-rules";
import { counting, widths } from "./counting";
import { followMenu, openOffice, ownSchool, signIn, signInHead, visitor } from "./own-school";

const school = ownSchool();
test.describe.configure({ mode: "serial" });

/** Upper limit of clicks and filled fields of a whole import, from the start page on. */
const mostActions = 6;

let asking: APIRequestContext;
let headers: { Authorization: string };

test.beforeAll(async () => {
	asking = await visitor(school);
	headers = await signInHead(asking);
	await asking.post("/cms/years", { headers, data: { year: 2026 } });
	for (const name of ["ক", "খ"]) await asking.post("/cms/sections", { headers, data: { name, class: 8 } });
});
test.afterAll(() => asking.dispose());

const file = (rows: TestRow[], name = "ষষ্ঠ.csv") => ({ name, mimeType: "text/csv", buffer: Buffer.from(csvOf(rows)) });
const headings = Object.values(importHeadings);

/** @returns the cells of a downloaded file, below its headings */
async function cellsOf(path: string, format: "xlsx" | "csv"): Promise<string[][]> {
	const bytes = readFileSync(path);
	const rows: unknown[][] = [];
	if (format === "csv") rows.push(...parseCsv(bytes.toString("utf8")));
	else for await (const { values } of streamXlsxRows(new Uint8Array(bytes))) rows.push(values);
	expect(rows[0]?.slice(0, headings.length)).toEqual(headings);
	return rows.slice(1).map((cells) => cells.map((cell) => String(cell ?? "")));
}

const fileInput = (page: Page) => page.locator("input[type=file]");
/** Chooses a file once the input is enabled, which is after hydration. */
async function choose(page: Page, chosen: ReturnType<typeof file> | string): Promise<void> {
	await expect(fileInput(page)).toBeEnabled();
	await fileInput(page).setInputFiles(chosen);
}
const confirmButton = (page: Page, count: number) =>
	page.getByRole("button", { name: texts.plan.confirm(count), exact: true });
const past = (page: Page) => page.locator(".import-past tbody tr");
const countOf = async (collection: string) =>
	(await (await asking.get(`/cms/${collection}?limit=0`, { headers })).json()).totalDocs as number;

// On a phone so few that the next tests take no longer for them: how many there are changes none of the acts.
for (const [name, viewport, from, count] of [
	["computer", widths.computer, 0, 500],
	["phone", widths.phone, 500, 20],
] as const)
	test(`${count} students in at most ${mostActions} clicks and fields, on a ${name}`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await openOffice(page, school);
		const { act, add, all } = counting();
		add(await followMenu(page, "/admin/import"));
		// The page before stays in the document, hidden.
		await expect(page.locator("h1:visible")).toHaveText(texts.title);
		const rows = Array.from({ length: count }, (_, index) =>
			pupil(from + index + 1, { section: from === 0 ? "ক" : "খ", code: String(2_026_001 + from + index) }),
		);
		await act(choose(page, file(rows)));
		await expect(confirmButton(page, count)).toBeVisible();
		await expectNoSidewaysScroll(page);
		await act(confirmButton(page, count).click());
		await expect(past(page).first()).toContainText(texts.past.counts(count, 0, 0));
		await expect(page.getByRole("status").filter({ hasText: texts.past.done })).toBeVisible();
		expect(await countOf("students")).toBe(from + count);
		expect(all()).toBeLessThanOrEqual(mostActions);
	});

test("the plan survives a reload, says old and new, and is left out what is refused; the reasons come as a file", async ({
	page,
}) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/import`);
	const rows = [
		pupil(1, { code: "2026001", name: "আ\u09dfেশা" }),
		pupil(2, { code: "2026002" }),
		pupil(1001, { birthNumber: "2.01E+16" }),
		pupil(1002),
	];
	await choose(page, file(rows));
	await expect(page.locator(".import-counts")).toBeVisible();
	await page.reload();
	for (const kind of ["refused", "changed", "new", "same"] as const)
		await expect(page.locator(`.import-counts [data-kind=${kind}]`)).toHaveText(
			`${toBengaliDigits(1)} ${texts.kinds[kind]}`,
		);
	await expect(page.locator("table").first()).toContainText(rowFaults.rounded);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: texts.plan.refused }).click(),
	]);
	const refused = await cellsOf(await download.path(), "xlsx");
	expect(refused.map((cells) => [cells[headings.indexOf(importHeadings.birthNumber)], cells.at(-1)])).toEqual([
		["2.01E+16", expect.stringContaining(rowFaults.rounded)],
	]);

	await page.locator(".import-counts [data-kind=changed]").click();
	const from = "রহিমা 1";
	await expect(page.locator("table").first()).toContainText(texts.plan.change(from, "আ\u09dfেশা".normalize("NFC")));
	await page.getByRole("button", { name: texts.plan.confirmRest(2, 1) }).click();
	await expect(past(page).first()).toContainText(texts.past.counts(1, 1, 1));

	await choose(page, file(rows.slice(0, 2)));
	await expect(page.getByText(texts.plan.nothing)).toBeVisible();
	await page.getByRole("button", { name: texts.plan.close }).click();
	await expect(fileInput(page)).toBeVisible();
});

test("forty rows of a missing section are one cause, and the section is added with one press, without the file again", async ({
	page,
}) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/import`);
	await choose(page, file(Array.from({ length: 40 }, (_, index) => pupil(2001 + index, { section: "গ" }))));
	await expect(page.getByText(texts.plan.allRefused)).toBeVisible();
	const cause = page.locator(".import-causes li");
	await expect(cause).toContainText(texts.plan.cause(40, ""));
	await cause.getByRole("button").click();
	await expect(confirmButton(page, 40)).toBeVisible();
	await expect(cause).toHaveCount(0);
	await page.getByRole("button", { name: texts.plan.cancel }).click();
	await expect(fileInput(page)).toBeVisible();
});

test("on a slow phone, too, the plan is asked for once and appears", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/import`);
	await expect(fileInput(page)).toBeEnabled();
	let refreshes = 0;
	await page.route("**/admin/import*", async (route) => {
		refreshes += 1;
		// Longer than the interval at which the page polls the progress.
		await new Promise((resolve) => setTimeout(resolve, 2500));
		await route.continue();
	});
	await choose(page, file([pupil(1, { code: "2026001", name: "আ\u09dfেশা" })]));
	await expect(page.getByText(texts.plan.nothing)).toBeVisible();
	// One refresh after the upload, and one after the file was read.
	expect(refreshes).toBeLessThanOrEqual(2);
	await page.getByRole("button", { name: texts.plan.close }).click();
	await expect(fileInput(page)).toBeVisible();
});

test("an import is undone in two clicks, but not while something hangs on it", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/import`);
	const undo = async () => {
		await past(page).first().getByRole("button").click();
		await page.locator(".confirmation-modal").getByRole("button", { name: texts.past.yes }).click();
	};
	const found = await asking.get("/cms/students?where[name][equals]=রহিমা 1002", { headers });
	const { id } = (await found.json()).docs[0];
	await asking.patch(`/cms/students/${id}`, { headers, data: { motherName: "অন্য" } });
	await undo();
	await expect(past(page).first().getByRole("alert")).toContainText(undoFaults.changed);
	expect(await countOf("students")).toBe(521);
	// Erased whole, as one without a class: nothing is left to undo.
	await asking.delete(`/cms/enrolments?where[student][equals]=${id}`, { headers });
	const erased = await asking.post(callPath("erasing/erase"), { headers, data: { kind: "students", id } });
	expect(erased.status()).toBe(200);
	await undo();
	await expect(past(page).first()).toContainText(texts.past.wasUndone);
	expect((await (await asking.get("/cms/students?where[code][equals]=2026001", { headers })).json()).docs[0].name).toBe(
		"রহিমা 1",
	);
});

test("the template and the list come as files that can be imported again unchanged", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/import`);
	const [template] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: texts.upload.template }).click(),
	]);
	await choose(page, await template.path());
	await expect(page.locator(".office-error")).toContainText(fileFaults.empty);

	await asking.post("/cms/students", {
		headers,
		data: { name: "=cmd()", gender: "1", fatherName: "+ক", motherName: "@খ", code: 2_999_001 },
	});
	for (const format of ["xlsx", "csv"] as const) {
		await page.getByLabel(placeText.year).selectOption("");
		const [list] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("button", { name: texts.export[format] }).click(),
		]);
		const path = await list.path();
		const rows = await cellsOf(path, format);
		expect(rows.length).toBe(521);
		expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
		await choose(page, path);
		await expect(page.locator(".import-counts [data-kind=same]")).toContainText(toBengaliDigits(521));
		await expect(page.getByText(texts.plan.nothing)).toBeVisible();
		await page.getByRole("button", { name: texts.plan.close }).click();
		await expect(fileInput(page)).toBeVisible();
	}
});

/** @returns the answer to the head of an upload; a program that goes on sending would lose it, as the connection is closed */
const statusOfHuge = (session: { Authorization: string }) =>
	new Promise<number | undefined>((resolve, reject) => {
		const type = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": 11 * 1024 * 1024 };
		const options = { method: "POST", headers: { ...session, ...type } };
		const asked = http.request(school.url + callPath("import/file"), options, ({ statusCode }) => {
			resolve(statusCode);
			asked.destroy();
		});
		asked.once("error", reject);
		asked.flushHeaders();
	});

test("a stranger gets nothing, a large file is refused, and no name stands in the log", async () => {
	const stranger = await visitor(school);
	const calls = [
		["GET", "template"],
		["GET", "list?format=csv"],
		["GET", "refused?id=1"],
		["GET", "progress"],
		["POST", "file"],
		["POST", "confirm"],
		["POST", "cancel"],
		["POST", "undo"],
	] as const;
	for (const [method, path] of calls) {
		const answer = await stranger.fetch(`/office/import/${path}`, { method });
		expect([path, answer.status(), await answer.json()]).toEqual([
			path,
			401,
			{ success: false, message: errorText.unauthorised },
		]);
	}
	const view = await (await stranger.get("/admin/import")).text();
	for (const secret of [texts.upload.explanation, importHeadings.roll, "ষষ্ঠ.csv"]) expect(view).not.toContain(secret);
	await stranger.dispose();

	const list = await asking.get(callPath("import/list", { format: "csv" }), { headers });
	expect([list.status(), list.headers()["cache-control"]]).toEqual([200, "no-store"]);
	const large = { name: "বড়.csv", mimeType: "text/csv", buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 97) };
	const refused = await asking.post(callPath("import/file"), { headers, multipart: { file: large } });
	expect([refused.status(), (await refused.json()).errors?.file]).toEqual([422, [fileFaults.large]]);
	expect(await statusOfHuge(headers)).toBe(413);
	expect(school.output).not.toMatch(/রহিমা|ষষ্ঠ\.csv/);
});
