/** The outcome of the last backup and of the last check, kept beside the backups for the back office. */
import { existsSync } from "node:fs";
import { open, readFile, rename } from "node:fs/promises";
import { z } from "zod";
import { type BackupFailure, backupFailures } from "@/lib/bengali/backup";
import { environment } from "@/lib/environment";
import { describeError } from "@/lib/log";
import { backupPath } from "./folder";
import { BackupRefused } from "./refused";

const outcomeSchema = z.object({
	at: z.iso.datetime(),
	/** The backup that was made or checked. */
	name: z.string().optional(),
	failure: z.enum(Object.keys(backupFailures) as [BackupFailure, ...BackupFailure[]]).optional(),
	/** Of an unexpected failure; redacted. */
	detail: z.string().optional(),
	/** Files that records name, but that were gone before the backup. */
	missing: z.number().optional(),
});

const jobs = ["backup", "nightly", "check"] as const;
export type Job = (typeof jobs)[number];
export type Outcome = z.infer<typeof outcomeSchema>;

const statusSchema = z.partialRecord(z.enum(jobs), outcomeSchema);
export type BackupStatus = z.infer<typeof statusSchema>;

const fileName = "status.json";

/** @returns the last outcome of each job; empty if there is none, or if the file cannot be read */
export async function readStatus(): Promise<BackupStatus> {
	try {
		return statusSchema.parse(JSON.parse(await readFile(backupPath(fileName), "utf8")));
	} catch {
		return {};
	}
}

/** Runs a job and keeps its outcome, except if another job is running. */
export async function recorded<T extends { name: string; missing?: string[] }>(
	names: readonly Job[],
	work: () => Promise<T>,
): Promise<T> {
	try {
		const result = await work();
		await write(names, { at: new Date().toISOString(), name: result.name, missing: result.missing?.length });
		return result;
	} catch (error) {
		const failure = error instanceof BackupRefused ? error.failure : "other";
		const detail = failure === "other" ? describeError(error) : undefined;
		// What cannot be kept is still said by the command; the date on the start page then grows old.
		if (failure !== "busy" && existsSync(environment.BACKUP_DIR))
			await write(names, { at: new Date().toISOString(), failure, detail }).catch((fault) =>
				console.error(describeError(fault)),
			);
		throw error;
	}
}

async function write(names: readonly Job[], outcome: Outcome): Promise<void> {
	const status = { ...(await readStatus()), ...Object.fromEntries(names.map((name) => [name, outcome])) };
	const temporary = backupPath(`${fileName}-${process.pid}`);
	const file = await open(temporary, "w", 0o600);
	try {
		await file.writeFile(JSON.stringify(status));
		await file.sync();
	} finally {
		await file.close();
	}
	await rename(temporary, backupPath(fileName));
}
