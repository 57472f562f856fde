/**
 * Answers the result search without Next: routing a request to its handler takes Next 2 ms of CPU, twenty times as long
 * as Node takes for a request, and on the day of results a school's families search at once. The handler and its
 * answers are those of the route (app/api/student-result-publish).
 */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { describeError } from "@/lib/log";
import { resultSearch } from "./result-search";
import { securityHeaders } from "./security-headers.js";

const path = "/api/student-result-publish";

/** Bytes of a body; a search has about 70. Longer ones, and those of unknown length, are left to Next. */
const longestBody = 2000;

/** As in Next: shorter answers get longer by compressing. */
const shortestPacked = 1024;

const pack = promisify(gzip);

/** @returns whether the request is answered by {@link answerDirectly} */
export const isDirect = ({ method, url, headers }: IncomingMessage): boolean =>
	method === "POST" && url === path && Number(headers["content-length"]) <= longestBody;

/** Answers the request as Next does by the route handler. */
export async function answerDirectly(request: IncomingMessage, response: ServerResponse): Promise<void> {
	try {
		const chunks: Uint8Array[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const asked = new Request(`http://localhost${path}`, {
			method: "POST",
			headers: request.headers as Record<string, string>,
			body: Buffer.concat(chunks),
		});
		const answer = await resultSearch.POST(asked, { params: Promise.resolve({}) });
		await send(answer, request, response);
	} catch (error) {
		// The handler answers all errors of its own. The client may have left.
		if (request.complete) console.error(describeError(error));
		response.destroy();
	}
}

async function send(answer: Response, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
	const body = Buffer.from(await answer.arrayBuffer());
	const isPacked = body.length >= shortestPacked && /\bgzip\b/.test(String(headers["accept-encoding"]));
	const sent = isPacked ? await pack(body) : body;
	response.writeHead(answer.status, {
		...securityHeaders,
		...Object.fromEntries(answer.headers),
		vary: "Accept-Encoding",
		...(isPacked && { "content-encoding": "gzip" }),
		"content-length": sent.length,
	});
	response.end(sent);
}
