/** Runs migrations so that two starts at the same moment run none twice, and a killed one leaves nothing behind. */
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { DatabaseAdapter } from "payload";
import type { SqliteClient } from "./sqlite-client";

type Work = () => Promise<void>;

/** Any number will do, so long as every start uses the same one. */
const lock = 20261121;

const isSqlite = (db: unknown): db is SQLiteAdapter => (db as DatabaseAdapter).name === "sqlite";

/** Does the work while no other process can. */
export async function withMigrationLock(db: unknown, work: Work): Promise<void> {
	await (isSqlite(db)
		? inOneTransaction(db.client as SqliteClient, work)
		: underLock((db as PostgresAdapter).pool, work));
}

/** All migrations of one start are one transaction. */
async function inOneTransaction(client: SqliteClient, work: Work): Promise<void> {
	// Rebuilding a table drops the old one, which must not empty what refers to it; inside a transaction
	// this switch does nothing.
	await client.execute("PRAGMA foreign_keys = OFF");
	await client.exclusively(async () => {
		await work();
		const { rows } = await client.execute("PRAGMA foreign_key_check");
		if (rows.length > 0) throw new Error(`The migrations left ${rows.length} references to records that are not there`);
	});
	await client.execute("PRAGMA foreign_keys = ON");
}

/** PostgreSQL's adapter has a transaction for each migration; the lock goes when the connection does. */
async function underLock(pool: PostgresAdapter["pool"], work: Work): Promise<void> {
	const client = await pool.connect();
	await client.query("SELECT pg_advisory_lock($1)", [lock]);
	await work();
	await client.query("SELECT pg_advisory_unlock($1)", [lock]);
	client.release();
}
