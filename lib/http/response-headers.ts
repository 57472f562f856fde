/** The headers of each response that Next cannot set, completed in one place when they are sent. */
import "server-only";
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { environment } from "@/lib/machine/environment";
import { ownScriptPolicy, policiesFor, policyHeader } from "./script-nonce";
import { securityHeaders, strictTransport } from "./security-headers.js";
import { sharedCache, sharedSeconds } from "./shared-cache.js";

/**
 * Internal header by which a route handler passes the length of its body: Next removes Content-Length from the responses of
 * route handlers, because fetch may have decompressed the body. Files are sent as they are.
 */
export const bodyLength = "X-Body-Length";

const isSecure = environment.SITE_URL?.startsWith("https://");

/** Must be called with each request before it is answered, and before the response is compressed. */
export function completeHeaders(request: IncomingMessage, response: ServerResponse): void {
	const policy = ownScriptPolicy(request);
	onHeaders(response, () => {
		if (isSecure) response.setHeader(...strictTransport);
		// In place of the policy of next.config.js, which allows the inline scripts of cached pages. These name theirs in a
		// second one, also where a path below a live one is of no page, and gets the stored 404 page.
		const given = [response.getHeader(policyHeader) ?? []].flat().map(String);
		const isHtml = String(response.getHeader("Content-Type")).startsWith("text/html");
		const sent = policy && given.length < 2 ? [policy] : policiesFor(given, request.url ?? "", isHtml);
		if (sent.length > 0) response.setHeader(policyHeader, sent);
		sendBodyLength(response);
		leaveToFront(request, response);
	});
}

function sendBodyLength(response: ServerResponse): void {
	const length = response.getHeader(bodyLength);
	if (length === undefined) return;
	response.removeHeader(bodyLength);
	if (!response.hasHeader("Content-Encoding")) response.setHeader("Content-Length", length);
}

/** What Next renders a page's address by, and lib/http/compression. */
export const pageVary =
	"rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";

/**
 * Headers that deploy/nginx.conf sets itself. nginx stores a page with its headers and parses them for each visitor, which
 * is a sixth of what a page costs it (docs/measurements.md); a header of its configuration costs much less. So it names
 * those that it sets, and the site leaves them out.
 *
 * What is left out must not reach a visitor past nginx, through a cache that stores it for a client who has sent the same
 * request header: such a response is `no-store` for everyone but nginx, whose own header tells it the lifetime.
 *
 * These are those of pages, names and values; `front-headers.test.ts` compares them with the configuration.
 */
export const frontHeaders: Readonly<Record<string, string>> = {
	...securityHeaders,
	...Object.fromEntries([strictTransport]),
	"Cache-Control": sharedCache,
	Vary: pageVary,
};

/** In a request from nginx: which headers it sets. A configuration of another version gets them all. */
export const setByFront = "X-Set-By-Front";
export const frontVersion = createHash("sha256").update(JSON.stringify(frontHeaders)).digest("hex").slice(0, 8);

/** The cache lifetime for nginx alone, which removes it. */
const frontLifetime = "X-Accel-Expires";

/** Must be called before the headers are sent. Leaves responses as they are that other caches may store for longer. */
export function leaveToFront(request: IncomingMessage, response: ServerResponse): void {
	if (environment.TRUST_PROXY === 0 || request.headers[setByFront.toLowerCase()] !== frontVersion) return;
	const caching = String(response.getHeader("Cache-Control"));
	if (caching !== sharedCache && !caching.includes("no-store")) return;
	for (const [name, value] of Object.entries(frontHeaders)) {
		const given = [response.getHeader(name) ?? []].flat().map(String);
		if (!given.includes(value)) continue;
		const kept = given.filter((listed) => listed !== value);
		response.removeHeader(name);
		if (kept.length > 0) response.setHeader(name, kept);
	}
	if (caching !== sharedCache) return;
	dropHop(response);
	// In this order: nginx before 1.23 goes by the first of the two.
	response.setHeader(frontLifetime, sharedSeconds);
	response.setHeader("Cache-Control", "no-store");
}

/** What concerns the way to nginx alone, or what it sends of its own; a closing connection is named by Node. */
function dropHop(response: ServerResponse): void {
	for (const name of ["Date", "Cache-Status"]) response.removeHeader(name);
	if (response.shouldKeepAlive && !response.hasHeader("Connection")) response.removeHeader("Connection");
}
