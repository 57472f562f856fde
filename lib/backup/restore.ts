/** Restores a school into an empty DATA_DIR, database and file store: completely or not at all. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { makeDataFolder, sqliteFile } from "@/lib/data/data-folder";
import { withPostgres } from "@/lib/data/own-connection";
import { fileKinds, hasFiles } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { lockName } from "@/lib/machine/folder-lock.js";
import { syncFolder } from "@/lib/machine/sync-folder";
import { type Reading, readArchive } from "./archive";
import { inspectBackup } from "./container";
import type { DatabaseFacts, Manifest } from "./manifest";
import { migrationsOf } from "./manifest";
import type { Kept } from "./place";
import { inspectPostgresSchema, loadPostgres } from "./postgres";
import { BackupRefused, toBackupError } from "./refused";
import { moveIn, restored, restoring, settleRestore } from "./settle";
import { inspectSqliteCopy, sqlitePart } from "./sqlite";

/**
 * Entries that an empty DATA_DIR may have: the build's copy from a start, the lock, BACKUP_DIR, and lost+found of an ext4 file
 * system.
 */
const isIgnored = (name: string) =>
	name === "site" ||
	name === lockName ||
	name === "lost+found" ||
	path.join(environment.DATA_DIR, name) === environment.BACKUP_DIR;

async function assertEmpty(): Promise<void> {
	const found = (await readdir(environment.DATA_DIR)).filter((name) => !isIgnored(name) && !name.startsWith(restoring));
	if (found.length > 0) throw new BackupRefused("notEmpty", `${environment.DATA_DIR}: ${found.join(", ")}`);
	if (await hasFiles()) throw new BackupRefused("notEmpty", "S3_BUCKET");
	if (!environment.DATABASE_URL) return;
	if ((await withPostgres(inspectPostgresSchema)) !== "empty") throw new BackupRefused("notEmpty", "DATABASE_URL");
}

/**
 * Restores a backup into DATA_DIR and DATABASE_URL. The database goes through memory in pieces, an uploaded file as a whole.
 * @param askKey is asked for the key of a sealed backup
 * @throws BackupRefused if the target is not empty or the backup cannot be restored completely; the target is unchanged
 */
export async function restoreBackup(backup: Kept, askKey: () => Promise<string>): Promise<void> {
	const { archives, name } = backup;
	if (!(await archives.find(name))) throw new BackupRefused("noBackup", name);
	await fillEmpty(async (folder) => {
		const key = (await inspectBackup(archives, name)).sealed ? await askKey() : undefined;
		const takeFile = (part: string, bytes: Buffer) => writePart(path.join(folder, part), bytes);
		return (await unpackBackup(backup, folder, { key, takeFile })).database;
	});
}

/**
 * Fills DATA_DIR, the database and the store of files: completely or not at all.
 * @param unpack puts into an empty folder what a backup has, and says what its database is
 * @throws BackupRefused if the target is not empty, and whatever `unpack` throws; the target is unchanged
 */
export async function fillEmpty(unpack: (folder: string) => Promise<DatabaseFacts>): Promise<void> {
	makeDataFolder();
	try {
		await settleRestore();
		await assertEmpty();
		await fillFrom(await mkdtemp(path.join(environment.DATA_DIR, restoring)), unpack);
	} catch (error) {
		throw toBackupError(error);
	}
}

/** @param folder a temporary folder, which is removed afterwards */
async function fillFrom(folder: string, unpack: (folder: string) => Promise<DatabaseFacts>): Promise<void> {
	try {
		const database = await unpack(folder);
		await assertEmpty();
		await (environment.DATABASE_URL ? putPostgres(folder, database) : putSqlite(folder));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function writePart(target: string, bytes: Buffer): Promise<void> {
	await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
	await writeFile(target, bytes, { flag: "wx", mode: 0o600, flush: true });
}

/**
 * Unpacks a backup and checks everything that needs no PostgreSQL server.
 * @param folder an empty folder
 * @param reading what opens a sealed backup, and takes its uploaded files
 * @throws BackupRefused
 */
export async function unpackBackup(
	backup: Kept,
	folder: string,
	reading: Omit<Reading, "into"> = {},
): Promise<Manifest> {
	const manifest = await readArchive(backup, { ...reading, into: folder });
	const { database } = manifest;
	const own = environment.DATABASE_URL ? "postgres" : "sqlite";
	if (database.kind !== own) throw new BackupRefused("otherDatabase");
	if (own === "sqlite") await checkSqlite(path.join(folder, sqlitePart), database);
	for (const name of fileKinds) await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 });
	for (const name of await readdir(folder)) if (name !== "secret") await syncFolder(path.join(folder, name));
	return manifest;
}

async function checkSqlite(file: string, facts: DatabaseFacts): Promise<void> {
	const { migrations } = await import("@/lib/cms/migrations/sqlite");
	migrationsOf(migrations, facts);
	if (!existsSync(file)) throw new BackupRefused("damaged", sqlitePart);
	const found = await inspectSqliteCopy(file);
	if (JSON.stringify(found.tables) !== JSON.stringify(facts.tables)) throw new BackupRefused("damaged", sqlitePart);
	for (const end of ["-wal", "-shm"]) await rm(file + end, { force: true });
}

async function putSqlite(folder: string): Promise<void> {
	await rename(path.join(folder, sqlitePart), path.join(folder, path.basename(sqliteFile)));
	await putFiles(folder);
	await moveIn();
}

/** With SQLite this rename is the commit point; with PostgreSQL it is the COMMIT that follows (settle.ts). */
async function putFiles(folder: string): Promise<void> {
	await rm(path.join(folder, "database"), { recursive: true });
	await syncFolder(folder);
	await rename(folder, restored);
	await syncFolder(environment.DATA_DIR);
}

async function putPostgres(folder: string, facts: DatabaseFacts): Promise<void> {
	await withPostgres(async (client) => {
		await client.query("BEGIN");
		await client.query("SET LOCAL search_path TO public");
		await loadPostgres(client, folder, facts, "public");
		await putFiles(folder);
		await client.query("COMMIT");
	}).catch(async (error: unknown) => {
		await settleRestore();
		throw error;
	});
	await moveIn();
}
