/** The way to the login page and back to where one was. */

const loginPage = "/student-login";

/**
 * @param next the path to come back to after the login
 * @returns the login page's path that remembers it
 */
export const loginPath = (next: string): string => `${loginPage}?next=${encodeURIComponent(next)}`;

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
