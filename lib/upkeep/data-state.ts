/**
 * What prerendered pages are made from, as digests of the tables themselves: a change by whatever means shows, by staff, by
 * SQL while nothing runs, or by a restore. Read without Payload, whose loading takes longer than all the rest.
 */
import { createHash } from "node:crypto";
import { type Client, createClient } from "@libsql/client";
import { cacheTags, type Tag } from "@/lib/cms/cache-tags";
import { sqliteFile } from "@/lib/data/data-folder";
import { environment } from "@/lib/machine/environment";

/** Digests: of the tables of each tag, and of what says whether the database was prepared for this build. */
export type DataState = { prepared: string; tags: Record<Tag, string> };

/** A table, or a part of one, and the tag whose reads depend on it; null for what a start prepares. */
type Part = { tag: Tag | null; name: string; where: string };

const all = "1 = 1";

/** Tables that Payload does not name after a collection, and the rows that tell what {@link openRecords} has done. */
const others: Part[] = [
	{ tag: "exams", name: "releases", where: all },
	{ tag: null, name: "payload_migrations", where: all },
	{ tag: null, name: "counters", where: "name = 'search-index'" },
	// Without an account a start is refused.
	{ tag: null, name: "staff", where: "id = (SELECT min(id) FROM staff)" },
];

/** @returns the tag of a table of a collection or global, or of one of its lists (`curriculums_rels`) */
export const tagOf = (table: string): Tag | undefined =>
	cacheTags.find((tag) => `${table}_`.startsWith(`${tag.replaceAll("-", "_")}_`));

/** Columns of `staff` change with each login, so only the row's number counts. */
const columnsOf = ({ name }: Part, quote: (name: string) => string) => (name === "staff" ? "id" : `${quote(name)}.*`);

function partsOf(tables: string[]): Part[] {
	const tagged = tables.flatMap((name) => {
		const tag = tagOf(name);
		return tag ? [{ tag, name, where: all }] : [];
	});
	return [...tagged, ...others].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @returns the state of the database at one moment. @throws if the database is not one of a school */
export const readDataState = (): Promise<DataState> => (environment.DATABASE_URL ? ofPostgres() : ofSqlite());

/** @param contents of the parts, in the same order */
function stateOf(parts: Part[], contents: string[]): DataState {
	const digest = (wanted: Tag | null) => {
		const hash = createHash("sha256");
		for (const [index, { tag, name }] of parts.entries())
			if (tag === wanted) hash.update(`${name}\0${contents[index]}\0`);
		return hash.digest("hex");
	};
	const tags = Object.fromEntries(cacheTags.map((tag) => [tag, digest(tag)])) as DataState["tags"];
	return { prepared: digest(null), tags };
}

async function ofSqlite(): Promise<DataState> {
	const client = createClient({ url: `file:${sqliteFile}`, timeout: 5000 });
	try {
		return await readSqlite(client);
	} finally {
		client.close();
	}
}

async function readSqlite(client: Client): Promise<DataState> {
	const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table'");
	const parts = partsOf(rows.map((row) => String(row[0])));
	const quote = (name: string) => `"${name}"`;
	// A batch is one transaction.
	const found = await client.batch(
		parts.map((part) => `SELECT ${columnsOf(part, quote)} FROM ${quote(part.name)} WHERE ${part.where} ORDER BY rowid`),
		"read",
	);
	return stateOf(
		parts,
		found.map(({ columns, rows }) => JSON.stringify([columns, rows.map((row) => Array.from(row))])),
	);
}

async function ofPostgres(): Promise<DataState> {
	// Imported here, so that a start with SQLite does not load it.
	const { default: pg } = await import("pg");
	const quote = pg.escapeIdentifier;
	const client = new pg.Client({ connectionString: environment.DATABASE_URL, connectionTimeoutMillis: 10_000 });
	// A lost connection rejects the running query; without a listener the "error" event would end the process.
	client.on("error", () => undefined);
	await client.connect();
	try {
		await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
		const tables = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()");
		const parts = partsOf(tables.rows.map(({ tablename }) => tablename));
		const contents: string[] = [];
		for (const part of parts) {
			const columns = columnsOf(part, quote);
			const lines = `SELECT md5(row::text) AS line FROM (SELECT ${columns} FROM ${quote(part.name)}
				WHERE ${part.where}) AS row`;
			const { rows } = await client.query(
				`SELECT string_agg(line, '' ORDER BY line) AS content FROM (${lines}) AS lines`,
			);
			contents.push(String(rows[0]?.content));
		}
		return stateOf(parts, contents);
	} finally {
		await client.end();
	}
}
