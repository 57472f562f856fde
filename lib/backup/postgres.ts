/**
 * The PostgreSQL database in a backup: the COPY output of each table, read in one transaction.
 *
 * pg_dump is not used: it rejects servers newer than itself, and neither npm nor Debian provides it for every version,
 * so backups would depend on the installed version. The project's migrations create the tables, so a backup contains
 * only rows and sequences.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { SQL } from "@payloadcms/db-postgres/drizzle";
import { PgDialect } from "@payloadcms/db-postgres/drizzle/pg-core";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { withPostgres } from "@/lib/data/own-connection";
import type { DatabaseFacts } from "./manifest";
import { migrationsOf } from "./manifest";
import { askSnapshot, recipientQuery } from "./queries";
import { BackupRefused } from "./refused";
import type { Snapshot } from "./sqlite";

/** @returns the name of the part with a table's rows */
export const partOf = (table: string) => `database/${table}.copy`;

const quote = pg.escapeIdentifier;

const textsOf = async (client: pg.Client, statement: string, values: unknown[] = []) =>
	(await client.query({ text: statement, values, rowMode: "array" })).rows.map(([value]) => String(value));

const tablesOf = (client: pg.Client) =>
	textsOf(client, "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename");

/** @returns "school" if the schema has this application's tables, "other" if it has only foreign ones */
export async function inspectPostgresSchema(client: pg.Client): Promise<"school" | "empty" | "other"> {
	const tables = await tablesOf(client);
	if (tables.includes("payload_migrations")) return "school";
	return tables.length === 0 ? "empty" : "other";
}

/** @returns for whom backups are sealed. @throws BackupRefused "noSchool" */
export const readPostgresRecipient = (): Promise<string | undefined> =>
	withPostgres(async (client) => {
		if ((await inspectPostgresSchema(client)) !== "school") throw new BackupRefused("noSchool");
		return (await textsOf(client, recipientQuery))[0];
	});

/** @returns bytes of the tables of a school */
export const readPostgresSize = (): Promise<number> =>
	withPostgres(async (client) => {
		const [bytes] = await textsOf(
			client,
			"SELECT coalesce(sum(pg_table_size(quote_ident(tablename)::regclass)), 0) FROM pg_tables WHERE schemaname = current_schema()",
		);
		return Number(bytes);
	});

/**
 * Writes a consistent snapshot of all tables into `folder`, while the site runs.
 * @throws BackupRefused "noSchool"
 */
export function snapshotPostgres(folder: string): Promise<Snapshot> {
	return withPostgres(async (client) => {
		if ((await inspectPostgresSchema(client)) !== "school") throw new BackupRefused("noSchool");
		await mkdir(path.join(folder, "database"), { recursive: true });
		await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
		const facts = await inspectPostgresRows(client);
		const asked = await askSnapshot((statement) => textsOf(client, statement));
		for (const [table, { columns = [] }] of Object.entries(facts.tables)) {
			const rows = client.query(copyTo(`COPY ${quote(table)} (${columns.map(quote)}) TO STDOUT`));
			await pipeline(rows, createWriteStream(path.join(folder, partOf(table)), { mode: 0o600 }));
		}
		await client.query("COMMIT");
		return { facts, parts: Object.keys(facts.tables).map(partOf), ...asked };
	});
}

