import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { isListening } from "@/lib/data/processes/listening";
import { isMigrated } from "@/lib/upkeep/migrated";
import { query, sql } from "./query";
import { records } from "./records";

/** Milliseconds after which the database counts as not responding. */
const timeout = 1000;

/** Concurrent checks share one query, so that they do not queue up in a database that hangs. */
function bounded(check: () => Promise<boolean>): () => Promise<boolean> {
	let pending: Promise<boolean> | undefined;
	return () => {
		pending ??= check()
			.catch(() => false)
			.finally(() => {
				pending = undefined;
			});
		return Promise.race([pending, wait(timeout, false, { ref: false })]);
	};
}

/** Reads a table: SQLite answers `SELECT 1` alone without reading the file. */
export const databaseAnswers: () => Promise<boolean> = bounded(async () => {
	await query(sql`SELECT 1 FROM counters LIMIT 1`);
	return true;
});

/** Cached once true: no migration is undone while a process runs, and a restored backup needs a restart. */
let migrated = false;

const migrationsHaveRun = bounded(async () => {
	migrated ||= await isMigrated(await records());
	return migrated;
});

/**
 * Whether this process is ready for requests: the database responds within a second and has this build's schema, and
 * the process receives the cache tags that other processes expire. Without these it would serve outdated pages; it
 * expires all tags when the connection is back (lib/data/processes/connection).
 */
export const isReady = async (): Promise<boolean> =>
	isListening() && (await databaseAnswers()) && (await migrationsHaveRun());
