/**
 * Reads that thousands of people send in an hour: each connection prepares them once, where other statements are prepared
 * each time. The two of a result search take 75 µs of CPU so, and 470 otherwise (SQLite).
 */
import { PgDialect } from "@payloadcms/db-postgres/drizzle/pg-core";
import { SQLiteAsyncDialect } from "@payloadcms/db-sqlite/drizzle/sqlite-core";
import type { Payload } from "payload";
import type { Pool } from "pg";
import type { SQL } from "./sql";
import type { SqliteClient } from "./sqlite-client";

const sqlite = new SQLiteAsyncDialect();
const postgres = new PgDialect();

/** Payload's adapters have the one or the other. */
type Adapter = { client: SqliteClient; pool?: undefined } | { pool: Pool };

/**
 * @param name of the statement, whose text must be the same at each call: only bound parameters differ. Columns are listed
 * by their names, because PostgreSQL refuses a prepared `*` after a migration.
 * @returns its rows, see `rows` in ./sql
 */
export async function preparedRows<T>({ db }: Payload, name: string, statement: SQL): Promise<T[]> {
	const adapter = db as unknown as Adapter;
	if (adapter.pool) {
		const { sql: text, params: values } = postgres.sqlToQuery(statement);
		return (await adapter.pool.query({ name, text, values })).rows;
	}
	const { sql: text, params } = sqlite.sqlToQuery(statement);
	return adapter.client.readPrepared<T>(name, text, params);
}
