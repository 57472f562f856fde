import { type AddressInfo, createServer } from "node:net";

/** @returns a free TCP port on 127.0.0.1 */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer().once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const { port } = server.address() as AddressInfo;
			server.close(() => resolve(port));
		});
	});
}
