/** The way to the login page and back to where one was. */
const login = "/student-login";

/** @param here path and query of the page that asks for a login */
export const loginPath = (here: string): string => `${login}?next=${encodeURIComponent(here)}`;

/**
 * @param search the login page's query
 * @returns where to go after the login: a path on this site and nowhere else, home when none is named
 */
export function nextPath(search: string): string {
	const next = new URLSearchParams(search).get("next") ?? "/";
	// Browsers read "//host" and "/\host" as another site's address.
	return /^\/(?![/\\])[^\p{Cc}]*$/u.test(next) ? next : "/";
}
