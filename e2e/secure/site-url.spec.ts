/** Absolute URLs, which need SITE_URL. */
import { expect, test } from "@playwright/test";
import { closedPaths, pageRoutes } from "@/lib/contract/routes";
import { routeOf } from "@/lib/contract/testing/paths-of-routes";
import { routes } from "../routes";
import { staff } from "../sites";

const site = "https://school.example";
const indexed = pageRoutes.filter((route) => route.indexed).map(({ path }) => path);
const readable = (address: string) => decodeURI(address).normalize("NFC");

test("every page has its own canonical URL", async ({ request }) => {
	for (const { path } of routes.filter(({ status, dynamic }) => status === 200 && !dynamic)) {
		const html = await (await request.get(path)).text();
		const [canonical, ...others] = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
		expect.soft([readable(canonical ?? ""), others]).toEqual([readable(path === "/" ? site : site + path), []]);
	}
});

test("the sitemap lists every indexable page with its last modification, and no other", async ({ request }) => {
	const answer = await request.get("/sitemap.xml");
	expect(answer.headers()["content-type"]).toContain("application/xml");
	const entries = [
		...(await answer.text()).matchAll(/<url>\s*<loc>(.*?)<\/loc>\s*(?:<lastmod>(.*?)<\/lastmod>)?/g),
	].map(([, address = "", changed]) => ({ path: address.replace(site, ""), address, changed }));
	const paths = entries.map(({ path }) => path);
	expect(new Set(paths).size).toBe(paths.length);
	expect(paths).toEqual(expect.arrayContaining([...indexed]));
	for (const { address } of entries) expect(address).toMatch(/^https:\/\/school\.example\/[\x21-\x7e]*$/);
	expect(paths.filter((path) => routeOf(path)?.search !== "listed")).toEqual([]);
	const dated = entries.filter(({ changed }) => changed);
	for (const { changed } of dated) expect(Date.parse(changed ?? "")).toBeLessThanOrEqual(Date.now());
	const records = entries.filter(({ path }) => /^\/(content|educational|routines\/exam)\//.test(path));
	expect(records.length).toBeGreaterThan(97);
	expect(paths).toContain(routes.find(({ path }) => path.startsWith("/routines/exam/"))?.path);
	for (const { path, changed } of records) expect(changed, path).toBeTruthy();
	for (const path of ["/", "/notices", "/routines", "/curriculums", "/teachers", "/comittees", "/contact"])
		expect(dated.map((entry) => entry.path)).toContain(path);
	// The archives that the lists link to, each with its own canonical address.
	for (const list of ["/notices", "/routines", "/curriculums"]) {
		const html = await (await request.get(list)).text();
		const linked = new Set([...html.matchAll(/href="(\/\w+\/(?:year|kind)\/\w+)"/g)].map(([, path]) => path));
		expect(paths).toEqual(expect.arrayContaining([...linked]));
		expect(linked.size, list).toBeGreaterThan(list === "/notices" ? 5 : 0);
	}
	const archive = await (await request.get("/notices/kind/exam")).text();
	expect(archive).toContain(`<link rel="canonical" href="${site}/notices/kind/exam"/>`);
});

test("robots.txt names the sitemap and disallows private paths", async ({ request }) => {
	const lines = (await (await request.get("/robots.txt")).text()).split("\n");
	expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
	for (const path of closedPaths) expect(lines).toContain(`Disallow: ${path}`);
});

test("the cookie of the back office is Secure", async ({ request }) => {
	const answer = await request.post("/cms/staff/login", { data: staff });
	expect(answer.status()).toBe(200);
	const attributes = answer.headers()["set-cookie"]?.split(/;\s*/).slice(1);
	expect(attributes).toEqual(expect.arrayContaining(["HttpOnly=true", "Secure=true", "SameSite=Strict"]));
});
