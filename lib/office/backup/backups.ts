/** Backups as staff see them, and the jobs that this server runs for them, one at a time. */
import "server-only";
import { backupPath, isAhead, listBackups, type StoredBackup } from "@/lib/backup/folder";
import { type BackupStatus, type Job, readStatus } from "@/lib/backup/status";
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

export async function readBackups(): Promise<Backups> {
	const [files, status] = await Promise.all([listBackups(), readStatus()]);
	return {
		files: files.map((file) => ({ ...file, ahead: isAhead(file) })),
		status,
		isBackupGood: isBackupGood(files, status),
		isCheckGood: isCheckGood(status),
		isRunning: jobs.running,
	};
}

/**
 * @param name as a client sends it
 * @returns the path of a backup on the list
 * @throws SchoolError "notFound"
 */
export async function findBackup(name: string): Promise<StoredBackup & { path: string }> {
	const found = (await listBackups()).find((backup) => backup.name === name);
	if (!found) throw notFoundError();
	return { ...found, path: backupPath(found.name) };
}

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
	const before = (await readStatus())[job]?.at;
	if (await runCommand(name, ...args)) {
		jobs.outcome = "made";
		return;
	}
	const outcome = (await readStatus())[job];
	const isOwn = outcome && outcome.at !== before;
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
