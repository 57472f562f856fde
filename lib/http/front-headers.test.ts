import { readFileSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

process.env.TRUST_PROXY = "1";
let front: typeof import("./response-headers");
beforeAll(async () => {
	front = await import("./response-headers");
});

const policy = "script-src 'self' 'sha256-x'";

/** @returns the headers of a response with those of a page, sent to a client that names this version */
function sent(version: string, caching: string): Record<string, unknown> {
	const request = new IncomingMessage(new Socket());
	request.headers[front.setByFront.toLowerCase()] = version;
	const response = new ServerResponse(request);
	for (const [name, value] of Object.entries(front.frontHeaders)) response.setHeader(name, value);
	response.setHeader("Content-Security-Policy", [front.frontHeaders["Content-Security-Policy"] ?? "", policy]);
	response.setHeader("Cache-Control", caching);
	front.leaveToFront(request, response);
	return response.getHeaders();
}

test("deploy/nginx.conf sets the headers that the site leaves out", () => {
	const configuration = readFileSync("deploy/nginx.conf", "utf8");
	const [, pages = ""] = /\tlisten 443[\s\S]*?\n\tlocation \/ \{([\s\S]*?)\n\t\}/.exec(configuration) ?? [];
	const added = [...pages.matchAll(/add_header (\S+) "?([^"\n]+?)"? always;/g)].map(([, name, value]) => [name, value]);
	const [, caching] = /\n\t10 "(.*)";/.exec(configuration) ?? [];
	expect({ ...Object.fromEntries(added), "Cache-Control": caching }).toEqual(front.frontHeaders);
	expect(configuration).toContain(`proxy_set_header ${front.setByFront} ${front.frontVersion};`);
});

test("a page left to nginx is stored by no other cache", () => {
	const { "Cache-Control": caching = "" } = front.frontHeaders;
	expect(sent(front.frontVersion, caching)).toEqual({
		"content-security-policy": [policy],
		"x-accel-expires": 10,
		"cache-control": "no-store",
	});
	expect(sent(front.frontVersion, "no-store")).toEqual({
		"content-security-policy": [policy],
		"cache-control": "no-store",
	});
});

test("all headers are sent to nginx with another version of them, and with what caches may store for longer", () => {
	const { "Cache-Control": caching = "" } = front.frontHeaders;
	for (const [version, lifetime] of [
		["00000000", caching],
		[front.frontVersion, "public, max-age=31536000, immutable"],
	] as const) {
		const headers = sent(version, lifetime);
		expect(Object.keys(headers).toSorted()).toEqual(
			Object.keys(front.frontHeaders)
				.map((name) => name.toLowerCase())
				.toSorted(),
		);
		expect(headers["cache-control"]).toBe(lifetime);
	}
});
