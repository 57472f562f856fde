/** Backups for the back office: list, status, and the jobs that this server process runs, one at a time. */
import "server-only";
import { backupPath, listBackups, type StoredBackup } from "@/lib/cms/backup/folder";
import { type BackupStatus, type Outcome, readStatus } from "@/lib/cms/backup/status";
import { notFoundError } from "@/lib/school/errors";
import { runCommand } from "./run-command";

const hour = 60 * 60 * 1000;

/** Older than this, the newest backup is outdated: at least one nightly backup was missed. */
const maxBackupAge = 48 * hour;
/** Older than this, the last check is outdated: a weekly check was missed. */
const maxCheckAge = 9 * 24 * hour;

export type Backups = {
	files: StoredBackup[];
	status: BackupStatus;
	isBackupGood: boolean;
	isCheckGood: boolean;
	isRunning: boolean;
};

const isRecent = (at: string, maxAge: number, now: number) => now - Date.parse(at) < maxAge;

/** @returns whether the newest backup is recent and no later one has failed */
export function isBackupGood([newest]: StoredBackup[], { backup }: BackupStatus, now = Date.now()): boolean {
	return newest !== undefined && !backup?.failure && isRecent(newest.at, maxBackupAge, now);
}

/** @returns whether the last check is recent and successful */
export function isCheckGood({ check }: BackupStatus, now = Date.now()): boolean {
	return check !== undefined && !check.failure && isRecent(check.at, maxCheckAge, now);
}

/** @returns the stored backups with the status of the jobs */
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
 * @param name from the request; compared with the listed files, so it cannot name any other
 * @returns the stored backup and its path
 * @throws SchoolError "notFound"
 */
export async function findBackup(name: string): Promise<StoredBackup & { path: string }> {
	const found = (await listBackups()).find((backup) => backup.name === name);
	if (!found) throw notFoundError();
	return { ...found, path: backupPath(found.name) };
}

/** On globalThis, because instrumentation and each route handler are bundled with their own copy of this module. */
const key = Symbol.for("school.backup-jobs");
const shared = globalThis as { [key]?: { running: boolean } };
shared[key] ??= { running: false };
const jobs = shared[key];

/** Runs `work`, unless this process is already running a job. */
async function runExclusively(work: () => Promise<void>): Promise<void> {
	if (jobs.running) return;
	jobs.running = true;
	try {
		await work();
	} finally {
		jobs.running = false;
	}
}

/** Starts a backup without waiting for it; does nothing while a job is running. */
export function startBackup(): void {
	void runExclusively(async () => {
		await runCommand("backup");
	});
}

/** @returns whether a job is running, and the outcome of the last backup */
export async function backupProgress(): Promise<{ running: boolean; last: Outcome | undefined }> {
	const { running } = jobs;
	return { running, last: (await readStatus()).backup };
}

/** Runs the nightly backup and the weekly check if they are due; logs failures. */
export function runDueJobs(due: { backup: () => Promise<boolean>; check: () => Promise<boolean> }): Promise<void> {
	return runExclusively(async () => {
		if (await due.backup()) await logFailure("nightly", await runCommand("backup", "--nightly"));
		if (await due.check()) await logFailure("check", await runCommand("check-backup"));
	});
}

async function logFailure(job: "nightly" | "check", isDone: boolean): Promise<void> {
	if (isDone) return;
	const outcome = (await readStatus())[job];
	console.error(`The job "${job}" of the backups failed: ${outcome?.failure ?? "other"} ${outcome?.detail ?? ""}`);
}
