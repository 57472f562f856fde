/**
 * Loaded before the server (`node --import`): Next listens before it has run instrumentation.ts, and would answer the
 * requests of that time without the guard of lib/http/edge. They wait here until the guard takes them.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";

const channel = "http.server.request.start";

/** By server: its own listeners, and the requests that wait. */
const held = new Map();

function hold({ server }) {
	if (held.has(server)) return;
	const waiting = [];
	held.set(server, { listeners: server.listeners("request"), waiting });
	server.removeAllListeners("request");
	server.on("request", (request, response) => waiting.push([request, response]));
}

subscribe(channel, hold);

/** Called by lib/http/edge. @param guard puts the guard before the listeners of a server */
globalThis[Symbol.for("school.release-requests")] = (guard) => {
	unsubscribe(channel, hold);
	for (const [server, { listeners, waiting }] of held) {
		server.removeAllListeners("request");
		for (const listener of listeners) server.on("request", listener);
		guard(server);
		for (const [request, response] of waiting) if (!response.destroyed) server.emit("request", request, response);
	}
	held.clear();
};
