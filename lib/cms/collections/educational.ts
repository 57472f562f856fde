import type { CollectionConfig } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { staffAccess } from "../access";
import { pathNameField } from "../fields";

const { fields, groups, hints } = staffText;

/** Notices, routines and curriculums are alike but for their name (spec section 3). */
function educational(slug: "notices" | "routines" | "curriculums"): CollectionConfig {
	return {
		slug,
		labels: staffText[slug],
		admin: { useAsTitle: "name", group: groups.publish, defaultColumns: ["name", "publishedAt", "_status"] },
		access: staffAccess,
		defaultSort: "-publishedAt",
		versions: { drafts: true, maxPerDoc: 20 },
		fields: [
			pathNameField,
			{
				name: "publishedAt",
				label: fields.publishedAt,
				type: "date",
				required: true,
				index: true,
				defaultValue: () => new Date().toISOString(),
				admin: { position: "sidebar", date: { pickerAppearance: "dayAndTime", displayFormat: "dd-MM-yyyy, hh:mm a" } },
			},
			{
				name: "attachment",
				label: fields.attachment,
				type: "upload",
				relationTo: "media",
				admin: { description: hints.attachment },
			},
			{ name: "body", label: fields.body, type: "richText" },
		],
	};
}

export const notices = educational("notices");
export const routines = educational("routines");
export const curriculums = educational("curriculums");
