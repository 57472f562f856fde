/** The way to the login page and back to where one was. */

const loginPage = "/student-login";

/** Why a page leads to the login: nobody is logged in, or the login's time is over. */
export type LoginReason = "needed" | "expired";

/**
 * @param next the path to come back to after the login
 * @returns the login page's path that remembers it, and why one is there
 */
export const loginPath = (next: string, reason: LoginReason = "needed"): string =>
	`${loginPage}?${new URLSearchParams({ next, ...(reason === "expired" && { reason }) })}`;

/** @returns why a page has led here, or null for those who came by themselves */
export function loginReason(search: URLSearchParams): LoginReason | null {
	if (!search.has("next")) return null;
	return search.get("reason") === "expired" ? "expired" : "needed";
}

/**
 * Where to go after a login. Anybody can write an address with `next`, so nothing but a path of this site counts.
 * @param search the login page's `location.search`
 * @returns the path asked for, or the home page
 */
export function nextPath(search: string): string {
	const next = new URLSearchParams(search).get("next") ?? "";
	if (!next.startsWith("/")) return "/";
	const here = "http://here.invalid";
	try {
		// The parser reads an address as a browser does: backslashes, tabs and dots are gone after it.
		const { origin, pathname, search: query, hash } = new URL(next, here);
		const leads = origin === here && !pathname.startsWith("//") && pathname !== loginPage;
		return leads ? `${pathname}${query}${hash}` : "/";
	} catch {
		return "/";
	}
}
