/** Opens Payload for commands, and migrates the database: one process at a time, and an interrupted run rolls back. */
import { existsSync } from "node:fs";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { DrizzleAdapter } from "@payloadcms/drizzle";
import type { DatabaseAdapter, Migration, Payload } from "payload";
import { getPayload } from "payload";
import { inspectPostgresSchema } from "@/lib/backup/postgres";
import { settleRestore } from "@/lib/backup/settle";
import { migrations as postgres } from "@/lib/cms/migrations/postgres";
import { migrations as sqlite } from "@/lib/cms/migrations/sqlite";
import { makeDataFolder, sqliteFile } from "@/lib/data/data-folder";
import {
	beginFirstStart,
	detectFirstStart,
	endFirstStart,
	isFirstStart,
	isNew,
	StartRefused,
} from "@/lib/data/first-start";
import { withPostgres } from "@/lib/data/own-connection";
import type { SqliteClient } from "@/lib/data/sqlite-client";
import { environment } from "@/lib/machine/environment";
import { commandText } from "@/lib/machine/text";
import { checkDatabase, requireSecret } from "./inspect-database";
import { updateIndex } from "./search-index";

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

/**
 * Runs pending migrations and rebuilds the search index if it is outdated. The migrations are imported, so that Payload
 * does not have to find their files at run time.
 */
export async function migrate(payload: Payload): Promise<void> {
	const migrations = environment.DATABASE_URL ? postgres : sqlite;
	await withMigrationLock(payload.db, async () => {
		await payload.db.migrate({ migrations: migrations as Migration[] });
		await updateIndex(payload);
	});
}

/**
 * @param admitNew may refuse a new school, before its database is made
 * @returns Payload, on a migrated database
 * @throws StartRefused if the database is missing, empty, damaged or of another version, or its secret is missing
 */
export async function openRecords(admitNew: () => void = () => undefined): Promise<Payload> {
	makeDataFolder();
	await settleRestore();
	const schema = environment.DATABASE_URL ? await withPostgres(inspectPostgresSchema) : null;
	if (schema) requireSecret(schema === "school");
	if (schema ? schema === "empty" : isNew()) admitNew();
	detectFirstStart();
	await checkDatabase();
	if (!schema) requireSecret(!isFirstStart());
	// Imported late: it creates the secret, and a refused start must not change anything.
	const { default: config } = await import("@/lib/cms/config");
	const payload = await getPayload({ config });
	await migrate(payload);
	endFirstStart();
	return payload;
}

/**
 * {@link openRecords} for commands that make no school: otherwise a mistyped DATA_DIR would create a new one.
 * @throws StartRefused also if there is none
 */
export async function openSchool(): Promise<Payload> {
	if (!environment.DATABASE_URL && !existsSync(sqliteFile))
		throw new StartRefused(commandText.noSchool(environment.DATA_DIR));
	return openRecords();
}

/** Drops all tables and migrates again. */
export async function resetDatabase(payload: Payload): Promise<void> {
	beginFirstStart();
	await payload.db.dropDatabase({ adapter: payload.db as DrizzleAdapter });
	await migrate(payload);
	endFirstStart();
}
