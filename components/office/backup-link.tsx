"use client";

import { Link } from "@payloadcms/ui";
import { backupOfficeText } from "@/lib/bengali/backup";

/** Link in the navigation of the back office. */
export const BackupLink = () => (
	<Link className="nav__link" href="/admin/backup" prefetch={false}>
		<span className="nav__link-label">{backupOfficeText.title}</span>
	</Link>
);
