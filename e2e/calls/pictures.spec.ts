/** Each answer for an uploaded file: whole, a part, known, head, none. */
import type { OutgoingHttpHeaders } from "node:http";
import { expect, test } from "@playwright/test";
import { ask } from "../edge/ask";
import { sites } from "../sites";

const { url } = sites.demo;

async function aSlide(): Promise<string> {
	const home = (await ask(`${url}/`)).body.toString();
	const [slide = ""] = /\/image\/slider\/[^ "]+\.webp/.exec(home) ?? [];
	return slide;
}

test("whole, a part, known, head", async () => {
	const slide = url + (await aSlide());
	const whole = await ask(slide);
	expect([whole.status, whole.headers["content-type"]]).toEqual([200, "image/webp"]);
	expect(whole.body.subarray(8, 12).toString()).toBe("WEBP");
	const { etag = "", "content-length": length } = whole.headers;
	expect(Number(length)).toBe(whole.body.length);
	const cases: [string, number, Buffer, OutgoingHttpHeaders, string?][] = [
		["not compressed anew", 200, whole.body, { "accept-encoding": "gzip, br" }],
		["head", 200, Buffer.alloc(0), {}, "HEAD"],
		["a part", 206, whole.body.subarray(10, 20), { range: "bytes=10-19" }],
		["behind its end", 416, Buffer.alloc(0), { range: "bytes=99999999-" }],
		["known", 304, Buffer.alloc(0), { "if-none-match": etag }],
	];
	for (const [label, status, body, headers, method = "GET"] of cases) {
		const answer = await ask(slide, headers, method);
		expect(answer.status, label).toBe(status);
		if (status !== 416) expect(answer.body, label).toEqual(body);
		if (status < 400) expect(answer.headers.etag, label).toBe(etag);
		if (method === "HEAD") expect(answer.headers["content-length"]).toBe(length);
	}
});

test("what is no picture of a page is not found, for whoever asks", async () => {
	for (const path of ["slider/none.webp", "slider/..%2f..%2fschool.db", "slider/%00.webp", "nothing/a.webp"]) {
		const { status, headers, body } = await ask(`${url}/image/${path}`);
		expect(status, path).toBe(404);
		expect(headers["x-content-type-options"], path).toBe("nosniff");
		expect(body.toString(), path).not.toMatch(/<html|SQLite/);
	}
});
