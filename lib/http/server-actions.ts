/**
 * Next 16.4 keeps the whole body of a server action that exceeds its limit. An action whose length is not told, or
 * is too large, is no action here: the page is rendered and the body passes by. Browsers always tell the length.
 */
import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

const header = "next-action";

/** Next's own default for `serverActions.bodySizeLimit`. */
const mostBytes = 1024 * 1024;

/** @returns whether Next may read the request's body as a server action's arguments; Node holds it to its length */
export const isBoundedAction = ({ "content-length": length }: IncomingHttpHeaders): boolean =>
	length !== undefined && Number(length) <= mostBytes;

/** Call once, when the server starts. */
export function dropUnboundedActions() {
	subscribe("http.server.request.start", (message) => {
		const { headers } = (message as { request: IncomingMessage }).request;
		if (header in headers && !isBoundedAction(headers)) delete headers[header];
	});
}
