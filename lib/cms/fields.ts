/** Fields that several collections share, with their checks. */
import type { TextField } from "payload";
import { normalise } from "@/lib/bengali/normalise";
import { staffText } from "@/lib/bengali/staff";
import { isColor } from "@/lib/contract/colors";
import { readMobile } from "@/lib/contract/numbers";

const { errors, fields, hints } = staffText;

/** A hook: text in one spelling, without white space at its ends. */
export const tidyText = ({ value }: { value?: unknown }) => (typeof value === "string" ? normalise(value) : value);

/** A line of text, stored in one spelling. */
export function textField(field: Omit<TextField, "type">): TextField {
	return { ...field, type: "text", hooks: { ...field.hooks, beforeValidate: [tidyText] } } as TextField;
}

/** A name that is also the last part of a page's address: unique, any sign but nothing a browser would fold away. */
export const pathNameField = textField({
	name: "name",
	label: fields.title,
	required: true,
	unique: true,
	index: true,
	maxLength: 200,
	admin: { description: hints.name },
	validate: (value: unknown) => {
		const name = typeof value === "string" ? normalise(value) : "";
		return (name.length > 0 && name.length <= 200 && !/^\.+$/.test(name) && !/\p{Cc}/u.test(name)) || errors.name;
	},
});

type ReadField = {
	name: string;
	label: string;
	description: string;
	/** Gives the one form in which the text is stored, or null when it is none. */
	read: (text: string) => string | null;
	wrong: string;
};

/** Optional text that is stored in the one form that its reader gives; empty is stored as null. */
export function readField({ name, label, description, read, wrong }: ReadField): TextField {
	const tidy = ({ value }: { value?: unknown }) =>
		(typeof value === "string" ? (read(normalise(value)) ?? normalise(value)) : value) || null;
	return {
		name,
		label,
		type: "text",
		admin: { description },
		hooks: { beforeValidate: [tidy] },
		validate: (value: unknown) => !value || read(String(value)) !== null || wrong,
	} as TextField;
}

/** A mobile number of Bangladesh, stored as eleven Latin digits. */
export const phoneField = (name: string, label: string = fields.phone): TextField =>
	readField({ name, label, description: hints.phone, read: readMobile, wrong: errors.phone });

/** A colour as six hexadecimal digits, without the hash (spec section 3). */
export const colorField = (name: string, label: string, defaultValue: string): TextField =>
	({
		name,
		label,
		type: "text",
		required: true,
		defaultValue,
		admin: {
			description: hints.color,
			width: "50%",
			components: { afterInput: ["/components/office/color-picker#ColorPicker"] },
		},
		hooks: {
			beforeValidate: [
				({ value }: { value?: unknown }) =>
					typeof value === "string" ? value.trim().replace(/^#/, "").toLowerCase() : value,
			],
		},
		validate: (value: unknown) =>
			isColor(
				String(value ?? "")
					.trim()
					.replace(/^#/, ""),
			) || errors.color,
	}) as TextField;
