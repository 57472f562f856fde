/** Backups as staff see them, and the jobs that this server runs for them, one at a time. */
import "server-only";
import { type WholeFile, wholeFile } from "@/lib/backup/container";
import { backupPath, isAhead, isWholeName, listBackups, type StoredBackup } from "@/lib/backup/folder";
import { type Space, spaceForNext } from "@/lib/backup/space";
import { type BackupStatus, type Job, readStatus } from "@/lib/backup/status";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";
import { processWide } from "@/lib/machine/process-wide";
import { runCommand } from "@/lib/machine/run-command";
import { notFoundError } from "@/lib/school/errors";
import type { BackupFailure } from "./text";

const hour = 60 * 60 * 1000;

/** A nightly backup was missed when the newest is older. */
const freshBackup = 48 * hour;
/** The same for the weekly check. */
const freshCheck = 9 * 24 * hour;

export type Backups = {
	/** `ahead`: made, or at least named, while the clock was days ahead. */
	files: (StoredBackup & { ahead: boolean })[];
	status: BackupStatus;
	isBackupGood: boolean;
	isCheckGood: boolean;
	/** Whether each backup is also in another place; null if that is not wanted. */
	isCopyGood: boolean | null;
	isRunning: boolean;
};

const isFresh = (at: string, age: number, now: number) => now - Date.parse(at) < age && !isAhead({ at }, now);

/** @returns whether the newest backup is recent and no later one has failed */
export function isBackupGood([newest]: StoredBackup[], { backup }: BackupStatus, now = Date.now()): boolean {
	return newest !== undefined && !backup?.failure && isFresh(newest.at, freshBackup, now);
}

/** @returns whether the last check is recent and found nothing wrong */
export function isCheckGood({ check }: BackupStatus, now = Date.now()): boolean {
	return check !== undefined && !check.failure && isFresh(check.at, freshCheck, now);
}

/** @returns whether the last copy is of a recent backup, and nothing was wrong with it */
export const isCopyGood = ({ copy }: BackupStatus, now = Date.now()): boolean =>
	copy !== undefined && !copy.failure && isFresh(copy.at, freshBackup, now);

/** @returns the room that the next backup takes (lib/backup/space) */
export const readSpace = (sealing: { recipient: string } | null): Promise<Space | null> =>
	spaceForNext({ now: sealing?.recipient });

export async function readBackups(): Promise<Backups> {
	const [files, status] = await Promise.all([listBackups(), readStatus()]);
	return {
		files: files.map((file) => ({ ...file, ahead: isAhead(file) })),
		status,
		isBackupGood: isBackupGood(files, status),
		isCheckGood: isCheckGood(status),
		isCopyGood: environment.BACKUP_COPY ? isCopyGood(status) : null,
		isRunning: jobs.running,
	};
}

/**
 * @param name as a client sends it
 * @returns a backup on the list, as one file with everything that belongs to it
 * @throws SchoolError "notFound"
 */
export async function findBackup(name: string): Promise<WholeFile & { type: "tar" | "gzip" | "sealed" }> {
	const found = (await listBackups()).find((backup) => backup.name === name);
	if (!found) throw notFoundError();
	const ofEarlier = found.sealed ? "sealed" : "gzip";
	return { ...(await wholeFile(backupPath(name))), type: isWholeName(name) ? ofEarlier : "tar" };
}

/** @returns bytes of the file that is downloaded; of one that is damaged, its own */
export const downloadSize = ({ name, bytes }: StoredBackup): Promise<number> =>
	wholeFile(backupPath(name)).then(
		({ size }) => size,
		() => bytes,
	);

type Jobs = { running: boolean; outcome?: "made" | BackupFailure };

const jobs = processWide<Jobs>("backup-jobs", () => ({ running: false }));

/** Runs `work`, unless a job is running already. */
async function runExclusively(work: () => Promise<void>): Promise<void> {
	if (jobs.running) return;
	jobs.running = true;
	try {
		await work();
	} finally {
		jobs.running = false;
	}
}

/** Runs a job and stores its outcome. A killed job writes no status of its own. */
async function run(job: Job, name: string, ...args: string[]): Promise<void> {
	const { [job]: { at: before } = {}, copy: copied } = await readStatus();
	const isDone = await runCommand(name, ...args);
	const { [job]: outcome, copy } = await readStatus();
	if (copy?.failure && copy.at !== copied?.at)
		console.error(`The copy of the backups elsewhere failed: ${copy.failure} ${copy.detail ?? ""}`);
	const isOwn = outcome && outcome.at !== before;
	// A check also ends with 1 for the copy.
	if (isDone || (isOwn && !outcome.failure)) {
		jobs.outcome = "made";
		return;
	}
	jobs.outcome = (isOwn && outcome.failure) || "other";
	console.error(`The job "${job}" of the backups failed: ${jobs.outcome} ${(isOwn && outcome.detail) || ""}`);
}

/** Starts a backup without waiting for it; does nothing while a job is running. */
export function startBackup(): void {
	void runExclusively(() => run("backup", "backup")).catch((error: unknown) => console.error(describeError(error)));
}

/** @returns whether a job is running; if not, the outcome of the last one */
export const backupProgress = (): Readonly<Jobs> => jobs;

/** Runs the nightly backup and the weekly check if they are due; logs failures. */
export function runDueJobs(due: { backup: () => Promise<boolean>; check: () => Promise<boolean> }): Promise<void> {
	return runExclusively(async () => {
		if (await due.backup()) await run("nightly", "backup", "--nightly");
		if (await due.check()) await run("check", "check-backup");
	});
}
