import type { GlobalConfig } from "payload";
import { staffText } from "@/lib/office/words/staff";
import { maxVersions } from "../collections/publishing";
import { phoneField, textField } from "../fields";

const { fields, hints } = staffText;

/** The contact page. */
export const contact: GlobalConfig = {
	slug: "contact",
	label: staffText.contact,
	versions: { max: maxVersions },
	fields: [
		{ name: "email", label: fields.email, type: "email" },
		phoneField("phone", fields.phone, `${hints.phone} ${hints.asInSettings}`),
		{
			name: "address",
			label: fields.address,
			type: "textarea",
			maxLength: 300,
			admin: { description: hints.asInSettings },
		},
		textField({ name: "officeDays", label: fields.officeDays, maxLength: 120 }),
		textField({ name: "officeHours", label: fields.officeHours, maxLength: 120 }),
	],
};
