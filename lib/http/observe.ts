/** Watches each response until it ends: for the log of requests, the metrics, and what the start page says of faults. */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { logRequest } from "./request-log";
import { routePattern } from "./route-pattern";

export type Answered = {
	method: string;
	/** Pattern of the route (route-pattern.ts). */
	route: string;
	/** HTTP status; 499 if the client left before the end of the response. */
	status: number;
	/** From the end of the request's head to the end of the response. */
	milliseconds: number;
	/** Sent on the connection, with headers. */
	bytes: number;
};

/** nginx's status for a client that left. */
const clientLeft = 499;

/** Bytes that each connection had sent when its last response ended: responses on a connection follow one another. */
const sent = new WeakMap<Socket, number>();

/** Must be called with each request before anything changes its URL. */
export function observe({ method = "", url = "", socket }: IncomingMessage, response: ServerResponse): void {
	const start = performance.now();
	response.once("close", () => {
		const bytes = socket.bytesWritten - (sent.get(socket) ?? 0);
		sent.set(socket, socket.bytesWritten);
		const status = response.writableFinished ? response.statusCode : clientLeft;
		logRequest({ method, route: routePattern(url), status, milliseconds: performance.now() - start, bytes });
	});
}
