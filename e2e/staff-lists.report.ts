/** Prints how long lists of the back office take until their rows are shown: the median of five visits. */
import { test } from "@playwright/test";
import { median, reportUrl, signInStaff } from "./reports";

const lists = ["students", "enrolments", "results", "notices"];
const searches = [["students", "search=নুসরাত"]] as const;
const visits = 5;

test("lists of the back office", async ({ page }) => {
	test.setTimeout(300_000);
	await signInStaff(page);
	const paths = [...lists, ...searches.map(([list, query]) => `${list}?${query}`)];
	for (const path of paths) {
		const times: number[] = [];
		for (let count = 0; count < visits; count++) {
			const start = performance.now();
			await page.goto(`${reportUrl}/admin/collections/${path}`, { waitUntil: "commit" });
			await page.locator("tbody tr").first().waitFor();
			times.push(performance.now() - start);
		}
		console.log(`${(median(times) / 1000).toFixed(2)} s  ${path}`);
	}
});
