import type { Config } from "payload";
import { backupOfficeText } from "@/lib/bengali/backup";

/** The backup's view, its link in the navigation, and the line on the start page. */
export const backupComponents = {
	afterNavLinks: ["/components/office/backup-link#BackupLink"],
	beforeDashboard: ["/components/office/backup-notice#BackupNotice"],
	views: {
		backup: {
			Component: "/components/office/backup-view#BackupView",
			path: "/backup",
			exact: true,
			meta: { title: backupOfficeText.title },
		},
	},
} satisfies NonNullable<Config["admin"]>["components"];
