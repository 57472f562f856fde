/**
 * Sends the pictures of pages without Next, whose routing takes most of the CPU time of a picture: the home page has up
 * to twenty, and no shared cache may store them. The responses are the same as those of the route
 * (app/image/[folder]/[name]).
 */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { pictureFolders } from "@/lib/contract/paths";
import { describeError } from "@/lib/machine/log";
import { failure } from "./failure";
import { publicPicture } from "./public-picture";
import { securityHeaders } from "./security-headers.js";

const address = new RegExp(`^/image/(${pictureFolders.join("|")})/([^/?]+)$`);

/** @returns whether the request is answered; if not, Next answers it */
export function sendPicture(request: IncomingMessage, response: ServerResponse): boolean {
	const { method = "", url = "" } = request;
	const [, folder, name] = address.exec(url) ?? [];
	if (!folder || !name || !["GET", "HEAD"].includes(method)) return false;
	const headers = new Headers(request.headers as Record<string, string>);
	publicPicture({ method, url: `http://localhost${url}`, headers }, folder, decodeURIComponent(name))
		.catch(failure)
		.then((answer) => send(answer, response))
		.catch((error) => {
			// Not an error if the client has disconnected.
			if (!response.destroyed) console.error(describeError(error));
			response.destroy();
		});
	return true;
}

async function send({ status, headers, body }: Response, response: ServerResponse): Promise<void> {
	response.statusCode = status;
	response.setHeaders(new Map(Object.entries(securityHeaders)));
	response.setHeaders(headers);
	if (body) await pipeline(Readable.fromWeb(body as ReadableStream), response);
	else response.end();
}
