/**
 * The end of the server. At SIGTERM or SIGINT Next itself takes no more connections, waits for the requests that
 * run and ends with 128 and the signal's number. It would wait for ever: here is the limit.
 */
import "server-only";
import type { Server } from "node:http";
import { constants } from "node:os";

/** How long running requests have, in milliseconds; deploy/school.service waits longer. */
const patience = 10_000;

const signals = ["SIGTERM", "SIGINT"] as const;

/** Call once, when the server starts. */
export function endInTime() {
	for (const signal of signals) {
		process.once(signal, () => {
			setTimeout(() => process.exit(128 + constants.signals[signal]), patience).unref();
		});
	}
}

/** Connections that a browser or a proxy keeps for its next request would hold the end up for seconds. */
export function closeConnectionsOnStop(server: Server) {
	for (const signal of signals) {
		process.once(signal, () => {
			setInterval(() => server.closeIdleConnections(), 100).unref();
		});
	}
}
