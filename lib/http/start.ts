import "server-only";
import { shortPath } from "@/lib/contract/paths";
import { environment } from "@/lib/machine/environment";
import { describeErrorsOnConsole } from "@/lib/machine/log";
import { startNightlyBackups } from "@/lib/office/backup/nightly";
import { removeAsleep } from "@/lib/office/idle/leave";
import { startSecurityUpdates } from "@/lib/office/updates/by-itself";
import { startBackground } from "@/lib/upkeep/background";
import { askOwn } from "./ask-own";
import { answer } from "./edge";
import { watchRequests } from "./observe";
import { logRequest } from "./request-log";
import { drain } from "./shutdown";
import { endStarting, untilIdle } from "./sleep";
import { readStaticFiles } from "./static-files";

/**
 * Prepares the process before the first request.
 * @returns what its server (lib/framework/server.js) calls
 */
export async function openSite() {
	// Next logs complete errors, with personal data in SQL parameters; keep that in development only.
	if (process.env.NODE_ENV === "production") describeErrorsOnConsole();
	// Files in DATA_DIR are readable by this account only.
	process.umask(0o077);
	removeAsleep(environment.DATA_DIR, environment.ASLEEP_DIR);
	watchRequests(logRequest);
	startBackground();
	if (environment.METRICS_PORT) await startMetrics();
	if (process.env.NODE_ENV === "production") {
		readStaticFiles();
		startNightlyBackups();
		if (environment.SCHOOL_HOME) startSecurityUpdates();
		if (environment.SMTP_URL) await startMails();
	}
	return { answer, warmUp: () => warmUp().finally(endStarting), untilIdle, drain };
}

/** Imported only here: without METRICS_PORT the process needs no memory for it. */
async function startMetrics(): Promise<void> {
	const { measureRequest, serveMetrics } = await import("./metrics");
	serveMetrics();
	watchRequests(measureRequest);
}

/** The same without SMTP_URL. */
async function startMails(): Promise<void> {
	const { startWarningMails } = await import("@/lib/office/warnings/mail");
	startWarningMails();
}

/**
 * Sends the server one request when it listens, so that Payload is initialised: without it the background tasks
 * (lib/cms/config, onInit) would start only with the first visitor. `/n/1` reads one record.
 * @returns a promise that resolves with the end of the response, which is discarded
 */
export const warmUp = (): Promise<void> =>
	askOwn(shortPath(1)).then(
		() => {},
		() => {},
	);
