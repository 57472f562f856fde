/** Tests deploy/nginx.conf, with nginx in front of a site with a public address. */
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import { connect } from "node:http2";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { type Nginx, nginxMissing, startNginx } from "@/lib/commands/test/nginx";
import { TestSite } from "@/lib/commands/test/site";
import { routeOf } from "@/lib/contract/testing/paths-of-routes";
import { type Answer, ask } from "../edge/ask";
import { skipIf } from "../skip";

const site = new TestSite({
	school: { students: 30 },
	variables: { SITE_URL: "https://school.example", TRUST_PROXY: "1" },
});
let origin: string;
const routeData = { rsc: "1" };
const prefetched = { ...routeData, "next-router-prefetch": "1" };
const segment = { ...prefetched, "next-router-segment-prefetch": "/_tree" };
const stateTree = encodeURIComponent(JSON.stringify(["", {}, null, null]));

/** Headers that could poison the cache: read by Next, by hosting adapters and by caches in general. */
const poisons: OutgoingHttpHeaders[] = [
	routeData,
	prefetched,
	segment,
	{ ...routeData, "next-router-state-tree": stateTree },
	{ ...routeData, "next-router-state-tree": "{" },
	{ ...routeData, "next-hmr-refresh": "1" },
	{ ...routeData, "next-url": "/teachers" },
	{ rsc: "1|" },
	{ rsc: "||||" },
	{ "next-router-prefetch": "1" },
	{ "next-router-segment-prefetch": "/_tree" },
	{ "next-url": "/teachers" },
	{ "next-url": "|x" },
	{ "next-action": "x" },
	{ "next-resume": "1" },
	{ "x-next-resume-state-length": "3" },
	{ "x-middleware-prefetch": "1" },
	{ "x-middleware-rewrite": "/teachers" },
	{ "x-middleware-redirect": "/teachers" },
	{ "x-middleware-next": "1" },
	{ "x-middleware-subrequest": "middleware:middleware" },
	{ "x-middleware-override-headers": "host" },
	{ "x-nextjs-data": "1" },
	{ "x-nextjs-rewritten-path": "/teachers" },
	{ "x-nextjs-request-id": "1" },
	{ "x-nextjs-html-request-id": "1" },
	{ "x-nextjs-action-not-found": "1" },
	{ "x-invoke-path": "/teachers" },
	{ "x-invoke-output": "/teachers" },
	{ "x-invoke-query": "%7B%7D" },
	{ "x-invoke-status": "500" },
	{ "x-invoke-error": "%7B%22message%22%3A%22x%22%7D" },
	{ "x-matched-path": "/teachers" },
	{ "x-now-route-matches": "1=x" },
	{ "x-prerender-revalidate": "x" },
	{ "x-prerender-revalidate-if-generated": "1" },
	{ "x-original-url": "/teachers" },
	{ "x-rewrite-url": "/teachers" },
	{ "x-http-method-override": "POST" },
	{ "x-forwarded-host": "evil.example" },
	{ "x-forwarded-proto": "http" },
	{ "x-forwarded-port": "1" },
	{ "x-forwarded-for": "1.2.3.4" },
	{ "x-forwarded-prefix": "/evil" },
	{ forwarded: "host=evil.example;proto=http" },
	{ host: "evil.example" },
	{ purpose: "prefetch", "sec-purpose": "prefetch" },
	{ "sec-fetch-dest": "script", "sec-fetch-mode": "no-cors" },
	{ "sec-fetch-dest": "image" },
	{ "content-security-policy": "script-src 'nonce-x'" },
	{ cookie: "__prerender_bypass=x; __next_preview_data=x; next-instant-navigation-testing=1; payload-token=x" },
	{ authorization: "Bearer 1|x" },
	{ range: "bytes=0-9" },
	{ range: "bytes=999999999-" },
	{ "if-range": "x", range: "bytes=0-9" },
	{ "if-none-match": "*" },
	{ "if-match": '"x"' },
	{ "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" },
	{ "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
	{ "cache-control": "no-cache", pragma: "no-cache" },
	{ accept: "text/x-component" },
	{ accept: "application/json" },
	{ "accept-encoding": "identity" },
	{ "accept-encoding": "br" },
	{ "accept-encoding": "gzip;q=0" },
	{ "accept-language": "en" },
	{ "content-type": "multipart/form-data; boundary=x" },
	{ "user-agent": "Bingbot/2.0" },
	{ "user-agent": "Googlebot/2.1" },
	{ "user-agent": "facebookexternalhit/1.1" },
	{ te: "trailers" },
	{ via: "1.0 old" },
	{ "save-data": "on" },
	{ "sec-ch-prefers-color-scheme": "dark" },
];

/** Headers of a first visit. */
const clean = { "accept-encoding": "gzip" };

/** Headers that differ between responses. */
const passing = ["connection", "date", "keep-alive", "server", "transfer-encoding", "content-length", "accept-ranges"];
/** Depends on whether the page was stored. */
const ofStore = ["cache-status"];

/** Without the order of repeated headers: some are set by nginx. */
function comparable({ status, headers, body }: Answer) {
	const kept = Object.entries(headers)
		.filter(([name]) => ![...passing, ...ofStore].includes(name))
		.map(([name, value]) => [name, String(value).split(", ").toSorted().join(", ")]);
	return { status, headers: Object.fromEntries(kept), body: body.toString("base64") };
}

let nginx: Nginx;
test.beforeAll(async () => {
	test.setTimeout(300_000);
	skipIf(nginxMissing());
	await site.startWhole();
	origin = site.url;
	nginx = await startNginx([origin]);
});
test.afterAll(async () => {
	await nginx?.stop();
	await site.stop();
	await site.remove();
});

async function publicPaths(): Promise<string[]> {
	const home = (await ask(`${origin}/`)).body.toString();
	const script = /\/_next\/static\/[^"]+\.js/.exec(home)?.[0];
	const notice = /href="(\/educational\/notice\/[^"]+)"/.exec(home)?.[1];
	if (!script || !notice) throw new Error("The home page has no script or no notice");
	return [
		"/",
		"/notices/2",
		"/teachers",
		new URL(notice, origin).pathname,
		"/nothing",
		"/content/x",
		"/robots.txt",
		"/icon.svg",
		script,
	];
}

