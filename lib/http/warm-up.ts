/**
 * Sends the server one request at startup, so that Payload is initialised: without it the background tasks (lib/cms/config,
 * onInit) would start only with the first visitor.
 */
import "server-only";
import { shortPath } from "@/lib/contract/paths";
import { askOwn } from "./ask-own";

/**
 * Must be called when the server listens. `/n/1` reads one record.
 * @returns a promise that resolves with the end of the response, which is discarded
 */
export const warmUp = (): Promise<void> =>
	askOwn(shortPath(1)).then(
		() => {},
		() => {},
	);
