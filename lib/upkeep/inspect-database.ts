/**
 * Decides whether a start may open the database. A school must never start with an empty database in place of its own,
 * so a missing, empty or damaged one stops the start. Only a DATA_DIR that never held a school, or an interrupted first
 * start, may begin with an empty database.
 */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { LibsqlError } from "@libsql/client";
import { oldest, replaced } from "@/lib/cms/migrations/release-1";
import { sqliteFile } from "@/lib/data/data-folder";
import { findTraces, isFirstStart, StartRefused } from "@/lib/data/first-start";
import { textsOf, withPostgres, withSqlite } from "@/lib/data/own-connection";
import { hasFiles, isRemote } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { commandText } from "@/lib/machine/text";

/**
 * `empty`: no migration has run. `older`: the schema is too old for this build's migrations; `newer`: one has run that
 * this build does not have.
 */
type State = "whole" | "missing" | "empty" | "older" | "newer" | "damaged";

/**
 * Traces in DATA_DIR and in the S3 store: with a new, empty DATA_DIR, files in the store show that the database is
 * lost.
 * @throws StoreUnavailable
 */
const findAllTraces = async (): Promise<string[]> => [
	...findTraces(),
	...(isRemote && (await hasFiles()) ? ["S3_BUCKET"] : []),
];

/**
 * Refuses to open a database that is not whole, except for a missing or empty one during the first start.
 * @throws StartRefused if it must not be opened
 */
export async function checkDatabase(): Promise<void> {
	const isNew = async () => isFirstStart() && !(isRemote && (await hasFiles()));
	const mayOpen = async (state: State) =>
		state === "whole" || ((state === "missing" || state === "empty") && (await isNew()));
	if (await mayOpen(await inspectDatabase())) return;
	// A concurrent first start may have finished after the inspection and removed the marker: inspect again.
	const state = await inspectDatabase();
	if (state !== "whole") throw new StartRefused(commandText.databaseRefused[state](sqliteFile, await findAllTraces()));
}

/** The SQLite file in DATA_DIR, after a quick integrity check. */
async function inspectSqlite(): Promise<State> {
	if (!existsSync(sqliteFile)) return "missing";
	if (statSync(sqliteFile).size === 0) return "empty";
	try {
		return await withSqlite(sqliteFile, async (client) => {
			if ((await textsOf(client, "PRAGMA quick_check"))[0] !== "ok") return "damaged";
			const tables = await textsOf(client, "SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'");
			if (tables.length === 0) return "empty";
			return stateAfter(await textsOf(client, "SELECT name FROM payload_migrations"));
		});
	} catch (error) {
		if (error instanceof LibsqlError && /NOTADB|CORRUPT/.test(error.code)) return "damaged";
		throw error;
	}
}

/** A database of PostgreSQL is never "missing" or "damaged", because then it cannot be queried. */
const inspectPostgres = (): Promise<State> =>
	withPostgres(async (client) => {
		const tables = await client.query("SELECT 1 WHERE to_regclass('payload_migrations') IS NOT NULL");
		if (tables.rows.length === 0) return "empty";
		const { rows: run } = await client.query<{ name: string }>("SELECT name FROM payload_migrations");
		return stateAfter(run.map(({ name }) => name));
	});

/** @returns the state of the database */
export const inspectDatabase = (): Promise<State> => (environment.DATABASE_URL ? inspectPostgres() : inspectSqlite());

/** Imported lazily: most processes that inspect nothing need no migrations. */
const migrationsOfBuild = async () =>
	environment.DATABASE_URL
		? [...replaced.postgres, ...(await import("@/lib/cms/migrations/postgres")).migrations.map(({ name }) => name)]
		: [...replaced.sqlite, ...(await import("@/lib/cms/migrations/sqlite")).migrations.map(({ name }) => name)];

/** @param run names of the migrations that have run */
async function stateAfter(run: readonly string[]): Promise<State> {
	if (!run.includes(oldest)) return "older";
	const known: readonly string[] = await migrationsOfBuild();
	return run.every((name) => known.includes(name)) ? "whole" : "newer";
}

/**
 * The secret of a school is never replaced by another without a word: printed papers would no longer be recognised.
 * @param isUsed whether the database is that of a school
 * @throws StartRefused if it is, and its secret is missing
 */
export function requireSecret(isUsed: boolean): void {
	const file = path.join(environment.DATA_DIR, "secret");
	if (isUsed && !environment.SECRET && !existsSync(file)) throw new StartRefused(commandText.noSecret(file));
}
