import "server-only";
import { environment } from "@/lib/environment";
import { describeErrorsOnConsole } from "@/lib/log";
import { startNightlyBackups } from "@/lib/office/backup/nightly";
import { guardServer, leaveUnguarded } from "./edge";
import { watchRequests } from "./observe";
import { logRequest } from "./request-log";
import { controlShutdown } from "./shutdown";
import { readStaticFiles } from "./static-files";
import { warmUp } from "./warm-up";

/** Prepares the server process before the first request. */
export function prepareServer() {
	// Next logs complete errors, with personal data in SQL parameters; keep that in development only.
	if (process.env.NODE_ENV === "production") describeErrorsOnConsole();
	// Files in DATA_DIR are readable by this account only.
	process.umask(0o077);
	guardServer();
	watchRequests(logRequest);
	if (environment.METRICS_PORT) void startMetrics();
	controlShutdown();
	if (process.env.NODE_ENV !== "production") return;
	readStaticFiles();
	warmUp();
	startNightlyBackups();
}

/** Imported only here: without METRICS_PORT the process needs no memory for it. */
async function startMetrics(): Promise<void> {
	const { measureRequest, serveMetrics } = await import("./metrics");
	leaveUnguarded(serveMetrics());
	watchRequests(measureRequest);
}
