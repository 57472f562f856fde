/**
 * A socket that a process holds for others without accepting connections itself, as systemd does: what comes while no
 * server runs waits in it. Node has no documented call for that. `node:cluster` makes its sockets with this function of
 * `node:net`, which has existed since Node 0.5; e2e/machines/socket.spec.ts fails when it changes.
 */
import net from "node:net";

/** @property fd file descriptor, to be passed to a process that listens on it */
export type HeldSocket = { fd: number; close: () => void };

const { _createServerHandle } = net as unknown as {
	_createServerHandle: (address: string, port: number, family: 4 | 6) => HeldSocket | number;
};

/**
 * @param host IP address to listen on; without it all of the machine, also by IPv4 alone where there is no IPv6
 * @returns null if the port is taken, is not for this account, or the address is not of this machine
 */
export function holdSocket(port: number, host?: string): HeldSocket | null {
	const addresses = host ? [host] : ["::", "0.0.0.0"];
	for (const address of addresses) {
		const handle = _createServerHandle(address, port, net.isIPv6(address) ? 6 : 4);
		if (typeof handle === "object") return handle;
	}
	return null;
}
