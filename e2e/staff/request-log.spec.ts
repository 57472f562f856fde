/** The log of requests: one line each, with the pattern of the route and nothing that was sent. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import http from "node:http";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { callPath } from "@/lib/office/paths";
import { ownSchool, recordsOf, signInHead, visitor } from "./own-school";

const school = ownSchool({ REQUEST_LOG: "all" });

/** A word that the tests put into each part of a request and that occurs nowhere else, so that logged data is found. */
const secret = "zqxjsecret";
const number = "8817263541";

type Manifest = Record<"staticRoutes" | "dynamicRoutes", { page: string }[]>;

function patterns(): string[] {
	const { staticRoutes, dynamicRoutes }: Manifest = JSON.parse(readFileSync(".next/routes-manifest.json", "utf8"));
	return [...staticRoutes, ...dynamicRoutes].map(({ page }) => page);
}

/** @returns the path of a route, with the value in place of each part that varies */
const pathWith = (pattern: string, value: string) =>
	pattern.replace(/\[\[?(?:\.\.\.)?[\w-]+\]\]?/g, encodeURIComponent(value));

type Line = { at: string; pid: number; method: string; route: string; status: number; ms: number; bytes: number };

const lines = (from: number): Line[] =>
	school.output
		.slice(from)
		.split("\n")
		.filter((line) => line.startsWith('{"at"'))
		.map((line) => JSON.parse(line));

/**
 * Waits until what came before the tests is logged, because a line may come later than its answer: the short path that the
 * server requests from itself (lib/http/start), and the question whether it is ready.
 */
test.beforeAll(() => {
	const isLogged = (path: string) => lines(0).some(({ route, status }) => route === path && status !== 503);
	return expect.poll(() => ["/n/[id]", "/readyz"].every(isLogged)).toBe(true);
});

/** Signs in, and waits until that is logged. */
async function signInLogged(asking: APIRequestContext) {
	const from = school.output.length;
	const headers = await signInHead(asking);
	await expect.poll(() => lines(from).length).toBe(1);
	return headers;
}

test("no call and no page logs a name, a number, a token or a body", async () => {
	const known = patterns();
	expect(known.length).toBeGreaterThan(90);
	const asking = await visitor(school);
	const from = school.output.length;
	let count = 0;
	const ask = async (method: string, path: string, value: string) => {
		count += 1;
		await asking.fetch(`${path}?name=${value}&token=${number}`, {
			method,
			headers: {
				Authorization: `Bearer ${number}|${value}`,
				Cookie: `payload-token=${value}`,
				Referer: `${school.url}/${value}`,
				"User-Agent": value,
			},
			...(method === "POST" && { data: { student_id: Number(number), password: value, name: value } }),
			maxRedirects: 0,
		});
	};
	for (const pattern of known)
		for (const value of [secret, number]) {
			const path = pathWith(pattern, value);
			await ask("GET", path, value);
			if (/^\/(api|cms|office)/.test(pattern)) await ask("POST", path, value);
		}
	await ask("GET", `/${secret}`, secret);
	await ask("PUT", `/notices/${secret}`, secret);
	await ask("GET", `/%ff/${secret}`, secret);
	await ask("GET", `/_next/static/${secret}.js`, secret);

	await expect.poll(() => lines(from).length).toBe(count);
	const logged = lines(from);
	for (const line of logged) {
		expect(Object.keys(line)).toEqual(["at", "pid", "method", "route", "status", "ms", "bytes"]);
		expect([...known, "other", "/_next/static/"]).toContain(line.route);
		expect([line.pid, line.bytes > 0, line.ms >= 0]).toEqual([school.pid, true, true]);
	}
	expect(new Set(logged.map(({ route }) => route)).size).toBeGreaterThan(known.length * 0.9);
	for (const text of [secret, number]) expect(school.output).not.toContain(text);
	await asking.dispose();
});

test("what staff save stands in no line, nor does what answers contain", async () => {
	const asking = await visitor(school);
	const headers = await signInLogged(asking);
	const from = school.output.length;
	const name = `${secret} ${number}`;
	const id = await recordsOf(asking, headers)("notices", { name, _status: "published" });
	const page = await asking.get(`/educational/notice/${encodeURIComponent(name)}`);
	expect(await page.text()).toContain(name);
	await asking.get(`/cms/notices/${id}`, { headers });
	await asking.get(callPath("import/refused", { id: number }), { headers });
	// In any order: a line is written when its connection has ended, which the next request does not wait for.
	await expect
		.poll(() =>
			lines(from)
				.map(({ route, status }) => `${route} ${status}`)
				.sort(),
		)
		.toEqual([
			"/cms/[...slug] 200",
			"/cms/[...slug] 201",
			"/educational/notice/[...name] 200",
			"/office/import/refused 422",
		]);
	expect(school.output).not.toContain(secret);
	await asking.dispose();
});

test("a client that leaves is not logged as an answer", async () => {
	const from = school.output.length;
	const request = http.request(`${school.url}/api/student/student-login`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "Content-Length": 99, Expect: "100-continue" },
	});
	request.on("error", () => undefined).flushHeaders();
	await once(request, "continue");
	request.destroy();
	await expect.poll(() => lines(from).map(({ status }) => status)).toEqual([499]);
});
