/** Statements of our own where one must do the whole work at once: the same text runs on both databases. */
import { type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";

export { type SQL, sql };

/** The part of Drizzle that Payload's adapters hold: `all` with SQLite, `execute` with PostgreSQL. */
type Drizzle = { all<T>(statement: SQL): Promise<T[]> } | { execute<T>(statement: SQL): Promise<{ rows: T[] }> };

/** What Payload's adapters keep open transactions in. */
type Adapter = { drizzle: Drizzle; sessions: Record<string | number, { db: Drizzle }> };

/**
 * @param statement a text made by `sql`: every value in it travels as a parameter
 * @param req of the transaction that the statement is a part of; without it the statement stands for itself
 * @returns the rows; counts and numeric columns may be text with PostgreSQL
 */
export async function rows<T>(payload: Payload, statement: SQL, req?: PayloadRequest): Promise<T[]> {
	const adapter = payload.db as unknown as Adapter;
	const id = await req?.transactionID;
	const db = (id && adapter.sessions[id]?.db) || adapter.drizzle;
	return "all" in db ? db.all<T>(statement) : (await db.execute<T>(statement)).rows;
}
