import "server-only";
import type { ServerResponse } from "node:http";

/**
 * Makes `appendHeader` replace the Location header instead of adding a second one. Next sets Location twice in the first
 * response of a redirecting page: when it renders the page, and again from the new cache entry. Many clients ignore a
 * repeated Location.
 */
export function sendOneLocation(response: ServerResponse): void {
	const { appendHeader } = response;
	response.appendHeader = (name, value) =>
		name.toLowerCase() === "location"
			? response.setHeader(name, String(value))
			: appendHeader.call(response, name, value);
}
