/** The headers of each response that Next cannot set, completed in one place when they are sent. */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { environment } from "@/lib/machine/environment";
import { leaveToFront } from "./front-headers";
import { ownScriptPolicy, policiesFor, policyHeader } from "./script-nonce";
import { strictTransport } from "./security-headers.js";

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
