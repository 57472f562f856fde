/** The backup of each night and the check of each week, run by the server. */
import "server-only";
import { stat } from "node:fs/promises";
import path from "node:path";
import { type BackupStatus, readStatus } from "@/lib/cms/backup/status";
import { environment } from "@/lib/environment";
import { describeError } from "@/lib/log";
import { readBackups, runDueJobs } from "./backups";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 02:00 in Dhaka as UTC; there is no daylight saving time. */
const nightHour = 20;

const checkInterval = 7 * day;

/** @returns the latest 02:00 in Dhaka that is not after `now` */
export function lastNight(now: Date): Date {
	const night = new Date(now);
	night.setUTCHours(nightHour, 0, 0, 0);
	return night > now ? new Date(night.getTime() - day) : night;
}

/**
 * Also due when the machine was off at night. A failed one is repeated after an hour.
 * @param began when the school began: before its first night nothing is due
 */
export function isBackupDue({ nightly }: BackupStatus, began: Date, now: Date): boolean {
	const last = nightly ? new Date(nightly.at) : began;
	if (nightly?.failure) return now.getTime() - last.getTime() >= hour;
	// A clock that was ahead must not prevent backups until it gets there again.
	return last < lastNight(now) || last.getTime() > now.getTime() + hour;
}

/** A week after the last check; after one that found a fault, as soon as there is another backup. */
export function isCheckDue({ check, backup }: BackupStatus, hasBackup: boolean, now: Date): boolean {
	if (!hasBackup) return false;
	if (!check) return true;
	if (check.failure) return backup !== undefined && !backup.failure && backup.at > check.at;
	const age = now.getTime() - Date.parse(check.at);
	return age >= checkInterval || age < -hour;
}

/** The secret is written once, when a school begins or is restored. */
async function beginning(): Promise<Date> {
	const secret = await stat(path.join(environment.DATA_DIR, "secret")).catch(() => null);
	return secret?.mtime ?? new Date();
}

async function tick(): Promise<void> {
	await runDueJobs({
		backup: async () => isBackupDue(await readStatus(), await beginning(), new Date()),
		check: async () => isCheckDue(await readStatus(), (await readBackups()).files.length > 0, new Date()),
	});
}

/** Must be called once, when the server starts. Each minute, because a timer of a day stands still while a machine sleeps. */
export function startNightlyBackups(): void {
	setInterval(() => void tick().catch((error: unknown) => console.error(describeError(error))), minute).unref();
}
