/**
 * Sends the server one request at startup, so that Payload is initialised. Prerendered pages do not need Payload, so
 * without this request the background tasks (lib/cms/config, onInit) would start only with the first dynamic request.
 */
import "server-only";
import { get } from "node:http";
import { shortPath } from "@/lib/contract/paths";
import { environment } from "@/lib/environment";

/**
 * Must be called when the server listens. `/n/1` reads one record.
 * @returns a promise that resolves with the end of the response, which is discarded
 */
export function warmUp(): Promise<void> {
	const { HOST: host = "127.0.0.1", PORT: port } = environment;
	return new Promise((resolve) => {
		// agent: false, because a keep-alive connection would delay the shutdown.
		get({ host, port, path: shortPath(1), agent: false }, (response) => response.resume().once("close", resolve)).once(
			"error",
			() => resolve(),
		);
	});
}
