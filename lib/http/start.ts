import "server-only";
import { guardServer } from "./edge";
import { endInTime } from "./shutdown";

/** What the server process needs before its first request. */
export function prepareServer() {
	// Database and pictures are for no other account of the machine.
	process.umask(0o077);
	guardServer();
	endInTime();
}
