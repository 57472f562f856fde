/** Fields that are a record's title in the back office (`useAsTitle`) and stand in no form. */
import type { Field, TextField } from "payload";
import { serverWrites } from "./access";

const admin: TextField["admin"] = {
	hidden: true,
	disableListColumn: true,
	disableListFilter: true,
	disableBulkEdit: true,
};

/** A title that the server writes. @param label what stands in it, which the list's search names */
export const titleField = (label: string): Field => ({
	name: "title",
	label,
	type: "text",
	access: serverWrites,
	admin,
});

/** The title of a record that is known by another that it points at. @param path to the other's title */
export const titleOf = (path: string, label: string): Field => ({
	name: "title",
	label,
	type: "text",
	virtual: path,
	admin,
});
