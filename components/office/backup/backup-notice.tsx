import { headers } from "next/headers";
import { backupOfficeText } from "@/lib/bengali/office/backup";
import { readBackups } from "@/lib/office/backup/backups";
import { isFirstAhead } from "@/lib/office/backup/nightly";
import { readSealing } from "@/lib/office/backup/sealing";
import { findStaffFor } from "@/lib/office/guard";
import { BackupFacts } from "./backup-facts";

/** On the start page of the back office: when the next backup comes, and the last backup and check. */
export async function BackupNotice() {
	if (!(await findStaffFor(await headers(), "backup"))) return null;
	const [backups, sealing] = await Promise.all([readBackups(), readSealing()]);
	return (
		<section className="backup-notice">
			<p>{backupOfficeText.tonight}</p>
			<BackupFacts backups={backups} isFirstAhead={await isFirstAhead(backups.status)} sealing={sealing} />
			<a href="/admin/backup">{backupOfficeText.open}</a>
		</section>
	);
}
