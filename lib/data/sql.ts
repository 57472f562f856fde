/** Raw SQL that runs on both databases, for what Payload's API cannot do in one statement. */
import { type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";

export { type SQL, sql };

/** @param values bound parameters or expressions, at least one. @returns them as a list, for `IN (…)` */
export const listOf = (values: readonly unknown[]): SQL =>
	sql.join(
		values.map((value) => sql`${value}`),
		sql`, `,
	);

/** @returns whether the statement only reads; one that begins with WITH counts as a write */
export const isRead = (text: string): boolean => /^\s*select\b/i.test(text);

/** The part of Drizzle that Payload's adapters hold: `all` with SQLite, `execute` with PostgreSQL. */
type Drizzle = { all<T>(statement: SQL): Promise<T[]> } | { execute<T>(statement: SQL): Promise<{ rows: T[] }> };

/** Payload's adapters keep open transactions in `sessions`. */
type Adapter = { drizzle: Drizzle; sessions: Record<string | number, { db: Drizzle }> };

/**
 * @param statement made by the `sql` tag, with values as bound parameters
 * @param req request whose transaction the statement joins; without it the statement autocommits
 * @returns the rows; counts and numeric columns may be strings with PostgreSQL
 */
export async function rows<T>(payload: Payload, statement: SQL, req?: PayloadRequest): Promise<T[]> {
	const adapter = payload.db as unknown as Adapter;
	const id = await req?.transactionID;
	const db = (id && adapter.sessions[id]?.db) || adapter.drizzle;
	return "all" in db ? db.all<T>(statement) : (await db.execute<T>(statement)).rows;
}

/**
 * Counts in the table `counters`; until the transaction ends nobody else counts under that name.
 * @param by how many are taken, 0 to wait for others alone
 * @returns the last of them
 */
export async function takeNumbers(name: string, by: number, req: PayloadRequest): Promise<number> {
	const [row] = await rows<{ value: number | string }>(
		req.payload,
		sql`INSERT INTO counters (name, value) VALUES (${name}, ${by})
			ON CONFLICT (name) DO UPDATE SET value = counters.value + ${by} RETURNING value`,
		req,
	);
	return Number(row?.value);
}
