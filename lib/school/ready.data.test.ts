/** Tests of what makes a process ready. */
import type { Payload } from "payload";
import { database, testDatabase } from "@/lib/cms/testing/databases";
import { rows, sql } from "@/lib/data/sql";

const open = testDatabase();

describe("ready", () => {
	let payload: Payload;
	let isReady: typeof import("./health").isReady;
	let setListening: typeof import("@/lib/data/processes/listening").setListening;
	beforeAll(async () => {
		payload = await open();
		({ isReady } = await import("./health"));
		({ setListening } = await import("@/lib/data/processes/listening"));
	}, 60_000);

	test("is ready when all migrations have run, while it hears of the changes of others", async () => {
		const [last] = await rows<{ name: string }>(
			payload,
			sql`SELECT name FROM payload_migrations ORDER BY name DESC LIMIT 1`,
		);
		const rename = (from = "", to = "") =>
			rows(payload, sql`UPDATE payload_migrations SET name = ${to} WHERE name = ${from}`);
		// SQLite has no other processes whose changes a process must hear.
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
