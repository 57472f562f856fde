/** Statements of our own where one must do the whole work at once: the same text runs on both databases. */
import { type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";

export { type SQL, sql };

/** The part of Drizzle that Payload's adapters hold: `all` with SQLite, `execute` with PostgreSQL. */
type Drizzle = { all<T>(statement: SQL): Promise<T[]> } | { execute<T>(statement: SQL): Promise<{ rows: T[] }> };

/**
 * @param statement a text made by `sql`: every value in it travels as a parameter
 * @returns the rows; counts and numeric columns may be text with PostgreSQL
 */
export async function rows<T>(payload: Payload, statement: SQL): Promise<T[]> {
	const { drizzle } = payload.db as unknown as { drizzle: Drizzle };
	return "all" in drizzle ? drizzle.all<T>(statement) : (await drizzle.execute<T>(statement)).rows;
}
