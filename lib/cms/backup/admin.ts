import type { Config } from "payload";
import { backupOfficeText } from "@/lib/bengali/backup";

/** The backup's view and its link in the navigation. */
export const backupComponents: NonNullable<Config["admin"]>["components"] = {
	afterNavLinks: ["/components/office/backup-link#BackupLink"],
	views: {
		backup: {
			Component: "/components/office/backup-view#BackupView",
			path: "/backup",
			exact: true,
			meta: { title: backupOfficeText.title },
		},
	},
};
