import { request as ask, createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { missingMark, missingPath } from "@/lib/contract/paths";
import { pageChanges } from "@/lib/machine/event-counts";
import { pageStore } from "./page-store";

/** What the renderer got, and how it answers: a page that counts the renderings. */
let seen: Pick<IncomingMessage, "url" | "headers">[] = [];
let during: () => Promise<void> | void = () => {};
let status = 200;
const next: RequestListener = async ({ url, headers }, response) => {
	seen.push({ url, headers });
	const text = `page ${seen.length}`;
	await during();
	response.writeHead(url === missingPath ? 404 : status, {
		"Content-Type": "text/html; charset=utf-8",
		"Content-Security-Policy": "default-src 'self'",
	});
	response.end(
		`<html ${url?.includes("none") ? missingMark : ""}><script>${'self.__next_f.push([1,"x"])'}</script>${text}</html>`,
	);
};

let server: Server;
beforeEach(async () => {
	[seen, during, status] = [[], () => {}, 200];
	const send = pageStore((path) => path.startsWith("/page"));
	server = createServer((request, response) => {
		if (!send(request, response, next)) response.end("not a page");
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterEach(() => void server.close());

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
	const { port } = server.address() as AddressInfo;
	const answer = await new Promise<IncomingMessage>((resolve) =>
		ask({ port, path, method, headers, agent: false }, resolve).end(),
	);
	const body = await buffer(answer);
	const { "content-encoding": coding, "cache-status": how } = answer.headers;
	const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(coding)];
	const plain = unpack && body.length > 0 ? unpack(body) : body;
	return {
		status: answer.statusCode,
		how,
		headers: answer.headers,
		text: /page \d+|not a page/.exec(String(plain))?.[0],
	};
}

test("all spellings of a name are one page", async () => {
	for (const name of ["\u099c\u09af\u09bc", "\u099c\u09df", "%E0%A6%9C%E0%A7%9F", "%e0%a6%9c%E0%A6%AF%E0%A6%BC"])
		expect((await get(`/page/${name.startsWith("%") ? name : encodeURIComponent(name)}`)).text).toBe("page 1");
});

test("a page is rendered once, and without anything of the visitor", async () => {
	const first = await get("/page?x=1", { cookie: "a=b", "x-forwarded-for": "1.2.3.4", "user-agent": "phone" });
	const second = await get("/page?y=2");
	expect([first.text, first.how]).toEqual(["page 1", "school; fwd=miss"]);
	expect([second.text, second.how]).toEqual(["page 1", "school; hit"]);
	expect(seen).toHaveLength(1);
	expect(seen[0]?.url).toBe("/page");
	expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(["cookie"]));
	expect(seen[0]?.headers["x-forwarded-for"]).toBeUndefined();
	expect(seen[0]?.headers["user-agent"]).not.toBe("phone");
});

test("all spellings of a path are one page", async () => {
	for (const path of ["/page/%E0%A6%95", "/page/%e0%a6%95"]) await get(path);
	expect(seen.map(({ url }) => url)).toEqual(["/page/%E0%A6%95"]);
});

test("many who ask at once wait for one rendering; another page and the router's data have their own", async () => {
	const all = await Promise.all(Array.from({ length: 20 }, () => get("/page")));
	expect(new Set(all.map(({ text }) => text))).toEqual(new Set(["page 1"]));
	expect((await get("/page/2")).text).toBe("page 2");
	expect((await get("/page", { rsc: "1" })).text).toBe("page 3");
	expect((await get("/page")).text).toBe("page 1");
});

test("after a change no page of before is sent, and none that was being rendered is kept", async () => {
	await get("/page");
	pageChanges.count += 1;
	expect((await get("/page")).text).toBe("page 2");

	let release = () => {};
	pageChanges.count += 1;
	const rendering = new Promise<void>((began) => {
		during = () => {
			began();
			return new Promise((resolve) => {
				release = resolve;
			});
		};
	});
	const before = get("/page");
	await rendering;
	during = () => {};
	pageChanges.count += 1;
	// Asked after the change: it does not wait for the rendering of before.
	expect((await get("/page")).text).toBe("page 4");
	release();
	expect((await before).text).toBe("page 3");
	expect((await get("/page")).text).toBe("page 4");
});

test("what fails, what is missing and what redirects is not kept, but for the 404 page", async () => {
	for (const code of [500, 404, 308]) {
		status = code;
		expect((await get("/page")).status).toBe(code);
		expect((await get("/page")).how).toBe("school; fwd=miss");
	}
	status = 404;
	await get(missingPath);
	expect(await get(missingPath)).toMatchObject({ status: 404, how: "school; hit" });
});

test("a page that has found nothing to show is answered with the 404 page, and not kept", async () => {
	expect((await get("/page/none")).status).toBe(404);
	expect((await get("/page/none")).status).toBe(404);
	expect(seen.map(({ url }) => url)).toEqual(["/page/none", missingPath, "/page/none"]);
});

test("each coding has the same page, HEAD has its length, and who has it is told so", async () => {
	for (const coding of ["br", "gzip", "identity"])
		expect(await get("/page", { "accept-encoding": coding })).toMatchObject({ text: "page 1", status: 200 });
	const { headers } = await get("/page", { "accept-encoding": "br" });
	const head = await get("/page", { "accept-encoding": "br" }, "HEAD");
	expect([head.text, head.headers["content-length"]]).toEqual([undefined, headers["content-length"]]);
	expect((await get("/page", { "if-none-match": String(headers.etag) })).status).toBe(304);
	expect((await get("/page", { "if-none-match": '"other"' })).status).toBe(200);
});

test("inline scripts are named by a second policy; forms and other paths are left alone", async () => {
	const { headers } = await get("/page");
	expect(headers["content-security-policy"]).toMatch(/^default-src 'self', script-src 'self' 'sha256-[^']+'$/);
	expect((await get("/page", {}, "POST")).text).toBe("not a page");
	expect((await get("/other")).text).toBe("not a page");
});
