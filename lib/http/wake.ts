/**
 * The first request of every server is its own. Finished pages need no data layer, so without it the tasks that run
 * beside the requests (lib/cms/config, onInit) would wait for a visitor who asks for something else.
 */
import "server-only";
import { get } from "node:http";
import { shortPath } from "@/lib/contract/paths";
import { environment } from "@/lib/environment";

/** Milliseconds between two tries. */
const pause = 500;

/** Asks until the server listens. What is asked for reads one record, and gives nobody anything. */
export function wakeRecords(): void {
	const { HOST: host = "127.0.0.1", PORT: port } = environment;
	const again = () => void setTimeout(wakeRecords, pause).unref();
	// No connection of its own may hold the end of the server up.
	get({ host, port, path: shortPath(1), agent: false }, (response) => response.resume()).once("error", again);
}
