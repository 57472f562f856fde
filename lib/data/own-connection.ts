/**
 * Connections to the database beside those of Payload, whose loading takes longer than all the rest of a start: for backups, and
 * for whoever looks before it is opened.
 */
import { type Client, createClient } from "@libsql/client";
import type pg from "pg";
import { environment } from "@/lib/machine/environment";

/**
 * Runs `work` with a connection to a SQLite file, and closes it.
 * @param wait milliseconds for the lock while another process writes
 */
export async function withSqlite<T>(file: string, work: (client: Client) => Promise<T>, wait = 5_000): Promise<T> {
	const client = createClient({ url: `file:${file}`, timeout: wait });
	try {
		return await work(client);
	} finally {
		client.close();
	}
}

/** @returns the first column of what a statement finds */
export const textsOf = async (client: Client, statement: string): Promise<string[]> =>
	(await client.execute(statement)).rows.map((row) => String(row[0]));

/** Runs `work` with a connection to DATABASE_URL, and closes it. */
export async function withPostgres<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
	// Imported here, so that a start with SQLite does not load it.
	const { default: driver } = await import("pg");
	const client = new driver.Client({ connectionString: environment.DATABASE_URL, connectionTimeoutMillis: 10_000 });
	// A lost connection rejects the running query; without a listener the "error" event would end the process.
	client.on("error", () => undefined);
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
