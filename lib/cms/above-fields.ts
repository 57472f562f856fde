import type { CollectionConfig, GlobalConfig, UIField } from "payload";
import { editingText } from "@/lib/office/editing/text";
import { sessionsText } from "@/lib/office/sessions/text";

/** A field that has no value, only a component. */
const shown = (name: string, label: string, Field: string): UIField => ({
	...{ name, label, type: "ui" },
	admin: { components: { Field }, disableBulkEdit: true, disableListColumn: true },
});

const above = [
	// What is typed is kept until it is saved, over the end of a session too.
	shown("unsavedFields", sessionsText.unsaved.label, "/lib/office/sessions/unsaved-fields#UnsavedFields"),
	shown("refusedFields", editingText.notSaved, "/lib/office/editing/refused-fields#RefusedFields"),
];

/** Adds what stands above the fields of the form of a collection or global. */
export const withAboveFields = <T extends CollectionConfig | GlobalConfig>(config: T): T => ({
	...config,
	fields: [...above, ...config.fields],
});
