/** Title fields of records in the back office (`useAsTitle`), hidden in forms. */
import type { Field, TextField } from "payload";
import { serverWrites } from "./access";

/** A field that no form, list or filter shows. */
export const hiddenField: TextField["admin"] = {
	hidden: true,
	disableListColumn: true,
	disableListFilter: true,
	disableBulkEdit: true,
};

/** A stored title that only the server writes. @param label of its content, shown in the list's search box */
export const titleField = (label: string): Field => ({
	name: "title",
	label,
	type: "text",
	access: serverWrites,
	admin: hiddenField,
});

/** A virtual title: that of a related record. @param path to it, such as "student.title" */
export const titleOf = (path: string, label: string): Field => ({
	name: "title",
	label,
	type: "text",
	virtual: path,
	admin: hiddenField,
});