test("request headers cannot poison the cache", async () => {
	test.setTimeout(300_000);
	for (const path of await publicPaths())
		for (const [index, poison] of poisons.entries()) {
			const once = `${path}?once=${index}`;
			const label = `${path} after ${JSON.stringify(poison)}`;
			await ask(nginx.url + once, poison);
			const expected = comparable(await ask(origin + once, clean));
			expect(comparable(await ask(nginx.url + once, clean)), label).toEqual(expected);
			// Also the cached response.
			expect(comparable(await ask(nginx.url + once, clean)), label).toEqual(expected);
		}
});

test("a page is stored without the headers that nginx sets, which each visitor gets once", async () => {
	for (const path of ["/teachers?set", "/nothing?set"])
		for (const _ of ["asked", "stored"]) {
			const { headers } = await ask(nginx.url + path, clean);
			const expected = (await ask(origin + path, clean)).headers;
			for (const name of ["x-content-type-options", "strict-transport-security", "cache-control", "referrer-policy"])
				expect(headers[name], name).toBe(expected[name]);
			expect(headers["x-accel-expires"]).toBeUndefined();
		}
	const page = stored().find(({ key }) => key === "/teachers?set");
	expect(page?.head).not.toMatch(/nosniff|default-src|s-maxage/);
	const file = (await publicPaths()).find((path) => path.startsWith("/_next/static/"));
	const { headers } = await ask(`${nginx.url}${file}`, clean);
	expect(headers["content-security-policy"]).toBeUndefined();
	expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("RSC payloads pass unchanged, and are never served instead of the page", async () => {
	for (const headers of [routeData, prefetched, segment]) {
		const redirect = await ask(`${origin}/teachers`, { ...clean, ...headers });
		const address = redirect.headers.location ?? "/teachers";
		const data = comparable(await ask(origin + address, { ...clean, ...headers }));
		expect(data.headers["content-type"]).toMatch(/^text\/x-component/);
		for (const _ of ["asked", "stored"])
			expect(comparable(await ask(nginx.url + address, { ...clean, ...headers }))).toEqual(data);
		const page = await ask(nginx.url + address, clean);
		expect(page.headers["content-type"]).toMatch(/^text\/html/);
	}
});

test("browsers that know Brotli get it, and no other client", async () => {
	for (const accepted of ["br", "gzip, deflate, br, zstd"]) {
		const packed = await ask(`${nginx.url}/teachers?br`, { "accept-encoding": accepted });
		expect(packed.headers["content-encoding"], accepted).toBe("br");
	}
	for (const accepted of ["gzip", "br;q=0, gzip", "gzip, brown"]) {
		const packed = await ask(`${nginx.url}/teachers?br`, { "accept-encoding": accepted });
		expect(packed.headers["content-encoding"], accepted).toBe("gzip");
	}
});

test("a page is compressed once, and decompressed for clients without gzip", async () => {
	const packed = await ask(`${nginx.url}/teachers?packed`, clean);
	expect(packed.headers["content-encoding"]).toBe("gzip");
	const plain = await ask(`${origin}/teachers`, { "accept-encoding": "identity" });
	for (const headers of [{}, { "accept-encoding": "identity" }, { "accept-encoding": "gzip;q=0" }]) {
		const answer = await ask(`${nginx.url}/teachers?packed`, headers);
		expect(answer.headers["content-encoding"]).toBeUndefined();
		expect(answer.body.equals(plain.body)).toBe(true);
	}
});

/** @returns the cache entries: key and response headers of each */
function stored(): { key: string; head: string }[] {
	const folder = path.join(nginx.folder, "cache");
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /[0-9a-f]{32}$/.test(name));
	return names.map((name) => {
		const text = readFileSync(path.join(folder, name), "latin1");
		const key = /\nKEY: (.*)\n/.exec(text)?.[1] ?? "";
		return { key: key.slice(key.lastIndexOf("|") + 1), head: text.slice(0, text.indexOf("\r\n\r\n")) };
	});
}

test("the readiness of one process is not shown to the public", async () => {
	expect((await ask(`${origin}/readyz`)).status).toBe(200);
	expect((await ask(`${nginx.url}/readyz`)).status).toBe(404);
});

test("responses of the student area, the API and the back office are never cached", async () => {
	const paths = [
		"/api/homeslider",
		"/api/nothing",
		"/api/student-get/2025001",
		"//api/homeslider",
		"/%61pi/homeslider",
		"/API/homeslider",
		"/notices/../api/homeslider",
		"/notices/..%2fapi/homeslider",
		"/api/..%2fapi/homeslider",
		"/admin/login",
		"/healthz",
		"/cms/notices",
		"/image/student/x.webp",
		"/image/slider/x.webp",
		"/educational/notice-routine/x.pdf",
		"/student/details/1",
		"/profile/2025001",
		"/%70rofile/2025001",
		"/change-password/2025001",
		"/student-result-publish/1/1/1/2025001",
		"/search?q=x",
		"/verify/x",
		"/feedback/notice/1/no",
		"/result/2025001/1/1",
		"/preview/notices/1",
	];
	const headers = { ...clean, authorization: "Bearer 2025001|x", cookie: "payload-token=x" };
	for (const path of paths) for (const _ of ["once", "again"]) await ask(nginx.url + path, headers);
	expect(stored().length).toBeGreaterThan(0);
	for (const { key, head } of stored()) {
		expect(head, key).not.toMatch(/content-type: application\/json/i);
		expect(head, key).not.toMatch(/cache-control: [^\n]*private/i);
		// What nginx sets the headers of is not for other caches.
		if (/cache-control: [^\n]*no-store/i.test(head)) expect(head, key).toMatch(/x-accel-expires: 10/i);
		expect(head, key).not.toMatch(/set-cookie/i);
		expect(["shared", undefined], key).toContain(routeOf(key.split("?", 1)[0] ?? "")?.cache);
	}
});

test("the pages of a result day are cached, and what a form sends to one without JavaScript is not", async () => {
	for (const path of ["/student-result", "/student-login", "/students-information"]) {
		await ask(nginx.url + path, { ...clean, cookie: "payload-token=x", authorization: "Bearer 2025001|x" });
		const hit = stored().find(({ key }) => key === path);
		expect(hit?.head, path).toMatch(/x-accel-expires: 10/i);
	}
	const kept = stored().length;
	// Reaches the site, which takes forms alone; the answer to one is not to be stored (e2e/students/results).
	const posted = await ask(`${nginx.url}/student-result`, { "content-length": 0 }, "POST");
	expect([posted.status, stored().length]).toEqual([405, kept]);
});

test("API requests pass with their method and headers", async () => {
	const answer = await ask(`${nginx.url}/api/student-get/2025001`, { authorization: "Bearer 2025001|x" });
	expect(answer.status).toBe(401);
	expect(answer.headers["cache-control"]).toBe("no-store");
	expect((await ask(`${nginx.url}/`, {}, "POST")).status).toBe(405);
	expect((await ask(`${nginx.url}/api/main-site-name`, { "content-length": 0 }, "POST")).status).toBe(200);
});

test("HTTP/2 works", async () => {
	const session = connect(nginx.url, { rejectUnauthorized: false });
	const stream = session.request({ ":path": "/" });
	const [headers] = await once(stream, "response");
	stream.destroy();
	session.destroy();
	expect(headers[":status"]).toBe(200);
});

test("HTTP redirects to HTTPS at the site's host name", async () => {
	const { status, headers } = await ask(`${nginx.plainUrl}/notices?page=2`, { host: "evil.example" });
	expect([status, headers.location]).toEqual([301, "https://school.example/notices?page=2"]);
});
