/** The backup jobs, run by commands in child processes. Each stores its outcome, which the back office shows. */
import "server-only";
import { checkNewestBackup } from "@/lib/backup/check";
import { checkCopy, copyBackup } from "@/lib/backup/copy";
import { createBackup, type MadeBackup } from "@/lib/backup/create";
import type { BackupKind } from "@/lib/backup/folder";
import { withOutcome } from "@/lib/backup/status";
import { environment } from "@/lib/machine/environment";

/** What went wrong with the copy elsewhere; it stops nothing else. */
type Copied = { copyFault: Error | undefined };

async function faultOfCopy(work: () => Promise<{ name: string }>): Promise<Error | undefined> {
	if (!environment.BACKUP_COPY) return undefined;
	return withOutcome(["copy"], work).then(
		() => undefined,
		(error: Error) => error,
	);
}

/** Creates a backup, then its copy elsewhere. @throws BackupRefused */
export async function runBackup(kind: BackupKind): Promise<MadeBackup & Copied> {
	const made = await withOutcome(kind === "nightly" ? ["backup", "nightly"] : ["backup"], () => createBackup(kind));
	return { ...made, copyFault: await faultOfCopy(() => copyBackup(made)) };
}

/**
 * Checks the newest backup, and its copy elsewhere.
 * @param waits for another job that goes on, as the backup of an update does
 * @throws BackupRefused
 */
export async function runCheck(waits = false): Promise<{ name: string } & Copied> {
	const { name } = await withOutcome(["check"], async () => ({ name: await checkNewestBackup(waits) }));
	return { name, copyFault: await faultOfCopy(() => checkCopy(name)) };
}
