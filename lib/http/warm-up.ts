/**
 * Sends the server one request at startup, so that Payload is initialised. Prerendered pages do not need Payload, so
 * without this request the background tasks (lib/cms/config, onInit) would start only with the first dynamic request.
 */
import "server-only";
import { get } from "node:http";
import { shortPath } from "@/lib/contract/paths";
import { environment } from "@/lib/environment";

/** Milliseconds between two attempts. */
const pause = 500;

/** Sends the request, and repeats it until the server listens. `/n/1` reads one record; the response is discarded. */
export function warmUp(): void {
	const { HOST: host = "127.0.0.1", PORT: port } = environment;
	const retry = () => void setTimeout(warmUp, pause).unref();
	// agent: false, because a keep-alive connection would delay the shutdown.
	get({ host, port, path: shortPath(1), agent: false }, (response) => response.resume()).once("error", retry);
}
