/**
 * Compresses responses, instead of Next (`compress` in next.config.js), which knows gzip only: with Brotli, HTML takes 10
 * to 30% fewer bytes for the same CPU, and the home page fits into the first packets of a connection.
 */
import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";

const compressing = compression({
	brotli: {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 5,
			// log2 of the window in bytes: more than a page has, and less memory than with Node's default.
			[constants.BROTLI_PARAM_LGWIN]: 18,
		},
	},
});

/** Must be called with each response before it is answered. Leaves responses alone that are compressed already. */
export function compress(request: IncomingMessage, response: ServerResponse): void {
	// The package is typed for Express, and uses only what Node has.
	Reflect.apply(compressing, undefined, [request, response, () => {}]);
}
