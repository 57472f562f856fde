/**
 * Answers the result search without Next: routing a request to its handler takes Next 2 ms of CPU, twenty times as long
 * as Node needs for a request, and when results are released all families of a school search at once. The handler and
 * its responses are those of the route (app/api/student-result-publish).
 */
import "server-only";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import pLimit from "p-limit";
import { studentText } from "@/lib/bengali/students";
import { resultAnswer, resultSearchSchema } from "@/lib/contract/results";
import { describeError } from "@/lib/machine/log";
import { findSheet } from "@/lib/school/results";
import { call } from "./call";
import { failure, replyHeaders } from "./failure";
import { searchesOf } from "./proofs";
import { securityHeaders } from "./security-headers.js";

const path = "/api/student-result-publish";

/** Bytes of a body; a search has about 70. Longer ones, and those of unknown length, are left to Next. */
const longestBody = 2000;

/**
 * Searches processed concurrently; further ones wait in a queue. If all were begun under overload, each would hold its
 * memory longer, and garbage collection would take most of the CPU time. A request enters the queue after its body was
 * read, so a client that sends the body slowly, or never, does not delay others.
 */
const atOnce = pLimit(8);

const isDirect = ({ method, url, headers }: IncomingMessage): boolean =>
	method === "POST" && url === path && Number(headers["content-length"]) <= longestBody;

/** @returns whether the request is answered; if not, Next answers it */
export function sendResult(request: IncomingMessage, response: ServerResponse): boolean {
	if (!isDirect(request)) return false;
	void answer(request, response);
	return true;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
	try {
		const bytes = await bytesOf(request);
		await atOnce(async () => {
			// The client may have left while the request waited.
			if (!response.destroyed) send(await answerOf(request, bytes), response);
		});
	} catch (error) {
		if (request.complete) console.error(describeError(error));
		response.destroy();
	}
}

/** Rejects if the client leaves before the end. */
async function bytesOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
	const chunks: Uint8Array[] = [];
	request.on("data", (chunk) => chunks.push(chunk));
	await once(request, "end");
	return new Uint8Array(Buffer.concat(chunks));
}

type Answer = { status: number; headers: Record<string, string>; body: string };

async function answerOf(request: IncomingMessage, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
	const headers = new Headers(request.headers as Record<string, string>);
	const asked = { method: "POST", url: `http://localhost${path}`, headers };
	try {
		const answered = await resultSearch.answerTo(asked, { params: Promise.resolve({}) }, async () => bytes);
		return { status: 200, headers: replyHeaders, body: JSON.stringify(answered) };
	} catch (error) {
		const failed = failure(error);
		return { status: failed.status, headers: Object.fromEntries(failed.headers), body: await failed.text() };
	}
}

function send({ status, headers, body }: Answer, response: ServerResponse): void {
	response.writeHead(status, { ...securityHeaders, ...headers, "content-length": Buffer.byteLength(body) });
	response.end(body);
}

/** The call of the result search. */
export const resultSearch = call({
	method: "POST",
	access: "public",
	limit: searchesOf,
	body: resultSearchSchema,
	answer: resultAnswer,
	handle: async ({ body }) => {
		const found = await findSheet(body);
		return found
			? { success: true as const, result: found.result, resultSubject: found.subjects, details: found.details }
			: { success: false as const, message: studentText.resultNotFound };
	},
});
