import "server-only";
import type { ServerResponse } from "node:http";

/**
 * Next gives the first answer of a page that redirects its address twice: when the page is made, and again out of what
 * was just kept. Two of one header are none to many clients.
 */
export function sendOneLocation(response: ServerResponse): void {
	const { appendHeader } = response;
	response.appendHeader = (name, value) =>
		name.toLowerCase() === "location"
			? response.setHeader(name, String(value))
			: appendHeader.call(response, name, value);
}
