/**
 * The socket of the packed site, which its supervisor keeps open between the end of one server and the start of the next.
 * A Node process accepts what comes on a socket that it listens on, so the supervisor must not be the one that does: the
 * process that was started listens, starts the supervisor with the socket as a descriptor, as systemd would, and closes its
 * own before its event loop has accepted anything.
 */
import { spawn } from "node:child_process";
import type { Server } from "node:net";
import { ended, firstSocket, hasSocket } from "@/lib/commands/run/child";
import { openPort } from "@/lib/commands/run/port";
import { packText } from "@/lib/hosting/pack/text";
import { explainFault, machineFaultOf } from "@/lib/machine/machine-fault.js";

/** Variable with the number of the process that has listened: its child alone has the socket. */
const listener = "SOCKET_OF";

/** Of a server that listens; the one thing here that Node's documents do not name. */
const descriptorOf = (server: Server) => (server as unknown as { _handle: { fd: number } })._handle.fd;

/**
 * Runs `supervise` with a socket. Where it listens is read as in lib/machine/environment, which is part of the program.
 * @param supervise gets the descriptor; 0 if the settings are wrong, which the program tells
 * @returns its exit code, or 1 if the site cannot listen
 */
export async function withSocket(supervise: (socket: number) => Promise<number>): Promise<number> {
	const { LISTEN_FDS, LISTEN_PID, PORT, HOST, TRUST_PROXY } = process.env;
	if (hasSocket({ LISTEN_FDS: Number(LISTEN_FDS), LISTEN_PID: Number(LISTEN_PID) })) return supervise(firstSocket);
	if (process.env[listener] === String(process.ppid)) {
		await import("@/lib/commands/run/end-with-parent.js");
		return supervise(firstSocket);
	}
	const port = Number(PORT || 3000);
	if (!(port > 0 && port < 65536)) return supervise(0);
	let server: Server;
	try {
		server = await openPort(port, HOST || (Number(TRUST_PROXY) > 0 ? "127.0.0.1" : undefined));
	} catch (error) {
		console.error(machineFaultOf(error) === "portDenied" ? explainFault(error) : packText.noSocket(port));
		return 1;
	}
	const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? "", "start"], {
		env: { ...process.env, [listener]: String(process.pid) },
		stdio: ["inherit", "inherit", "inherit", descriptorOf(server)],
	});
	server.close();
	return ended(child);
}
