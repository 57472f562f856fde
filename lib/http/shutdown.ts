/**
 * Shutdown. On SIGTERM or SIGINT Next stops accepting connections, waits for running requests without a time limit, and
 * exits with 128 plus the signal's number. This adds the limit, and tells proxies that ask on a connection they still have.
 */
import "server-only";
import type { Server } from "node:http";
import { constants } from "node:os";

/** Milliseconds for running requests; TimeoutStopSec of deploy/school.service is longer. */
const shutdownTimeout = 10_000;

const signals = ["SIGTERM", "SIGINT"] as const;

/** On globalThis, because instrumentation and each route handler are bundled with their own copy of this module. */
const key = Symbol.for("school.stopping");
const shared = globalThis as { [key]?: boolean };

/** Whether the process was told to end, and only finishes running requests. */
export const isStopping = (): boolean => shared[key] ?? false;

/** Must be called once, when the server starts. */
export function limitShutdownTime() {
	for (const signal of signals) {
		process.once(signal, () => {
			shared[key] = true;
			setTimeout(() => process.exit(128 + constants.signals[signal]), shutdownTimeout).unref();
		});
	}
}

/** Idle keep-alive connections would delay the shutdown by seconds. */
export function closeConnectionsOnStop(server: Server) {
	for (const signal of signals) {
		process.once(signal, () => {
			setInterval(() => server.closeIdleConnections(), 100).unref();
		});
	}
}
