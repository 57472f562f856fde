/**
 * A listening socket that this process holds without accepting connections itself, as systemd does: what comes while no
 * server runs waits in it. For tests and measurements alone: Node has no documented call for that.
 */
import { spawnSync } from "node:child_process";
import net from "node:net";

/** @property fd file descriptor, to be passed to a process that listens on it */
export type HeldSocket = { fd: number; close: () => void };

const { _createServerHandle } = net as unknown as {
	_createServerHandle: (address: string, port: number, family: 4 | 6) => HeldSocket | number;
};

/** @throws Error if something else has the port of 127.0.0.1 */
export function holdSocket(port: number): HeldSocket {
	const socket = _createServerHandle("127.0.0.1", port, 4);
	if (typeof socket !== "object") throw new Error(`Port ${port} is taken`);
	// It listens as long as somebody has it open, whoever has asked for it.
	const listen = 'require("node:net").createServer().listen({ fd: 3 }, () => process.exit())';
	const { status } = spawnSync(process.execPath, ["-e", listen], {
		stdio: ["ignore", "ignore", "inherit", socket.fd],
	});
	if (status === 0) return socket;
	socket.close();
	throw new Error(`Port ${port} is taken`);
}
