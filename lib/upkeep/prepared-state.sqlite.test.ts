/** Which starts need not prepare the database. The database is a real one. */
import { readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { rows, sql } from "@/lib/data/sql";

const open = testDatabase();
const preparing = ["prepare"];

let payload: Payload;
let isPrepared: typeof import("./prepared-state").isPrepared;
const inData = (...names: string[]) => path.join(process.env.DATA_DIR ?? "", ...names);

beforeAll(async () => {
	payload = await open();
	const prepared = await import("./prepared-state");
	isPrepared = prepared.isPrepared;
	expect(await isPrepared(preparing)).toBe(false);
	await prepared.keepPrepared(preparing);
});

/** Changes a file for the time of a check. */
async function withFile(file: string, change: () => void, check: () => Promise<void>): Promise<void> {
	const before = readFileSync(file);
	change();
	await check();
	writeFileSync(file, before);
}

const again = async () => expect(await isPrepared(preparing)).toBe(false);

test("nothing is prepared twice, whatever staff have written meanwhile", async () => {
	await rows(payload, sql`INSERT INTO years (year, updated_at, created_at) VALUES (2031, '2031-01-01', '2031-01-01')`);
	expect(await isPrepared(preparing)).toBe(true);
});

test("another secret, a torn record, another command: the database is prepared again", async () => {
	await withFile(inData("secret"), () => writeFileSync(inData("secret"), "another"), again);
	const record = inData("site", "prepared");
	await withFile(record, () => truncateSync(record, 10), again);
	expect(await isPrepared(["prepare-demo"])).toBe(false);
	expect(await isPrepared(preparing)).toBe(true);
});

test("a migration that this build does not have, or that is missing", async () => {
	const [last] = await rows<{ name: string }>(payload, sql`SELECT max(name) AS name FROM payload_migrations`);
	await rows(payload, sql`UPDATE payload_migrations SET name = 'another' WHERE name = ${last?.name}`);
	await again();
	await rows(payload, sql`UPDATE payload_migrations SET name = ${last?.name} WHERE name = 'another'`);
	expect(await isPrepared(preparing)).toBe(true);
});

test("a first start that was interrupted, and a damaged database, are left to the preparation", async () => {
	writeFileSync(inData("unfinished"), "");
	await again();
	rmSync(inData("unfinished"));
	await (payload.db as unknown as { client: { execute: (text: string) => Promise<unknown> } }).client.execute(
		"PRAGMA wal_checkpoint(TRUNCATE)",
	);
	const database = inData("school.db");
	await withFile(
		database,
		() => writeFileSync(database, readFileSync(database).fill(0xff, 4096 * 3, 4096 * 12)),
		again,
	);
});
