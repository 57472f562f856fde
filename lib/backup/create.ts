/** Creates a backup of a school while its site runs. */
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { sqliteFile } from "@/lib/data/data-folder";
import { type FileKind, fileKinds, fileStore, readBytes } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";
import { syncFolder } from "@/lib/machine/sync-folder";
import type { BackupFailure } from "@/lib/office/backup/text";
import { digestOf, readArchive, writeArchive } from "./archive";
import { assertPicture, tryContent } from "./check";
import type { Files } from "./container";
import { type BackupKind, backupPath, newBackupName, noteOrder, rotate, withTemporaryFolder } from "./folder";
import { formatVersion, type Part } from "./manifest";
import { type KeptFile, openObjects, sweepObjects } from "./objects";
import { backupIn, here } from "./place";
import { readPostgresRecipient, snapshotPostgres } from "./postgres";
import { isJump } from "./queries";
import { BackupRefused, toBackupError } from "./refused";
import { unpackBackup } from "./restore";
import type { Key } from "./seal";
import { readSqliteRecipient, type Snapshot, snapshotSqlite } from "./sqlite";
import { noteSeal, type Seal } from "./status";

const secretPart = "secret";

/** Files read at once, each as a whole; an S3 store takes some milliseconds for each. */
const filesAtOnce = 4;

/** More are needed only if files are deleted faster than a snapshot is made. */
const maxSnapshots = 3;

/** `isRotated`: whether what is no longer kept was removed, which waits while the clock has jumped. */
export type MadeBackup = { name: string; file: string; missing: string[]; isRotated: boolean };

/**
 * Stores the uploaded files that are new, writes and verifies a backup, then removes what is no longer kept. The file gets
 * its final name last, so an interrupted backup is never mistaken for a complete one.
 * @throws BackupRefused for every known reason; earlier backups are kept
 */
export async function createBackup(kind: BackupKind): Promise<MadeBackup> {
	// Before any folder is created: DATA_DIR may be mistyped.
	if (!environment.DATABASE_URL && !existsSync(sqliteFile)) throw new BackupRefused("noSchool", sqliteFile);
	try {
		return await withTemporaryFolder(async (folder) => {
			try {
				return await createIn(folder, kind);
			} finally {
				// Also what a failed one has stored. It stays for the next time where that cannot be known.
				await sweepObjects(here).catch((error: unknown) => console.error(describeError(error)));
			}
		}, kind === "update");
	} catch (error) {
		throw toBackupError(error);
	}
}

async function createIn(folder: string, kind: BackupKind): Promise<MadeBackup> {
	const content = path.join(folder, "content");
	const { facts, parts: databaseParts, recipient, seen, kept, missing } = await gather(content);
	await copyFile(path.join(environment.DATA_DIR, secretPart), path.join(content, secretPart));
	const parts: Record<string, Part> = {};
	for (const name of [...databaseParts, secretPart]) parts[name] = await digestOf(path.join(content, name));
	const files: Files = {};
	for (const [name, { bytes, sha256, object, size }] of kept) {
		parts[name] = { bytes, sha256, object };
		files[object] = size;
	}

	const archive = path.join(folder, "archive");
	const manifest = { format: formatVersion, made: new Date().toISOString(), database: facts, missing, parts } as const;
	const key = await writeArchive(content, manifest, { target: archive, files, recipient });
	await rm(content, { recursive: true });
	const name = newBackupName(kind, { sealed: Boolean(key) });
	const unreadable = kept.find(([, { isGood }]) => !isGood);
	if (key)
		await noteSeal(name, { ...(unreadable && { failure: "damaged" }), ...(await tryOnce(archive, key, content)) });
	else await readArchive(backupIn(archive), {});
	await noteOrder(name);
	await rename(archive, backupPath(name));
	await syncFolder(environment.BACKUP_DIR);
	const isRotated = !(seen && isJump(Date.parse(seen)));
	if (isRotated) await rotate(name);
	// What is removed stays so, before the files that it alone named are.
	await syncFolder(environment.BACKUP_DIR);
	return { name, file: backupPath(name), missing, isRotated };
}

/**
 * Restores a sealed backup to a temporary place: later the server cannot, for want of the key.
 * @param folder a path that does not exist; the caller removes it
 * @returns what is to be noted of it
 * @throws BackupRefused "damaged" if not every byte can be read again
 */
async function tryOnce(archive: string, key: Key, folder: string): Promise<Seal> {
	await mkdir(folder);
	const manifest = await unpackBackup(backupIn(archive), folder, { key });
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

/** `isGood`: of a picture, whether it can be decoded. One that cannot prevents no backup, but is found by its check. */
type Collected = KeptFile & { isGood: boolean };

/**
 * Takes a database snapshot and stores the files that it references, while the site runs. The site writes a file before its
 * record and deletes it after its record. So all present files are stored before the snapshot, in case they are deleted
 * meanwhile, and files added since are stored after it. If a file was added and deleted in between, another snapshot is
 * taken.
 */
async function gather(content: string): Promise<Snapshot & { kept: [string, Collected][]; missing: string[] }> {
	const isPostgres = environment.DATABASE_URL !== undefined;
	const objects = await openObjects(await (isPostgres ? readPostgresRecipient() : readSqliteRecipient()));
	const found = new Map<string, Collected>();

	/** @returns whether the file is stored, from this or an earlier call */
	async function collect(part: string): Promise<boolean> {
		const [kind, name] = part.split("/") as [FileKind, string];
		const bytes = found.has(part) ? null : await readBytes(fileStore(kind), name);
		if (!bytes) return found.has(part);
		const isGood = await assertPicture(part, bytes).then(
			() => true,
			() => false,
		);
		found.set(part, { ...(await objects.keep(bytes)), isGood });
		return true;
	}

	await collectAllFiles(collect);
	await mkdir(content, { recursive: true });
	let before: string | undefined;
	for (let round = 1; ; round += 1) {
		const snapshot = await (isPostgres ? snapshotPostgres(content) : snapshotSqlite(content));
		// A head has made a recovery sheet in between: everything is sealed for it.
		if (snapshot.recipient !== objects.recipient) return gather(content);
		const missing: string[] = [];
		for (const part of snapshot.referenced) if (!(await collect(part))) missing.push(part);
		const isSettled = missing.length === 0 || missing.join() === before || round === maxSnapshots;
		before = missing.join();
		if (!isSettled) continue;
		await objects.save();
		const referenced = new Set(snapshot.referenced);
		const kept = [...found].filter(([part]) => referenced.has(part)).sort();
		return { ...snapshot, kept, missing };
	}
}

async function collectAllFiles(collect: (part: string) => Promise<boolean>): Promise<void> {
	const limit = pLimit(filesAtOnce);
	for (const kind of fileKinds) {
		const parts: string[] = [];
		for await (const { name } of fileStore(kind).list()) parts.push(`${kind}/${name}`);
		const collected = await Promise.allSettled(parts.map((part) => limit(() => collect(part))));
		const failed = collected.find(({ status }) => status === "rejected");
		if (failed?.status === "rejected") throw failed.reason;
	}
}
