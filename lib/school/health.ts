import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { isListening } from "@/lib/data/processes/listening";
import { isMigrated } from "@/lib/upkeep/migrated";
import { query, sql } from "./query";
import { records } from "./records";

/** Milliseconds. */
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

/** Once true it stays so: a restored backup needs a new start. */
let migrated = false;

const migrationsHaveRun = bounded(async () => {
	migrated ||= await isMigrated(await records());
	return migrated;
});

/**
 * Whether this process can answer as the others do: the database responds within a second and has this build's schema,
 * and the process hears of changes that others make. Without that it would show what staff have replaced; it expires
 * everything when it listens again (lib/data/processes/connection).
 */
export const isReady = async (): Promise<boolean> =>
	isListening() && (await databaseAnswers()) && (await migrationsHaveRun());
