/** Makes the archive where it is wanted, with one job on the backup folder at a time. */
import "server-only";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { backupPath, withTemporaryFolder } from "@/lib/backup/folder";
import { toBackupError } from "@/lib/backup/refused";
import { syncFolder } from "@/lib/machine/sync-folder";
import { makeExport } from "./make";
import { ExportRefused, newExportName } from "./manifest";

/**
 * @param target path of a file that does not exist; without it one in the backup folder
 * @throws ExportRefused "exists", BackupRefused for every other known reason; nothing is left then
 */
export async function makeExportAt(payload: Payload, target?: string): Promise<{ file: string; missing: string[] }> {
	if (target && existsSync(target)) throw new ExportRefused("exists", target);
	try {
		return await withTemporaryFolder(async (folder) => {
			const made = path.join(folder, "archive");
			const { missing, sealed } = await makeExport(payload, made);
			const file = target ?? backupPath(newExportName(sealed));
			await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
			await move(made, file);
			return { file, missing };
		});
	} catch (error) {
		throw toBackupError(error);
	}
}

/** Also to another disk, as a pen drive. */
async function move(made: string, file: string): Promise<void> {
	const failed = await rename(made, file).catch((error: NodeJS.ErrnoException) => error);
	if (failed && failed.code !== "EXDEV") throw failed;
	if (failed)
		await copyFile(made, file).catch(async (error: unknown) => {
			await rm(file, { force: true });
			throw error;
		});
	await syncFolder(path.dirname(file));
}
