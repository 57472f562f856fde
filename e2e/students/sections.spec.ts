import { expect, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { titles } from "@/lib/bengali/site";
import { studentTitles, sectionText as text } from "@/lib/bengali/student-area";
import type { SectionCounts, StudentPage } from "@/lib/contract/students";
import { expectGoodPage, phone } from "./person";

const path = "/section-list";

const sum = (numbers: Record<string, number>) => Object.values(numbers).reduce((so, number) => so + number, 0);

for (const javaScriptEnabled of [true, false]) {
	test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ viewport: phone, javaScriptEnabled });

		test("shows each year's sections, with totals by class and overall", async ({ page, request }) => {
			const { years }: StudentPage = await (await request.post("/api/student-page")).json();
			expect(years.length).toBeGreaterThan(1);
			await page.goto(path);
			for (const [index, { id, year }] of years.entries()) {
				if (index > 0) {
					await page
						.getByRole("navigation", { name: text.year })
						.getByRole("link", { name: toBengaliDigits(year) })
						.click();
					await expect(page).toHaveURL(`${path}/${year}`);
				}
				const counts: SectionCounts = await (await request.post(`/api/section-first/${id}`)).json();
				await expect(page.getByRole("table", { name: text.caption(year) })).toBeVisible();
				const all = [counts.male, counts.female, counts.total].map((numbers) => toBengaliDigits(sum(numbers)));
				await expect(page.locator("tfoot td").filter({ visible: true })).toHaveText(all);
				await expect(page.locator("tbody th[scope=row]:not([colspan])").filter({ visible: true })).toHaveCount(
					counts.section.length,
				);
				const first = counts.classs.find((schoolClass) =>
					counts.section.some(({ class_id }) => class_id === schoolClass.id),
				);
				const total = page.getByRole("rowheader", { name: text.classTotal(first?.class_name ?? "") });
				await expect(total.filter({ visible: true })).toBeVisible();
			}
		});
	});
}

test("the current year is marked, and every year's page is accessible", async ({ page, request }) => {
	const { years }: StudentPage = await (await request.post("/api/student-page")).json();
	for (const [index, { year }] of years.entries()) {
		await page.goto(index === 0 ? path : `${path}/${year}`);
		await expect(page.getByRole("navigation", { name: text.year }).locator('[aria-current="page"]')).toHaveText(
			toBengaliDigits(year),
		);
		await expectGoodPage(page);
	}
	await expect(page).toHaveTitle(new RegExp(`^${text.caption(years.at(-1)?.year ?? 0)}`));
});

test("the table is static HTML, and an unknown year returns 404", async ({ request }) => {
	const { years }: StudentPage = await (await request.post("/api/student-page")).json();
	// Other tests make all stored pages old, by an application for instance.
	const isStored = (address: string) =>
		expect.poll(async () => (await request.get(address)).headers()["cache-status"], address).toBe("school; hit");
	for (const address of [path, `${path}/${years[1]?.year}`]) {
		await isStored(address);
		expect(await (await request.get(address)).text()).toContain(studentTitles.sections);
	}
	for (const year of ["1999", "0", "abc", years[0]?.id]) {
		const response = await request.get(`${path}/${year}`);
		expect(response.status(), String(year)).toBe(404);
		expect(await response.text()).toContain(titles.notFound);
		// The page for all unknown paths.
		await isStored(`${path}/${year}`);
	}
});
