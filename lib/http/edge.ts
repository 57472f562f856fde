/** What the server (lib/framework/server.js) does with a request before Next handles it, or instead. */
import "server-only";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { missingPath } from "@/lib/contract/paths";
import { appendPeerAddress } from "@/lib/machine/client-address";
import { compress } from "./compression";
import { sendPicture } from "./direct-picture";
import { sendResult } from "./direct-search";
import { decodableUrl } from "./malformed-url";
import { observe } from "./observe";
import { askedAddress, sendMoved } from "./old-addresses";
import { guardPagePost } from "./page-posts";
import { dropPreviewKeys } from "./preview-keys";
import { refusalOf } from "./refusal";
import { completeHeaders } from "./response-headers";
import { shellUrl } from "./shells";
import { admit } from "./shutdown";
import { noteNeed } from "./sleep";
import { sendStaticFile } from "./static-files";
import { knownUrl } from "./unknown-paths";

function prepare(request: IncomingMessage, response: ServerResponse): void {
	completeHeaders(request, response);
	compress(request, response);
	appendPeerAddress(request);
	dropPreviewKeys(request);
	if (request.url) request.url = decodableUrl(request.url);
	guardPagePost(request, response);
}

function refuse(response: ServerResponse, { status, headers, body }: NonNullable<ReturnType<typeof refusalOf>>): void {
	// Close the connection rather than read the rest of the body.
	response.writeHead(status, { ...headers, Connection: "close" }).end(body);
}

/**
 * Requests whose routing by Next would take many times the CPU of the response: each function returns whether it
 * responded.
 */
const answers = [sendStaticFile, sendPicture, sendResult];

/** @param next handles the request if the site does not answer it without Next */
export function answer(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
	if (!admit(request, response)) return;
	noteNeed(request, response);
	observe(request, response);
	prepare(request, response);
	const refusal = refusalOf(request);
	if (refusal) refuse(response, refusal);
	else if (!answers.some((send) => send(request, response))) passOn(request, response, next);
}

/**
 * Passes a request on to Next: all numbers of a student page as one path (./shells); a URL that names a record is first
 * checked in the database (./unknown-paths), and what would be the 404 page may be an address of the former site
 * (./old-addresses).
 */
function passOn(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
	request.url = shellUrl(request.url ?? "") ?? request.url;
	const known = knownUrl(request.url ?? "");
	if (known || askedAddress(request)) void passUnsure(request, response, next, known);
	else next(request, response);
}

/** @param known see {@link knownUrl}; null for a path that no route takes */
async function passUnsure(
	request: IncomingMessage,
	response: ServerResponse,
	next: RequestListener,
	known: Promise<string> | null,
): Promise<void> {
	const url = (await known) ?? missingPath;
	const old = url === missingPath ? askedAddress(request) : null;
	if (old && (await sendMoved(request, response, old))) return;
	if (known) request.url = url;
	next(request, response);
}
