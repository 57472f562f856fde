/** History, trash and links to the site, shared by all collections that staff publish. */
import type { CollectionBeforeOperationHook, CollectionConfig, SelectField, UIField } from "payload";
import { announcementText, trashText } from "@/lib/office/publishing/text";
import { staffText } from "@/lib/office/words/staff";
import { shown } from "../fields";
import type { PageCollection } from "../page-collections";
import { withoutBlank } from "./blank-drafts";
import { deleteFormerNames, forgetOldAddresses, storeFormerName } from "./former-names";
import { checkName } from "./free-name";
import { noteSaving } from "./saving";
import { addToSearch, removeFromSearch } from "./searched";
import { answerUnchanged, refuseUnchanged } from "./unchanged-drafts";

/** Versions kept of each record; the oldest is dropped. */
export const maxVersions = 20;

/** History of a collection without drafts. */
export const history = { drafts: false, maxPerDoc: maxVersions } as const satisfies CollectionConfig["versions"];

/** Above the form: links to the public page and to the preview of the draft, and the button that publishes. */
const siteLinks = {
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
export const announcementField = shown("announcement", "/lib/office/publishing/announcement-field#AnnouncementField", {
	label: announcementText.title,
});

/** Payload's own field for the state, with a cell that knows the record's dates; Payload adds what is left out here. */
export const stateField = {
	name: "_status",
	type: "select",
	label: ({ t }) => t("version:status"),
	admin: { components: { Cell: "/lib/office/publishing/list-cells#StateCell" } },
} as SelectField;

/**
 * Payload's button "unpublish" makes a draft of the newest version itself, which is the published one. As a plain change
 * of the status it adds a version.
 */
const takeDownAnew: CollectionBeforeOperationHook = ({ args, operation }) =>
	operation === "update" && "unpublishAllLocales" in args ? { ...args, unpublishAllLocales: undefined } : args;

/**
 * What collections have whose records are pages, published from drafts.
 * @param admin own parts of their lists and forms
 */
export const pages = (slug: PageCollection, { components, ...admin }: NonNullable<CollectionConfig["admin"]>) =>
	({
		slug,
		labels: staffText[slug],
		admin: {
			...admin,
			useAsTitle: "name",
			baseFilter: withoutBlank(slug),
			components: { ...components, ...siteLinks },
		},
		trash: true,
		// Drafts save themselves while staff type; each editing session updates one version.
		versions: { drafts: { autosave: { interval: 1000 } }, maxPerDoc: maxVersions },
		hooks: {
			beforeOperation: [noteSaving, takeDownAnew],
			beforeValidate: [checkName],
			beforeChange: [storeFormerName, refuseUnchanged],
			afterChange: [addToSearch],
			afterDelete: [deleteFormerNames, forgetOldAddresses, removeFromSearch],
			afterError: [answerUnchanged],
		},
	}) satisfies Partial<CollectionConfig>;
