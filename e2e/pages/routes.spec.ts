import { expect, type Page, test } from "@playwright/test";
import { expectNoSidewaysScroll, violationsOf } from "../page-rules";
import { type Route, routes, schoolName } from "../routes";

test.use({ viewport: { width: 360, height: 740 } });

async function expectPage(page: Page, { path, status, title, heading }: Route) {
	const response = await page.goto(path);
	expect(response?.status()).toBe(status);
	await expect(page).toHaveTitle(`${title} | ${schoolName}`);
	await expect(page.locator("h1")).toHaveText(heading);
}

for (const route of routes) {
	test(`${route.path} has its title and heading, no axe violation, no console error, no horizontal overflow`, async ({
		page,
	}) => {
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(String(error)));
		page.on("console", (message) => {
			// The browser logs the 404 status as an error.
			if (message.type() === "error" && !message.text().includes("404 (Not Found)")) errors.push(message.text());
		});
		await expectPage(page, route);
		await expect(page.locator("html")).toHaveAttribute("lang", "bn");
		expect(await violationsOf(page)).toEqual([]);
		await expectNoSidewaysScroll(page);
		expect(errors).toEqual([]);
	});
}

// 404 pages are not cached, because anybody can request made-up names.
for (const { path } of routes.filter(({ status, dynamic }) => status === 200 && !dynamic))
	test(`${path} is static: the second request is a cache hit`, async ({ request }) => {
		await request.get(path);
		expect((await request.get(path)).headers()["x-nextjs-cache"]).toBe("HIT");
	});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	for (const route of routes)
		test(`${route.path} is complete`, async ({ page }) => {
			await expectPage(page, route);
			await expect(page.getByRole("navigation").getByRole("link").first()).toBeVisible();
		});
});

test("every percent-encoding of a name returns the same page", async ({ request }) => {
	const notice = routes.find(({ path, status }) => path.startsWith("/educational/notice/") && status === 200);
	const raw = await request.get(encodeURI(decodeURIComponent(notice?.path ?? "")));
	expect(raw.status()).toBe(200);
});
