/**
 * What happens to every request before Next sees it. Node publishes a request before it hands it to the server's
 * listeners; at the first one Next's listener is wrapped. This way it holds for `next start` and `next dev` alike.
 */
import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { environment } from "@/lib/environment";
import { sendBodyLength } from "./body-length";
import { appendPeerAddress } from "./client-address";
import { decodableUrl } from "./malformed-url";
import { sendOneLocation } from "./one-location";
import { guardPagePost } from "./page-posts";
import { refusalOf } from "./refusal";
import { closeConnectionsOnStop } from "./shutdown";

/** A year; of this host alone, because a school may have others that know no TLS. */
const strictTransport = "max-age=31536000";
const isSecure = environment.SITE_URL?.startsWith("https://");

function prepare(request: IncomingMessage, response: ServerResponse): void {
	if (isSecure) response.setHeader("Strict-Transport-Security", strictTransport);
	sendBodyLength(response);
	sendOneLocation(response);
	appendPeerAddress(request);
	if (request.url) request.url = decodableUrl(request.url);
	guardPagePost(request, response);
}

function refuse(response: ServerResponse, { status, headers, body }: NonNullable<ReturnType<typeof refusalOf>>): void {
	// The rest of its body is not worth reading.
	response.writeHead(status, { ...headers, Connection: "close" }).end(body);
}

const guarded = (listener: RequestListener): RequestListener =>
	function (this: unknown, request, response) {
		prepare(request, response);
		const refusal = refusalOf(request);
		if (refusal) refuse(response, refusal);
		else listener.call(this, request, response);
	};

/** Call once, when the server starts. */
export function guardServer() {
	const known = new WeakSet<Server>();
	subscribe("http.server.request.start", (message) => {
		const { server } = message as { server: Server };
		if (known.has(server)) return;
		known.add(server);
		const listeners = server.listeners("request") as RequestListener[];
		server.removeAllListeners("request");
		for (const listener of listeners) server.on("request", guarded(listener));
		closeConnectionsOnStop(server);
	});
}
