/** Redirect to the login page and back. */

const loginPage = "/student-login";

/** Why a page leads to the login: no token, an expired one, or another child's beside those that are there. */
type LoginReason = "needed" | "expired" | "add";

/**
 * @param next the path to return to after the login
 * @param student id that the form begins with
 * @returns the login page's path with `next`, `reason` and `student`
 */
export const loginPath = (next: string, reason: LoginReason = "needed", student?: string): string =>
	`${loginPage}?${new URLSearchParams({ next, ...(reason !== "needed" && { reason }), ...(student && { student }) })}`;

/** @returns the student id that the form begins with */
export const loginStudent = (search: URLSearchParams): string | null =>
	/^\d{1,10}$/.exec(search.get("student") ?? "")?.[0] ?? null;

/** @returns why a page redirected here, or null for a direct visit */
export function loginReason(search: URLSearchParams): LoginReason | null {
	if (!search.has("next")) return null;
	const reason = search.get("reason");
	return reason === "expired" || reason === "add" ? reason : "needed";
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
