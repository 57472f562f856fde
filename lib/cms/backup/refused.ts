import { type BackupFailure, backupCommandText } from "@/lib/bengali/backup";

/** A backup, restore or check that was refused or failed for a known reason; the message is for the operator. */
export class BackupRefused extends Error {
	override name = "BackupRefused";

	constructor(
		readonly failure: BackupFailure,
		detail?: string,
	) {
		super(backupCommandText.failed(failure, detail));
	}
}

const fullDisk = ["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"];

/** @returns a {@link BackupRefused} if the error means a full disk (file system, SQLite or PostgreSQL), else the error */
export function toBackupError(error: unknown): unknown {
	const { code } = (error ?? {}) as { code?: unknown };
	return fullDisk.includes(String(code)) ? new BackupRefused("full") : error;
}
