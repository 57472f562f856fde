/** Without SITE_URL pages contain no absolute URLs. */
import { expect, test } from "@playwright/test";
import { closedPaths } from "@/lib/contract/routes";

test("there is no sitemap and no canonical link", async ({ request }) => {
	expect((await request.get("/sitemap.xml")).status()).toBe(404);
	expect(await (await request.get("/notices")).text()).not.toContain('rel="canonical"');
});

test("robots.txt disallows the same paths and names no sitemap", async ({ request }) => {
	const lines = (await (await request.get("/robots.txt")).text()).split("\n");
	for (const path of closedPaths) expect(lines).toContain(`Disallow: ${path}`);
	expect(lines.join("\n")).not.toContain("Sitemap");
});
