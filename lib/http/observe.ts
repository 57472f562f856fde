/**
 * Watches each response until it ends: for the request log, the metrics, and the count of errors on staff's start page.
 */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { countEvent } from "@/lib/machine/event-counts";
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

/** Routes that answer 503 while something else is at fault. */
export const healthRoutes = ["/healthz", "/readyz"];

type Watcher = (answered: Answered) => void;
const watchers: Watcher[] = [];

/** @param watcher is called at the end of each response; must not throw */
export const watchRequests = (watcher: Watcher) => void watchers.push(watcher);

/** Bytes that each connection had sent when its last response ended: responses on a connection follow one another. */
const sent = new WeakMap<Socket, number>();

/** Must be called with each request before anything changes its URL. */
export function observe({ method = "", url = "", socket }: IncomingMessage, response: ServerResponse): void {
	const start = performance.now();
	response.once("close", () => {
		const bytes = socket.bytesWritten - (sent.get(socket) ?? 0);
		sent.set(socket, socket.bytesWritten);
		const status = response.writableFinished ? response.statusCode : clientLeft;
		const milliseconds = performance.now() - start;
		const answered: Answered = {
			method,
			status,
			milliseconds,
			bytes,
			// A getter: most requests are not logged, and matching the path with all patterns takes longer than everything
			// else.
			get route() {
				return routePattern(url);
			},
		};
		if (status >= 500 && !healthRoutes.includes(answered.route)) countEvent("serverErrors");
		for (const watch of watchers) watch(answered);
	});
}
