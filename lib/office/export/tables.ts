/**
 * The rows of all tables, of one moment, while the site runs. Values are those of SQLite, so that the archive is the same
 * for both databases: booleans 0 and 1, times ISO 8601, JSON as text.
 *
 * Rows and not records of Payload's API: a third of the tables are none of Payload's, versions and ids would be made anew,
 * and hooks would run as if somebody had entered it all.
 */
import "server-only";
import { randomUUID } from "node:crypto";
import Database from "libsql";
import type pg from "pg";
import { inspectPostgresSchema } from "@/lib/backup/postgres";
import { replaced } from "@/lib/cms/migrations/release-1";
import { sqliteFile } from "@/lib/data/data-folder";
import { withPostgres } from "@/lib/data/own-connection";
import { environment } from "@/lib/machine/environment";
import { groupBy } from "../lists/known";
import { ExportRefused } from "./manifest";

export type Value = string | number | null;
export type Row = Record<string, Value>;

export type Table = {
	name: string;
	columns: string[];
	/** The highest id that was ever given out. */
	last: string | undefined;
	rows: () => AsyncIterable<Row>;
};

type Source = { migrations: string[]; tables: Table[] };

/** Runs `work` in one reading transaction. */
export const withTables = <T>(work: (source: Source) => Promise<T>): Promise<T> =>
	environment.DATABASE_URL ? withPostgres((client) => readPostgres(client, work)) : readSqlite(work);

/** @param ran names of the migrations that have run @returns those that have the same name on both databases */
const common = (ran: string[]) => {
	const old: readonly string[] = [...replaced.sqlite, ...replaced.postgres];
	return ran.filter((name) => !old.includes(name));
};

/** Rows that are fetched at once. */
const batch = 2000;

type SqliteRow = Record<string, unknown>;

async function readSqlite<T>(work: (source: Source) => Promise<T>): Promise<T> {
	const database = new Database(sqliteFile, { timeout: 30_000 });
	const all = (text: string): SqliteRow[] => database.prepare(text).safeIntegers(true).all() as SqliteRow[];
	const textsOf = (text: string, column = "name") => all(text).map((row) => String(row[column]));
	try {
		database.exec("BEGIN");
		const names = textsOf(
			"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
		);
		const given = new Map(all("SELECT name, seq FROM sqlite_sequence").map(({ name, seq }) => [name, seq]));
		const tables = names.filter(isExported).map((name): Table => {
			const facts = all(`PRAGMA table_info("${name}")`);
			const hasId = facts.some((column) => column.name === "id" && /^int/i.test(String(column.type)));
			const [highest] = hasId ? all(`SELECT max(id) AS id FROM "${name}"`) : [];
			const last = Math.max(Number(given.get(name) ?? 0), Number(highest?.id ?? 0));
			return {
				name,
				columns: facts.map((column) => String(column.name)),
				last: last > 0 ? String(last) : undefined,
				async *rows() {
					for (const row of database.prepare(`SELECT * FROM "${name}"`).safeIntegers(true).iterate())
						yield Object.fromEntries(Object.entries(row as SqliteRow).map(([column, value]) => [column, plain(value)]));
				},
			};
		});
		return await work({ migrations: common(textsOf("SELECT name FROM payload_migrations ORDER BY id")), tables });
	} finally {
		database.close();
	}
}

function plain(value: unknown): Value {
	if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
	if (value === null || typeof value === "string" || typeof value === "number") return value;
	throw new Error(`A column holds ${typeof value}, which the archive cannot hold`);
}

