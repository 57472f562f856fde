/** A TCP proxy in front of a server; closing it makes the server unreachable. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type Gate = {
	/** URL of the gate. */
	url: string;
	/** Ends all connections and refuses new ones. */
	close: () => Promise<void>;
	open: () => Promise<void>;
};

/**
 * @param url of the server
 * @param most bytes that a connection brings from it; then it is cut
 */
export async function openGate(url: string, most = Number.POSITIVE_INFINITY): Promise<Gate> {
	const { hostname, port } = new URL(url);
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		const target = connect(Number(port), hostname);
		for (const one of [socket, target]) {
			sockets.add(one);
			one.on("error", () => undefined);
			one.on("close", () => {
				sockets.delete(one);
				socket.destroy();
				target.destroy();
			});
		}
		let left = most;
		target.on("data", (chunk: Buffer) => {
			left -= chunk.length;
			socket.write(left < 0 ? chunk.subarray(0, left) : chunk);
			if (left < 0) target.destroy();
		});
		target.on("end", () => socket.end());
		socket.pipe(target);
	});
	async function listen(at: number): Promise<void> {
		server.listen(at, "127.0.0.1");
		await once(server, "listening");
	}
	await listen(0);
	const own = (server.address() as AddressInfo).port;
	return {
		url: `http://127.0.0.1:${own}`,
		open: () => listen(own),
		close: async () => {
			const closed = once(server, "close");
			server.close();
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}