async function inspectPostgresRows(client: pg.Client): Promise<DatabaseFacts> {
	const tables: DatabaseFacts["tables"] = {};
	for (const table of await tablesOf(client)) {
		const columns = await textsOf(
			client,
			`SELECT column_name FROM information_schema.columns
				WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
			[table],
		);
		const [rows] = await textsOf(client, `SELECT count(*) FROM ${quote(table)}`);
		tables[table] = { rows: Number(rows), columns };
	}
	const { rows: sequences } = await client.query<{ name: string; value: string }>(
		`SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
			WHERE schemaname = current_schema() AND last_value IS NOT NULL`,
	);
	return {
		kind: "postgres",
		migrations: await textsOf(client, "SELECT name FROM payload_migrations ORDER BY id"),
		tables,
		sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
	};
}

/**
 * Fills an empty schema from an unpacked backup and compares row counts. The caller commits.
 * @param schema replaces "public" in the migrations
 * @throws BackupRefused "newer", "damaged"
 */
export async function loadPostgres(
	client: pg.Client,
	folder: string,
	facts: DatabaseFacts,
	schema: string,
): Promise<void> {
	await runMigrations(client, facts, schema);
	const made = await tablesOf(client);
	const foreign = Object.keys(facts.tables).find((table) => !made.includes(table));
	if (foreign) throw new BackupRefused("newer", foreign);
	await withoutForeignKeys(client, schema, async () => {
		// Migrations may insert rows.
		await client.query(`TRUNCATE ${made.map(quote)}`);
		for (const [table, { columns = [] }] of Object.entries(facts.tables)) {
			const rows = client.query(copyFrom(`COPY ${quote(table)} (${columns.map(quote)}) FROM STDIN`));
			await pipeline(createReadStream(path.join(folder, partOf(table))), rows);
		}
	});
	for (const [name, value] of Object.entries(facts.sequences ?? {}))
		await client.query("SELECT setval(format('%I.%I', $1::text, $2::text)::regclass, $3)", [schema, name, value]);
	const found = await inspectPostgresRows(client);
	const wrong = Object.keys(facts.tables).find((table) => found.tables[table]?.rows !== facts.tables[table]?.rows);
	if (wrong) throw new BackupRefused("damaged", wrong);
}

async function runMigrations(client: pg.Client, facts: DatabaseFacts, schema: string): Promise<void> {
	const { migrations } = await import("@/lib/cms/migrations/postgres");
	const dialect = new PgDialect();
	const execute = (statement: SQL) => {
		const { sql: text, params } = dialect.sqlToQuery(statement);
		const own = text.replaceAll('"public".', `${quote(schema)}.`);
		// PostgreSQL accepts multiple statements in one query only without parameters.
		return params.length > 0 ? client.query(own, params) : client.query(own);
	};
	for (const { up } of migrationsOf(migrations, facts)) await up({ db: { execute } } as never);
}

/**
 * Tables reference each other in any order, so foreign keys are checked after the last one. Deferring constraints needs
 * only ownership of the table; disabling triggers needs a superuser.
 */
async function withoutForeignKeys(client: pg.Client, schema: string, work: () => Promise<void>): Promise<void> {
	const { rows: constraints } = await client.query<{ table: string; name: string }>(
		`SELECT relname AS table, conname AS name FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
			WHERE contype = 'f' AND pg_class.relnamespace = to_regnamespace(quote_ident($1))`,
		[schema],
	);
	const alter = async (how: string) => {
		for (const { table, name } of constraints)
			await client.query(`ALTER TABLE ${quote(table)} ALTER CONSTRAINT ${quote(name)} ${how}`);
	};
	await alter("DEFERRABLE INITIALLY DEFERRED");
	await work();
	await client.query("SET CONSTRAINTS ALL IMMEDIATE");
	await alter("NOT DEFERRABLE");
}

/**
 * Restores into a temporary schema, in a transaction that is rolled back. Needs neither a second database nor the
 * privilege to create one, and a killed process leaves nothing behind.
 * @throws BackupRefused "newer", "damaged"
 */
export function tryPostgres(folder: string, facts: DatabaseFacts): Promise<void> {
	const schema = `check_${process.pid}`;
	return withPostgres(async (client) => {
		await client.query("BEGIN");
		await client.query(`CREATE SCHEMA ${quote(schema)}`);
		await client.query(`SET LOCAL search_path TO ${quote(schema)}`);
		try {
			await loadPostgres(client, folder, facts, schema);
		} finally {
			await client.query("ROLLBACK");
		}
	});
}
