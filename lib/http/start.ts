import "server-only";
import { describeErrorsOnConsole } from "@/lib/log";
import { startNightlyBackups } from "@/lib/office/nightly";
import { guardServer } from "./edge";
import { limitShutdownTime } from "./shutdown";
import { wakeRecords } from "./wake";

/** Prepares the server process before the first request. */
export function prepareServer() {
	// Next logs whole errors, with personal data in SQL parameters. Wanted in development only.
	if (process.env.NODE_ENV === "production") describeErrorsOnConsole();
	// Files in DATA_DIR are readable by this account only.
	process.umask(0o077);
	guardServer();
	limitShutdownTime();
	if (process.env.NODE_ENV !== "production") return;
	wakeRecords();
	startNightlyBackups();
}
