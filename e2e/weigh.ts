/** Measures the transfer sizes and layout shift of a page with an empty cache, in a phone viewport. */
import { brotliCompressSync, constants } from "node:zlib";
import type { APIRequestContext, Browser } from "playwright";
import { calendarPath, itemPath } from "@/lib/contract/paths";
import { giveAsItIs, pass, standBefore } from "./pass";

/**
 * Compressed sizes in bytes: `headers` of all responses, the others without headers; `html` without `inlineSlide`, the
 * picture that the home page's HTML begins with. `shift`: layout shift score.
 */
export type Weight = {
	headers: number;
	html: number;
	inlineSlide: number;
	script: number;
	fonts: number;
	pictures: number;
	firstSlide: number;
	shift: number;
	requests: number;
};

/**
 * Limits of the home page's first load, in bytes. HTML includes its inline CSS. Headers include those of lazy pictures,
 * of which Chromium's headless shell loads four more than the full browser.
 */
export const limits = {
	headers: 11_000,
	html: 13_700,
	inlineSlide: 10_000,
	script: 120_200,
	fonts: 70_000,
	firstSlide: 60_000,
	shift: 0.01,
};

/** Limits of HTML and script together, in bytes: the measured size plus half a kilobyte. */
const largerPages: [RegExp, number][] = [
	[/^\/$/, 134_100],
	[/^\/(notices|routines|curriculums)\b/, 138_100],
	[/^\/educational\//, 131_600],
	[/^\/student\/student-application-form$/, 142_500],
	[/^\/students-information$/, 142_200],
	[/^\/children$/, 141_700],
	[/^\/student-result$/, 134_200],
	[/^\/student-login$/, 138_500],
	[/^\/privacy$/, 131_400],
];

/** @returns the limit of a page's HTML and script together, in bytes */
export const budgetOf = (path: string): number => largerPages.find(([pages]) => pages.test(path))?.[1] ?? 130_600;

/**
 * @param path of the page, on the site at `url`
 * @param fonts whether the font may load
 */
export async function weigh(browser: Browser, url: string, path: string, fonts = true): Promise<Weight> {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "bn-BD" });
	if (!fonts) await context.route("**/*.woff2", (route) => route.abort());
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	let headers = 0;
	session.on("Network.responseReceived", ({ response }) => {
		if (isPart(response.url)) headers += response.encodedDataLength;
	});
	const document = await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
	const inlineSlide = weightOfPicture((await document?.text()) ?? "");
	const { responses, shift } = await page.evaluate(measure);
	await context.close();

	const none = { script: 0, fonts: 0, pictures: 0, firstSlide: 0, requests: 0 };
	const weight: Weight = { ...none, headers, html: -inlineSlide, inlineSlide, shift };
	for (const { name, bytes } of responses.filter(({ name }) => isPart(name))) {
		const { pathname } = new URL(name);
		weight.requests += 1;
		weight[kindOf(pathname)] += bytes;
		if (!weight.firstSlide && pathname.startsWith("/image/slider/")) weight.firstSlide = bytes;
	}
	return weight;
}

/** Bytes of {@link weighMonth} that a family's month may have. */
export const monthLimit = 380_000;

/** What a family reads in a month: home, six notices, the calendar and the form for a result. */
export async function pathsOfMonth(request: APIRequestContext): Promise<string[]> {
	const { notice } = await (await request.post("/api/notices-get")).json();
	const notices = notice.data.slice(0, 6).map(({ name }: { name: string }) => itemPath("notice", name));
	return ["/", ...notices, calendarPath(), "/student-result"];
}

/**
 * @returns the bytes that the site at `url` sends for all visits with one browser, whose cache is empty at first, and to
 * its service worker; without headers
 */
export async function weighMonth(browser: Browser, url: string, paths: readonly string[]): Promise<number> {
	let bytes = 0;
	const before = await standBefore((asked, answer) => {
		const give: typeof giveAsItIs = (got) => {
			got.on("data", (part: Buffer) => {
				bytes += part.length;
			});
			giveAsItIs(got, answer);
		};
		pass(url, asked, answer, { give });
	});
	const viewport = { width: 360, height: 740 };
	const context = await browser.newContext({ viewport, locale: "bn-BD", serviceWorkers: "allow" });
	const page = await context.newPage();
	for (const path of paths) {
		await page.goto(new URL(path, before.url).href, { waitUntil: "networkidle" });
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	}
	await context.close();
	before.stop();
	return bytes;
}

/** As lib/http/compression does. */
const pack = (html: string) =>
	brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } });

/** @returns by how many bytes the pictures inside of an HTML document make it larger */
function weightOfPicture(html: string): number {
	const without = html.replace(/data:image\/webp;base64,[\w+/=]+/g, "");
	return without.length < html.length ? pack(html).length - pack(without).length : 0;
}

/** RSC payloads of other pages and the favicon are not part of a page. */
const isPart = (url: string) => !url.endsWith(".svg") && !url.includes(".svg?") && !url.includes("_rsc=");

function kindOf(path: string) {
	if (path.startsWith("/image/")) return "pictures";
	if (path.endsWith(".woff2")) return "fonts";
	return path.endsWith(".js") ? "script" : "html";
}

/** Runs in the page; reads the Performance API. */
async function measure() {
	const [document] = performance.getEntriesByType("navigation");
	const entries = [document, ...performance.getEntriesByType("resource")] as PerformanceResourceTiming[];
	const responses = entries.map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
	const shift = await new Promise<number>((resolve) => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
		}).observe({ type: "layout-shift", buffered: true });
		setTimeout(() => resolve(sum), 300);
	});
	return { responses, shift };
}
