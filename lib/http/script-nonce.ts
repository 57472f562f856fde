/**
 * The Content-Security-Policy of pages that are rendered on each request: their inline scripts carry a nonce, which Next
 * takes from the policy in the headers of the request. Cached pages name theirs by hash (lib/framework/script-policy).
 */
import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { bannerScript } from "@/lib/contract/banner-script";
import { globalThisScript } from "@/lib/contract/global-this";
import { prefixOf, routeTable } from "@/lib/contract/route-table.js";
import { contentSecurityPolicy } from "./security-headers.js";

export const policyHeader = "content-security-policy";

/** The back office is rendered on each request too. */
const livePrefixes = routeTable
	.filter(({ kind, path }) => kind === "live" || path.startsWith("/admin"))
	.map(({ path }) => prefixOf(path));
const livePages = new RegExp(`^(?:${livePrefixes.join("|")})(?:[/?]|$)`);

const ownHashes = [globalThisScript, bannerScript]
	.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
	.join(" ");

/**
 * Must be called with each request before Next handles it.
 * @returns the policy to send with the response in place of that of all documents, null for other pages
 */
export function liveScriptPolicy(request: IncomingMessage): string | null {
	// Next would take the nonce from a policy header that the client has sent.
	delete request.headers[policyHeader];
	if (!livePages.test(request.url ?? "")) return null;
	const policy = contentSecurityPolicy(`'nonce-${randomBytes(16).toString("base64")}' ${ownHashes}`);
	request.headers[policyHeader] = policy;
	return policy;
}
