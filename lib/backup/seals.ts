/**
 * What is known of each sealed backup: a file in the backup folder. The server cannot open them any more, so each is
 * restored to a temporary place before its key is forgotten; later checks compare the file with what it was then.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { type BackupFailure, backupFailures } from "@/lib/office/backup/text";
import { backupPath, writeInBackups } from "./folder";

const sealSchema = z.object({
	sha256: z.string(),
	/** What the restore to a temporary place found wrong. */
	failure: z.enum(Object.keys(backupFailures) as [BackupFailure, ...BackupFailure[]]).optional(),
});

export type Seal = z.infer<typeof sealSchema>;

const fileName = "seals.json";

async function readSeals(): Promise<Record<string, Seal>> {
	const text = await readFile(backupPath(fileName), "utf8").catch(() => "{}");
	return z.record(z.string(), sealSchema).catch({}).parse(JSON.parse(text));
}

/** @returns what is known of a sealed backup, if it was made here */
export const readSeal = async (name: string): Promise<Seal | undefined> => (await readSeals())[name];

/** Must be called before the backup gets its name. Entries of deleted backups are removed. */
export async function noteSeal(name: string, seal: Seal): Promise<void> {
	const kept = Object.entries(await readSeals()).filter(([other]) => existsSync(backupPath(other)));
	await writeInBackups(fileName, { ...Object.fromEntries(kept), [name]: seal });
}
