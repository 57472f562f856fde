/**
 * Payload's `withPayload` asks browsers for the colour scheme on all paths, and with Critical-CH: a browser that has not
 * sent it yet then drops the answer and requests the page again. Only the back office uses the hint, and there too the
 * second request costs each first visit more than it gives: without the hint the scripts set the theme, as they do in
 * browsers that know no hints (the page to sign in stays light until the next visit). Measured: the first page of a session
 * takes the server 60 ms less. Upstream: Payload issue 17906.
 */

const critical = "Critical-CH";
const office = "/admin/:path*";

/**
 * @param {import("next").NextConfig} config as `withPayload` returns it
 * @returns {import("next").NextConfig} the same, with the hint for the back office alone, and not as a critical one
 */
export const hintsInOfficeOnly = (config) => ({
	...config,
	headers: async () =>
		((await config.headers?.()) ?? []).map(({ headers, ...entry }) => {
			const others = headers.filter(({ key }) => key !== critical);
			return { ...entry, headers: others, ...(others.length < headers.length && { source: office }) };
		}),
});
