/**
 * Prints Lighthouse's scores of each public page for a phone: the median of five runs with its default settings. On a
 * virtual machine those in which the host gave the least time to others.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { test } from "@playwright/test";
import { browserArgs, findBrowser } from "@/lib/commands/test/browser";
import { pageRoutes } from "@/lib/contract/routes";
import { leastStolen, median } from "@/lib/tools/measure/rounds";
import { reportUrl as url } from "./reports";
import { recordPaths } from "./school";

/** Fetched from the npm registry on the first run: 200 packages that only this report needs. */
const lighthouse = "lighthouse@12.8.2";
const runs = 5;
const mostRuns = 12;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Reported audits: seconds, except for the layout shift. */
const audits = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

type Report = {
	categories: Record<string, { score: number | null }>;
	audits: Record<string, { numericValue?: number }>;
};

async function run(path: string): Promise<number[]> {
	const args = ["--yes", lighthouse, new URL(path, url).href, "--output=json", "--quiet", "--locale=en"];
	const { stdout } = await promisify(execFile)(
		"npx",
		[...args, `--chrome-flags=${["--headless", ...browserArgs].join(" ")}`],
		{ env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 26 },
	);
	const report: Report = JSON.parse(stdout);
	return [
		...categories.map((name) => 100 * (report.categories[name]?.score ?? 0)),
		...audits.map((name) => report.audits[name]?.numericValue ?? Number.NaN),
	];
}

test("Lighthouse", async ({ request }) => {
	// No timeout.
	test.setTimeout(0);
	const only = process.env.LIGHTHOUSE_PATHS?.split(" ");
	const paths = only ?? [...pageRoutes.map(({ path }) => path), ...(await recordPaths(request))];
	const measurements = paths.map((path) => async () => {
		const values = await run(path);
		process.stderr.write(`${path}: ${values[0]?.toFixed(0)}\n`);
		return values;
	});
	const ofPages = await leastStolen(measurements, { wanted: runs, most: mostRuns });
	console.log("performance, accessibility, best practices, SEO | FCP ms, LCP ms, TBT ms, CLS | stolen by the host");
	for (const [index, measured] of ofPages.entries()) {
		const results = measured.map(({ result }) => result);
		const column = (index: number) => median(results.map((values) => values[index] ?? Number.NaN));
		const scores = categories.map((_, index) => column(index).toFixed(0).padStart(4)).join("");
		const times = audits.map((name, index) =>
			column(categories.length + index)
				.toFixed(name.endsWith("shift") ? 3 : 0)
				.padStart(6),
		);
		const stolen = median(measured.map(({ stolen }) => stolen)).toFixed(1);
		console.log(`${scores} |${times.join("")} |${stolen.padStart(5)}%  ${paths[index]}`);
	}
});
