/** Backups as staff see them, and the jobs that this server runs for them, one at a time. */
import "server-only";
import { backupPath, listBackups, type StoredBackup } from "@/lib/cms/backup/folder";
import { type BackupStatus, type Outcome, readStatus } from "@/lib/cms/backup/status";
import { notFoundError } from "@/lib/school/errors";
import { runCommand } from "./run-command";

const hour = 60 * 60 * 1000;

/** A nightly backup was missed when the newest is older. */
const freshBackup = 48 * hour;
/** The same for the weekly check. */
const freshCheck = 9 * 24 * hour;

export type Backups = {
	files: StoredBackup[];
	status: BackupStatus;
	isBackupGood: boolean;
	isCheckGood: boolean;
	isRunning: boolean;
};

const isFresh = (at: string, age: number, now: number) => now - Date.parse(at) < age;

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
		files,
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

/** Of the process: instrumentation and each route handler are bundled with a copy of this module. */
const key = Symbol.for("school.backup-jobs");
const shared = globalThis as { [key]?: { running: boolean } };
shared[key] ??= { running: false };
const jobs = shared[key];

/** Runs `work`, unless a job is running already. */
async function alone(work: () => Promise<void>): Promise<void> {
	if (jobs.running) return;
	jobs.running = true;
	try {
		await work();
	} finally {
		jobs.running = false;
	}
}

/** Starts a backup and does not wait for it; while a job is running it does nothing. */
export function startBackup(): void {
	void alone(async () => {
		await runCommand("backup");
	});
}

/** @returns whether a job is running, and the outcome of the last backup */
export async function backupProgress(): Promise<{ running: boolean; last: Outcome | undefined }> {
	const { running } = jobs;
	return { running, last: (await readStatus()).backup };
}

/** Runs what is due now: the nightly backup, the weekly check. */
export function runDueJobs(due: { backup: () => Promise<boolean>; check: () => Promise<boolean> }): Promise<void> {
	return alone(async () => {
		if (await due.backup()) await report("nightly", await runCommand("backup", "--nightly"));
		if (await due.check()) await report("check", await runCommand("check-backup"));
	});
}

async function report(job: "nightly" | "check", isDone: boolean): Promise<void> {
	if (isDone) return;
	const outcome = (await readStatus())[job];
	console.error(`The job "${job}" of the backups failed: ${outcome?.failure ?? "other"} ${outcome?.detail ?? ""}`);
}
