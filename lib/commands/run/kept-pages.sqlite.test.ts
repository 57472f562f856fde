/** Which pages of an earlier start are used again. The copy is a folder with two pages; the database is a real one. */
import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { rows, sql } from "@/lib/data/sql";
import type { Prepared } from "./kept-pages";

const open = testDatabase();
const preparing = ["prepare"];

let payload: Payload;
let find: typeof import("./kept-pages").findKeptPages;
let prepared: Prepared;
const copy = path.join(process.env.DATA_DIR ?? "", "site", ".next");
const page = path.join(copy, "server", "app", "teachers.html");
const secret = path.join(process.env.DATA_DIR ?? "", "secret");

beforeAll(async () => {
	payload = await open();
	const { findKeptPages, keepPages } = await import("./kept-pages");
	const { readDataState } = await import("@/lib/upkeep/data-state");
	find = findKeptPages;
	mkdirSync(path.dirname(page), { recursive: true });
	mkdirSync(path.join(copy, "cache"));
	writeFileSync(page, "শিক্ষক");
	writeFileSync(path.join(copy, "server", "app", "index.html"), "প্রথম পাতা");
	const at = Date.now();
	prepared = { at, state: await readDataState(), dates: [{ tag: "notices", at: at + 60_000 }] };
	keepPages(preparing, prepared);
});

/** Changes a file for the time of a check. */
async function withFile(file: string, change: () => void, check: () => Promise<void>): Promise<void> {
	const before = readFileSync(file);
	change();
	await check();
	writeFileSync(file, before);
}

const allAnew = async () => expect(await find(preparing)).toBeNull();

test("all pages are kept while nothing changes, whatever Node has compiled meanwhile", async () => {
	writeFileSync(path.join(copy, "cache", "compiled"), "code");
	expect(await find(preparing)).toEqual([]);
});

test("a page that is not whole, another secret and a torn record: all are made anew", async () => {
	await withFile(page, () => truncateSync(page, 1), allAnew);
	await withFile(secret, () => writeFileSync(secret, "another"), allAnew);
	const record = path.join(copy, "kept-pages.json");
	await withFile(record, () => truncateSync(record, 100), allAnew);
	writeFileSync(`${page}.new`, "");
	await allAnew();
	rmSync(`${page}.new`);
	expect(await find(preparing)).toEqual([]);
});

test("pages that another command has prepared are not those of this one", async () => {
	expect(await find(["prepare-demo"])).toBeNull();
});

test("a date that has come expires its tag; a clock that was set back vouches for nothing", async () => {
	expect(await find(preparing, prepared.at + 60_000)).toEqual(["notices"]);
	expect(await find(preparing, prepared.at - 1)).toBeNull();
});

test("a change by SQL while nothing runs expires its tag; a database without staff or tables is prepared again", async () => {
	await rows(payload, sql`INSERT INTO years (year, updated_at, created_at) VALUES (2031, '2031-01-01', '2031-01-01')`);
	expect(await find(preparing)).toEqual(["years"]);
	await rows(payload, sql`DELETE FROM years`);
	expect(await find(preparing)).toEqual([]);
	const [last] = await rows<{ name: string }>(payload, sql`SELECT max(name) AS name FROM payload_migrations`);
	await rows(payload, sql`UPDATE payload_migrations SET name = 'another' WHERE name = ${last?.name}`);
	await allAnew();
	await rows(payload, sql`UPDATE payload_migrations SET name = ${last?.name} WHERE name = 'another'`);
	expect(await find(preparing)).toEqual([]);
});

test("a first start that was interrupted, and a damaged database, are left to the preparation", async () => {
	const marker = path.join(process.env.DATA_DIR ?? "", "unfinished");
	writeFileSync(marker, "");
	await allAnew();
	rmSync(marker);
	await (payload.db as unknown as { client: { execute: (text: string) => Promise<unknown> } }).client.execute(
		"PRAGMA wal_checkpoint(TRUNCATE)",
	);
	const database = path.join(process.env.DATA_DIR ?? "", "school.db");
	await withFile(
		database,
		() => writeFileSync(database, readFileSync(database).fill(0xff, 4096 * 3, 4096 * 12)),
		allAnew,
	);
});