/** How a column of PostgreSQL is read as SQLite has it. */
const asInSqlite: Record<string, (column: string) => string> = {
	bool: (column) => `${column}::int`,
	timestamptz: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
	numeric: (column) => `${column}::float8`,
	json: (column) => `${column}::text`,
	jsonb: (column) => `${column}::text`,
};

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function readPostgres<T>(client: pg.Client, work: (source: Source) => Promise<T>): Promise<T> {
	if ((await inspectPostgresSchema(client)) !== "school") throw new ExportRefused("damaged");
	await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
	const { rows: found } = await client.query<{ table: string; column: string; type: string }>(
		`SELECT c.table_name AS table, c.column_name AS column, c.udt_name AS type FROM information_schema.columns c
			JOIN pg_tables t ON t.tablename = c.table_name AND t.schemaname = c.table_schema
			WHERE c.table_schema = current_schema() ORDER BY c.table_name, c.ordinal_position`,
	);
	const { rows: given } = await client.query<{ name: string; value: string }>(
		`SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
			WHERE schemaname = current_schema() AND last_value IS NOT NULL`,
	);
	const { rows: ran } = await client.query<{ name: string }>("SELECT name FROM payload_migrations ORDER BY id");
	const tables = [...groupBy(found, ({ table }) => table)]
		.filter(([name]) => isExported(name))
		.map(([name, columns]): Table => {
			const list = columns.map(({ column, type }) => {
				const own = quote(column);
				return `${asInSqlite[type]?.(own) ?? own} AS ${own}`;
			});
			return {
				name,
				columns: columns.map(({ column }) => column),
				last: given.find((sequence) => sequence.name === `${name}_id_seq`)?.value,
				async *rows() {
					await client.query(`DECLARE leaving CURSOR FOR SELECT ${list} FROM ${quote(name)}`);
					for (let count = batch; count === batch; ) {
						const { rows } = await client.query<Row>(`FETCH ${batch} FROM leaving`);
						yield* rows;
						count = rows.length;
					}
					await client.query("CLOSE leaving");
				},
			};
		});
	return await work({ migrations: common(ran.map(({ name }) => name)), tables });
}

/** Of the moment or of the machine, or made anew from the rest. */
const never = [
	...["staff_sessions", "staff_devices", "step_ups", "limits", "payload_migrations"],
	...["payload_locked_documents", "payload_locked_documents_rels"],
];

/** @returns whether a table is in the archive */
export const isExported = (table: string): boolean => !never.includes(table) && !table.startsWith("search_");

/** Entries of Payload's key-value store that are the machine's. */
const ofMachine = (key: string) => key === "clock" || key.startsWith("editing:");

/**
 * Columns that an archive must not hold which anybody can read, or "rows" for whole rows. Whoever gets it has all the time
 * to try: what can be guessed behind its hash, and what is a key, is only in a sealed archive, and there sealed once more,
 * so that who opens it leaves none on a disk. Hashes of tokens stay: behind each are 256 random bits.
 */
const withheld: Record<string, readonly string[] | "rows"> = {
	students: ["password_hash"],
	// Whoever sends an application with it again is answered with a token for that application.
	applications: ["browser_key"],
	staff: ["hash", "salt", "reset_password_token"],
	second_factors: "rows",
	recovery_codes: "rows",
	payload_kv: ["signature"],
};

/** @returns whether the sealed part has the table's whole rows */
export const isWithheld = (table: string): boolean => Object.hasOwn(withheld, table);

/** @returns a row as the sealed part has it; null if it leaves in no archive */
export function wholeRow(table: string, row: Row): Row | null {
	if (table === "payload_kv" && ofMachine(String(row.key))) return null;
	// The new site makes its index itself.
	return table === "counters" && row.name === "search-index" ? null : row;
}

/** @returns a row as everybody may read it; null if nobody may */
export function openRow(table: string, row: Row): Row | null {
	const columns = withheld[table];
	const whole = wholeRow(table, row);
	if (!columns || !whole) return whole;
	if (columns === "rows") return null;
	if (table === "payload_kv") return columns.includes(String(row.key)) ? null : row;
	const kept = Object.entries(row).filter(([column]) => !columns.includes(column));
	// The table demands one: one that nobody has ever had.
	return Object.fromEntries([...kept, ...(table === "applications" ? [["browser_key", randomUUID()]] : [])]);
}
