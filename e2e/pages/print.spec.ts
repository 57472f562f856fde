/** Printing on A4: with the school's name, without controls. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { listText } from "@/lib/bengali/lists";
import { homeText, itemText, titles } from "@/lib/bengali/site";
import { sectionText } from "@/lib/bengali/student-area";
import { itemPath } from "@/lib/contract/paths";
import { loadedWidth } from "../picture";
import { schoolName } from "../routes";

/** Opens the page with print styles, at the width of A4 (794 px) without the margins of 14 mm. */
async function openOnPaper(page: Page, path: string): Promise<void> {
	await page.setViewportSize({ width: 688, height: 1017 });
	await page.goto(path, { waitUntil: "networkidle" });
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("banner").getByText(schoolName)).toBeVisible();
	for (const hidden of [page.locator("nav").first(), page.getByRole("contentinfo")]) await expect(hidden).toBeHidden();
}

/** @returns the number of printed sheets */
async function sheetsOf(page: Page): Promise<number> {
	const margin = "14mm";
	const pdf = await page.pdf({
		format: "A4",
		margin: { top: margin, right: margin, bottom: margin, left: margin },
		preferCSSPageSize: true,
	});
	return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** @returns a notice or routine from the first page of its list */
async function itemWith(request: APIRequestContext, kind: "notice" | "routine", file: RegExp | null): Promise<string> {
	const { data } = (await (await request.post(`/api/${kind}s-get`)).json()).notice;
	const fits = ({ image }: { image: string | null }) => (file ? file.test(image ?? "") : image === null);
	return data.find(fits).name;
}

test("home prints the news and the school's history, without controls or empty parts", async ({ page }) => {
	await openOnPaper(page, "/");
	for (const name of [homeText.notices, homeText.routines, homeText.history, homeText.about])
		await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
	for (const name of [homeText.calendar, homeText.studentCorner, homeText.academic])
		await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeHidden();
	await expect(page.locator("main button:visible, main iframe:visible, main [class*=grid]:visible")).toHaveCount(0);
	await expect(page.getByText(homeText.readMore).filter({ visible: true })).toHaveCount(0);
	expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

for (const path of ["/notices", "/routines", "/curriculums"]) {
	test(`${path} prints on one sheet, without a column of files`, async ({ page }) => {
		await openOnPaper(page, path);
		await expect(page.locator("tbody tr")).not.toHaveCount(0);
		for (const cell of await page.locator("tr > :last-child").all()) await expect(cell).toBeHidden();
		for (const words of [listText.file, listText.more, listText.view, listText.downloadPdf, listText.downloadPicture])
			await expect(page.getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(0);
		const [first] = await page.locator("thead th:nth-child(-n + 3)").all();
		await expect(first as NonNullable<typeof first>).toBeVisible();
		expect(await sheetsOf(page)).toBe(1);
	});
}

for (const kind of ["notice", "routine"] as const) {
	test(`a ${kind} with a picture prints heading and picture on one sheet`, async ({ page, request }) => {
		const name = await itemWith(request, kind, /\.(webp|jpe?g|png)$/);
		await openOnPaper(page, itemPath(kind, name));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
		const picture = page.locator("article img");
		await loadedWidth(picture);
		const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
		const box = await picture.boundingBox();
		// The first sheet has 1017 px, which must include the picture's lower edge.
		expect(heading?.y).toBeLessThan(200);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(1017);
		expect(box?.width).toBeGreaterThan(300);
		for (const words of [itemText.download, itemText.back[kind]])
			await expect(page.getByText(words).filter({ visible: true })).toHaveCount(0);
		expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
	});
}

test("a notice without a file prints on one sheet", async ({ page, request }) => {
	await openOnPaper(page, itemPath("notice", await itemWith(request, "notice", null)));
	expect(await sheetsOf(page)).toBe(1);
});

test("the section table prints completely, without page breaks inside a class", async ({ page }) => {
	await openOnPaper(page, "/section-list");
	await expect(page.getByText(sectionText.grandTotal)).toBeVisible();
	for (const body of await page.locator("tbody").all()) await expect(body).toHaveCSS("break-inside", "avoid");
	expect(await sheetsOf(page)).toBe(1);
});

for (const [path, title] of [
	["/contact", titles.contact],
	["/comittees", titles.committee],
] as const) {
	test(`${path} prints no empty sheet`, async ({ page }) => {
		await openOnPaper(page, path);
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		expect(await sheetsOf(page)).toBe(1);
	});
}
