import { type APIRequestContext, expect, test } from "@playwright/test";
import { errorText } from "@/lib/bengali/errors";
import { resultSearchText } from "@/lib/bengali/results";
import { routeOf } from "@/lib/contract/testing/paths-of-routes";
import { ask } from "../edge/ask";
import { routes } from "../routes";
import { sites } from "../sites";

const headersOf = async (request: APIRequestContext, path: string) => (await request.get(path)).headers();

test("no page makes the browser request it twice", async ({ request }) => {
	expect((await headersOf(request, "/admin/login"))["critical-ch"]).toBeUndefined();
	for (const path of [...routes.map(({ path }) => path), "/api/homeslider", "/robots.txt", "/favicon.ico"]) {
		const headers = await headersOf(request, path);
		expect(headers["critical-ch"], path).toBeUndefined();
		expect(headers["accept-ch"], path).toBeUndefined();
	}
});

test("shared caches may store public pages for ten seconds, and no student pages", async ({ request }) => {
	for (const { path, status, dynamic } of routes) {
		// Next sends no-store for a path without a route.
		if (status === 404 || dynamic) continue;
		const isPrivate = routeOf(path)?.cache === "private";
		const expected = isPrivate ? "private, no-cache" : "public, max-age=0, s-maxage=10, must-revalidate";
		expect((await headersOf(request, path))["cache-control"], path).toBe(expected);
	}
	for (const path of ["/profile/2025001", "/student/details/1", "/change-password/2025001"])
		expect((await headersOf(request, path))["cache-control"], path).toBe("private, no-cache");
	for (const path of [
		"/api/homeslider",
		"/api/nothing",
		"/cms/notices",
		"/cms/nothing",
		"/admin/login",
		"/_next/static/a.js",
		"/verify/x",
		"/search?q=x",
		"/feedback/notice/1/no",
	])
		expect((await headersOf(request, path))["cache-control"], path).toContain("no-store");
});

test("an address that is a key is in no referrer", async ({ request }) => {
	for (const path of ["/first-head/x", "/verify/x"])
		expect((await headersOf(request, path))["referrer-policy"], path).toBe("no-referrer");
	expect((await headersOf(request, "/notices"))["referrer-policy"]).toBe("strict-origin-when-cross-origin");
});

test("no answer may be read by scripts of other sites", async ({ request }) => {
	const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
	for (const path of ["/", "/notices", "/api/homeslider", "/cms/notices", "/cms/staff/me", "/admin/login", "/feed.xml"])
		for (const method of ["GET", "OPTIONS", "POST"]) {
			const answer = await request.fetch(path, { method, headers, maxRedirects: 0 });
			const names = Object.keys(answer.headers()).filter((name) => name.startsWith("access-control-allow-origin"));
			expect([method, path, names]).toEqual([method, path, []]);
		}
});

test("search engines are told which pages to leave out", async ({ request }) => {
	const ofPeople = ["/profile/2025001", "/student/details/1", "/change-password/2025001"];
	for (const path of [...routes.filter(({ status }) => status === 200).map(({ path }) => path), ...ofPeople]) {
		const isShown = ["listed", "linked"].includes(routeOf(path.split("?", 1)[0] ?? "")?.search ?? "");
		expect((await (await request.get(path)).text()).includes('<meta name="robots" content="noindex"'), path).toBe(
			!isShown,
		);
	}
});

test("a site with an https URL sends Strict-Transport-Security", async () => {
	const paths = ["/", "/nothing", "/api/homeslider", "/admin/login", "/favicon.ico"];
	for (const path of paths) {
		const secure = await ask(sites.secure.url + path);
		expect(secure.headers["strict-transport-security"], path).toBe("max-age=31536000");
		const plain = await ask(sites.demo.url + path);
		expect(plain.headers["strict-transport-security"], path).toBeUndefined();
	}
	const refused = await ask(`${sites.secure.url}/`, {}, "TRACE");
	expect(refused.headers["strict-transport-security"]).toBe("max-age=31536000");
});

// Bots for which Next would wait for metadata by default (htmlLimitedBots), and another one.
for (const bot of ["Bingbot/2.0", "Slackbot-LinkExpanding 1.0", "facebookexternalhit/1.1", "Googlebot/2.1"])
	test(`${bot.split("/")[0]} gets the same page as browsers`, async ({ request }) => {
		// Pages that are rendered on each request are left out: they differ each time, and are not for bots.
		for (const { path, status } of [
			...routes.filter((route) => !route.dynamic),
			{ path: `/content/${bot}`, status: 404 },
		]) {
			// A page that is rendered anew between the two, as after a date that came, may have its data in another order.
			await expect(async () => {
				const answer = await request.get(path, { headers: { "User-Agent": bot } });
				expect(answer.status(), path).toBe(status);
				const anybodys = await request.get(path);
				expect(anybodys.status(), path).toBe(status);
				expect(await answer.text(), path).toBe(await anybodys.text());
			}).toPass();
		}
	});

test("a form submitted without JavaScript works behind a proxy, and its response is not cached", async ({
	request,
}) => {
	const proxied = { "X-Forwarded-Host": "school.example", "X-Forwarded-Proto": "https" };
	const form = await (await request.get("/student-result")).text();
	const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)];
	const multipart = Object.fromEntries([
		...hidden.map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]),
		["studentId", "999999"],
	]);
	const send = (origin: string) =>
		request.post("/student-result", { multipart, headers: { ...proxied, Origin: origin } });
	const own = await send("https://school.example");
	expect(own.status()).toBe(200);
	expect(await own.text()).toContain(resultSearchText.required.class);
	expect(own.headers()["cache-control"]).toContain("no-store");
	const other = await send("https://other.example");
	expect([other.status(), await other.text()]).toEqual([403, expect.stringContaining(errorText.otherSite)]);
});
