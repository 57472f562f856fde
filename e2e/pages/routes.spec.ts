import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { routesOf } from "../school";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

test("every public route: status, title, heading, no axe violation, no console error, no sideways scroll", async ({
	page,
	request,
}) => {
	test.setTimeout(180_000);
	const { school, routes } = await routesOf(request);
	await page.setViewportSize({ width: 360, height: 740 });
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(String(error)));
	page.on("console", (message) => {
		// The browser itself reports the status of a page that is not there.
		if (message.type() === "error" && !message.text().includes("404 (Not Found)")) errors.push(message.text());
	});

	for (const { path, status, title, heading } of routes) {
		await test.step(path, async () => {
			const response = await page.goto(path);
			expect(response?.status(), path).toBe(status);
			await expect(page, path).toHaveTitle(`${title} | ${school}`);
			await expect(page.locator("h1"), path).toHaveText(heading);
			await expect(page.locator("html"), path).toHaveAttribute("lang", "bn");
			const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
			expect(
				violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
				path,
			).toEqual([]);
			const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
			expect(tooWide, `${path} scrolls sideways`).toBe(false);
		});
	}
	expect(errors).toEqual([]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

	test("every public route reads whole", async ({ page, request }) => {
		test.setTimeout(120_000);
		const { school, routes } = await routesOf(request);
		for (const { path, status, title, heading } of routes) {
			await test.step(path, async () => {
				const response = await page.goto(path);
				expect(response?.status(), path).toBe(status);
				await expect(page, path).toHaveTitle(`${title} | ${school}`);
				await expect(page.locator("h1"), path).toHaveText(heading);
				await expect(page.locator("h1"), path).toBeAttached();
				await expect(page.getByRole("navigation").getByRole("link").first(), path).toBeVisible();
			});
		}
	});
});

test("public pages are static: the second request comes from the cache", async ({ request }) => {
	const { routes } = await routesOf(request);
	for (const { path } of routes) {
		await request.get(path);
		const again = await request.get(path);
		expect(again.headers()["x-nextjs-cache"], path).toBe("HIT");
	}
});

test("the same page comes for a name however it is encoded", async ({ request }) => {
	const { routes } = await routesOf(request);
	const notice = routes.find(({ path }) => path.startsWith("/educational/notice/"));
	if (!notice) throw new Error("no notice");
	const raw = await request.get(encodeURI(decodeURIComponent(notice.path)));
	expect(raw.status()).toBe(200);
});
