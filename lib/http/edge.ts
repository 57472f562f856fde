/**
 * Runs before Next handles a request. Node publishes `http.server.request.start` before it calls the server's listeners;
 * at the first request Next's listener is wrapped. Works with both `next start` and `next dev`. Requests that came before
 * this module was loaded were held by lib/commands/run/hold-requests.
 */
import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { environment } from "@/lib/environment";
import { sendBodyLength } from "./body-length";
import { appendPeerAddress } from "./client-address";
import { compress } from "./compression";
import { answerDirectly, isDirect } from "./direct";
import { sendPicture } from "./direct-picture";
import { decodableUrl } from "./malformed-url";
import { observe } from "./observe";
import { sendOneLocation } from "./one-location";
import { guardPagePost } from "./page-posts";
import { refusalOf } from "./refusal";
import { sendNonce } from "./script-nonce";
import { admit, closeConnectionsOnStop } from "./shutdown";
import { sendStaticFile } from "./static-files";
import { knownUrl } from "./unknown-paths";

/** One year, without includeSubDomains: a school may have other hosts without TLS. */
const strictTransport = "max-age=31536000";
const isSecure = environment.SITE_URL?.startsWith("https://");

function prepare(request: IncomingMessage, response: ServerResponse): void {
	if (isSecure) response.setHeader("Strict-Transport-Security", strictTransport);
	sendBodyLength(response);
	sendOneLocation(response);
	sendNonce(request, response);
	compress(request, response);
	appendPeerAddress(request);
	if (request.url) request.url = decodableUrl(request.url);
	guardPagePost(request, response);
}

function refuse(response: ServerResponse, { status, headers, body }: NonNullable<ReturnType<typeof refusalOf>>): void {
	// Close the connection rather than read the rest of the body.
	response.writeHead(status, { ...headers, Connection: "close" }).end(body);
}

const guarded = (listener: RequestListener): RequestListener =>
	function (this: unknown, request, response) {
		if (!admit(request, response)) return;
		observe(request, response);
		prepare(request, response);
		const refusal = refusalOf(request);
		if (refusal) return refuse(response, refusal);
		if (sendStaticFile(request, response) || sendPicture(request, response)) return;
		if (isDirect(request)) return void answerDirectly(request, response);
		const url = knownUrl(request.url ?? "");
		if (!url) return listener.call(this, request, response);
		void url.then((known) => {
			request.url = known;
			listener.call(this, request, response);
		});
	};

/** Servers whose listeners are guarded, or need no guard. */
const known = new WeakSet<Server>();

/** For a server that is not the site. */
export const leaveUnguarded = (server: Server) => void known.add(server);

function guard(server: Server): void {
	if (known.has(server)) return;
	known.add(server);
	const listeners = server.listeners("request") as RequestListener[];
	server.removeAllListeners("request");
	for (const listener of listeners) server.on("request", guarded(listener));
	closeConnectionsOnStop(server);
}

/** Set by lib/commands/run/hold-requests; not in `next dev`. */
const releaseRequests = Symbol.for("school.release-requests");

/** Must be called once, when the server starts. */
export function guardServer(): void {
	subscribe("http.server.request.start", (message) => guard((message as { server: Server }).server));
	(globalThis as { [releaseRequests]?: (put: typeof guard) => void })[releaseRequests]?.(guard);
}
