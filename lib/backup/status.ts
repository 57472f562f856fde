/**
 * What is known of backups, in files of the backup folder: outcomes of the last one and of the last check, which the back office
 * shows, and what is known of each sealed one. The server cannot open these any more, so each is restored to a temporary place
 * before its key is forgotten; later checks compare the file with what it was then.
 */
import { existsSync } from "node:fs";
import { z } from "zod";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";
import { type BackupFailure, backupFailures } from "@/lib/office/backup/text";
import { backupPath } from "./folder";
import { readJson, writeJson } from "./place";
import { BackupRefused } from "./refused";

const failure = z.enum(Object.keys(backupFailures) as [BackupFailure, ...BackupFailure[]]).optional();

const outcomeSchema = z.object({
	at: z.iso.datetime(),
	/** The backup that was created or checked. */
	name: z.string().optional(),
	failure,
	/** Description of an unexpected failure, without personal data. */
	detail: z.string().optional(),
	/** Number of files that records reference but that did not exist. */
	missing: z.number().optional(),
});

/** `copy`: to another place, or its check. */
const jobs = ["backup", "nightly", "check", "copy"] as const;
export type Job = (typeof jobs)[number];
type Outcome = z.infer<typeof outcomeSchema>;

const statusSchema = z.partialRecord(z.enum(jobs), outcomeSchema);
export type BackupStatus = z.infer<typeof statusSchema>;

const fileName = "status.json";

/** @returns the last outcome of each job; empty if there is none, or if the file cannot be read */
export const readStatus = (): Promise<BackupStatus> => readJson(fileName, statusSchema.catch({}));

/**
 * Runs a job and stores its outcome under each name. Does not store "busy", because another job is running.
 * @throws whatever the job throws
 */
export async function withOutcome<T extends { name: string; missing?: string[] }>(
	names: readonly Job[],
	work: () => Promise<T>,
): Promise<T> {
	try {
		const result = await work();
		await write(names, { at: new Date().toISOString(), name: result.name, missing: result.missing?.length });
		return result;
	} catch (error) {
		const failure = error instanceof BackupRefused ? error.failure : "other";
		const detail = failure === "other" || failure === "noCopy" ? describeError(error) : undefined;
		// If the outcome cannot be stored, the command still prints it, and the dashboard shows the outdated date.
		if (failure !== "busy" && existsSync(environment.BACKUP_DIR))
			await write(names, { at: new Date().toISOString(), failure, detail }).catch((fault) =>
				console.error(describeError(fault)),
			);
		throw error;
	}
}

async function write(names: readonly Job[], outcome: Outcome): Promise<void> {
	const status = { ...(await readStatus()), ...Object.fromEntries(names.map((name) => [name, outcome])) };
	await writeJson(fileName, status);
}

const sealSchema = z.object({
	sha256: z.string(),
	/** What the restore to a temporary place found wrong. */
	failure,
});

export type Seal = z.infer<typeof sealSchema>;

const readSeals = () => readJson("seals.json", z.record(z.string(), sealSchema).catch({}));

/** @returns what is known of a sealed backup, if it was made here */
export const readSeal = async (name: string): Promise<Seal | undefined> => (await readSeals())[name];

/** Must be called before the backup gets its name. Entries of deleted backups are removed. */
export async function noteSeal(name: string, seal: Seal): Promise<void> {
	const kept = Object.entries(await readSeals()).filter(([other]) => existsSync(backupPath(other)));
	await writeJson("seals.json", { ...Object.fromEntries(kept), [name]: seal });
}
