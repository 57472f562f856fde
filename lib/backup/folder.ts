/** The backup folder: file names, rotation and the lock that allows one job at a time. */
import { chmod, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { clockInDhaka, dhakaOffset } from "@/lib/bengali/dhaka";
import { keptBackups } from "@/lib/cms/retention";
import { dayLength } from "@/lib/contract/days";
import type { FileFacts, FileStore } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { holdFile } from "@/lib/machine/folder-lock.js";
import { here, type Place, readJson, writeJson } from "./place";
import { BackupRefused } from "./refused";

const backupKinds = ["nightly", "manual", "update"] as const;
export type BackupKind = (typeof backupKinds)[number];

export type StoredBackup = { name: string; bytes: number; at: string; kind: BackupKind; sealed: boolean };

/** Contains the time in Dhaka with milliseconds, so that names sort by age. */
const namePattern =
	/^school-(\d{4}-\d{2}-\d{2})-(\d{2})-(\d{2})-(\d{2})-(\d{3})-(nightly|manual|update)\.(tar|age\.tar|tar\.gz|tar\.gz\.age)$/;

export const isBackupName = (name: string): boolean => namePattern.test(name);

/** Whether a backup has all files in it, as those of earlier versions: they name none in the store. */
export const isWholeName = (name: string): boolean => name.includes(".tar.gz");

const lockName = "lock";
const unfinished = "unfinished-";

/** @returns the path of a file in the backup folder */
export const backupPath = (name: string) => path.join(environment.BACKUP_DIR, name);

/** @returns the file name of a backup created now */
export function newBackupName(kind: BackupKind, { sealed }: { sealed: boolean }): string {
	const now = clockInDhaka(Date.now());
	return `school-${now.replace("Z", "").replace(/[T:.]/g, "-")}-${kind}${sealed ? ".age" : ""}.tar`;
}

/** Whether a clock that was ahead named it: how long ago it was made is not known. */
export const isAhead = ({ at }: Pick<StoredBackup, "at">, now = Date.now()): boolean =>
	Date.parse(at) > now + dayLength;

/**
 * @returns the complete backups of a folder, newest first: in the order in which they were written here, whatever the
 * clock said; then those of which that is not known, by their dates, and those among them with a date in the future last
 */
export async function listBackups(place: Pick<Place, "archives"> = here): Promise<StoredBackup[]> {
	const backups: StoredBackup[] = [];
	for await (const found of place.archives.list()) {
		const backup = readName(found);
		if (backup) backups.push(backup);
	}
	const order = await readOrder(place);
	// Higher is newer: written here, of another origin, of another origin and from the future.
	const rankOf = (backup: StoredBackup) =>
		order.includes(backup.name) ? order.indexOf(backup.name) : isAhead(backup) ? -2 : -1;
	return backups.sort((a, b) => rankOf(b) - rankOf(a) || (a.name < b.name ? 1 : -1));
}

/** Names of the backups in the order in which they were written: a clock that was set cannot change it. */
const orderName = "order.json";

const readOrder = (place: { archives: FileStore }) => readJson(orderName, z.array(z.string()).catch([]), place);

/** Must be called before the backup gets its name. Entries of deleted backups are removed. */
export async function noteOrder(name: string, place: { archives: FileStore } = here): Promise<void> {
	const present = new Set((await listBackups(place)).map((backup) => backup.name));
	const kept = (await readOrder(place)).filter((other) => present.has(other) && other !== name);
	await writeJson(orderName, [...kept, name], place);
}

function readName({ name, size }: FileFacts): StoredBackup | null {
	const [, day, hour, minute, second, millisecond, kind, ending = ""] = namePattern.exec(name) ?? [];
	if (!kind) return null;
	const at = new Date(`${day}T${hour}:${minute}:${second}.${millisecond}+06:00`).toISOString();
	return { name, bytes: size, at, kind: kind as BackupKind, sealed: ending.includes("age") };
}

/** Days since 1970 in Dhaka. */
const dayOf = ({ at }: StoredBackup) => Math.floor((Date.parse(at) + dhakaOffset) / dayLength);
/** 1970 began on a Thursday; the week begins on Sunday. */
const weekOf = (backup: StoredBackup) => Math.floor((dayOf(backup) + 4) / 7);
const monthOf = (backup: StoredBackup) => new Date(dayOf(backup) * dayLength).toISOString().slice(0, 7);

/** @returns the first one of each period, of the first periods */
function firstOfEach(backups: StoredBackup[], periodOf: (backup: StoredBackup) => unknown, most: number) {
	const periods = [...new Set(backups.map(periodOf))].slice(0, most);
	return periods.map((period) => backups.find((backup) => periodOf(backup) === period));
}

/**
 * @param backups newest first
 * @param made name of the one that has just been made, which is kept always
 * @returns those of its kind that are no longer kept
 */
export function outdated(backups: StoredBackup[], made: string): StoredBackup[] {
	const { weekly, monthly } = keptBackups;
	const newest = backups.find((backup) => backup.name === made);
	// A wrong clock takes no week and no month away. Of those with all files in them, and of those from before the seal, only
	// the last nights are kept.
	const dated = backups.filter(
		(backup) =>
			backup.kind === "nightly" &&
			!isAhead(backup) &&
			!isWholeName(backup.name) &&
			(backup.sealed || newest?.sealed === false),
	);
	const kept = new Set<StoredBackup | undefined>([
		...backupKinds.flatMap((kind) => backups.filter((backup) => backup.kind === kind).slice(0, keptBackups[kind])),
		...firstOfEach(dated, weekOf, weekly),
		...firstOfEach(dated, monthOf, monthly),
	]);
	return backups.filter((backup) => backup.kind === newest?.kind && backup.name !== made && !kept.has(backup));
}

/** Deletes the backups of a place that are no longer kept. */
export async function rotate(made: string, place: Place = here): Promise<void> {
	for (const { name } of outdated(await listBackups(place), made)) await place.archives.remove(name);
}

/** Milliseconds for which an update waits for a backup or check of the night: that one goes on is no fault of a version. */
const patience = 600_000;

/**
 * Runs `work` with a temporary folder beside the backups, which is deleted afterwards. Holds a lock
 * meanwhile: unlike a PID file, the operating system releases it when the process is killed.
 * @param waits for another process that holds the lock, for ten minutes
 * @throws BackupRefused "busy" if another process holds the lock
 */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>, waits = false): Promise<T> {
	await mkdir(environment.BACKUP_DIR, { recursive: true, mode: 0o700 });
	await chmod(environment.BACKUP_DIR, 0o700);
	const release = holdFile(backupPath(lockName), waits ? patience : 0);
	if (!release) throw new BackupRefused("busy");
	try {
		await deleteUnfinished();
		const folder = await mkdtemp(backupPath(unfinished));
		try {
			return await work(folder);
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	} finally {
		release();
	}
}

/** Deletes temporary folders of killed jobs. The lock must be held, so that no running job uses one. */
async function deleteUnfinished(): Promise<void> {
	const left = (await readdir(environment.BACKUP_DIR)).filter((name) => name.startsWith(unfinished));
	for (const name of left) await rm(backupPath(name), { recursive: true, force: true });
}
