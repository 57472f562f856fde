/** Backups as staff see them, and the jobs that this server runs for them, one at a time. */
import "server-only";
import { type WholeFile, wholeFile } from "@/lib/backup/container";
import {
	backupPath,
	isAhead,
	isWholeName,
	listBackups,
	type StoredBackup,
	withTemporaryFolder,
} from "@/lib/backup/folder";
import { BackupRefused } from "@/lib/backup/refused";
import { type Space, spaceForNext } from "@/lib/backup/space";
import { type BackupStatus, type Job, readStatus } from "@/lib/backup/status";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";
import { processWide } from "@/lib/machine/process-wide";
import { runCommand } from "@/lib/machine/run-command";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { type BackupFailure, backupFailures } from "./text";

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
	/** Since when this server makes one, ISO 8601; null while it makes none. */
	since: string | null;
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
const isCopyGood = ({ copy }: BackupStatus): boolean =>
	copy !== undefined && !copy.failure && isFresh(copy.at, freshBackup, Date.now());

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
		since: jobs.running && jobs.running !== "check" ? jobs.since : null,
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

type JobOutcome = "made" | BackupFailure;

/** The job that runs, since when it or the last one does (ISO 8601), and what has become of the last one. */
type Jobs = { running: Job | null; since: string; outcome?: JobOutcome };

const jobs = processWide<Jobs>("backup-jobs", () => ({ running: null, since: "" }));

/** Runs a job, unless one is running already. */
async function runAlone(job: Job, name: string, ...args: string[]): Promise<void> {
	if (jobs.running) return;
	Object.assign(jobs, { running: job, since: new Date().toISOString() });
	try {
		await run(job, name, ...args);
	} finally {
		jobs.running = null;
	}
}

/** Stores the outcome of a job. A killed one writes no status of its own, nor does one that another process holds up. */
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
	const isBusy = () => withTemporaryFolder(async () => false).catch((error) => error instanceof BackupRefused);
	jobs.outcome = (isOwn && outcome.failure) || ((await isBusy()) ? "busy" : "other");
	console.error(`The job "${job}" of the backups failed: ${jobs.outcome} ${(isOwn && outcome.detail) || ""}`);
}

/**
 * Starts a backup without waiting for it.
 * @returns since when it runs
 * @throws SchoolError "invalid" while a job is running
 */
export function startBackup(): string {
	if (jobs.running) throw new SchoolError("invalid", backupFailures.busy.bengali);
	void runAlone("backup", "backup").catch((error: unknown) => console.error(describeError(error)));
	return jobs.since;
}

/** @returns which job this process runs, and the outcome of its last one */
export const backupJobs = (): Readonly<Jobs> => jobs;

/**
 * @param since when the backup was started, perhaps by another process: of that only what it writes tells
 * @returns whether it is running; if not, its outcome
 */
export async function backupProgress(since: string): Promise<{ running: boolean; outcome: JobOutcome }> {
	const { backup } = await readStatus();
	if (jobs.since === since && jobs.running) return { running: true, outcome: "other" };
	if (backup && backup.at >= since) return { running: false, outcome: backup.failure ?? "made" };
	if (jobs.since === since) return { running: false, outcome: jobs.outcome ?? "other" };
	return { running: Date.now() - Date.parse(since) < hour, outcome: "other" };
}

/** Runs the nightly backup and the weekly check if they are due; logs failures. */
export async function runDueJobs(due: {
	backup: () => Promise<boolean>;
	check: () => Promise<boolean>;
}): Promise<void> {
	if (await due.backup()) await runAlone("nightly", "backup", "--nightly");
	if (await due.check()) await runAlone("check", "check-backup");
}
