import { StoreUnavailable } from "@/lib/files/unavailable";
import { describeError } from "@/lib/machine/log";
import { machineFaultOf } from "@/lib/machine/machine-fault.js";
import { type BackupFailure, backupCommandText } from "@/lib/office/backup/text";

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

/**
 * @returns a {@link BackupRefused} if the error means a full disk (file system, SQLite or PostgreSQL) or that the S3
 * store does not respond, else the error
 */
export function toBackupError(error: unknown): unknown {
	if (error instanceof StoreUnavailable) return new BackupRefused("noStore", describeError(error));
	return machineFaultOf(error) === "full" ? new BackupRefused("full") : error;
}

/** @returns the error itself if it says why something was refused, else that the place of the copies has failed */
export function copyFault(error: unknown): BackupRefused {
	if (error instanceof BackupRefused) return error;
	return new BackupRefused(machineFaultOf(error) === "full" ? "full" : "noCopy", describeError(error));
}
