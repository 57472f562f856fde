import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyBytes, uploadBytes } from "@/lib/contract/body-limits.js";
import { createPostGate, guardPagePost, refusals } from "./page-posts";

const application = "/student/student-application-form";
const post = (path: string, bytes: number, address = "192.0.2.1") => ({ path, bytes, address, isOwn: true });

test("only pages with a form accept POST", () => {
	const checkPost = createPostGate();
	for (const path of ["/", "/notices", "/student-login/", "/student-result/", "/api-x", ""])
		expect(checkPost(post(path, 10))).toBe("method");
	for (const path of ["/student-result", "/student-login", application, "/admin/collections/students"])
		expect(checkPost(post(path, 10))).toEqual(expect.any(Function));
});

test("a form of another site is refused as such, in the office too", () => {
	const checkPost = createPostGate();
	for (const path of ["/student-result", "/student-login", application, "/admin/login"])
		expect(checkPost({ ...post(path, 10), isOwn: false })).toBe("site");
	expect(checkPost({ ...post("/notices", 10), isOwn: false })).toBe("method");
});

test("a form has a Content-Length within its page's limit", () => {
	const checkPost = createPostGate();
	expect(checkPost(post("/student-result", bodyBytes))).toEqual(expect.any(Function));
	expect(checkPost(post("/student-result", bodyBytes + 1))).toBe("size");
	expect(checkPost(post(application, bodyBytes + uploadBytes))).toEqual(expect.any(Function));
	expect(checkPost(post(application, bodyBytes + uploadBytes + 1))).toBe("size");
	expect(checkPost(post(application, Number.NaN))).toBe("size");
	expect(checkPost(post("/admin", uploadBytes))).toBe("size");
});

test("limits concurrent large forms, in total and per address, but not small ones", () => {
	const checkPost = createPostGate();
	const large = (address: string) => checkPost(post(application, uploadBytes, address));
	const own = Array.from({ length: 5 }, () => large("192.0.2.1"));
	expect(own.map((judged) => typeof judged)).toEqual([...Array(4).fill("function"), "string"]);
	const others = Array.from({ length: 5 }, (_, index) => large(`192.0.2.${index + 2}`));
	expect(others.at(-1)).toBe("busy");
	expect(checkPost(post(application, 2000, "192.0.2.1"))).toEqual(expect.any(Function));

	const [answered] = own;
	if (typeof answered === "function") answered();
	expect(large("192.0.2.1")).toEqual(expect.any(Function));
	expect(large("192.0.2.1")).toBe("busy");
});

describe("a request", () => {
	const multipart = { "content-type": "multipart/form-data; boundary=x", "content-length": "100" };
	const plain = { "content-type": "application/x-www-form-urlencoded", "content-length": "100" };

	const responses: EventEmitter[] = [];
	afterEach(() => {
		for (const response of responses.splice(0)) response.emit("close");
	});

	/** @returns the URL that Next gets, and the response whose end frees the request's place */
	function guarded(url: string, headers: Record<string, string>, method = "POST") {
		const request = { method, url, headers } as unknown as IncomingMessage;
		const response = new EventEmitter();
		responses.push(response);
		guardPagePost(request, response as ServerResponse);
		return { url: request.url, response };
	}

	test.each<[what: string, url: string, headers: Record<string, string>]>([
		["a form", "/student-result", multipart],
		["a form by another spelling of its path", "/notices/../student-result?x=1", multipart],
		["a form without a file", "/student-login", plain],
		["a call of the router", "/student-result", { "next-action": "a", "content-length": "2" }],
		["a call of the office", "/admin/collections/notices", { "next-action": "a", "content-length": "1048576" }],
		["a call of the API, which has limits of its own", "/api/notices-get", { "transfer-encoding": "chunked" }],
		["a sheet as text, which asks for a proof", "/result/2025001/1/3", plain],
		["the first head's form", "/first-head/abc", plain],
	])("%s goes on", (_what, url, headers) => {
		expect(guarded(url, headers).url).toBe(url);
	});

	test("a visit goes on", () => {
		expect(guarded("/notices", multipart, "GET").url).toBe("/notices");
	});

	test.each<[refusal: keyof typeof refusals, what: string, url: string, headers: Record<string, string>]>([
		["method", "a form to a page without one", "/notices", multipart],
		["method", "a form beside a handler's path", "/result/2025001/1", plain],
		["method", "what is no form", "/student-result", { "content-type": "application/json", "content-length": "2" }],
		["method", "nothing", "/student-result", {}],
		["method", "a plain form to the office", "/admin/login", plain],
		["method", "a path that is none", "http://[", multipart],
		["site", "a form of another site", "/student-result", { ...multipart, "sec-fetch-site": "cross-site" }],
		["size", "a form without a length", "/student-result", { ...multipart, "transfer-encoding": "chunked" }],
		["size", "a form that is too long", "/student-result", { ...plain, "content-length": String(bodyBytes + 1) }],
	])("is refused for its %s: %s", (refusal, _what, url, headers) => {
		expect(guarded(url, headers).url).toBe(`/form-refused/${refusal}`);
	});

	test("the end of a response frees its place", () => {
		const large = { ...multipart, "content-length": String(uploadBytes), "x-forwarded-for": "192.0.2.99" };
		const ask = () => guarded(application, large);
		const [first] = Array.from({ length: 4 }, ask);
		expect(ask().url).toBe("/form-refused/busy");
		first?.response.emit("close");
		expect([ask().url, ask().url]).toEqual([application, "/form-refused/busy"]);
	});

	test("a large call of the API has a place among the forms, a small one needs none", () => {
		const call = "/api/student/student-application-form-post";
		const from = { ...multipart, "x-forwarded-for": "192.0.2.98" };
		const large = { ...from, "content-length": String(bodyBytes + 1), "sec-fetch-site": "cross-site" };
		const asked = [guarded(call, large), guarded(application, { ...large, "sec-fetch-site": "same-origin" })];
		asked.push(guarded(call, { ...from, "transfer-encoding": "chunked" }), guarded("/office/../api/x", large));
		expect(asked.map(({ url }) => url)).toEqual([call, application, call, "/office/../api/x"]);
		expect([guarded(call, large).url, guarded(call, from).url]).toEqual(["/form-refused/call", call]);
		expect(guarded("/cms/media", large).url).toBe("/cms/media");
		for (const { response } of asked) response.emit("close");
		expect(guarded(call, large).url).toBe(call);
	});

	test("is refused with the status of its reason", () => {
		expect(refusals).toEqual({ method: 405, site: 403, size: 413, busy: 503 });
	});
});
