import "server-only";
import { describeErrorsOnConsole } from "@/lib/log";
import { startNightlyBackups } from "@/lib/office/nightly";
import { guardServer } from "./edge";
import { limitShutdownTime } from "./shutdown";
import { warmUp } from "./warm-up";

/** Prepares the server process before the first request. */
export function prepareServer() {
	// Next logs complete errors, with personal data in SQL parameters; keep that in development only.
	if (process.env.NODE_ENV === "production") describeErrorsOnConsole();
	// Files in DATA_DIR are readable by this account only.
	process.umask(0o077);
	guardServer();
	limitShutdownTime();
	if (process.env.NODE_ENV !== "production") return;
	warmUp();
	startNightlyBackups();
}
