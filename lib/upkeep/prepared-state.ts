/**
 * What of a database says whether it was prepared for this build: its migrations, the version of the search's index, and
 * whether there is an account. Read without Payload, whose loading takes longer than all the rest of a start.
 */
import { createHash } from "node:crypto";
import { createClient } from "@libsql/client";
import { sqliteFile } from "@/lib/data/data-folder";
import { environment } from "@/lib/machine/environment";

/** Statements with one column of text. */
const statements = [
	"SELECT name FROM payload_migrations ORDER BY name",
	"SELECT CAST(value AS TEXT) FROM counters WHERE name = 'search-index'",
	// Without an account a start is refused.
	"SELECT CAST(min(id) AS TEXT) FROM staff",
];

/** @returns a digest. @throws if the database is not one of a school */
export async function readPreparedState(): Promise<string> {
	const found = await (environment.DATABASE_URL ? ofPostgres() : ofSqlite());
	return createHash("sha256").update(JSON.stringify(found)).digest("hex");
}

async function ofSqlite(): Promise<unknown[]> {
	const client = createClient({ url: `file:${sqliteFile}`, timeout: 5000 });
	try {
		const found = await client.batch(statements, "read");
		return found.map(({ rows }) => rows.map((row) => row[0]));
	} finally {
		client.close();
	}
}

async function ofPostgres(): Promise<unknown[]> {
	// Imported here, so that a start with SQLite does not load it.
	const { default: pg } = await import("pg");
	const client = new pg.Client({ connectionString: environment.DATABASE_URL, connectionTimeoutMillis: 10_000 });
	// A lost connection rejects the running query; without a listener the "error" event would end the process.
	client.on("error", () => undefined);
	await client.connect();
	try {
		const found: unknown[] = [];
		for (const text of statements) found.push((await client.query({ text, rowMode: "array" })).rows);
		return found;
	} finally {
		await client.end();
	}
}
