/** Prints how long lists and views of the back office take until they are shown: the median of five visits. */
import { test } from "@playwright/test";
import { median } from "@/lib/tools/measure/rounds";
import { reportUrl, signInStaff } from "./reports";

const lists = ["students", "enrolments", "results", "notices"];
const searches = [["students", "search=নুসরাত"]] as const;
const visits = 5;

test("lists of the back office", async ({ page }) => {
	test.setTimeout(300_000);
	await signInStaff(page);
	const answer = await page.request.get(`${reportUrl}/cms/exams?where[type][equals]=semester&sort=id&limit=1&depth=0`);
	const [exam] = (await answer.json()).docs;
	const place = new URLSearchParams({ exam: exam.id, year: exam.year, place: "class-8" });
	// Views come from the server whole, lists fill in their rows.
	const shown = (path: string) => page.locator(path.startsWith("collections") ? "tbody tr" : "h1").first();
	const paths = [
		...[...lists, ...searches.map(([list, query]) => `${list}?${query}`)].map((path) => `collections/${path}`),
		"admissions",
		"marks/release",
		`marks/release?exam=${exam.id}&class=8`,
		`promotion?exam=${exam.id}&class=8`,
		...["class-list", "grade-sheets", "tabulation", "admit-cards"].map((paper) => `printing?paper=${paper}&${place}`),
	];
	for (const path of paths) {
		const times: number[] = [];
		for (let count = 0; count < visits; count++) {
			const start = performance.now();
			await page.goto(`${reportUrl}/admin/${path}`, { waitUntil: "commit" });
			await shown(path).waitFor();
			times.push(performance.now() - start);
		}
		console.log(`${(median(times) / 1000).toFixed(2)} s  ${path}`);
	}
});
