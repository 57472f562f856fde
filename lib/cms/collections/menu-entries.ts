import type { CollectionConfig } from "payload";
import { isMenuLink } from "@/lib/office/values/links";
import { staffText } from "@/lib/office/words/staff";
import { textField } from "../fields";
import { history, restoreField } from "./publishing";

const { errors, fields, hints } = staffText;

export const menuEntries: CollectionConfig = {
	slug: "menu-entries",
	labels: staffText.menuEntries,
	orderable: true,
	admin: {
		useAsTitle: "name",
		defaultColumns: ["name", "link", "group", "restore"],
		description: hints.order,
	},
	trash: true,
	versions: history,
	fields: [
		textField({ name: "name", label: fields.name, required: true, maxLength: 60 }),
		textField({
			name: "link",
			label: fields.link,
			required: true,
			maxLength: 500,
			admin: { components: { Field: "/lib/office/publishing/server-fields#LinkField" } },
			validate: (value: unknown) => isMenuLink(String(value ?? "").trim()) || errors.link,
		}),
		textField({
			name: "group",
			label: fields.menuGroup,
			maxLength: 40,
			admin: { description: hints.menuGroup },
		}),
		restoreField,
	],
};
