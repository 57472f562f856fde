/**
 * Shutdown. On SIGTERM or SIGINT Next stops accepting connections, waits for running requests without a time limit, and
 * exits with 128 plus the signal's number. This adds the limit, and before it DRAIN_SECONDS in which the process goes on
 * serving while a proxy turns to other processes, so that no request fails:
 *
 * 1. Each response closes its connection, and idle ones stay open: a proxy never sends a request on a connection that is
 *    being closed. DRAIN_SECONDS is longer than proxies keep idle connections (`keepalive_timeout` of deploy/nginx.conf).
 * 2. In the last second, GET and HEAD get a closed connection instead of a response. A proxy repeats them elsewhere, as
 *    RFC 9110 (9.2.2) allows for these methods only, and sends nothing here for a while (`fail_timeout`). So no POST
 *    waits in the queue of the listening socket when that is closed. Not with a socket of systemd, whose queue stays.
 */
import "server-only";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { constants } from "node:os";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { environment } from "@/lib/environment";

/** Milliseconds for running requests; TimeoutStopSec of deploy/school.service is longer, also with DRAIN_SECONDS. */
const shutdownTimeout = 10_000;

/** Milliseconds of the second phase. */
const refusingTime = environment.LISTEN_FDS > 0 ? 0 : 1_000;

const signals = ["SIGTERM", "SIGINT"] as const;

type Phase = "serving" | "draining" | "refusing" | "closing";

/** On globalThis, because instrumentation and each route handler are bundled with their own copy of this module. */
const key = Symbol.for("school.shutdown");
const shared = globalThis as { [key]?: Phase };

const phase = (): Phase => shared[key] ?? "serving";

/** Whether the process was told to end. */
export const isStopping = (): boolean => phase() !== "serving";

const servers = new Set<Server>();

/** Responses that are not finished. */
const running = new Set<ServerResponse>();

/** Must be called once, when the server starts, and after Next has added its listeners. */
export function controlShutdown() {
	for (const signal of signals) {
		const closing = process.listeners(signal);
		process.removeAllListeners(signal);
		process.on(signal, async () => {
			if (isStopping()) return;
			shared[key] = "draining";
			for (const response of running) response.shouldKeepAlive = false;
			if (environment.DRAIN_SECONDS > 0) await drain(environment.DRAIN_SECONDS * 1000);
			shared[key] = "closing";
			for (const listener of closing) listener(signal);
			// Idle keep-alive connections would delay the shutdown by seconds.
			setInterval(closeIdleConnections, 100).unref();
			setTimeout(() => process.exit(128 + constants.signals[signal]), shutdownTimeout).unref();
		});
	}
}

async function drain(milliseconds: number): Promise<void> {
	await sleep(milliseconds - refusingTime);
	if (refusingTime > 0) shared[key] = "refusing";
	await sleep(refusingTime);
	// The connections of this turn of the event loop are accepted.
	await nextTurn();
}

function closeIdleConnections() {
	for (const server of servers) server.closeIdleConnections();
}

/** Closes idle connections of the server when the process ends. */
export function closeConnectionsOnStop(server: Server) {
	servers.add(server);
}

/**
 * Treats a request, before anything else does.
 * @returns whether the process takes it; if not, its connection is closed and there will be no response
 */
export function admit(request: IncomingMessage, response: ServerResponse): boolean {
	running.add(response);
	response.once("close", () => running.delete(response));
	if (!isStopping()) return true;
	response.shouldKeepAlive = false;
	if (phase() !== "refusing" || !["GET", "HEAD"].includes(request.method ?? "")) return true;
	request.socket.destroy();
	return false;
}
