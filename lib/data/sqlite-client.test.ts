import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jest } from "@jest/globals";
import Database from "libsql";
import { openSqlite, type SqliteClient } from "./sqlite-client";
import { idleTransactionTimeout } from "./sqlite-transactions";

const folder = mkdtempSync(path.join(tmpdir(), "school-sqlite-client-"));
let client: SqliteClient;

beforeEach(async () => {
	client = await openSqlite(path.join(folder, "test.db"));
	await client.executeMultiple(
		"DROP TABLE IF EXISTS words; CREATE TABLE words (word TEXT UNIQUE, parent TEXT REFERENCES words (word))",
	);
});
afterEach(() => client.close());
afterAll(() => rmSync(folder, { recursive: true }));

const insert = (word: string) => ({ sql: "INSERT INTO words (word) VALUES (?)", args: [word] });
const words = async () => (await client.execute("SELECT word FROM words ORDER BY word")).rows.map(({ word }) => word);

test("a second transaction waits for the first, and the event loop goes on", async () => {
	const [one, two] = [await client.transaction(), await client.transaction()];
	await one.execute(insert("ক"));
	const second = two.execute(insert("খ")).then(() => two.commit());
	const alone = client.execute(insert("গ"));
	expect(await words()).toEqual([]);
	await one.commit();
	await second;
	await alone;
	expect(await words()).toEqual(["ক", "খ", "গ"]);
});

test("a read-only transaction does not block others and sees their commits", async () => {
	const reading = await client.transaction();
	expect((await reading.execute("SELECT * FROM words")).rows).toHaveLength(0);
	await client.execute(insert("ক"));
	expect((await reading.execute("SELECT * FROM words")).rows).toHaveLength(1);
	await reading.execute(insert("খ"));
	expect((await reading.execute("SELECT * FROM words")).rows).toHaveLength(2);
	await reading.rollback();
	expect(await words()).toEqual(["ক"]);
});

test("writes are visible after commit only, and the queue continues after a failure", async () => {
	const failing = await client.transaction();
	await failing.execute(insert("ক"));
	await expect(failing.execute(insert("ক"))).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT_UNIQUE" });
	await failing.rollback();
	await expect(failing.execute(insert("খ"))).rejects.toMatchObject({ code: "TRANSACTION_CLOSED" });
	const uncommitted = await client.transaction();
	await uncommitted.execute("PRAGMA defer_foreign_keys = ON");
	await uncommitted.execute("INSERT INTO words (word, parent) VALUES ('গ', 'নেই')");
	await expect(uncommitted.commit()).rejects.toThrow(/FOREIGN KEY/);
	await client.execute(insert("ঘ"));
	expect(await words()).toEqual(["ঘ"]);
});

test("a lock of another process is waited for, and the event loop goes on", async () => {
	const other = new Database(path.join(folder, "test.db"));
	for (const write of [
		() => client.execute(insert("ক")),
		async () => {
			const transaction = await client.transaction();
			await transaction.execute(insert("খ"));
			await transaction.commit();
		},
	]) {
		other.exec("BEGIN IMMEDIATE");
		let turns = 0;
		const counting = setInterval(() => {
			turns += 1;
			if (turns === 10) other.exec("COMMIT");
		}, 1);
		await write();
		clearInterval(counting);
		expect(turns).toBeGreaterThanOrEqual(10);
	}
	expect(await words()).toEqual(["ক", "খ"]);
	other.close();
});

test("an idle transaction is rolled back", async () => {
	jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
	try {
		const forgotten = await client.transaction();
		await forgotten.execute(insert("ক"));
		const waiting = client.execute(insert("খ"));
		await jest.advanceTimersByTimeAsync(idleTransactionTimeout);
		await waiting;
		await expect(forgotten.commit()).rejects.toMatchObject({ code: "TRANSACTION_CLOSED" });
		expect(await words()).toEqual(["খ"]);
	} finally {
		jest.useRealTimers();
	}
});

test("exclusive work is one transaction, nested transactions included", async () => {
	const work = async (fail: boolean) => {
		const inner = await client.transaction();
		await inner.execute(insert("ক"));
		await inner.commit();
		expect(await words()).toEqual(["ক"]);
		if (fail) throw new Error("failed");
	};
	await expect(client.exclusively(() => work(true))).rejects.toThrow("failed");
	expect(await words()).toEqual([]);
	await client.exclusively(() => work(false));
	expect(await words()).toEqual(["ক"]);
});

test("the pragmas of both connections persist over commits and rollbacks", async () => {
	for (let round = 0; round < 50; round += 1) {
		const transaction = await client.transaction();
		await transaction.execute(insert(String(round)));
		await (round % 2 ? transaction.commit() : transaction.rollback());
	}
	expect(await words()).toHaveLength(25);
	const settings = [
		["journal_mode", "wal"],
		["synchronous", 2],
		["busy_timeout", 5000],
		["foreign_keys", 1],
		["secure_delete", 1],
	] as const;
	for (const [pragma, value] of settings) {
		const writing = await client.execute(`PRAGMA ${pragma}`);
		expect([pragma, writing.rows[0]?.[0]]).toEqual([pragma, value]);
		// A SELECT runs on the reader's connection.
		const reading = await client.execute(`SELECT * FROM pragma_${pragma}`);
		expect([pragma, reading.rows[0]?.[0]]).toEqual([pragma, value]);
	}
});

describe("a prepared read", () => {
	const read = (word: string) =>
		client.readPrepared("word", "SELECT word, parent FROM words WHERE word = ?", [word]) as object[];

	test("finds what it is asked for, as others have written it", async () => {
		await client.execute(insert("ক"));
		expect([read("ক"), read("খ")]).toEqual([[{ word: "ক", parent: null }], []]);
		await client.execute(insert("খ"));
		await client.execute("UPDATE words SET parent = 'খ' WHERE word = 'ক'");
		expect([read("ক"), read("খ")]).toEqual([[{ word: "ক", parent: "খ" }], [{ word: "খ", parent: null }]]);
	});

	test("goes on when a migration has changed the table", async () => {
		await client.execute(insert("ক"));
		expect(read("ক")).toHaveLength(1);
		await client.execute("ALTER TABLE words ADD COLUMN kind TEXT");
		expect(read("ক")).toEqual([{ word: "ক", parent: null }]);
	});

	test("does not hold back the writer", async () => {
		// A client of its own: the driver keeps the connections of the other tests open.
		const alone = await openSqlite(path.join(folder, "alone.db"));
		await alone.execute("CREATE TABLE words (word TEXT)");
		alone.readPrepared("words", "SELECT word FROM words", []);
		const { rows } = await alone.execute("PRAGMA wal_checkpoint(TRUNCATE)");
		expect(rows[0]?.busy).toBe(0);
		alone.close();
	});

	test("that fails does not hinder the next", () => {
		expect(() => client.readPrepared("wrong", "SELECT absent FROM words", [])).toThrow(/no such column/);
		expect(client.readPrepared("one", "SELECT 1 AS one", [])).toEqual([{ one: 1 }]);
	});
});
