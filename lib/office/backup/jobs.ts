/** The backup jobs that the commands run. Each stores its outcome for the back office. */
import "server-only";
import { checkNewestBackup } from "@/lib/backup/check";
import { createBackup, type MadeBackup } from "@/lib/backup/create";
import type { BackupKind } from "@/lib/backup/folder";
import { withOutcome } from "@/lib/backup/status";

/** Creates a backup. @throws BackupRefused */
export const runBackup = (kind: BackupKind): Promise<MadeBackup> =>
	withOutcome(kind === "nightly" ? ["backup", "nightly"] : ["backup"], () => createBackup(kind));

/** Checks the newest backup. @throws BackupRefused */
export const runCheck = (): Promise<{ name: string }> =>
	withOutcome(["check"], async () => ({ name: await checkNewestBackup() }));
