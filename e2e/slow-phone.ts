/** First visits with Lighthouse's mobile settings: slow 4G, and a processor four times slower than this machine's. */
import type { Browser } from "@playwright/test";

const kilobit = 1024 / 8;
const network = {
	offline: false,
	latency: 150,
	downloadThroughput: 1638.4 * kilobit,
	uploadThroughput: 750 * kilobit,
};
const slowdown = 4;

export type Painted = { seconds: number; what: string };

/** @returns seconds until the Largest Contentful Paint, and the tag name of its element */
export async function visitSlowly(browser: Browser, url: string): Promise<Painted> {
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
	await page.goto(url, { waitUntil: "networkidle" });
	const painted = await page.evaluate(
		() =>
			new Promise<Painted>((resolve) => {
				new PerformanceObserver((list) => {
					const last = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
					resolve({ seconds: last.startTime / 1000, what: last.element?.tagName.toLowerCase() ?? "" });
				}).observe({ type: "largest-contentful-paint", buffered: true });
			}),
	);
	await context.close();
	return painted;
}
