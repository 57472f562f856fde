import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";
import { dataSuite } from "./testing/data-suite";

const folder = mkdtempSync(path.join(tmpdir(), "school-sqlite-"));
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
afterAll(() => rmSync(folder, { recursive: true }));

let opened: Payload;
dataSuite(async () => {
	const { openRecords } = await import("@/lib/cms/open-records");
	opened = await openRecords();
	return opened;
});

test.each([
	["journal_mode", "wal"],
	["synchronous", 2],
	["busy_timeout", 5000],
	["foreign_keys", 1],
])("keeps what was confirmed: %s is %s", async (pragma, value) => {
	const { client } = opened.db as unknown as SQLiteAdapter;
	const { rows } = await client.execute(`PRAGMA ${pragma}`);
	expect(Number.isNaN(Number(rows[0]?.[0])) ? rows[0]?.[0] : Number(rows[0]?.[0])).toBe(value);
});
