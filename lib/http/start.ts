import "server-only";
import { describeErrorsOnConsole } from "@/lib/log";
import { guardServer } from "./edge";
import { endInTime } from "./shutdown";
import { wakeRecords } from "./wake";

/** What the server process needs before its first request. */
export function prepareServer() {
	// Next writes whole errors to the console, with the values in them. While one develops, that is wanted.
	if (process.env.NODE_ENV === "production") describeErrorsOnConsole();
	// Database and pictures are for no other account of the machine.
	process.umask(0o077);
	guardServer();
	endInTime();
	if (process.env.NODE_ENV === "production") wakeRecords();
}
