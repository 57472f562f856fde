/** Tests of the numbers of faults. */
import type { Payload } from "payload";
import { testDatabase } from "./testing/databases";

const hour = 60 * 60_000;

const open = testDatabase();

describe("faults", () => {
	let payload: Payload;
	let faults: typeof import("@/lib/cms/faults");
	beforeAll(async () => {
		payload = await open();
		faults = await import("@/lib/cms/faults");
	}, 60_000);

	test("the numbers of all processes within a day are added, and kept in one row an hour", async () => {
		const { readFaults, recordFaults } = faults;
		const { rows, sql } = await import("@/lib/data/sql");
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
