import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { rows, sql } from "@/lib/data/sql";

const open = testDatabase();
let payload: Payload;
let read: typeof import("./prepared-state").readPreparedState;
beforeAll(async () => {
	payload = await open();
	({ readPreparedState: read } = await import("./prepared-state"));
});

/** @returns whether a start after the change would prepare the database again */
async function isOther(change: () => Promise<unknown>): Promise<boolean> {
	const before = await read();
	await change();
	return before !== (await read());
}

test("what staff and families write changes nothing", async () => {
	const write = () => rows(payload, sql`INSERT INTO limits (key, points, expire) VALUES ('state', 1, 1)`);
	expect(await isOther(write)).toBe(false);
	expect(await isOther(() => payload.create({ collection: "notices", data: {}, draft: true }))).toBe(false);
});

test("a database that is to be prepared again is another: by its migrations, its search index, or without staff", async () => {
	const account = { email: "head@school.example", password: "নদীর পাড়ে আমার ঘর", name: "প্রধান", role: "head" } as const;
	expect(await isOther(() => payload.create({ collection: "staff", data: account }))).toBe(true);
	expect(await isOther(() => rows(payload, sql`UPDATE staff SET name_key = NULL`))).toBe(false);
	expect(await isOther(() => rows(payload, sql`DELETE FROM staff`))).toBe(true);
	expect(await isOther(() => rows(payload, sql`UPDATE counters SET value = 1 WHERE name = 'search-index'`))).toBe(true);
	const forget = () => rows(payload, sql`DELETE FROM payload_migrations WHERE name LIKE '20261125%'`);
	expect(await isOther(forget)).toBe(true);
});
