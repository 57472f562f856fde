/** The backup jobs, run by commands in child processes. Each stores its outcome, which the back office shows. */
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
