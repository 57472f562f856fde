/**
 * Next removes Content-Length from the responses of route handlers (server/send-response.js), because fetch may have
 * decompressed the body. Files are sent as they are: handlers set the length in another header, which becomes
 * Content-Length on Node's response.
 */
import "server-only";
import type { ServerResponse } from "node:http";

/** Internal header by which a route handler passes its body's length. */
export const bodyLength = "X-Body-Length";

/** Must be called with each response before Next handles the request. */
export function sendBodyLength(response: ServerResponse): void {
	const { writeHead } = response;
	response.writeHead = (...head: unknown[]) => {
		const length = response.getHeader(bodyLength);
		response.removeHeader(bodyLength);
		const isPacked = response.hasHeader("Content-Encoding");
		if (length !== undefined && !isPacked) response.setHeader("Content-Length", length);
		return Reflect.apply(writeHead, response, head);
	};
}
