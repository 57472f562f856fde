import type { Pool } from "pg";
import { testDatabase } from "@/lib/cms/testing/databases";

// A database of its own, whose URL is known when the suite starts.
testDatabase({ database: "bare" });

let pool: Pool;
beforeAll(async () => {
	const { ConnectionPool } = await import("./connection-pool");
	pool = new ConnectionPool({ connectionString: process.env.DATABASE_URL, max: 1 });
	await pool.query("CREATE TABLE words (id integer, word text)");
	await pool.query("INSERT INTO words SELECT n, 'শব্দ ' || n FROM generate_series(1, 100) n");
});
afterAll(() => pool.end());

/** Of the only connection. */
const named = async () =>
	(await pool.query<{ name: string; statement: string }>("SELECT name, statement FROM pg_prepared_statements")).rows;

const often = async (text: string, valuesOf: (time: number) => unknown[] = () => []) => {
	const found = [];
	for (let time = 1; time <= 30; time++) found.push((await pool.query({ text }, valuesOf(time))).rows);
	return found;
};

test("a frequent read is planned once, and finds what it is asked for", async () => {
	const text = "SELECT word FROM words WHERE id = $1";
	expect(await often(text, (time) => [time])).toEqual(
		Array.from({ length: 30 }, (_, index) => [{ word: `শব্দ ${index + 1}` }]),
	);
	expect((await named()).map(({ statement }) => statement)).toEqual([text]);
});

test("writes and rare reads have no name", async () => {
	const before = await named();
	await often("UPDATE words SET word = word WHERE id = $1", (time) => [time]);
	await pool.query({ text: "SELECT count(*) FROM words" });
	expect(await named()).toEqual(before);
});

test("errors are PostgreSQL's, and do not last", async () => {
	const text = "SELECT 1 / $1::integer AS part";
	await often(text, (time) => [time]);
	await expect(pool.query({ text }, [0])).rejects.toMatchObject({ code: "22012" });
	expect((await pool.query({ text }, [1])).rows).toEqual([{ part: 1 }]);
});

test("a read goes on when a migration has changed its columns, and gets a name again", async () => {
	const text = "SELECT * FROM words WHERE id = 7";
	const namesOf = async () => (await named()).filter(({ statement }) => statement === text).map(({ name }) => name);
	await often(text);
	const [before] = await namesOf();
	await pool.query("ALTER TABLE words ADD size integer DEFAULT 3");
	expect(await often(text)).toEqual(Array(30).fill([{ id: 7, word: "শব্দ 7", size: 3 }]));
	const after = await namesOf();
	expect(after).toHaveLength(1);
	expect(after).not.toEqual([before]);
});

test("however many reads are frequent, few have names", async () => {
	for (let number = 0; number < 60; number++) await often(`SELECT ${number} AS n`);
	const statements = (await named()).map(({ statement }) => statement);
	expect(statements).toContain("SELECT 0 AS n");
	expect(statements).not.toContain("SELECT 59 AS n");
	expect(statements.length).toBeLessThanOrEqual(50);
});
