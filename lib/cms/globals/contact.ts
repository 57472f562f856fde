import type { GlobalConfig } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { staffOnly } from "../access";
import { maxVersions } from "../collections/publishing";
import { phoneField, textField } from "../fields";

const { fields, groups } = staffText;

/** The contact page (spec sections 2 and 3). */
export const contact: GlobalConfig = {
	slug: "contact",
	label: staffText.contact,
	admin: { group: groups.site },
	access: { read: staffOnly, update: staffOnly },
	versions: { max: maxVersions },
	fields: [
		{ name: "email", label: fields.email, type: "email" },
		phoneField("phone"),
		{ name: "address", label: fields.address, type: "textarea", maxLength: 300 },
		textField({ name: "officeDays", label: fields.officeDays, maxLength: 120 }),
		textField({ name: "officeHours", label: fields.officeHours, maxLength: 120 }),
	],
};
