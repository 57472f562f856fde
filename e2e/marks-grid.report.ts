/** Prints how long a grid of 80 students and 14 columns takes to open and to take a paste: the median of five visits. */
import { expect, type Page, test } from "@playwright/test";
import { median } from "@/lib/tools/measure/rounds";
import { openOffice, ownSchool, recordsOf, signInHead, visitor } from "./staff/own-school";

const school = ownSchool();
const [students, subjects, visits] = [80, 7, 5];

/** A block as copied from Excel for the whole grid; its marks differ from visit to visit. */
const blockOf = (visit: number) =>
	Array.from({ length: students }, (_, row) =>
		Array.from({ length: subjects * 2 }, (_, column) => (row + column + visit) % 30).join("\t"),
	).join("\r\n");

/** @returns milliseconds until the last cell is shown; another second passes until everything is saved */
const pasteInto = (page: Page, text: string) =>
	page.evaluate((pasted) => {
		const inputs = [...document.querySelectorAll<HTMLInputElement>("input[data-key]")];
		inputs[0]?.focus();
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", pasted);
		const start = performance.now();
		const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
		inputs[0]?.dispatchEvent(event);
		return new Promise<number>((resolve) =>
			requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start))),
		);
	}, text);

test("grid of marks", async ({ page }) => {
	test.setTimeout(300_000);
	const asking = await visitor(school);
	const create = recordsOf(asking, await signInHead(asking));
	const year = await create("years", { year: 2026 });
	const section = await create("sections", { name: "ক", class: 8 });
	const exam = await create("exams", { name: "বার্ষিক", year, type: "semester" });
	const papers = [
		{
			code: "1",
			parts: [
				{ code: "month", full: 30 },
				{ code: "semester", full: 70 },
			],
		},
	];
	for (let index = 1; index <= subjects; index += 1)
		await create("subjects", { name: `বিষয় ${index}`, year, class: 8, papers });
	for (let roll = 1; roll <= students; roll += 1) {
		const person = { name: `শিক্ষার্থী ${roll}`, gender: "1", fatherName: "করিম", motherName: "সালমা" };
		await create("enrolments", { student: await create("students", person), year, section, roll });
	}
	await asking.dispose();
	await openOffice(page, school);
	const times = { open: [] as number[], paste: [] as number[], save: [] as number[] };
	const saved = page.locator("[role=status][data-state=saved]");
	for (let visit = 0; visit < visits; visit += 1) {
		// Without marks: a paste that overwrites some is asked about first.
		await school.sql("UPDATE marks SET hundredths = NULL");
		const start = performance.now();
		await page.goto(`${school.url}/admin/marks?exam=${exam}&section=${section}`, { waitUntil: "commit" });
		await page.locator("table[data-ready]").waitFor();
		times.open.push(performance.now() - start);
		times.paste.push(await pasteInto(page, blockOf(visit)));
		const pasted = performance.now();
		await expect(saved).toBeVisible();
		times.save.push(performance.now() - pasted);
	}
	for (const [name, all] of Object.entries(times)) console.log(`${(median(all) / 1000).toFixed(2)} s  ${name}`);
});
