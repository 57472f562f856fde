/** What the single-page app asks for, for its script and for the one that makes it. */

/** Calls of the site of which the home page is made (docs/api.md). */
export const calls = [
	{ path: "/api/setting-get", method: "GET" },
	{ path: "/api/nav-menu-all", method: "GET" },
	{ path: "/api/homeslider", method: "GET" },
	{ path: "/api/home-page-data", method: "POST" },
];

/** @returns the texts in an answer, in its order */
export function textsIn(answer: unknown): string[] {
	if (typeof answer === "string") return [answer];
	return answer && typeof answer === "object" ? Object.values(answer).flatMap(textsIn) : [];
}
