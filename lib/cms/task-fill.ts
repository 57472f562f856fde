import type { CollectionConfig, UIField } from "payload";
import { taskText } from "@/lib/bengali/task";

const taskFill: UIField = {
	name: "taskFill",
	type: "ui",
	label: taskText.label,
	admin: {
		components: { Field: "/lib/office/parts/task-fill#TaskFill" },
		disableBulkEdit: true,
		disableListColumn: true,
	},
};

/** Fills a new record that a list of tasks opens (lib/contract/task). */
export const withTaskFill = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	fields: [taskFill, ...collection.fields],
});
