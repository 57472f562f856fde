/** Makes a backup of a school while its site runs. */
import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, rename, stat } from "node:fs/promises";
import path from "node:path";
import { environment } from "@/lib/environment";
import { sqliteFile } from "../data-folder";
import { readArchive, sumOf, writeArchive } from "./archive";
import { type BackupKind, backupPath, newBackupName, rotate, withTemporaryFolder } from "./folder";
import { formatVersion, type Part } from "./manifest";
import { snapshotPostgres } from "./postgres";
import { BackupRefused, explained } from "./refused";
import { type Snapshot, snapshotSqlite } from "./sqlite";
import { syncFolder } from "./sync";

/** Folders of files that records name; they have no subfolders. */
const fileFolders = ["media", "students"];

const secretPart = "secret";

/** Enough, unless files are removed faster than a snapshot is made. */
const mostSnapshots = 3;

export type MadeBackup = { name: string; file: string; missing: string[] };

/**
 * Writes a complete, durable and verified file, then removes the oldest ones of its kind. Until it is renamed to its
 * final name at the end, nothing can be taken for a backup.
 * @throws BackupRefused for every known reason; the earlier backups are kept
 */
export async function createBackup(kind: BackupKind): Promise<MadeBackup> {
	// Before a folder is made: DATA_DIR may be mistyped.
	if (!environment.DATABASE_URL && !existsSync(sqliteFile)) throw new BackupRefused("noSchool", sqliteFile);
	try {
		return await withTemporaryFolder((folder) => createIn(folder, kind));
	} catch (error) {
		throw explained(error);
	}
}

async function createIn(folder: string, kind: BackupKind): Promise<MadeBackup> {
	const content = path.join(folder, "content");
	const { facts, parts: databaseParts, referenced, missing } = await gather(content);
	await keepFile(secretPart, content);
	const parts: Record<string, Part> = {};
	for (const name of [...databaseParts, secretPart, ...referenced.sort()])
		parts[name] = await sumOf(path.join(content, name));

	const archive = path.join(folder, "archive");
	const manifest = { format: formatVersion, made: new Date().toISOString(), database: facts, missing, parts } as const;
	await writeArchive(content, manifest, archive);
	await readArchive(archive);
	const name = newBackupName(kind);
	await rename(archive, backupPath(name));
	await syncFolder(environment.BACKUP_DIR);
	await rotate(kind);
	return { name, file: backupPath(name), missing };
}

/**
 * Collects a snapshot of the database and the files that it names. The site goes on: it writes a file before the record,
 * and removes it after the record is gone. So what is there before the snapshot is kept first (a removal cannot take it
 * away), and what has come since after it. A file that came and went in between is caught by another snapshot.
 */
async function gather(content: string): Promise<Snapshot & { missing: string[] }> {
	await keepAllFiles(content);
	let before: string | undefined;
	for (let round = 1; ; round += 1) {
		const snapshot = await (environment.DATABASE_URL ? snapshotPostgres(content) : snapshotSqlite(content));
		const missing: string[] = [];
		for (const part of snapshot.referenced) if (!(await keepFile(part, content))) missing.push(part);
		const isSettled = missing.length === 0 || missing.join() === before || round === mostSnapshots;
		const isKept = (part: string) => !missing.includes(part);
		if (isSettled) return { ...snapshot, referenced: snapshot.referenced.filter(isKept), missing };
		before = missing.join();
	}
}

async function keepAllFiles(content: string): Promise<void> {
	for (const folder of fileFolders) {
		await mkdir(path.join(content, folder), { recursive: true });
		const entries = await readdir(path.join(environment.DATA_DIR, folder), { withFileTypes: true }).catch(() => []);
		for (const entry of entries) if (entry.isFile()) await keepFile(`${folder}/${entry.name}`, content);
	}
}

/**
 * A hard link costs no space and outlives the removal of the original; a copy where the file system has none, or where
 * BACKUP_DIR is on another disk.
 * @returns whether the file is kept: now, or since an earlier call
 */
async function keepFile(part: string, content: string): Promise<boolean> {
	const [from, to] = [path.join(environment.DATA_DIR, part), path.join(content, part)];
	try {
		await link(from, to).catch((error: NodeJS.ErrnoException) => {
			if (error.code === "EEXIST" || error.code === "ENOENT") throw error;
			return copyFile(from, to);
		});
		return true;
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === "EEXIST") return refreshCopy(from, to);
		// It may have been kept before it was removed.
		if (code === "ENOENT") return existsSync(to);
		throw error;
	}
}

/** A copy (not a link) may have been taken of an upload that was half written. */
async function refreshCopy(from: string, to: string): Promise<true> {
	const [now, kept] = [await stat(from).catch(() => null), await stat(to)];
	if (now && now.size !== kept.size) await copyFile(from, to);
	return true;
}
