/** A server before a site, which hears or changes what passes. */
import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * @param site URL of a site
 * @param asked passed on to it, with `changed` headers
 * @param give gives its answer to who asked; default as it is
 */
export function pass(
	site: string,
	asked: IncomingMessage,
	answer: ServerResponse,
	{ changed = {}, give = giveAsItIs }: { changed?: Record<string, string>; give?: typeof giveAsItIs } = {},
): void {
	// A kept connection could be closed by the site in the moment of the next request.
	const options = { method: asked.method, headers: { ...asked.headers, ...changed }, agent: false };
	const passed = request(site + asked.url, options, (got) => give(got, answer));
	// A browser that goes to another page drops what it has asked for.
	passed.on("error", () => answer.destroy());
	answer.on("close", () => passed.destroy());
	asked.pipe(passed);
}

export const giveAsItIs = (got: IncomingMessage, answer: ServerResponse): void => {
	got.pipe(answer.writeHead(got.statusCode ?? 502, got.rawHeaders));
};

/** @returns the URL of a server on a free port */
export async function standBefore(listener: RequestListener): Promise<{ url: string; stop: () => void }> {
	const server = createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const stop = () => {
		server.close();
		server.closeAllConnections();
	};
	return { url: `http://127.0.0.1:${port}`, stop };
}
