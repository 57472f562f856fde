/** History, trash and links to the site, shared by all collections that staff publish. */
import type { CollectionConfig, SelectField, UIField } from "payload";
import { announcementText, trashText } from "@/lib/office/publishing/text";

/** Versions kept of each record; the oldest is dropped. */
export const maxVersions = 20;

/** Drafts that save themselves while staff type; each editing session updates one version. */
export const autosavedDrafts = {
	drafts: { autosave: { interval: 1000 } },
	maxPerDoc: maxVersions,
} as const satisfies CollectionConfig["versions"];

/** History of a collection without drafts. */
export const history = { drafts: false, maxPerDoc: maxVersions } as const satisfies CollectionConfig["versions"];

/** Above the form: links to the public page and to the preview of the draft, and the button that publishes. */
export const siteLinks = {
	edit: {
		beforeDocumentControls: ["/lib/office/publishing/site-links#SiteLinks"],
		PublishButton: "/lib/office/publishing/publish-button#PublishButton",
	},
} satisfies NonNullable<CollectionConfig["admin"]>["components"];

/**
 * Last column of lists, with what can be done: a link to the page of a record, and in the trash a button that restores
 * it; lib/office/publishing/publishing.css hides it where it is empty.
 */
export const restoreField: UIField = {
	name: "restore",
	type: "ui",
	label: trashText.column,
	admin: {
		components: {
			Field: "/lib/office/publishing/restore-cell#NoField",
			Cell: "/lib/office/publishing/list-cells#RestoreCell",
		},
	},
};

/** Above the fields: the text with which families are told, once the record is public. */
export const announcementField: UIField = {
	name: "announcement",
	type: "ui",
	label: announcementText.title,
	admin: {
		components: { Field: "/lib/office/publishing/announcement-field#AnnouncementField" },
		disableBulkEdit: true,
		disableListColumn: true,
	},
};

/** Payload's own field for the state, with a cell that knows the record's dates; Payload adds what is left out here. */
export const stateField = {
	name: "_status",
	type: "select",
	label: ({ t }) => t("version:status"),
	admin: { components: { Cell: "/lib/office/publishing/list-cells#StateCell" } },
} as SelectField;
