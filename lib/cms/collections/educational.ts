import type { CollectionConfig, Field } from "payload";
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { defaultNoticeKind, noticeKinds } from "@/lib/contract/educational";
import { staffText } from "@/lib/office/words/staff";
import { listDates } from "../bengali-fields";
import { normaliseText } from "../fields";
import { circularFields } from "./circular-fields";
import { titleField } from "./free-name";
import { announcementField, pages, restoreField, stateField } from "./publishing";
import { publishedAtField, shownUntilField } from "./shown-dates";

const { fields, hints } = staffText;

/**
 * Notices, routines and curriculums have these fields in common.
 * @param more at the top of the form
 * @param rare at its end
 * @param above components above the list, before the choice of days
 */
function educational(
	slug: "notices" | "routines" | "curriculums",
	more: Field[] = [],
	rare: Field[] = [],
	above: string[] = [],
): CollectionConfig {
	return {
		...pages(slug, {
			defaultColumns: ["name", "publishedAt", "_status", "restore"],
			components: { beforeListTable: [...above, listDates("publishedAt")] },
		}),
		// Not by publishedAt: a draft has none yet, so it would come last.
		defaultSort: "-updatedAt",
		fields: [
			announcementField,
			titleField,
			...more,
			publishedAtField(true),
			shownUntilField,
			{
				name: "files",
				label: fields.files,
				type: "upload",
				relationTo: "media",
				hasMany: true,
				maxRows: 30,
				admin: {
					description: hints.files,
					components: { Field: "/lib/office/publishing/files-field#FilesField" },
				},
			},
			{ name: "body", label: fields.body, type: "richText" },
			{
				type: "collapsible",
				label: fields.summary,
				admin: { initCollapsed: true },
				fields: [
					{
						name: "summary",
						label: fields.summary,
						type: "textarea",
						maxLength: 300,
						admin: { description: hints.summary },
						hooks: { beforeValidate: [normaliseText] },
					},
				],
			},
			...rare,
			restoreField,
			stateField,
		],
	};
}

const kind: Field = {
	name: "kind",
	label: fields.kind,
	type: "radio",
	defaultValue: defaultNoticeKind,
	options: noticeKinds.map((value) => ({ value, label: noticeKindNames[value] })),
	hooks: { beforeValidate: [({ value }) => value || defaultNoticeKind] },
};

const pinned: Field = {
	name: "pinned",
	label: fields.pinned,
	type: "checkbox",
	defaultValue: false,
	admin: { description: hints.pinned },
};

const circularsStart = "/lib/office/parts/list-starts#CircularsStart";

export const notices: CollectionConfig = {
	...educational("notices", [kind, pinned], [circularFields], [circularsStart]),
	// For the lists of a kind and of pinned notices, newest first.
	indexes: [{ fields: ["kind", "publishedAt"] }, { fields: ["pinned", "publishedAt"] }],
};
export const routines = educational("routines");
export const curriculums = educational("curriculums");
