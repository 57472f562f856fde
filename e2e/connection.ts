/** A TCP proxy that a test can disconnect: the browser's offline emulation does not apply to service workers. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { test as base } from "@playwright/test";
import { sites } from "./sites";

export type Connection = {
	/** URL of the site through this proxy. */
	url: string;
	/** Closes open connections and refuses new ones, until {@link mend}. */
	cut: () => Promise<void>;
	mend: () => Promise<void>;
};

/** Starts a proxy on a free port. @param site URL of the site behind it; default the demo school */
export async function openConnection(site: string = sites.demo.url): Promise<Connection> {
	const { hostname, port } = new URL(site);
	const sockets = new Set<Socket>();
	const server = createServer((visitor) => {
		const site = connect(Number(port), hostname);
		for (const [socket, other] of [
			[visitor, site],
			[site, visitor],
		] as const) {
			sockets.add(socket);
			socket.pipe(other);
			socket.on("error", () => other.destroy());
			socket.on("close", () => {
				sockets.delete(socket);
				other.destroy();
			});
		}
	});
	const listen = (at: number) => new Promise<void>((done) => server.listen(at, "127.0.0.1", done));
	await listen(0);
	const own = (server.address() as AddressInfo).port;
	return {
		url: `http://127.0.0.1:${own}`,
		cut: () =>
			new Promise((done) => {
				server.close(() => done());
				for (const socket of sockets) socket.destroy();
			}),
		mend: () => listen(own),
	};
}

/** Tests whose pages are opened through a proxy to the demo school. */
export const test = base.extend<{ connection: Connection }>({
	connection: async ({ browser: _ }, use) => {
		const connection = await openConnection();
		await use(connection);
		await connection.cut();
	},
	baseURL: ({ connection }, use) => use(connection.url),
});
