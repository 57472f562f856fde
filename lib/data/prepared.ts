/**
 * Prepared statements for reads that run thousands of times an hour. Each connection prepares them once; other
 * statements are prepared on every call. The result search, one statement, is the most frequent of them.
 */
import { PgDialect } from "@payloadcms/db-postgres/drizzle/pg-core";
import { SQLiteAsyncDialect } from "@payloadcms/db-sqlite/drizzle/sqlite-core";
import type { Payload } from "payload";
import type { Pool } from "pg";
import type { SQL } from "./sql";
import type { SqliteClient } from "./sqlite-client";

// Made when used: in a bundle the packages may be loaded after this module.
let sqlite: SQLiteAsyncDialect | undefined;
let postgres: PgDialect | undefined;

/** Payload's SQLite adapter has a client, its PostgreSQL adapter a pool. */
type Adapter = { client: SqliteClient; pool?: undefined } | { pool: Pool };

/**
 * @param name of the prepared statement. The SQL text must be the same on every call with this name; only bound
 * parameters may differ. List columns by name: after a migration PostgreSQL rejects a prepared `SELECT *`.
 * @returns its rows, see `rows` in ./sql
 */
export async function preparedRows<T>({ db }: Payload, name: string, statement: SQL): Promise<T[]> {
	const adapter = db as unknown as Adapter;
	if (adapter.pool) {
		postgres ??= new PgDialect();
		const { sql: text, params: values } = postgres.sqlToQuery(statement);
		return (await adapter.pool.query({ name, text, values })).rows;
	}
	sqlite ??= new SQLiteAsyncDialect();
	const { sql: text, params } = sqlite.sqlToQuery(statement);
	return adapter.client.readPrepared<T>(name, text, params);
}
