import { headers } from "next/headers";
import { findStaffFor } from "../guard";
import { BackupFacts } from "./backup-facts";
import { readBackups } from "./backups";
import { isFirstAhead } from "./nightly";
import { readSealing } from "./sealing";
import { backupOfficeText } from "./text";

/** On the start page of the back office: when the next backup comes, and the last backup and check. */
export async function BackupNotice() {
	if (!(await findStaffFor(await headers(), "backup"))) return null;
	const [backups, sealing] = await Promise.all([readBackups(), readSealing()]);
	// The room for the next one is on its own page: to know it takes a look at every file.
	const facts = { backups, sealing, space: null, isFirstAhead: await isFirstAhead(backups.status) };
	return (
		<section className="backup-notice">
			<p>{backupOfficeText.tonight}</p>
			<BackupFacts {...facts} />
			<a href="/admin/backup">{backupOfficeText.open}</a>
		</section>
	);
}
