import type { CollectionConfig } from "payload";
import { type Action, activityText } from "@/lib/office/activity/text";

const { actions, fields } = activityText;

/**
 * What staff have done, newest last. Only lib/cms/activity adds entries; lib/upkeep/housekeeping deletes old ones. An
 * entry has the title of the record and the labels of changed fields, never their values.
 */
export const activity: CollectionConfig = {
	slug: "activity",
	labels: activityText.labels,
	// Shown by the view in lib/office/activity instead.
	admin: { hidden: true },
	timestamps: false,
	lockDocuments: false,
	fields: [
		{ name: "at", label: fields.at, type: "date", required: true, index: true },
		/** Empty after the account is deleted, and for commands. */
		{ name: "by", label: fields.by, type: "relationship", relationTo: "staff", index: true },
		/** The account's name at that time. */
		{ name: "byName", type: "text", required: true },
		{
			name: "action",
			label: fields.action,
			type: "select",
			required: true,
			options: (Object.keys(actions) as Action[]).map((value) => ({ value, label: actions[value] })),
		},
		/** Slug of the record's collection, or of the global. */
		{ name: "kind", type: "text", required: true },
		/** The record's id; empty for a global. */
		{ name: "record", type: "number" },
		{ name: "title", label: fields.record, type: "text" },
		{ name: "detail", label: fields.detail, type: "text" },
		/** Where the session was begun (../logins/devices), or where a failed login came from. */
		{ name: "device", label: fields.from, type: "text" },
		{ name: "address", type: "text" },
		/** Of failed logins, which are one entry an hour: how many there were. */
		{ name: "times", type: "number" },
		/** Id of the version that the act wrote. */
		{ name: "version", type: "number" },
		/** Whether the record was published before the act. */
		{ name: "wasPublished", type: "checkbox" },
	],
	indexes: [{ fields: ["kind", "record"] }],
};
