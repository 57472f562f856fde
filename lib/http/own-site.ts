/** Requests that a browser sends from a page of another site (CSRF, login CSRF). */
import "server-only";
import { errorText } from "@/lib/bengali/errors";
import { environment } from "@/lib/machine/environment";
import { SchoolError } from "@/lib/school/errors";

/**
 * @returns whether the request comes from a page of this site. Browsers name the sender of a request that changes something in `Sec-Fetch-Site`, older ones in `Origin`. A request
 * with neither does not come from a page, or from a browser that sends no cookie of this site with it either (SameSite).
 */
export function isOfOwnSite(headers: Headers): boolean {
	const sender = headers.get("sec-fetch-site");
	if (sender !== null) return sender === "same-origin" || sender === "none";
	const origin = headers.get("origin");
	return origin === null || isOwn(origin, headers);
}

/** @throws SchoolError "forbidden" if a page of another site has sent the request */
export function requireOwnSite(headers: Headers): void {
	if (!isOfOwnSite(headers)) throw new SchoolError("forbidden", errorText.otherSite);
}

/** `Origin: null`, of a sandboxed page or a file, is no own one. */
function isOwn(origin: string, headers: Headers): boolean {
	if (!URL.canParse(origin)) return false;
	const { host } = new URL(origin);
	const { SITE_URL } = environment;
	const own = [headers.get("x-forwarded-host"), headers.get("host"), SITE_URL && new URL(SITE_URL).host];
	return own.includes(host);
}
