import { expect, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { waitingText } from "@/lib/bengali/forms";
import { sectionText as text } from "@/lib/bengali/student-area";
import type { SectionCounts, StudentPage } from "@/lib/contract/students";
import { broken, expectGoodPage, phone, slow } from "./person";

test.use({ viewport: phone });

const sum = (numbers: Record<string, number>) => Object.values(numbers).reduce((so, number) => so + number, 0);

test("each year's sections, with totals by class and of all", async ({ page, request }) => {
	const { years }: StudentPage = await (await request.post("/api/student-page")).json();
	await page.goto("/section-list");
	for (const { id, year } of years) {
		await page.getByLabel(text.year).selectOption(String(id));
		const counts: SectionCounts = await (await request.post(`/api/section-first/${id}`)).json();
		await expect(page.getByRole("table", { name: text.caption(year) })).toBeVisible();
		const all = [counts.male, counts.female, counts.total].map((numbers) => toBengaliDigits(sum(numbers)));
		await expect(page.locator("tfoot td")).toHaveText(all);
		await expect(page.locator("tbody th[scope=row]:not([colspan])")).toHaveCount(counts.section.length);
		const first = counts.classs.find((one) => counts.section.some(({ class_id }) => class_id === one.id));
		await expect(page.getByRole("rowheader", { name: text.classTotal(first?.class_name ?? "") })).toBeVisible();
	}
	await expectGoodPage(page);
});

test("slow and broken connections", async ({ page }) => {
	const held = await slow(page, "**/api/student-page");
	const connection = await broken(page, "**/api/section-first/*");
	await page.goto("/section-list");
	await expect(page.getByText(text.loading)).toBeVisible();
	held.answer();
	await expect(page.getByRole("alert").filter({ hasText: text.failed })).toBeVisible();
	await connection.mend();
	await page.getByRole("button", { name: waitingText.retry }).click();
	await expect(page.getByRole("table")).toBeVisible();
});
