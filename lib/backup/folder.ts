/** The backup folder: file names, rotation and the lock that allows one job at a time. */
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { createClient, LibsqlError, type Transaction } from "@libsql/client";
import { z } from "zod";
import { dayLength } from "@/lib/contract/days";
import { environment } from "@/lib/machine/environment";
import { BackupRefused } from "./refused";

/** Number of backups to keep of each kind. */
export const keptBackups = { nightly: 7, manual: 3 } as const;
export type BackupKind = keyof typeof keptBackups;

export type StoredBackup = { name: string; bytes: number; at: string; kind: BackupKind; sealed: boolean };

/** UTC offset of Dhaka, which has no daylight saving time. */
const offsetHours = 6;

/** Contains the time in Dhaka with milliseconds, so that names sort by age. */
const namePattern = /^school-(\d{4}-\d{2}-\d{2})-(\d{2})-(\d{2})-(\d{2})-(\d{3})-(nightly|manual)\.tar\.gz(\.age)?$/;

const lockName = "lock";
const unfinished = "unfinished-";

/** @returns the path of a file in the backup folder */
export const backupPath = (name: string) => path.join(environment.BACKUP_DIR, name);

/** Writes a file of the folder as JSON: whole or not at all, also if the process is killed. */
export async function writeInBackups(fileName: string, value: unknown): Promise<void> {
	const temporary = backupPath(`${fileName}-${process.pid}`);
	const file = await open(temporary, "w", 0o600);
	try {
		await file.writeFile(JSON.stringify(value));
		await file.sync();
	} finally {
		await file.close();
	}
	await rename(temporary, backupPath(fileName));
}

/** @returns the file name of a backup created now */
export function newBackupName(kind: BackupKind, { sealed }: { sealed: boolean }): string {
	const now = new Date(Date.now() + offsetHours * 3_600_000).toISOString();
	return `school-${now.replace("Z", "").replace(/[T:.]/g, "-")}-${kind}.tar.gz${sealed ? ".age" : ""}`;
}

/** Whether a clock that was ahead named it: how long ago it was made is not known. */
export const isAhead = ({ at }: Pick<StoredBackup, "at">, now = Date.now()): boolean =>
	Date.parse(at) > now + dayLength;

/**
 * @returns the complete backups of a folder, newest first: in the order in which they were written here, whatever the
 * clock said; then those of which that is not known, by their dates, and those among them with a date in the future last
 */
export async function listBackups(folder = environment.BACKUP_DIR): Promise<StoredBackup[]> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
	const found = await Promise.all(
		names
			.sort()
			.reverse()
			.map((name) => readBackup(folder, name)),
	);
	const backups = found.filter((backup) => backup !== null);
	const order = await readOrder(folder);
	// Higher is newer: written here, of another origin, of another origin and from the future.
	const rankOf = (one: StoredBackup) => (order.includes(one.name) ? order.indexOf(one.name) : isAhead(one) ? -2 : -1);
	return backups.sort((one, other) => rankOf(other) - rankOf(one));
}

/** Names of the backups in the order in which they were written: a clock that was set cannot change it. */
const orderName = "order.json";

async function readOrder(folder: string): Promise<string[]> {
	const read = readFile(path.join(folder, orderName), "utf8").then((text): unknown => JSON.parse(text));
	return z
		.array(z.string())
		.catch([])
		.parse(await read.catch(() => []));
}

/** Must be called before the backup gets its name. Entries of deleted backups are removed. */
export async function noteOrder(name: string): Promise<void> {
	const kept = (await readOrder(environment.BACKUP_DIR)).filter((other) => existsSync(backupPath(other)));
	await writeInBackups(orderName, [...kept, name]);
}

async function readBackup(folder: string, name: string): Promise<StoredBackup | null> {
	const [, day, hour, minute, second, millisecond, kind, sealed] = namePattern.exec(name) ?? [];
	if (!kind) return null;
	// Rotation may have deleted it since the folder was listed.
	const found = await stat(path.join(folder, name)).catch(() => null);
	const at = new Date(`${day}T${hour}:${minute}:${second}.${millisecond}+0${offsetHours}:00`).toISOString();
	return found && { name, bytes: found.size, at, kind: kind as BackupKind, sealed: Boolean(sealed) };
}

/** Deletes the oldest backups of a kind. @param made name of the one that has just been made, which is kept always */
export async function rotate(kind: BackupKind, made: string): Promise<void> {
	const others = (await listBackups()).filter((backup) => backup.kind === kind && backup.name !== made);
	const old = others.slice(keptBackups[kind] - 1);
	for (const { name } of old) await rm(backupPath(name), { force: true });
}

/**
 * Runs `work` with a temporary folder beside the backups, which is deleted afterwards. Holds a lock on a SQLite file
 * meanwhile: unlike a PID file, the operating system releases it when the process is killed.
 * @throws BackupRefused "busy" if another process holds the lock
 */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
	await mkdir(environment.BACKUP_DIR, { recursive: true, mode: 0o700 });
	await chmod(environment.BACKUP_DIR, 0o700);
	const client = createClient({ url: `file:${backupPath(lockName)}`, timeout: 0 });
	let lock: Transaction | undefined;
	try {
		lock = await client.transaction("write");
		await deleteUnfinished();
		const folder = await mkdtemp(backupPath(unfinished));
		try {
			return await work(folder);
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	} catch (error) {
		if (!lock && error instanceof LibsqlError && error.code.startsWith("SQLITE_BUSY")) throw new BackupRefused("busy");
		throw error;
	} finally {
		lock?.close();
		client.close();
	}
}

/** Deletes temporary folders of killed jobs. The lock must be held, so that no running job uses one. */
async function deleteUnfinished(): Promise<void> {
	const left = (await readdir(environment.BACKUP_DIR)).filter((name) => name.startsWith(unfinished));
	for (const name of left) await rm(backupPath(name), { recursive: true, force: true });
}
