/**
 * Shutdown. On SIGTERM or SIGINT Next stops accepting connections, waits for running requests without a time limit, and
 * exits with 128 plus the signal's number. This adds the limit.
 */
import "server-only";
import type { Server } from "node:http";
import { constants } from "node:os";

/** Milliseconds for running requests; TimeoutStopSec of deploy/school.service is longer. */
const shutdownTimeout = 10_000;

const signals = ["SIGTERM", "SIGINT"] as const;

/** Must be called once, when the server starts. */
export function limitShutdownTime() {
	for (const signal of signals) {
		process.once(signal, () => {
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
