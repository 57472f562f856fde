import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();

test("returns false while the database hangs, and concurrent checks share one query", async () => {
	const { pool } = (await open()).db as unknown as PostgresAdapter;
	const { databaseAnswers } = await import("./health");
	expect(await databaseAnswers()).toBe(true);

	const client = await pool.connect();
	await client.query("BEGIN");
	await client.query("LOCK TABLE counters IN ACCESS EXCLUSIVE MODE");
	const asked = [databaseAnswers(), databaseAnswers(), databaseAnswers()];
	expect(await Promise.all(asked)).toEqual([false, false, false]);
	expect(await databaseAnswers()).toBe(false);
	const { rows } = await client.query(
		"SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
	);
	expect(rows).toHaveLength(1);

	await client.query("ROLLBACK");
	client.release();
	let answers = false;
	while (!answers) answers = await databaseAnswers();
}, 60_000);
