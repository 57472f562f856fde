/** Measures what one opening of a page costs a visitor with an empty cache, in a real browser on a phone's screen. */
import type { Browser } from "playwright";

/** Bytes as they come over the network, compressed; shift is the layout shift score. */
export type Weight = {
	html: number;
	script: number;
	fonts: number;
	pictures: number;
	firstSlide: number;
	shift: number;
	requests: number;
};

/** Limits of the home page's first load. HTML counts with the CSS inside it. */
export const limits = { html: 20_480, script: 148_480, fonts: 71_680, firstSlide: 61_440, shift: 0.01 };

const kinds: Record<string, "html" | "script" | "fonts" | "pictures"> = {
	Document: "html",
	Stylesheet: "html",
	Script: "script",
	Font: "fonts",
	Image: "pictures",
};

/** @param path of the page, on the site at `url` */
export async function weigh(browser: Browser, url: string, path: string): Promise<Weight> {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "bn-BD" });
	const page = await context.newPage();
	const weight: Weight = { html: 0, script: 0, fonts: 0, pictures: 0, firstSlide: 0, shift: 0, requests: 0 };
	const seen = new Map<string, { kind?: string; url: string }>();
	const devtools = await context.newCDPSession(page);
	await devtools.send("Network.enable");
	devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
		seen.set(requestId, { kind: type, url: response.url });
	});
	devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const request = seen.get(requestId);
		const kind = kinds[request?.kind ?? ""];
		if (!request || request.url.startsWith("data:")) return;
		weight.requests += 1;
		if (kind) weight[kind] += encodedDataLength;
		if (!weight.firstSlide && request.url.includes("/image/slider/")) weight.firstSlide = encodedDataLength;
	});
	await page.goto(new URL(path, url).href, { waitUntil: "load" });
	await page.waitForLoadState("networkidle");
	weight.shift = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(sum), 300);
			}),
	);
	await context.close();
	return weight;
}
