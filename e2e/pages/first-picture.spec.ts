/** Pages that begin with a picture have a small version of it in their HTML. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { recordPaths } from "../school";

const pagesWithPicture = async (request: APIRequestContext) => ["/", "/contact", ...(await recordPaths(request))];
const firstOf = (page: Page) => page.locator("main img").first();
const data = /data:image\/webp;base64/g;

test("it is in the HTML of the page alone, and the sharp file paints over it without counting again", async ({
	browser,
	request,
}) => {
	expect(await (await request.get("/notices")).text()).not.toMatch(data);
	// A phone whose screen has more pixels than the small version.
	const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
	const page = await context.newPage();
	for (const path of await pagesWithPicture(request)) {
		// Behind the picture, and as one of its sizes.
		expect((await (await request.get(path)).text()).match(data), path).toHaveLength(2);
		const navigation = await request.get(path, { headers: { rsc: "1" } });
		expect(await navigation.text(), path).not.toMatch(data);

		await page.goto(path, { waitUntil: "networkidle" });
		await expect.poll(() => firstOf(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
		expect(await firstOf(page).evaluate((img: HTMLImageElement) => img.currentSrc), path).toMatch(/\.webp$/);
		const painted = await page.evaluate(
			() =>
				new Promise<string[]>((resolve) => {
					new PerformanceObserver((list) => {
						const paints = list.getEntries() as (PerformanceEntry & { url: string; element: Element | null })[];
						const pictures = paints.filter(({ element }) => element?.matches("main img"));
						resolve(pictures.map(({ url }) => url.slice(0, 10)));
					}).observe({ type: "largest-contentful-paint", buffered: true });
				}),
		);
		expect(painted, path).toEqual(["data:image"]);
	}
	await context.close();
});

for (const javaScriptEnabled of [true, false])
	test(`it is painted before the file comes, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
		browser,
		request,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled });
		const page = await context.newPage();
		await page.route("**/image/**", (route) => route.abort());
		for (const path of await pagesWithPicture(request)) {
			await page.goto(path);
			await expect(firstOf(page), path).toHaveCSS("background-image", /^url\("data:image\/webp;base64,/);
			expect(await firstOf(page).getAttribute("alt"), path).toBeTruthy();
		}
		await context.close();
	});
