/** Next answers an address whose percent signs make no sense with 500; it is only a page that does not exist. */
import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/** A path that no page has: its answer is the site's own 404. */
const nowhere = "/404";

/** @returns the address, or one that no page has when it cannot be decoded */
export function readableAddress(url: string): string {
	const [path = ""] = url.split("?", 1);
	try {
		decodeURIComponent(path);
		return url;
	} catch {
		return path.startsWith("/api/") ? `/api${nowhere}` : nowhere;
	}
}

/** Call once, when the server starts. */
export function mendAddresses() {
	subscribe("http.server.request.start", (message) => {
		const { request } = message as { request: IncomingMessage };
		if (request.url) request.url = readableAddress(request.url);
	});
}
