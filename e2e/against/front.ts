/**
 * The front that a site to compare with is measured behind: it compresses, and keeps every answer, so that neither a slow
 * server nor one without compression (PHP's own) counts against it.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import compression from "compression";

export type Served = { type: string; body: Buffer | string };
export type Front = { url: string; stop: () => Promise<void> };

const isText = (type: string) => /^(?:text|application\/(?:javascript|json))/.test(type);

/** @param served answers by path, in place of the site's */
export async function startFront(site: string, served: Readonly<Record<string, Served>> = {}): Promise<Front> {
	const kept = new Map<string, Promise<Served>>();
	const origin = new URL(site).origin;

	async function take(path: string, method: string): Promise<Served> {
		const answer = await fetch(new URL(path, site), { method });
		if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
		const type = answer.headers.get("content-type") ?? "application/octet-stream";
		// WordPress writes its own address into its pages, also into strings of scripts.
		const written = [origin, origin.replaceAll("/", "\\/")];
		if (isText(type))
			return { type, body: written.reduce((text, piece) => text.replaceAll(piece, ""), await answer.text()) };
		return { type, body: Buffer.from(await answer.arrayBuffer()) };
	}
	function answerOf(path: string, method: string): Promise<Served> {
		const name = `${method} ${path}`;
		const answer = served[path] ? Promise.resolve(served[path]) : (kept.get(name) ?? take(path, method));
		kept.set(name, answer);
		return answer;
	}

	const compress = compression();
	const server = createServer((request, response) => {
		// The package is typed for Express, and uses only what Node has.
		Reflect.apply(compress, undefined, [request, response, () => {}]);
		answerOf(request.url ?? "/", request.method ?? "GET").then(
			({ type, body }) => {
				const caching = /html|json/.test(type) ? "no-cache" : "public, max-age=31536000, immutable";
				response.writeHead(200, { "Content-Type": type, "Cache-Control": caching }).end(body);
			},
			() => response.writeHead(404).end(),
		);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const stop = async () => {
		server.closeAllConnections();
		server.close();
		await once(server, "close");
	};
	return { url: `http://127.0.0.1:${port}`, stop };
}
