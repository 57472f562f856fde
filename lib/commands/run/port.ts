import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Environment } from "@/lib/machine/environment";
import { explainFault, machineFaultOf } from "@/lib/machine/machine-fault.js";
import { commandText } from "@/lib/machine/text";

/** Milliseconds for a server whose parent was killed: it notices, and finishes its requests. */
const patience = 12_000;

/**
 * Listens, when a process that is ending has left the port.
 * @throws Error EADDRINUSE if something else has the port, or another if it is not for this account or machine
 */
export async function openPort(port: number, host?: string, wait = patience): Promise<Server> {
	const latest = performance.now() + wait;
	for (;;) {
		const server = createServer();
		try {
			await once(server.listen({ port, host }), "listening");
			return server;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || performance.now() > latest) throw error;
			await sleep(100);
		}
	}
}

/** As {@link openPort}, and leaves the port. */
export async function tryPort(port: number, host?: string, wait?: number): Promise<void> {
	await once((await openPort(port, host, wait)).close(), "close");
}

/** @returns whether nothing listens there */
export const isFree = (port: number, host: string): Promise<boolean> =>
	tryPort(port, host, 0).then(
		() => true,
		() => false,
	);

/** Exits with a message if the port is taken, before a start changes files that the process on that port still uses. */
export async function refuseTakenPort({ HOST, PORT, LISTEN_FDS }: Environment): Promise<void> {
	// systemd has opened it for this process.
	if (LISTEN_FDS > 0) return;
	try {
		await tryPort(PORT, HOST);
	} catch (error) {
		console.error(machineFaultOf(error) === "portTaken" ? commandText.portTaken(PORT) : explainFault(error));
		process.exit(1);
	}
}
