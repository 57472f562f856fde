/** The SQLite database in a backup. */
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { type Client, LibsqlError } from "@libsql/client";
import { sqliteFile } from "@/lib/data/data-folder";
import { textsOf, withSqlite } from "@/lib/data/own-connection";
import type { DatabaseFacts } from "./manifest";
import { askSnapshot, recipientQuery } from "./queries";
import { BackupRefused } from "./refused";

/** Name of the part with the database. */
export const sqlitePart = "database/school.db";

/** @property recipient for whom the backup is sealed; @property seen when the clock was seen last */
export type Snapshot = {
	facts: DatabaseFacts;
	referenced: string[];
	parts: string[];
	recipient: string | undefined;
	seen: string | undefined;
};

/** Milliseconds to wait for the lock while another process writes. */
const busyTimeout = 30_000;

const withClient = <T>(file: string, work: (client: Client) => Promise<T>): Promise<T> =>
	withSqlite(file, work, busyTimeout).catch((error: unknown) => {
		if (error instanceof LibsqlError && /NOTADB|CORRUPT/.test(error.code)) throw new BackupRefused("databaseDamaged");
		if (String(error).includes("no such table")) throw new BackupRefused("noSchool");
		throw error;
	});

/** @returns for whom backups are sealed. @throws BackupRefused "noSchool", "databaseDamaged" */
export const readSqliteRecipient = async (): Promise<string | undefined> =>
	(await withClient(sqliteFile, (client) => textsOf(client, recipientQuery)))[0];

/**
 * Copies a consistent snapshot of the database while the site runs (VACUUM INTO does not block writers).
 * @throws BackupRefused "noSchool", "databaseDamaged"
 */
export async function snapshotSqlite(folder: string): Promise<Snapshot> {
	const target = path.join(folder, sqlitePart);
	await mkdir(path.dirname(target), { recursive: true });
	await rm(target, { force: true });
	await withClient(sqliteFile, (client) => client.execute({ sql: "VACUUM INTO ?", args: [target] }));
	const facts = await inspectSqliteCopy(target);
	const asked = await withClient(target, (client) => askSnapshot((statement) => textsOf(client, statement)));
	return { facts, parts: [sqlitePart], ...asked };
}

/**
 * Checks integrity and foreign keys, and counts rows.
 * @param file a database that no running site uses
 * @throws BackupRefused if it is damaged or has none of this application's tables
 */
export function inspectSqliteCopy(file: string): Promise<DatabaseFacts> {
	return withClient(file, async (client) => {
		const faults = await textsOf(client, "PRAGMA integrity_check");
		if (faults.join() !== "ok") throw new BackupRefused("databaseDamaged", faults[0]);
		const dangling = await textsOf(client, "PRAGMA foreign_key_check");
		if (dangling.length > 0) throw new BackupRefused("databaseDamaged", `foreign keys: ${dangling[0]}`);
		const names = await textsOf(
			client,
			"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
		);
		if (!names.includes("payload_migrations")) throw new BackupRefused("noSchool");
		const tables: DatabaseFacts["tables"] = {};
		for (const name of names.sort()) {
			const [rows] = await textsOf(client, `SELECT count(*) FROM "${name}"`);
			tables[name] = { rows: Number(rows) };
		}
		const migrations = await textsOf(client, "SELECT name FROM payload_migrations ORDER BY id");
		return { kind: "sqlite", migrations, tables };
	});
}
