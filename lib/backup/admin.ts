import type { Config } from "payload";
import { backupOfficeText } from "@/lib/bengali/office/backup";

/** The backup's view and its link in the navigation. */
export const backupComponents = {
	afterNavLinks: ["/components/office/backup/backup-link#BackupLink"],
	views: {
		backup: {
			Component: "/components/office/backup/backup-view#BackupView",
			path: "/backup",
			exact: true,
			meta: { title: backupOfficeText.title },
		},
	},
} satisfies NonNullable<Config["admin"]>["components"];
