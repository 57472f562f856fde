/** Prints the Largest Contentful Paint of each public page on a slow phone: the median of five first visits. */
import { type Browser, test } from "@playwright/test";
import { median } from "@/lib/commands/measure/median";
import { missingPath } from "@/lib/contract/paths";
import { pageRoutes } from "@/lib/contract/routes";
import { reportUrl as url } from "./reports";
import { recordPaths } from "./school";

const visits = 5;

/** Lighthouse's mobile settings: slow 4G, and a CPU four times slower than this machine's. */
const kilobit = 1024 / 8;
const network = {
	offline: false,
	latency: 150,
	downloadThroughput: 1638.4 * kilobit,
	uploadThroughput: 750 * kilobit,
};
const slowdown = 4;

/** @returns seconds until the Largest Contentful Paint, and the tag name of its element */
async function visit(browser: Browser, path: string) {
	const context = await browser.newContext({
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		isMobile: true,
		hasTouch: true,
		locale: "bn-BD",
	});
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", network);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
	const painted = await page.evaluate(
		() =>
			new Promise<{ seconds: number; what: string }>((resolve) => {
				new PerformanceObserver((list) => {
					const last = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
					resolve({ seconds: last.startTime / 1000, what: last.element?.tagName.toLowerCase() ?? "" });
				}).observe({ type: "largest-contentful-paint", buffered: true });
			}),
	);
	await context.close();
	return painted;
}

test("Largest Contentful Paint", async ({ browser, request }) => {
	test.setTimeout(1_800_000);
	const paths = [...pageRoutes.map(({ path }) => path), missingPath, ...(await recordPaths(request))];
	for (const path of paths) {
		const painted = [];
		for (let count = 0; count < visits; count++) painted.push(await visit(browser, path));
		const { seconds, what } = median(painted, (one) => one.seconds);
		console.log(`${seconds.toFixed(2).padStart(6)} s  ${what.padEnd(6)} ${path}`);
	}
});
