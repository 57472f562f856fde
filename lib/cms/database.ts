/** SQLite in DATA_DIR, or PostgreSQL by DATABASE_URL. */
import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { type SQLiteAdapter, sqliteAdapter } from "@payloadcms/db-sqlite";
import type { DatabaseAdapter, DatabaseAdapterObj } from "payload";
import pg from "pg";
import { ConnectionPool } from "@/lib/data/connection-pool";
import { sqliteFile } from "@/lib/data/data-folder";
import { openSqlite } from "@/lib/data/sqlite-client";
import { idleTransactionTimeout } from "@/lib/data/sqlite-transactions";
import { withReliableCommit } from "@/lib/data/transactions";
import { environment } from "@/lib/machine/environment";
import { withPlaceOrder } from "./students/list-order";
import { uniqueTitlesInPostgres, uniqueTitlesInSqlite } from "./unique-titles";

const migrations = (folder: string) => path.resolve("lib/cms/migrations", folder);

const postgres = (connectionString: string) =>
	postgresAdapter({
		pg: { ...pg, Pool: ConnectionPool },
		pool: {
			connectionString,
			// Fail instead of waiting without limit for a free connection.
			connectionTimeoutMillis: 10_000,
			idle_in_transaction_session_timeout: idleTransactionTimeout,
		},
		migrationDir: migrations("postgres"),
		afterSchemaInit: [uniqueTitlesInPostgres],
		push: false,
	});

const sqlite = () =>
	sqliteAdapter({
		// Never reuse ids of deleted records.
		autoIncrement: true,
		client: { url: `file:${sqliteFile}` },
		migrationDir: migrations("sqlite"),
		afterSchemaInit: [uniqueTitlesInSqlite],
		push: false,
	});

/** Gives the adapter our client, and closes it on destroy, which the adapter does not do. */
function withSqliteClient(adapter: SQLiteAdapter): SQLiteAdapter {
	const { connect, destroy } = adapter;
	adapter.connect = async (options) => {
		adapter.client ??= await openSqlite(sqliteFile);
		await connect?.call(adapter as never, options);
	};
	adapter.destroy = async () => {
		// The driver keeps the file open until the process ends, so close() alone does not checkpoint the WAL.
		await adapter.client?.execute("PRAGMA wal_checkpoint(TRUNCATE)");
		adapter.client?.close();
		Object.assign(adapter, { client: undefined });
		await destroy?.call(adapter as never);
	};
	return adapter;
}

const chosen: DatabaseAdapterObj = environment.DATABASE_URL ? postgres(environment.DATABASE_URL) : sqlite();

export const database: DatabaseAdapterObj = {
	...chosen,
	init: (args) => {
		const adapter = withPlaceOrder(withReliableCommit(chosen.init(args) as DatabaseAdapter));
		return environment.DATABASE_URL ? adapter : (withSqliteClient(adapter as never) as never);
	},
};
