/**
 * What is known of each sealed backup: a file in the backup folder. The server cannot open them any more, so each is
 * restored to a temporary place before its key is forgotten; later checks compare the file with what it was then.
 */
import { existsSync } from "node:fs";
import { z } from "zod";
import { type BackupFailure, backupFailures } from "@/lib/office/backup/text";
import { backupPath } from "./folder";
import { readJson, writeJson } from "./place";

const sealSchema = z.object({
	sha256: z.string(),
	/** What the restore to a temporary place found wrong. */
	failure: z.enum(Object.keys(backupFailures) as [BackupFailure, ...BackupFailure[]]).optional(),
});

export type Seal = z.infer<typeof sealSchema>;

const fileName = "seals.json";

const readSeals = () => readJson(fileName, z.record(z.string(), sealSchema).catch({}));

/** @returns what is known of a sealed backup, if it was made here */
export const readSeal = async (name: string): Promise<Seal | undefined> => (await readSeals())[name];

/** Must be called before the backup gets its name. Entries of deleted backups are removed. */
export async function noteSeal(name: string, seal: Seal): Promise<void> {
	const kept = Object.entries(await readSeals()).filter(([other]) => existsSync(backupPath(other)));
	await writeJson(fileName, { ...Object.fromEntries(kept), [name]: seal });
}
