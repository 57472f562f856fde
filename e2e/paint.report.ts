/** Prints the Largest Contentful Paint of each public page on a slow phone: the median of five first visits. */
import { test } from "@playwright/test";
import { missingPath } from "@/lib/contract/paths";
import { pageRoutes } from "@/lib/contract/routes";
import { median } from "@/lib/tools/measure/rounds";
import { reportUrl as url } from "./reports";
import { recordPaths } from "./school";
import { visitSlowly } from "./slow-phone";

const visits = 5;

test("Largest Contentful Paint", async ({ browser, request }) => {
	test.setTimeout(1_800_000);
	const paths = [...pageRoutes.map(({ path }) => path), missingPath, ...(await recordPaths(request))];
	for (const path of paths) {
		const painted = [];
		for (let count = 0; count < visits; count++) painted.push(await visitSlowly(browser, new URL(path, url).href));
		const { seconds, what } = median(painted, (paint) => paint.seconds);
		console.log(`${seconds.toFixed(2).padStart(6)} s  ${what.padEnd(6)} ${path}`);
	}
});
