import type { CollectionConfig } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { staffAccess } from "../access";
import { normaliseText } from "../fields";
import { titleField } from "./free-name";
import { autosavedDrafts, restoreField, siteLinks } from "./publishing";
import { publishedAtField, shownUntilField } from "./shown-dates";

const { fields, groups, hints } = staffText;

/** Notices, routines and curriculums have the same fields (spec section 3). */
function educational(slug: "notices" | "routines" | "curriculums"): CollectionConfig {
	return {
		slug,
		labels: staffText[slug],
		admin: {
			useAsTitle: "name",
			group: groups.publish,
			defaultColumns: ["name", "publishedAt", "_status", "restore"],
			components: siteLinks,
		},
		access: staffAccess,
		// Not by date: a draft has none yet, and would be last.
		defaultSort: "-updatedAt",
		trash: true,
		versions: autosavedDrafts,
		fields: [
			titleField,
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
					components: { Field: "/components/office/files-field#FilesField" },
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
			restoreField,
		],
	};
}

export const notices = educational("notices");
export const routines = educational("routines");
export const curriculums = educational("curriculums");
