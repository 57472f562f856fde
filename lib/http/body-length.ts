/**
 * Next takes Content-Length off every route handler's answer (server/send-response.js), because the body might have
 * been unpacked on its way. A file is sent as it is: its length travels under another name as far as Node's response.
 */
import "server-only";
import type { ServerResponse } from "node:http";

/** The name under which a route handler tells its body's length. */
export const bodyLength = "X-Body-Length";

/** Call with every response, before Next sees it. */
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
