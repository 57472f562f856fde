/** Tests of the health checks: readiness, the check of the database, and the counts of faults. */
import { jest } from "@jest/globals";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import Database from "libsql";
import type { Payload } from "payload";
import { database, testDatabase } from "@/lib/cms/testing/databases";
import { rows, sql } from "@/lib/data/sql";
import { eventCounts } from "@/lib/machine/event-counts";

const open = testDatabase();
const hour = 60 * 60_000;

describe("ready", () => {
	let payload: Payload;
	let isReady: typeof import("./health").isReady;
	let setListening: typeof import("@/lib/data/processes/listening").setListening;
	beforeAll(async () => {
		payload = await open();
		({ isReady } = await import("./health"));
		({ setListening } = await import("@/lib/data/processes/listening"));
	});

	test("is ready when all migrations have run, while it hears of the changes of others", async () => {
		const [last] = await rows<{ name: string }>(
			payload,
			sql`SELECT name FROM payload_migrations ORDER BY name DESC LIMIT 1`,
		);
		const rename = (from = "", to = "") =>
			rows(payload, sql`UPDATE payload_migrations SET name = ${to} WHERE name = ${from}`);
		// With SQLite there is one process only, so there is no connection for notifications.
		if (database === "postgres") {
			expect(await isReady()).toBe(false);
			setListening(true);
		}
		await rename(last?.name, "of another build");
		expect(await isReady()).toBe(false);
		await rename("of another build", last?.name);
		expect(await isReady()).toBe(true);
		setListening(false);
		expect(await isReady()).toBe(false);
	});
});

if (database === "postgres")
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
		const waiting = await client.query(
			"SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
		);
		expect(waiting.rows).toHaveLength(1);

		await client.query("ROLLBACK");
		client.release();
		let answers = false;
		while (!answers) answers = await databaseAnswers();
	});

test("a write that the machine does not take is named in time, and not for longer than it lasts", async () => {
	const payload = await open();
	const { findWriteFault } = await import("./health");
	// What was taken a moment ago is believed.
	const began = performance.now();
	const now = jest.spyOn(performance, "now").mockReturnValue(began);
	expect(await findWriteFault()).toBeNull();
	now.mockReturnValue(began + 2000);
	if (database === "sqlite") {
		const { sqliteFile } = await import("@/lib/data/data-folder");
		const other = new Database(sqliteFile);
		other.exec("BEGIN IMMEDIATE");
		expect(await findWriteFault()).toBe("locked");
		other.exec("COMMIT");
		other.close();
	} else {
		const { pool } = payload.db as unknown as PostgresAdapter;
		const broken = jest.spyOn(pool, "query").mockImplementation((async () => {
			throw Object.assign(new Error("cannot execute INSERT in a read-only transaction"), { code: "25006" });
		}) as never);
		expect(await findWriteFault()).toBe("readOnly");
		broken.mockRestore();
	}
	let fault = await findWriteFault();
	while (fault) fault = await findWriteFault();
	now.mockRestore();
	const written = await rows<{ n: number | string }>(
		payload,
		sql`SELECT count(*) AS n FROM counters WHERE name = 'health'`,
	);
	expect(Number(written[0]?.n)).toBe(1);
});

describe("database errors", () => {
	let payload: Payload;
	beforeAll(async () => {
		payload = await open();
	});

	const countOf = async (work: () => Promise<unknown>) => {
		const before = eventCounts().databaseErrors;
		await expect(work()).rejects.toThrow();
		return eventCounts().databaseErrors - before;
	};

	test("a statement that fails counts once, in a transaction as well", async () => {
		expect(await countOf(() => rows(payload, sql`SELECT * FROM nothing`))).toBe(1);
		const { inTransaction } = await import("@/lib/data/transactions");
		expect(
			await countOf(() => inTransaction(payload, (req) => rows(payload, sql`UPDATE nothing SET x = 1`, req))),
		).toBe(1);
	});

	test("a value that a constraint refuses does not count", async () => {
		await payload.create({ collection: "years", data: { year: 2031 } });
		expect(await countOf(() => payload.create({ collection: "years", data: { year: 2031 } }))).toBe(0);
		const [found] = await rows<{ n: number | string }>(payload, sql`SELECT count(*) AS n FROM years`);
		expect(Number(found?.n)).toBe(1);
	});
});

describe("faults", () => {
	let payload: Payload;
	let faults: typeof import("@/lib/upkeep/faults");
	beforeAll(async () => {
		payload = await open();
		faults = await import("@/lib/upkeep/faults");
	});

	test("the numbers of all processes within a day are added, and kept in one row an hour", async () => {
		const { readFaults, recordFaults } = faults;
		const now = Date.UTC(2031, 0, 1, 10, 30);
		expect(await readFaults(payload, now)).toEqual({ serverErrors: 0, lockedLogins: 0 });
		await Promise.all(
			Array.from({ length: 20 }, (_, index) => recordFaults(payload, "serverErrors", index + 1, now + index)),
		);
		await recordFaults(payload, "serverErrors", 3, now - 23 * hour);
		await recordFaults(payload, "serverErrors", 1000, now - 24 * hour);
		await recordFaults(payload, "lockedLogins", 4, now);
		expect(await readFaults(payload, now)).toEqual({ serverErrors: 213, lockedLogins: 4 });
		const kept = await rows<{ expire: number | string }>(
			payload,
			sql`SELECT expire FROM limits WHERE key LIKE 'fault-%'`,
		);
		expect(kept).toHaveLength(4);
		for (const { expire } of kept) expect(Number(expire)).toBeLessThanOrEqual(now + 24 * hour);
	});
});
