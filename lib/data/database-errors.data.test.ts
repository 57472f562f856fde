/** Tests of what counts as an error of the database. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { sql } from "@/lib/data/sql";
import { eventCounts } from "@/lib/event-counts";

const open = testDatabase();

describe("database errors", () => {
	let payload: Payload;
	let rows: typeof import("@/lib/data/sql").rows;
	beforeAll(async () => {
		payload = await open();
		({ rows } = await import("@/lib/data/sql"));
	}, 60_000);

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
