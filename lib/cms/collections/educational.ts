import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import { convertLexicalToPlaintext } from "@payloadcms/richtext-lexical/plaintext";
import type { CollectionConfig } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { normaliseText } from "../fields";
import type { Notice } from "../payload-types";
import { titleField } from "./free-name";
import { publishedAtField, shownUntilField } from "./shown-dates";

const { errors, fields, groups, hints } = staffText;

/** An attachment without body text: search engines and screen readers cannot read a scan, so a summary is required. */
const isScanAlone = ({ attachment, body }: Partial<Notice>): boolean =>
	Boolean(attachment) && !(body && convertLexicalToPlaintext({ data: body as SerializedEditorState }).trim());

/** Notices, routines and curriculums have the same fields (spec section 3). */
function educational(slug: "notices" | "routines" | "curriculums"): CollectionConfig {
	return {
		slug,
		labels: staffText[slug],
		admin: { useAsTitle: "name", group: groups.publish, defaultColumns: ["name", "publishedAt", "_status"] },
		defaultSort: "-publishedAt",
		versions: { drafts: true, maxPerDoc: 20 },
		fields: [
			titleField,
			publishedAtField(true),
			shownUntilField,
			{
				name: "attachment",
				label: fields.attachment,
				type: "upload",
				relationTo: "media",
				admin: { description: hints.attachment },
			},
			{
				name: "summary",
				label: fields.summary,
				type: "textarea",
				maxLength: 300,
				admin: { description: hints.summary },
				hooks: { beforeValidate: [normaliseText] },
				validate: (value, { siblingData }) =>
					Boolean(value) || !isScanAlone(siblingData as Partial<Notice>) || errors.summary,
			},
			{ name: "body", label: fields.body, type: "richText" },
		],
	};
}

export const notices = educational("notices");
export const routines = educational("routines");
export const curriculums = educational("curriculums");
