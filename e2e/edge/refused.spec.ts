import { expect, test } from "@playwright/test";
import { errorText } from "@/lib/bengali/errors";
import { TestSite } from "@/lib/commands/test/site";
import { sites } from "../sites";
import { ask, askRaw } from "./ask";

const { url } = sites.demo;

for (const target of ["*", "http://evil.example/notices", "http://", "http://["])
	test(`the target ${target} is 400`, async () => {
		for (const method of ["GET", "OPTIONS"])
			expect(await askRaw(url, `${method} ${target}`)).toBe("HTTP/1.1 400 Bad Request");
	});

test("a request that asks for an upgrade is answered as one that does not", async () => {
	const { status } = await ask(`${url}/healthz`, { connection: "Upgrade", upgrade: "websocket" });
	expect(status).toBe(200);
});

test("a method that a path does not support is 405", async ({ request }) => {
	const script = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get("/")).text())?.[0] ?? "";
	const reading = ["/", "/notices/2", "/nothing", "/favicon.ico", "/robots.txt", script];
	for (const path of reading)
		for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])
			expect(await askRaw(url, `${method} ${path}`), `${method} ${path}`).toBe("HTTP/1.1 405 Method Not Allowed");
	for (const path of ["/api/homeslider", "/cms/notices", "/admin", "/image/slider/a.webp"])
		for (const method of ["TRACE", "PROPFIND"])
			expect(await askRaw(url, `${method} ${path}`), `${method} ${path}`).toBe("HTTP/1.1 405 Method Not Allowed");
	const answer = await request.fetch("/notices", { method: "PUT" });
	expect([answer.headers().allow, await answer.text()]).toEqual(["GET, HEAD, POST", errorText.methodNotAllowed]);
});

test.describe("while the server starts", () => {
	const school = new TestSite();
	// Returns when the server listens, which is before the request handlers are loaded.
	test.beforeAll(() => school.startListening());
	test.afterAll(() => school.remove());

	test("the first requests are refused too", async () => {
		const targets = ["*", "http://evil.example/notices", "http://["];
		const answers = await Promise.all(targets.map((target) => askRaw(school.url, `GET ${target}`)));
		expect(answers).toEqual(targets.map(() => "HTTP/1.1 400 Bad Request"));
	});
});

test("anonymous requests cannot restore versions", async ({ request }) => {
	const answer = await request.post("/cms/notices/versions/1");
	expect([401, 403]).toContain(answer.status());
});

test("Payload's Open Graph image endpoint is disabled", async ({ request }) => {
	expect((await request.get("/cms/og?title=x")).ok()).toBe(false);
});

// Rendering a page for each made-up name would occupy a core at twenty requests per second.
for (const path of [
	"/content/x",
	"/educational/notice/x/y",
	"/educational/routine/%25",
	"/curriculums/999",
	"/notices/x",
	"/_next/x",
	"/_next/image?url=%2Ficon.svg&w=640&q=75",
	"/_global-error",
])
	test(`${path} gets the 404 page that is rendered already`, async ({ request }) => {
		// One of the 404 page's cache tags may have expired since the start; then the first request renders it again.
		await request.get(path);
		const answer = await request.get(path);
		expect([answer.status(), answer.headers()["cache-status"]]).toEqual([404, "school; hit"]);
	});
