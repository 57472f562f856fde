import { headers } from "next/headers";
import { backupOfficeText } from "@/lib/bengali/office/backup";
import { readBackups } from "@/lib/office/backup/backups";
import { findStaffFor } from "@/lib/office/guard";
import { BackupFacts } from "./backup-facts";

/** On the start page of the back office: the dates of the last backup and check. */
export async function BackupNotice() {
	if (!(await findStaffFor(await headers(), "backup"))) return null;
	return (
		<section className="backup-notice">
			<BackupFacts backups={await readBackups()} />
			<a href="/admin/backup">{backupOfficeText.open}</a>
		</section>
	);
}
