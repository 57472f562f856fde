/**
 * Every build has keys for Next's previews, which the site does not use. They are in the packed site (lib/commands/pack),
 * so whoever has that file knows them, and with them could have a stored page rendered anew at each request.
 */
import "server-only";
import type { IncomingMessage } from "node:http";

const header = "x-prerender-revalidate";
const cookies = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=[^;]*/g;

/** Takes the keys from a request. Must be called before Next handles it. */
export function dropPreviewKeys({ headers }: Pick<IncomingMessage, "headers">): void {
	delete headers[header];
	if (headers.cookie?.includes("__")) headers.cookie = headers.cookie.replace(cookies, "").replace(/^;\s*/, "");
}
