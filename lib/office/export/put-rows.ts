/** Rows as the database part of an unpacked backup: a file of SQLite, or what COPY of PostgreSQL reads. */
import "server-only";
import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createClient } from "@libsql/client";
import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql";
import Database from "libsql";
import type { DatabaseFacts } from "@/lib/backup/manifest";
import { migrationsOf } from "@/lib/backup/manifest";
import { partOf } from "@/lib/backup/postgres";
import { inspectSqliteCopy, sqlitePart } from "@/lib/backup/sqlite";
import { replaced } from "@/lib/cms/migrations/release-1";
import { ExportRefused } from "./manifest";
import type { Row, Table, Value } from "./tables";

/** @property migrations those that have run since the first release */
export type Incoming = { migrations: string[]; tables: Table[] };

const inCopy: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

const copied = (value: Value | undefined): string =>
	value === null || value === undefined
		? "\\N"
		: String(value).replaceAll(/[\\\t\n\r]/g, (sign) => inCopy[sign] ?? sign);

async function* copyLines(columns: readonly string[], rows: AsyncIterable<Row>, count: { rows: number }) {
	for await (const row of rows) {
		count.rows += 1;
		yield `${columns.map((column) => copied(row[column])).join("\t")}\n`;
	}
}

/** The table of what has run, which Payload reads. */
function migrationTable(names: readonly string[]): Table {
	const rows = names.map((name, index): Row => ({ id: index + 1, name, batch: 1 }));
	async function* all() {
		yield* rows;
	}
	return { name: "payload_migrations", columns: ["id", "name", "batch"], last: String(names.length), rows: all };
}

/** @param folder of an unpacked backup @returns what the database is; its foreign keys are checked when it is loaded */
export async function putPostgresRows(folder: string, { migrations, tables }: Incoming): Promise<DatabaseFacts> {
	const { migrations: known } = await import("@/lib/cms/migrations/postgres");
	const ran = [...replaced.postgres, ...migrations];
	const facts = {
		kind: "postgres",
		migrations: ran,
		tables: {},
		sequences: {},
	} satisfies DatabaseFacts as DatabaseFacts;
	migrationsOf(known, facts);
	for (const { name, columns, last, rows } of [...tables, migrationTable(ran)]) {
		const count = { rows: 0 };
		const file = createWriteStream(path.join(folder, partOf(name)), { flags: "wx", mode: 0o600 });
		await pipeline(copyLines(columns, rows(), count), file);
		facts.tables[name] = { rows: count.rows, columns };
		if (last && facts.sequences) facts.sequences[`${name}_id_seq`] = last;
	}
	return facts;
}

/** @param folder of an unpacked backup @returns what the database is @throws BackupRefused if it would be a damaged one */
export async function putSqliteRows(folder: string, { migrations, tables }: Incoming): Promise<DatabaseFacts> {
	const file = path.join(folder, sqlitePart);
	const ran = [...replaced.sqlite, ...migrations];
	await migrateNew(file, ran);
	await fill(file, [...tables, migrationTable(ran)]);
	const written = await open(file, "r+");
	await written.sync().finally(() => written.close());
	return inspectSqliteCopy(file);
}

async function migrateNew(file: string, ran: string[]): Promise<void> {
	const { migrations: known } = await import("@/lib/cms/migrations/sqlite");
	const own = migrationsOf(known, { kind: "sqlite", migrations: ran, tables: {} });
	const client = createClient({ url: `file:${file}`, concurrency: 1 });
	try {
		// Nothing is lost with it: a file that is not complete is thrown away.
		await client.execute("PRAGMA synchronous = OFF");
		await client.execute("PRAGMA foreign_keys = OFF");
		const db = drizzle({ client });
		for (const { up } of own) await up({ db } as never);
	} finally {
		client.close();
	}
}

async function fill(file: string, tables: readonly Table[]): Promise<void> {
	const database = new Database(file);
	const namesOf = (text: string) => (database.prepare(text).all() as { name: string }[]).map(({ name }) => name);
	try {
		database.exec("PRAGMA synchronous = OFF");
		database.exec("PRAGMA foreign_keys = OFF");
		database.exec("BEGIN");
		const made = namesOf("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'");
		const foreign = tables.find(({ name }) => !made.includes(name));
		if (foreign) throw new ExportRefused("newer", foreign.name);
		const counted = namesOf("SELECT name FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%'");
		// Migrations may insert rows.
		for (const { name } of tables) database.exec(`DELETE FROM "${name}"`);
		database.exec("DELETE FROM sqlite_sequence");
		for (const { name, columns, last, rows } of tables) {
			const places = columns.map(() => "?").join(", ");
			const into = database.prepare(
				`INSERT INTO "${name}" (${columns.map((column) => `"${column}"`)}) VALUES (${places})`,
			);
			for await (const row of rows()) into.run(columns.map((column) => row[column] ?? null));
			if (!last || !counted.includes(name)) continue;
			database.prepare("DELETE FROM sqlite_sequence WHERE name = ?").run(name);
			database.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").run(name, BigInt(last));
		}
		database.exec("COMMIT");
	} finally {
		database.close();
	}
}
