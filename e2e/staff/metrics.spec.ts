/** The metrics for Prometheus: on a separate port, in its text format, with the counts of earlier requests. */
import { expect, test } from "@playwright/test";
import { freePort } from "@/lib/machine/free-port";
import { ownSchool, recordsOf, signInHead, visitor } from "./own-school";

const metricsPort = String(await freePort());
const school = ownSchool({ METRICS_PORT: metricsPort, LOGIN_FAILURES_PER_STUDENT: "3" });
test.describe.configure({ mode: "serial" });

/** A word that occurs nowhere else, so that leaked data is found. */
const secret = "zqxjsecret";

const read = async () => {
	const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers: { Connection: "close" } });
	expect([answer.status, answer.headers.get("content-type")]).toEqual([
		200,
		"text/plain; version=0.0.4; charset=utf-8",
	]);
	return answer.text();
};

const label = String.raw`[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*"`;
/** "Nan" is what prom-client writes for a mean of nothing; Prometheus ignores the case (ParseFloat of Go). */
const sample = new RegExp(
	String.raw`^([a-zA-Z_:][\w:]*)(?:\{(${label}(?:,${label})*)\})? (-?[\d.]+(?:e[+-]?\d+)?|\+Inf|Na[nN])$`,
);

/**
 * Parses the text format (prometheus.io/docs/instrumenting/exposition_formats).
 * @returns the values by name and labels, as `name{labels}`
 */
function parse(text: string): Map<string, number> {
	expect(text.endsWith("\n")).toBe(true);
	const types = new Map<string, string>();
	const values = new Map<string, number>();
	for (const line of text.split("\n").filter(Boolean)) {
		const [, kind, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
		if (kind === "TYPE") {
			expect(types.has(name), line).toBe(false);
			expect(rest).toMatch(/^(counter|gauge|histogram|summary)$/);
			types.set(name, rest);
		}
		if (kind) continue;
		const [, metric = "", labels = "", value] = sample.exec(line) ?? [];
		expect(metric, line).not.toBe("");
		const family = types.has(metric) ? metric : metric.replace(/_(bucket|sum|count)$/, "");
		expect(types.has(family), line).toBe(true);
		const key = labels ? `${metric}{${labels}}` : metric;
		expect(values.has(key), line).toBe(false);
		values.set(key, Number(value?.replace("+Inf", "Infinity")));
	}
	return values;
}

const valueAt = async (key: string) => parse(await read()).get(key) ?? 0;

test.beforeAll(async () => {
	// The server may answer before the port of the metrics is open.
	await expect.poll(() => read().catch(() => null)).toBeTruthy();
});

test("counts requests, refusals, wrong passwords, expiries and errors of the database", async () => {
	const asking = await visitor(school);
	const requests = 'school_requests_total{route="/educational/notice/[...name]",status="4xx"}';
	expect(await valueAt(requests)).toBe(0);
	for (const name of [secret, "নেই", "x"]) await asking.get(`/educational/notice/${encodeURIComponent(name)}`);
	await expect.poll(() => valueAt(requests)).toBe(3);

	const login = (password: string) =>
		asking.post("/api/student/student-login", { data: { student_id: 2025001, password } });
	const statuses = [];
	for (const _ of [1, 2, 3, 4, 5]) statuses.push((await login(secret)).status());
	expect(statuses).toEqual([200, 200, 200, 429, 429]);
	expect(await valueAt("school_wrong_student_passwords_total")).toBe(3);
	expect(await valueAt("school_limit_refusals_total")).toBe(2);
	expect(await valueAt("school_locked_logins_total")).toBe(2);
	await asking.post("/cms/staff/login", { data: { username: "nobody", password: secret } });
	expect(await valueAt("school_wrong_staff_passwords_total")).toBe(1);

	const headers = await signInHead(asking);
	const create = recordsOf(asking, headers);
	const expiries = await valueAt("school_cache_expiries_total");
	await create("notices", { name: secret, _status: "published" });
	expect(await valueAt("school_cache_expiries_total")).toBeGreaterThan(expiries);

	const faults = await valueAt("school_database_errors_total");
	const twice = await asking.post("/cms/years", { headers, data: { year: 2031 } });
	expect(twice.status()).toBe(201);
	expect((await asking.post("/cms/years", { headers, data: { year: 2031 } })).status()).toBe(400);
	expect(await valueAt("school_database_errors_total")).toBe(faults);
	await school.sql("ALTER TABLE results RENAME TO gone");
	const search = { exam_name: 1, year: 1, class: 1, studentId: 2025001 };
	expect((await asking.post("/api/student-result-publish", { data: search })).status()).toBe(500);
	await school.sql("ALTER TABLE gone RENAME TO results");
	expect(await valueAt("school_database_errors_total")).toBeGreaterThan(faults);
	await expect.poll(() => valueAt("school_server_errors_total")).toBe(1);
	await asking.dispose();
});

test("tells how the process does, and nothing that was sent", async () => {
	const text = await read();
	const names = [...parse(text).keys()].map((key) => key.replace(/\{.*/, ""));
	for (const name of [
		"nodejs_eventloop_lag_p99_seconds",
		"nodejs_heap_size_used_bytes",
		"nodejs_gc_duration_seconds_count",
		"school_request_duration_seconds_bucket",
	])
		expect(names).toContain(name);
	expect(text).not.toContain(secret);
});

test("the series of the site do not depend on what is requested", async () => {
	const asking = await visitor(school);
	const requestsOf = (route: string) => valueAt(`school_requests_total{route="${route}",status="4xx"}`);
	const ask = async (from: number) => {
		for (let index = from; index < from + 10; index += 1) {
			await asking.fetch(`/api/${secret}${index}`, { method: "DELETE" });
			await asking.get(`/image/student/${secret}${index}`);
			await asking.get(`/${secret}${index}`);
			await asking.get(`/content/${secret}${index}?${index}`);
		}
		await expect.poll(async () => (await requestsOf("/content/[...name]")) >= from + 10).toBe(true);
		// Those of Node's own come and go with what the process does: kinds of collected garbage, open handles.
		return [...parse(await read()).keys()].filter((key) => key.startsWith("school_"));
	};
	expect(await ask(0)).toEqual(await ask(10));
	await asking.dispose();
});

test("is not reachable through the site, and serves nothing else", async () => {
	const asking = await visitor(school);
	expect((await asking.get("/metrics")).status()).toBe(404);
	await asking.dispose();
	for (const path of ["/", "/admin", "/metrics/"])
		expect((await fetch(`http://127.0.0.1:${metricsPort}${path}`)).status).toBe(404);
	expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: "POST" })).status).toBe(404);
});
