/** Requests of this process to itself, over its socket, so that they are answered as those of visitors. */
import "server-only";
import { randomUUID } from "node:crypto";
import { get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { environment } from "@/lib/machine/environment";
import { ownHost } from "@/lib/machine/own-host";

const header = "x-own";
const id = randomUUID();

/** @returns whether the request is this process's own */
export const isOwn = ({ headers }: IncomingMessage): boolean => headers[header] === id;

export type OwnAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** @param path with encoded names, as in an address. @throws Error if there is no whole answer */
export function askOwn(path: string): Promise<OwnAnswer> {
	const { HOST, PORT: port } = environment;
	const host = ownHost(HOST);
	return new Promise((resolve, reject) => {
		// agent: false, because a keep-alive connection would delay the shutdown.
		get({ host, port, path, agent: false, headers: { [header]: id } }, (response) =>
			buffer(response).then(
				(body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
				reject,
			),
		).once("error", reject);
	});
}
