/**
 * Guard for POST requests to pages. Next parses the body of a multipart POST to any page before application code runs,
 * to find out whether it is a Server Action. So requests that no form of the site sends are refused by path and
 * Content-Length, and the number of large bodies parsed at once is limited.
 */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyBytes, uploadBytes } from "@/lib/contract/body-limits.js";
import { areas } from "@/lib/contract/routes";
import { clientAddress } from "@/lib/machine/client-address";
import { boundaryOf, nameOwnAction } from "./own-action";
import { isOfOwnSite } from "./own-site";

/** Status by reason; the reason is the last segment of the path that responds (app/form-refused), as is `call`, with 429. */
export const refusals = { method: 405, site: 403, size: 413, busy: 503 } as const;
export type PostRefusal = keyof typeof refusals;

const refusalPath = (refusal: PostRefusal | "call") => `/form-refused/${refusal}`;

/** Pages with a form that works without JavaScript, and the limit of its body in bytes. */
const formBytes = new Map([
	["/student-result", bodyBytes],
	["/student-login", bodyBytes],
	["/student/student-application-form", bodyBytes + uploadBytes],
]);

/** Route handlers limit their bodies themselves. Two have a form: for a proof (./result-text), for ./staff/first-head. */
const handlers = areas.filter(({ kind }) => kind === "handler").map(({ name }) => `${name}(/|$)`);
/** Anybody may send them a picture: of large bodies few are read at once, as of forms. */
const calls = /^\/api\//;
const routeHandlerPath = new RegExp(`^/(${[...handlers, "result(/[^/]+){3}$", "first-head/[^/]+$"].join("|")})`);

/** Server functions of Payload's admin; the size is Next's default. */
const office = /^\/admin(\/|$)/;
const officeBytes = 1024 * 1024;

/** Requests at once: a body is held and read here (./own-action) and by Next, each with copies of its own in memory. */
const maxLarge = 8;
const maxLargePerAddress = 4;

/** `isOwn`: sent by a page of this site; Next would answer others with 500, as if the site had failed. */
type Post = { path: string; bytes: number; address: string; isOwn: boolean };

/** @returns a function that checks POST requests and tracks the large ones in progress */
export function createPostGate() {
	const reading: string[] = [];

	/** @returns the reason for refusal, or a function to call when the response has ended */
	return ({ path, bytes, address, isOwn }: Post): PostRefusal | (() => void) => {
		const most = calls.test(path) ? Number.POSITIVE_INFINITY : office.test(path) ? officeBytes : formBytes.get(path);
		if (most === undefined) return "method";
		if (!isOwn) return "site";
		if (!(bytes <= most)) return "size";
		if (bytes <= bodyBytes) return () => {};
		const own = reading.filter((other) => other === address);
		if (own.length >= maxLargePerAddress || reading.length >= maxLarge) return "busy";
		reading.push(address);
		return () => {
			reading.splice(reading.indexOf(address), 1);
		};
	};
}

const origin = "http://site.invalid";

/** @returns the path as Next resolves it, so that dot segments, backslashes and their encodings cannot bypass the rules */
const pathOf = (url: string): string => (URL.canParse(url, origin) ? new URL(url, origin).pathname : "");

const checkPost = createPostGate();

/** Without a form, or a call of Next's router, Next would render the page for each such request. The office has no plain form. */
function isForm({ headers }: IncomingMessage, path: string): boolean {
	const type = headers["content-type"] ?? "";
	const isPlain = boundaryOf(type) !== undefined || /^application\/x-www-form-urlencoded\b/i.test(type);
	return headers["next-action"] !== undefined || (isPlain && formBytes.has(path));
}

/** Rewrites a refused POST to the path that responds with the error. Must be called with each request before Next handles it. */
export function guardPagePost(request: IncomingMessage, response: ServerResponse): void {
	if (request.method !== "POST") return;
	const path = pathOf(request.url ?? "");
	const isCall = calls.test(path);
	const { "content-length": length, "transfer-encoding": chunked } = request.headers;
	// Without a Content-Length it may be large. Browsers always send it with a form.
	const bytes = chunked ? Number.POSITIVE_INFINITY : Number(length ?? 0);
	if (routeHandlerPath.test(path) && !(isCall && bytes > bodyBytes)) return;
	const headers = new Headers(request.headers as Record<string, string>);
	const post = { path, bytes, address: clientAddress({ headers }), isOwn: isCall || isOfOwnSite(headers) };
	const judged = isCall || isForm(request, path) ? checkPost(post) : "method";
	if (typeof judged === "string") request.url = refusalPath(isCall ? "call" : judged);
	else {
		response.once("close", judged);
		if (formBytes.has(path)) nameOwnAction(request, path);
	}
}
