import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Client, createClient, type InStatement } from "@libsql/client";
import { PreparedReads } from "./prepared-reads";

const folder = mkdtempSync(path.join(tmpdir(), "school-reads-"));
const file = path.join(folder, "test.db");
let client: Client;
let reads: PreparedReads;

beforeAll(async () => {
	client = createClient({ url: `file:${file}` });
	await client.executeMultiple("CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT, size REAL, bytes BLOB)");
	const sql = "INSERT INTO words (word, size, bytes) VALUES (?, ?, ?)";
	for (let number = 0; number < 250; number++)
		await client.execute({ sql, args: [`শব্দ ${number}`, number / 2, number % 2 ? new Uint8Array([number]) : null] });
	reads = new PreparedReads(file, 1000);
});
afterAll(() => {
	reads.close();
	client.close();
	rmSync(folder, { recursive: true });
});

/** What Drizzle reads of a row: values by index and by name. */
const shownOf = async (on: Pick<Client, "execute">, statement: InStatement) => {
	const { rows, columns, columnTypes } = await on.execute(statement);
	return { columns, columnTypes, named: rows.map((row) => ({ ...row })), indexed: rows.map((row) => Array.from(row)) };
};

const statements: InStatement[] = [
	"SELECT * FROM words ORDER BY id",
	"SELECT id, word AS id, NULL AS empty, size FROM words WHERE id < 3",
	"SELECT count(*) AS n FROM words WHERE word = 'নেই'",
	{ sql: "SELECT word FROM words WHERE id = ? AND size > ?", args: [7, 0.5] },
	{ sql: "SELECT ? AS yes, ? AS time, ? AS none, ? AS big", args: [true, new Date(0), null, 123_456_789_012_345n] },
	{ sql: "SELECT id FROM words WHERE bytes = ?", args: [new Uint8Array([9]).buffer] },
	{ sql: "SELECT id FROM words WHERE size = ?", args: [null] },
	{ sql: "SELECT id FROM words WHERE id = ?", args: [-1] },
	"SELECT 7, 1, 5 AS length, 6 AS '9'",
];

test("results are those of the client, also when the statement was prepared before", async () => {
	for (const statement of statements) {
		const expected = await shownOf(client, statement);
		for (let time = 0; time < 3; time++) expect(await shownOf(reads, statement)).toEqual(expected);
	}
});

test("errors are those of the client, and do not last", async () => {
	for (const statement of ["SELECT nothing FROM words", "SELECT", { sql: "SELECT ?", args: [undefined as never] }]) {
		const fault = await client.execute(statement).catch((error: unknown) => error);
		const { name, code } = fault as Error & { code?: string };
		await expect(reads.execute(statement)).rejects.toMatchObject({ name, ...(code && { code }) });
	}
	expect((await reads.execute("SELECT 1 AS one")).rows).toHaveLength(1);
});

test("sees what others have written, and a changed schema", async () => {
	const count = async () => (await reads.execute("SELECT count(*) AS n FROM words")).rows[0]?.n;
	const before = Number(await count());
	await client.execute("INSERT INTO words (word) VALUES ('নতুন')");
	expect(await count()).toBe(before + 1);
	const named = "SELECT count(*) AS n, word FROM words WHERE id = 1";
	await reads.execute(named);
	await reads.execute("SELECT * FROM words WHERE id = 1");
	await client.execute("ALTER TABLE words ADD COLUMN kind TEXT DEFAULT 'ক'");
	expect((await reads.execute(named)).rows[0]).toMatchObject({ n: 1, word: "শব্দ 0" });
	expect((await reads.execute("SELECT kind FROM words WHERE id = 1")).rows[0]).toMatchObject({ kind: "ক" });
	expect((await reads.execute("SELECT * FROM words WHERE id = 1")).rows[0]).toMatchObject({ kind: "ক" });
});

test("a result does not hold back the writer", async () => {
	await reads.execute("SELECT * FROM words");
	const { rows } = await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
	expect(rows[0]?.busy).toBe(0);
});

test("keeps working when there are more statements than it keeps", async () => {
	for (let number = 0; number < 450; number++)
		expect((await reads.execute(`SELECT ${number % 225} AS n`)).rows[0]?.n).toBe(number % 225);
});
