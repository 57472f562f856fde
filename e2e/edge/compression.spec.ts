/** What the site compresses: pages at each request (lib/http/compression), scripts by the build (lib/http/static-files). */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { sites } from "../sites";
import { type Answer, ask } from "./ask";

const codings: [accepted: string | undefined, coding: string | undefined][] = [
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["br;q=0, gzip", "gzip"],
	["identity", undefined],
	[undefined, undefined],
];

const unpack = ({ headers, body }: Answer): Buffer => {
	if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
	return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
};

const { url } = sites.demo;

async function scriptOfHome(): Promise<string> {
	const [script] = /\/_next\/static\/[^"]+\.js/.exec((await ask(`${url}/`)).body.toString()) ?? [];
	if (!script) throw new Error("The home page has no script");
	return script;
}

test("pages, answers and scripts have the coding that the client knows, and the same content in each", async () => {
	for (const path of ["/notices", "/api/result-all-dataget", await scriptOfHome()]) {
		const method = path.startsWith("/api/") ? "POST" : "GET";
		const plain = await ask(url + path, {}, method);
		for (const [accepted, coding] of codings) {
			const answer = await ask(url + path, accepted ? { "accept-encoding": accepted } : {}, method);
			const label = `${path} for ${accepted}`;
			expect(answer.status, label).toBe(200);
			expect(answer.headers["content-encoding"], label).toBe(coding);
			expect(answer.headers.vary, label).toContain("Accept-Encoding");
			expect(unpack(answer).equals(plain.body), label).toBe(true);
			if (coding) expect(answer.body.length, label).toBeLessThan(plain.body.length / 2);
		}
	}
});

test("a stored page is compressed as a whole, with its length, which a proxy keeps it by", async () => {
	for (const coding of ["br", "gzip"]) {
		const { headers, body } = await ask(`${url}/notices`, { "accept-encoding": coding });
		expect(headers).toMatchObject({ "content-encoding": coding, "content-length": String(body.length) });
		expect(headers["transfer-encoding"]).toBeUndefined();
	}
	const { etag } = (await ask(`${url}/notices`)).headers;
	const known = await ask(`${url}/notices`, { "accept-encoding": "br", "if-none-match": String(etag) });
	expect([known.status, known.body.length]).toEqual([304, 0]);
});

test("scripts come as the build compressed them: smaller than at a request, cached for ever", async () => {
	const script = await scriptOfHome();
	const accepted = { "accept-encoding": "br" };
	const answer = await ask(url + script, accepted);
	expect(answer.headers).toMatchObject({
		"content-length": String(answer.body.length),
		"content-type": "text/javascript; charset=utf-8",
		"cache-control": "public, max-age=31536000, immutable",
		"x-content-type-options": "nosniff",
	});
	const head = await ask(url + script, accepted, "HEAD");
	expect([head.headers["content-length"], head.body.length]).toEqual([answer.headers["content-length"], 0]);
	expect((await ask(`${url}${script}?dpl=1`, accepted)).body.equals(answer.body)).toBe(true);
	expect((await ask(url + script, accepted, "POST")).status).toBe(405);
});
