/** Schedule of the nightly backup and the weekly check, which the server runs. */
import "server-only";
import { stat } from "node:fs/promises";
import path from "node:path";
import { type BackupStatus, readStatus } from "@/lib/backup/status";
import { repeatAsLeader } from "@/lib/data/processes/leader";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";
import { readBackups, runDueJobs } from "./backups";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 02:00 in Dhaka as an hour in UTC; Bangladesh has no daylight saving time. */
const nightHour = 20;

const checkInterval = 7 * day;

/** @returns the latest 02:00 in Dhaka that is not after `now` */
export function lastNight(now: Date): Date {
	const night = new Date(now);
	night.setUTCHours(nightHour, 0, 0, 0);
	return night > now ? new Date(night.getTime() - day) : night;
}

/** Milliseconds since an outcome. One in the future, of a wrong clock, is endlessly old, or it would prevent the next. */
function ageOf(at: string | Date, now: Date): number {
	const age = now.getTime() - new Date(at).getTime();
	return age < -hour ? Number.POSITIVE_INFINITY : age;
}

/**
 * Whether a nightly backup is due; also during the day, if the machine was off at night. A failed one is retried after
 * an hour.
 * @param began creation time of the school; nothing is due before its first night
 */
export function isBackupDue({ nightly }: BackupStatus, began: Date, now: Date): boolean {
	const age = ageOf(nightly?.at ?? began, now);
	return nightly?.failure ? age >= hour : age > now.getTime() - lastNight(now).getTime();
}

/** Whether a check is due: a week after the last one, or, after a failed one, with the next backup. */
export function isCheckDue({ check, backup }: BackupStatus, hasBackup: boolean, now: Date): boolean {
	if (!hasBackup) return false;
	if (!check) return true;
	const age = ageOf(check.at, now);
	if (age === Number.POSITIVE_INFINITY || !check.failure) return age >= checkInterval;
	return backup !== undefined && !backup.failure && backup.at > check.at;
}

/** @returns whether the first backup is still to come by itself: the school is new, and nothing has been tried */
export async function isFirstAhead(status: BackupStatus): Promise<boolean> {
	return !status.backup && !status.nightly && !isBackupDue(status, await creationTime(), new Date());
}

/** @returns the time when the school was created or restored: only then is the secret file written */
async function creationTime(): Promise<Date> {
	const secret = await stat(path.join(environment.DATA_DIR, "secret")).catch(() => null);
	return secret?.mtime ?? new Date();
}

/**
 * @returns the time at which the next backup or check by itself is due, in milliseconds since 1970; in the past while one
 * is to be done
 */
export async function nextJobAt(now: Date): Promise<number> {
	const [status, began, { files }] = await Promise.all([readStatus(), creationTime(), readBackups()]);
	if (isBackupDue(status, began, now) || isCheckDue(status, files.length > 0, now)) return now.getTime();
	const night = lastNight(now).getTime() + day;
	return status.nightly?.failure ? Math.min(night, Date.parse(status.nightly.at) + hour) : night;
}

async function runIfDue(): Promise<void> {
	await runDueJobs({
		backup: async () => isBackupDue(await readStatus(), await creationTime(), new Date()),
		check: async () => isCheckDue(await readStatus(), (await readBackups()).files.length > 0, new Date()),
	});
}

/**
 * Must be called once, when the server starts. Checks each minute, because a long timer pauses while the machine sleeps;
 * in one process at a time.
 */
export function startNightlyBackups(): void {
	repeatAsLeader(minute, () => runIfDue().catch((error: unknown) => console.error(describeError(error))));
}
