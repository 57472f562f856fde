/**
 * Metrics for Prometheus, on a separate port (METRICS_PORT), so that the public never reaches them. Labels are route
 * patterns and status classes (such as 2xx), so the number of time series does not grow with the requested paths.
 */
import "server-only";
import { statfs } from "node:fs/promises";
import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { environment } from "@/lib/machine/environment";
import { type EventName, eventCounts } from "@/lib/machine/event-counts";
import { describeError } from "@/lib/machine/log";
import { readBackups } from "@/lib/office/backup/backups";
import type { Answered } from "./observe";
import { droppedLines } from "./request-log";

const registry = new Registry();

/** Seconds; the shortest are pages from the cache, the longest uploads. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const requests = new Counter({
	name: "school_requests_total",
	help: "Requests by route and class of status",
	labelNames: ["route", "status"],
	registers: [registry],
});

const durations = new Histogram({
	name: "school_request_duration_seconds",
	help: "Time from the head of a request to the end of its response",
	labelNames: ["route"],
	buckets,
	registers: [registry],
});

/** A counter whose value is kept elsewhere. */
function counter(name: string, help: string, read: () => number): void {
	new Counter({
		name,
		help,
		registers: [registry],
		collect() {
			this.reset();
			this.inc(read());
		},
	});
}

const events: Record<EventName, [name: string, help: string]> = {
	serverErrors: ["school_server_errors_total", "Answers with status 500 and above, without health checks"],
	refusals: ["school_limit_refusals_total", "Requests refused because a limit was reached"],
	lockedLogins: ["school_locked_logins_total", "Logins refused after too many wrong passwords"],
	wrongStudentPasswords: ["school_wrong_student_passwords_total", "Wrong passwords of students"],
	wrongProofs: ["school_wrong_proofs_total", "Wrong facts given to see a result or an application"],
	wrongStaffPasswords: ["school_wrong_staff_passwords_total", "Wrong passwords of staff"],
	expiredTags: [
		"school_cache_expiries_total",
		"Cache tags expired; with PostgreSQL a process hears of its own as well",
	],
	databaseErrors: ["school_database_errors_total", "Statements that failed, other than by a constraint"],
	writeErrors: ["school_write_errors_total", "Statements and files that the machine did not take, as on a full disk"],
};
for (const [event, [name, help]] of Object.entries(events))
	counter(name, help, () => eventCounts()[event as EventName]);
counter("school_log_lines_dropped_total", "Lines of the request log that nobody read in time", droppedLines);

new Gauge({
	name: "school_disk_free_bytes",
	help: "Room that is left where the data and the backups are",
	labelNames: ["folder"],
	registers: [registry],
	async collect() {
		for (const [folder, path] of Object.entries({ data: environment.DATA_DIR, backups: environment.BACKUP_DIR })) {
			const disk = await statfs(path).catch(() => null);
			if (disk) this.set({ folder }, disk.bavail * disk.bsize);
		}
	},
});

new Gauge({
	name: "school_backup_age_seconds",
	help: "Age of the newest backup, which was read again when it was made; none without one",
	registers: [registry],
	async collect() {
		const newest = (await readBackups()).files.find(({ ahead }) => !ahead);
		if (newest) this.set((Date.now() - Date.parse(newest.at)) / 1000);
		else this.remove();
	},
});

/** Counts a request; for `watchRequests` of ./observe. */
export function measureRequest({ route, status, milliseconds }: Answered): void {
	requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
	durations.observe({ route }, milliseconds / 1000);
}

/** Serves `/metrics`. A port that is in use is logged: the site works without metrics. */
export function serveMetrics(): void {
	collectDefaultMetrics({ register: registry });
	const server = createServer(async ({ method, url }, response) => {
		if (method !== "GET" || url !== "/metrics") return response.writeHead(404).end();
		const text = await registry.metrics();
		response.writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" }).end(text);
	});
	server.on("error", (error) => console.error(describeError(error)));
	// Does not keep the process running.
	server.listen(environment.METRICS_PORT, environment.METRICS_HOST).unref();
}
