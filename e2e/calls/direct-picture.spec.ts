/**
 * Pictures are sent without Next (lib/http/direct-picture), but with the same response: it is compared with that of a
 * request with a query string, which Next handles.
 */
import type { OutgoingHttpHeaders } from "node:http";
import { expect, test } from "@playwright/test";
import { ask } from "../edge/ask";
import { sites } from "../sites";

const { url } = sites.demo;

/** Headers that may differ: those of the connection, and `Vary`, which Next adds for its router. */
const notCompared = ["date", "connection", "keep-alive", "transfer-encoding", "vary"];

async function answerTo(path: string, headers: OutgoingHttpHeaders, method: string) {
	const { status, headers: all, body } = await ask(url + path, headers, method);
	const kept = Object.entries(all).filter(([name]) => !notCompared.includes(name));
	return { status, headers: Object.fromEntries(kept), body: body.toString("base64") };
}

test("each answer is that of the route: whole, a part, known, head, none", async () => {
	const home = (await ask(`${url}/`)).body.toString();
	const [slide = ""] = /\/image\/slider\/[^ "]+\.webp/.exec(home) ?? [];
	const { etag = "" } = (await ask(url + slide)).headers;
	const cases: [path: string, status: number, headers?: OutgoingHttpHeaders, method?: string][] = [
		[slide, 200],
		[slide, 200, { "accept-encoding": "gzip, br" }],
		[slide, 200, {}, "HEAD"],
		[slide, 206, { range: "bytes=10-19" }],
		[slide, 416, { range: "bytes=99999999-" }],
		[slide, 304, { "if-none-match": etag }],
		["/image/slider/none.webp", 404],
		["/image/slider/..%2f..%2fschool.db", 404],
		["/image/slider/%00.webp", 404],
		["/image/nothing/a.webp", 404],
	];
	for (const [path, status, headers = {}, method = "GET"] of cases) {
		const label = `${method} ${path} ${JSON.stringify(headers)}`;
		const answer = await answerTo(path, headers, method);
		expect(answer.status, label).toBe(status);
		expect(answer, label).toEqual(await answerTo(`${path}?by=next`, headers, method));
	}
});

test("only the direct answer is not made by Next", async () => {
	const home = (await ask(`${url}/`)).body.toString();
	const [slide = ""] = /\/image\/slider\/[^ "]+\.webp/.exec(home) ?? [];
	expect((await ask(url + slide)).headers.vary).toBeUndefined();
	expect((await ask(`${url}${slide}?by=next`)).headers.vary).toContain("rsc");
});
