import "server-only";
import { statfs } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { MachineFault } from "@/lib/bengali/machine-faults";
import { isListening } from "@/lib/data/processes/listening";
import { environment } from "@/lib/machine/environment";
import { machineFaultOf } from "@/lib/machine/machine-fault.js";
import { query, sql } from "./query";

/** Milliseconds after which the database counts as not responding. */
const timeout = 1000;

/**
 * Concurrent checks share one query, so that they do not queue up in a database that hangs.
 * @param failed what an error means @param late what it means if there is no answer in time
 */
function bounded<T>(check: () => Promise<T>, failed: (error: unknown) => T, late: T): () => Promise<T> {
	let pending: Promise<T> | undefined;
	return () => {
		pending ??= check()
			.catch(failed)
			.finally(() => {
				pending = undefined;
			});
		return Promise.race([pending, wait(timeout, late, { ref: false })]);
	};
}

const no = () => false;

/** Reads a table: SQLite answers `SELECT 1` alone without reading the file. */
export const databaseAnswers: () => Promise<boolean> = bounded(
	async () => {
		await query(sql`SELECT 1 FROM counters LIMIT 1`);
		return true;
	},
	no,
	false,
);

/** Bytes below which a disk counts as full: a database may still find room for a row in what it has. */
const leastRoom = 256 * 1024;

/** Milliseconds for which a write that was taken is believed, so that who asks often makes no work for the disk. */
const believed = 1000;
let taken = Number.NEGATIVE_INFINITY;

/** Writes one row. @returns what prevents the machine from writing; "unknown" for another fault, null if nothing does */
export const findWriteFault: () => Promise<MachineFault | "unknown" | null> = bounded(
	async () => {
		if (performance.now() - taken < believed) return null;
		const { bavail, bsize } = await statfs(environment.DATA_DIR);
		if (bavail * bsize < leastRoom) return "full";
		await query(
			sql`INSERT INTO counters (name, value) VALUES ('health', 1) ON CONFLICT (name) DO UPDATE SET value = 1`,
		);
		taken = performance.now();
		return null;
	},
	(error) => machineFaultOf(error) ?? "unknown",
	environment.DATABASE_URL ? "down" : "locked",
);

/** Imported lazily: a server needs the names once, and never runs the migrations. */
const migrationsOfBuild = async () =>
	environment.DATABASE_URL
		? (await import("@/lib/cms/migrations/postgres")).migrations
		: (await import("@/lib/cms/migrations/sqlite")).migrations;

/** Whether all migrations of this build have run; those of a newer build may have run as well. */
async function isMigrated(): Promise<boolean> {
	const run = await query<{ name: string }>(sql`SELECT name FROM payload_migrations`);
	const names = new Set(run.map(({ name }) => name));
	return (await migrationsOfBuild()).every(({ name }) => names.has(name));
}

/** Cached once true: no migration is undone while a process runs, and a restored backup needs a restart. */
let migrated = false;

const migrationsHaveRun = bounded(
	async () => {
		migrated ||= await isMigrated();
		return migrated;
	},
	no,
	false,
);

/**
 * Whether this process is ready for requests: the database responds within a second and has this build's schema, and
 * the process receives the cache tags that other processes expire. Without these it would serve outdated pages; it
 * expires all tags when the connection is back (lib/data/processes/connection).
 */
export const isReady = async (): Promise<boolean> =>
	isListening() && (await databaseAnswers()) && (await migrationsHaveRun());
