/**
 * Payload's `withPayload` sends Critical-CH on all paths. A browser that does not know the colour scheme hint yet then
 * requests the page again: each first visit to a public page would load twice. Only the back office uses the hint.
 * Upstream: Payload issue 17906.
 */

const hint = "Critical-CH";
const office = "/admin/:path*";

/**
 * @param {import("next").NextConfig} config as `withPayload` returns it
 * @returns {import("next").NextConfig} the same, with the hint for the back office alone
 */
export const hintsInOfficeOnly = (config) => ({
	...config,
	headers: async () =>
		((await config.headers?.()) ?? []).map((entry) =>
			entry.headers.some(({ key }) => key === hint) ? { ...entry, source: office } : entry,
		),
});
