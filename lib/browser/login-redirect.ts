/** Redirect to the login page and back. */

const loginPage = "/student-login";

/** Why a page redirects to the login: no token, or an expired one. */
export type LoginReason = "needed" | "expired";

/**
 * @param next the path to return to after the login
 * @returns the login page's path with `next` and `reason`
 */
export const loginPath = (next: string, reason: LoginReason = "needed"): string =>
	`${loginPage}?${new URLSearchParams({ next, ...(reason === "expired" && { reason }) })}`;

/** @returns why a page redirected here, or null for a direct visit */
export function loginReason(search: URLSearchParams): LoginReason | null {
	if (!search.has("next")) return null;
	return search.get("reason") === "expired" ? "expired" : "needed";
}

/**
 * Where to go after a login. `next` is untrusted: only same-origin paths are accepted (CWE-601, open redirect).
 * @param search the login page's `location.search`
 * @returns the path in `next`, or "/"
 */
export function nextPath(search: string): string {
	const next = new URLSearchParams(search).get("next") ?? "";
	if (!next.startsWith("/")) return "/";
	const here = "http://here.invalid";
	try {
		// The URL parser normalizes backslashes, tabs and dot segments like the browser does.
		const { origin, pathname, search: query, hash } = new URL(next, here);
		const leads = origin === here && !pathname.startsWith("//") && pathname !== loginPage;
		return leads ? `${pathname}${query}${hash}` : "/";
	} catch {
		return "/";
	}
}
