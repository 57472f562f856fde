import type { Config } from "payload";
import { checklistText } from "@/lib/bengali/office/start";

/** The start page of the back office. */
export const dashboard: NonNullable<Config["admin"]>["dashboard"] = {
	widgets: [
		{ slug: "actions", Component: "/components/office/start/start-actions#StartActions", minWidth: "full" },
		{ slug: "tasks", Component: "/components/office/start/start-tasks#StartTasks", minWidth: "full" },
		{ slug: "checklist", Component: "/components/office/checklist/checklist#Checklist", minWidth: "full" },
		{ slug: "backup", Component: "/components/office/backup/backup-notice#BackupNotice", minWidth: "full" },
	],
	defaultLayout: (["actions", "tasks", "backup", "checklist", "collections"] as const).map((widgetSlug) => ({
		widgetSlug,
		width: "full",
	})),
};

/** The directorate's checklist as a page of its own. */
export const checklistViews: NonNullable<NonNullable<Config["admin"]>["components"]>["views"] = {
	checklist: {
		Component: "/components/office/checklist/checklist-view#ChecklistView",
		path: "/checklist",
		exact: true,
		meta: { title: checklistText.title },
	},
};
