import type { Payload } from "payload";
import type { Pool } from "pg";
import { testDatabase } from "@/lib/cms/testing/databases";

// A database of its own, whose URL is known when the suite starts.
testDatabase({ database: "bare" });

let pool: Pool;
beforeAll(async () => {
	const { ConnectionPool } = await import("./connection-pool");
	pool = new ConnectionPool({ connectionString: process.env.DATABASE_URL, max: 1 });
	await pool.query("CREATE TABLE words (id integer, word text)");
	await pool.query("INSERT INTO words SELECT n, 'শব্দ ' || n FROM generate_series(1, 100) n");
});
afterAll(() => pool.end());

async function read(id: number) {
	const { preparedRows } = await import("./prepared");
	const { sql } = await import("./sql");
	const payload = { db: { pool } } as unknown as Payload;
	return preparedRows(payload, "word", sql`SELECT word FROM words WHERE id = ${id}`);
}

test("a prepared read is planned once in a connection, and finds what it is asked for", async () => {
	for (const id of [1, 2, 3]) expect(await read(id)).toEqual([{ word: `শব্দ ${id}` }]);
	const { rows } = await pool.query("SELECT name, statement FROM pg_prepared_statements");
	expect(rows).toEqual([{ name: "word", statement: "SELECT word FROM words WHERE id = $1" }]);
});

test("it goes on when a migration has changed the table", async () => {
	await pool.query("ALTER TABLE words ADD size integer DEFAULT 3");
	await pool.query("UPDATE words SET word = 'নতুন' WHERE id = 7");
	expect(await read(7)).toEqual([{ word: "নতুন" }]);
});
