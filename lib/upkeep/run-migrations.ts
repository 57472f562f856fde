/** Serialises migrations between processes, and makes an interrupted run roll back. */
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { DatabaseAdapter } from "payload";
import type { SqliteClient } from "@/lib/data/sqlite-client";

type Work = () => Promise<void>;

/** Key of the advisory lock: arbitrary, but the same in every process. */
const lock = 20261121;

const isSqlite = (db: unknown): db is SQLiteAdapter => (db as DatabaseAdapter).name === "sqlite";

/** Runs `work` under a lock that excludes other processes. */
export async function withMigrationLock(db: unknown, work: Work): Promise<void> {
	await (isSqlite(db)
		? inOneTransaction(db.client as SqliteClient, work)
		: underLock((db as PostgresAdapter).pool, work));
}

/** All migrations of one start are one transaction. */
async function inOneTransaction(client: SqliteClient, work: Work): Promise<void> {
	// Rebuilding a table drops the old one, which must not cascade to referencing rows. The pragma has no effect inside
	// a transaction (sqlite.org/pragma.html#pragma_foreign_keys).
	await client.execute("PRAGMA foreign_keys = OFF");
	await client.exclusively(async () => {
		await work();
		const { rows } = await client.execute("PRAGMA foreign_key_check");
		if (rows.length > 0) throw new Error(`The migrations left ${rows.length} references to records that are not there`);
	});
	await client.execute("PRAGMA foreign_keys = ON");
}

/**
 * The PostgreSQL adapter runs each migration in a transaction; a session-level advisory lock ends with the connection.
 */
async function underLock(pool: PostgresAdapter["pool"], work: Work): Promise<void> {
	const client = await pool.connect();
	await client.query("SELECT pg_advisory_lock($1)", [lock]);
	await work();
	await client.query("SELECT pg_advisory_unlock($1)", [lock]);
	client.release();
}
