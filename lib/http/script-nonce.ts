/**
 * The Content-Security-Policy of pages that are rendered on each request: their inline scripts carry a nonce, which Next
 * takes from the policy in the headers of the request. What is no page has no inline scripts. Cached pages name theirs by
 * hash (./script-policy).
 */
import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { bannerScript } from "@/lib/contract/banner-script";
import { globalThisScript } from "@/lib/contract/global-this";
import { prefixOf, routeTable } from "@/lib/contract/route-table.js";
import { contentSecurityPolicy, documentHeaders } from "./security-headers.js";

export const policyHeader = "content-security-policy";

const pathsOf = (isOne: (route: (typeof routeTable)[number]) => boolean) => {
	const prefixes = routeTable.filter(isOne).map(({ path }) => prefixOf(path));
	return new RegExp(`^(?:${prefixes.join("|")})(?:[/?]|$)`);
};

const livePages = pathsOf(({ kind }) => kind === "live" || kind === "staff");
const handlers = pathsOf(({ kind, cache }) => kind === "handler" && cache !== "shared");
/** Which the front may keep: they have the policy that it sets, and one beside it (see {@link policiesFor}). */
const sharedFiles = pathsOf(({ kind, cache }) => kind === "handler" && cache === "shared");

const ownHashes = [globalThisScript, bannerScript]
	.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
	.join(" ");

const withoutInline = contentSecurityPolicy("");

/** Beside the policy of all documents, which the front sets (./response-headers); the stricter of two counts. */
const ownFilesOnly = "script-src 'self'";
const { "Content-Security-Policy": ofAll } = documentHeaders;

/**
 * Must be called with each request before Next handles it.
 * @returns the policy to send with the response in place of that of all documents, null for cached pages
 */
export function ownScriptPolicy({ headers, method, url = "" }: IncomingMessage): string | null {
	// Next would take the nonce from a policy header that the client has sent.
	delete headers[policyHeader];
	// The answer to a form is rendered for who has sent it.
	if (livePages.test(url) || (method === "POST" && !handlers.test(url))) {
		const policy = contentSecurityPolicy(`'nonce-${randomBytes(16).toString("base64")}' ${ownHashes}`);
		headers[policyHeader] = policy;
		return policy;
	}
	return handlers.test(url) ? withoutInline : null;
}

/**
 * @param given the policies of a response for which {@link ownScriptPolicy} has none, as Next sends them
 * @param url of the request
 * @param isHtml whether it may be a page: one that is rendered for the first time names its scripts only once it is stored
 * @returns those to send: what is no page, by whatever spelling of its address, allows no inline script
 */
export function policiesFor(given: string[], url: string, isHtml: boolean): string[] {
	if ((isHtml && !sharedFiles.test(url)) || given.length > 1) return given;
	return given.flatMap((policy) => (policy === ofAll ? [policy, ownFilesOnly] : policy));
}
