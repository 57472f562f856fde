/** Creates a backup of a school while its site runs. */
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { sqliteFile } from "@/lib/data/data-folder";
import { type FileKind, fileKinds, fileStore } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { syncFolder } from "@/lib/machine/sync-folder";
import type { BackupFailure } from "@/lib/office/backup/text";
import { digestOf, readArchive, writeArchive } from "./archive";
import { tryContent } from "./check";
import { type BackupKind, backupPath, newBackupName, noteOrder, rotate, withTemporaryFolder } from "./folder";
import { formatVersion, type Part } from "./manifest";
import { snapshotPostgres } from "./postgres";
import { BackupRefused, toBackupError } from "./refused";
import { unpackBackup } from "./restore";
import type { Key } from "./seal";
import { noteSeal, type Seal } from "./seals";
import { type Snapshot, snapshotSqlite } from "./sqlite";

const secretPart = "secret";

/** Files collected at once; an S3 store takes some milliseconds for each. */
const filesAtOnce = 8;

/** More are needed only if files are deleted faster than a snapshot is made. */
const maxSnapshots = 3;

export type MadeBackup = { name: string; file: string; missing: string[] };

/**
 * Writes and verifies a backup, then removes the oldest ones of its kind. The file gets its final name last, so an
 * interrupted backup is never mistaken for a complete one.
 * @throws BackupRefused for every known reason; earlier backups are kept
 */
export async function createBackup(kind: BackupKind): Promise<MadeBackup> {
	// Before any folder is created: DATA_DIR may be mistyped.
	if (!environment.DATABASE_URL && !existsSync(sqliteFile)) throw new BackupRefused("noSchool", sqliteFile);
	try {
		return await withTemporaryFolder((folder) => createIn(folder, kind));
	} catch (error) {
		throw toBackupError(error);
	}
}

async function createIn(folder: string, kind: BackupKind): Promise<MadeBackup> {
	const content = path.join(folder, "content");
	const { facts, parts: databaseParts, recipient, referenced, missing } = await gather(content);
	await copyFile(path.join(environment.DATA_DIR, secretPart), path.join(content, secretPart));
	const parts: Record<string, Part> = {};
	for (const name of [...databaseParts, secretPart, ...referenced.sort()])
		parts[name] = await digestOf(path.join(content, name));

	const archive = path.join(folder, "archive");
	const manifest = { format: formatVersion, made: new Date().toISOString(), database: facts, missing, parts } as const;
	const key = await writeArchive(content, manifest, archive, recipient);
	await rm(content, { recursive: true });
	const name = newBackupName(kind, { sealed: Boolean(key) });
	if (key) await noteSeal(name, await tryOnce(archive, key, content));
	else await readArchive(archive, {});
	await noteOrder(name);
	await rename(archive, backupPath(name));
	await syncFolder(environment.BACKUP_DIR);
	await rotate(kind, name);
	return { name, file: backupPath(name), missing };
}

/**
 * Restores a sealed backup to a temporary place: later the server cannot, for want of the key.
 * @param folder a path that does not exist; the caller removes it
 * @returns what is to be noted of it; a picture that cannot be decoded prevents no backup
 * @throws BackupRefused "damaged" if not every byte can be read again
 */
async function tryOnce(archive: string, key: Key, folder: string): Promise<Seal> {
	await mkdir(folder);
	const manifest = await unpackBackup(archive, folder, key);
	const failure = await failureOf(tryContent(folder, manifest));
	return { sha256: (await digestOf(archive)).sha256, ...(failure && { failure }) };
}

async function failureOf(work: Promise<void>): Promise<BackupFailure | undefined> {
	try {
		await work;
		return undefined;
	} catch (error) {
		if (error instanceof BackupRefused) return error.failure;
		throw error;
	}
}

/**
 * Collects a database snapshot and the files that it references, while the site runs. The site writes a file before its
 * record and deletes it after its record. So all present files are collected before the snapshot, in case they are
 * deleted meanwhile, and files added since are collected after it. If a file was added and deleted in between, another
 * snapshot is taken.
 */
async function gather(content: string): Promise<Snapshot & { missing: string[] }> {
	await collectAllFiles(content);
	let before: string | undefined;
	for (let round = 1; ; round += 1) {
		const snapshot = await (environment.DATABASE_URL ? snapshotPostgres(content) : snapshotSqlite(content));
		const missing: string[] = [];
		for (const part of snapshot.referenced) if (!(await collectFile(part, content))) missing.push(part);
		const isSettled = missing.length === 0 || missing.join() === before || round === maxSnapshots;
		const isKept = (part: string) => !missing.includes(part);
		if (isSettled) return { ...snapshot, referenced: snapshot.referenced.filter(isKept), missing };
		before = missing.join();
	}
}

async function collectAllFiles(content: string): Promise<void> {
	const limit = pLimit(filesAtOnce);
	for (const kind of fileKinds) {
		await mkdir(path.join(content, kind), { recursive: true });
		const parts: string[] = [];
		for await (const { name } of fileStore(kind).list()) parts.push(`${kind}/${name}`);
		const collected = await Promise.allSettled(parts.map((part) => limit(() => collectFile(part, content))));
		const failed = collected.find(({ status }) => status === "rejected");
		if (failed?.status === "rejected") throw failed.reason;
	}
}

/** @returns whether `content` contains the file, from this or an earlier call */
function collectFile(part: string, content: string): Promise<boolean> {
	const [kind, name] = part.split("/") as [FileKind, string];
	return fileStore(kind).copyTo(name, path.join(content, part));
}
