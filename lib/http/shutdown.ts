/**
 * The time between SIGTERM or SIGINT and the end of listening (lib/framework/server.js): DRAIN_SECONDS in which the process
 * goes on serving while a proxy turns to other processes, so that no request fails:
 *
 * 1. Each response closes its connection, and idle ones stay open: a proxy never sends a request on a connection that is
 *    being closed. DRAIN_SECONDS is longer than proxies keep idle connections (`keepalive_timeout` of deploy/nginx.conf).
 * 2. In the last second, GET and HEAD get a closed connection instead of a response. A proxy repeats them elsewhere, as
 *    RFC 9110 (9.2.2) allows for these methods only, and sends nothing here for a while (`fail_timeout`). So no POST
 *    waits in the queue of the listening socket when that is closed. Not with a socket of systemd, whose queue stays.
 */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { environment } from "@/lib/machine/environment";
import { processWide } from "@/lib/machine/process-wide";

/** Milliseconds of the second phase. */
const refusingTime = environment.LISTEN_FDS > 0 ? 0 : 1_000;

type Phase = "serving" | "draining" | "refusing" | "closing";

const shutdown = processWide<{ phase: Phase }>("shutdown", () => ({ phase: "serving" }));

/** Whether the process has received SIGTERM or SIGINT. */
export const isStopping = (): boolean => shutdown.phase !== "serving";

/** Responses that are not finished. */
const running = new Set<ServerResponse>();

/** Must be called once, when the process gets SIGTERM or SIGINT. Resolves when the server may close. */
export async function drain(): Promise<void> {
	shutdown.phase = "draining";
	for (const response of running) response.shouldKeepAlive = false;
	if (environment.DRAIN_SECONDS > 0) await turnAway(environment.DRAIN_SECONDS * 1000);
	shutdown.phase = "closing";
}

async function turnAway(milliseconds: number): Promise<void> {
	await sleep(milliseconds - refusingTime);
	if (refusingTime > 0) shutdown.phase = "refusing";
	await sleep(refusingTime);
	// One more turn of the event loop: connections that arrived in this one are accepted before the server closes.
	await nextTurn();
}

/**
 * Must be called with each request before anything else.
 * @returns whether the process handles the request; if not, its connection is closed without a response
 */
export function admit(request: IncomingMessage, response: ServerResponse): boolean {
	running.add(response);
	response.once("close", () => running.delete(response));
	if (!isStopping()) return true;
	response.shouldKeepAlive = false;
	if (shutdown.phase !== "refusing" || !["GET", "HEAD"].includes(request.method ?? "")) return true;
	request.socket.destroy();
	return false;
}
