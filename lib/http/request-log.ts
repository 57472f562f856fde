/**
 * One line of JSON for each request, as REQUEST_LOG says. It names the route by its pattern and nothing else of what was
 * sent: no path, query, header, body or address.
 */
import "server-only";
import { environment } from "@/lib/machine/environment";
import type { Answered } from "./observe";

/**
 * Bytes that may be buffered until standard output is read. Writes to pipes and sockets do not block, so with a reader
 * that hangs the buffer would fill the memory; lines above the limit are dropped.
 */
const mostWaiting = 1024 * 1024;

/** Lines that were dropped since the start. */
let dropped = 0;

/** @returns the number of lines that were dropped since the start */
export const droppedLines = (): number => dropped;

// Without a listener an EPIPE error would end the process when the program that reads its log ends.
process.stdout.on("error", () => undefined);

const isWanted = ({ status }: Answered) =>
	environment.REQUEST_LOG === "all" || (environment.REQUEST_LOG === "errors" && status >= 500);

export function logRequest(answered: Answered): void {
	if (!isWanted(answered)) return;
	if (process.stdout.writableLength > mostWaiting) {
		dropped += 1;
		return;
	}
	const { method, route, status, milliseconds, bytes } = answered;
	const line = {
		at: new Date().toISOString(),
		pid: process.pid,
		method,
		route,
		status,
		ms: Math.round(milliseconds * 10) / 10,
		bytes,
	};
	process.stdout.write(`${JSON.stringify(line)}\n`);
}
