import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import { dataSuite } from "./testing/data-suite";
import { onSqlite } from "./testing/databases";

const open = onSqlite({ database: "empty" });
dataSuite(open);

test.each([
	["journal_mode", "wal"],
	["synchronous", 2],
	["busy_timeout", 5000],
	["foreign_keys", 1],
])("keeps what was confirmed: %s is %s", async (pragma, value) => {
	const { client } = (await open()).db as unknown as SQLiteAdapter;
	const { rows } = await client.execute(`PRAGMA ${pragma}`);
	expect(Number.isNaN(Number(rows[0]?.[0])) ? rows[0]?.[0] : Number(rows[0]?.[0])).toBe(value);
});
