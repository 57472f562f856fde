import type { CollectionConfig, GlobalConfig, UIField } from "payload";
import { sessionsText } from "@/lib/bengali/office/sessions";

const unsavedFields: UIField = {
	name: "unsavedFields",
	type: "ui",
	label: sessionsText.unsaved.label,
	admin: {
		components: { Field: "/components/office/sessions/unsaved-fields#UnsavedFields" },
		disableBulkEdit: true,
		disableListColumn: true,
	},
};

/** Keeps what is typed into the form of a collection or global until it is saved, over the end of a session too. */
export const withUnsavedFields = <T extends CollectionConfig | GlobalConfig>(config: T): T => ({
	...config,
	fields: [unsavedFields, ...config.fields],
});
