/** Fields shared by several collections, with validation. */
import type { TextField, TextFieldSingleValidation, UIField, UploadField } from "payload";
import { text } from "payload/shared";
import { normalise, tidy } from "@/lib/bengali/normalise";
import { studentText } from "@/lib/bengali/students";
import { isColor } from "@/lib/contract/colors";
import { isPersonName } from "@/lib/contract/input";
import { readMobile } from "@/lib/contract/numbers";
import { staffText } from "@/lib/office/words/staff";

const { errors, fields, hints } = staffText;

/** Field hook: NFC, trimmed, without invisible characters. */
export const normaliseText = ({ value }: { value?: unknown }) => (typeof value === "string" ? tidy(value) : value);

/** Text field that is stored in NFC, trimmed. */
export function textField(field: Omit<TextField, "type">): TextField {
	return { ...field, type: "text", hooks: { ...field.hooks, beforeValidate: [normaliseText] } } as TextField;
}

/** The name of a person. One of before this rule keeps no record from being changed otherwise, and nobody from being admitted. */
export function personNameField(field: Omit<TextField, "type">): TextField {
	const validate: TextFieldSingleValidation = (value, options) =>
		!value || value === options.previousValue || options.req.context.admission || isPersonName(value)
			? text(value, options)
			: studentText.field.noLetter;
	return textField({ ...field, validate } as TextField);
}

type ShownAdmin = NonNullable<UIField["admin"]>;

type Shown = Pick<ShownAdmin, "condition" | "position"> & { label?: string };

/** A field that has no value, only a component. */
export const shown = (
	name: string,
	Field: NonNullable<ShownAdmin["components"]>["Field"],
	{ label, ...admin }: Shown = {},
): UIField => ({
	...{ name, label, type: "ui" },
	admin: { ...admin, components: { Field }, disableBulkEdit: true, disableListColumn: true },
});

/** A picture of the media library. */
export const mediaPicture = (
	name: string,
	label: string,
	{ description, required = false }: { description?: string; required?: boolean } = {},
): UploadField => ({
	...{ name, label, required, type: "upload", relationTo: "media" },
	filterOptions: { mimeType: { contains: "image/" } },
	admin: description ? { description } : {},
});

/** Maximum length of a name in a path, in characters. */
export const longestName = 200;

/**
 * Unique name (collections/free-name.ts, unique-titles.ts), used as the last path segment of a page. Any characters,
 * but not a dot segment (`.` or `..`), which browsers remove.
 */
export const pathNameField = textField({
	name: "name",
	label: fields.title,
	required: true,
	index: true,
	maxLength: longestName,
	admin: { description: hints.name },
	validate: (value: unknown) => {
		const name = typeof value === "string" ? normalise(value) : "";
		return (
			(name.length > 0 && name.length <= longestName && !/^\.+$/.test(name) && !/\p{Cc}/u.test(name)) || errors.name
		);
	},
});

type ReadField = {
	name: string;
	label: string;
	description: string;
	index?: boolean;
	/** Parses to the canonical form, or null if invalid. */
	read: (text: string) => string | null;
	wrong: string;
};

/** Optional text, stored in the canonical form of `read`; empty as null. */
export function readField({ name, label, description, index, read, wrong }: ReadField): TextField {
	const readOrTidy = ({ value }: { value?: unknown }) =>
		(typeof value === "string" ? (read(value) ?? tidy(value)) : value) || null;
	return {
		name,
		label,
		type: "text",
		...(index && { index }),
		admin: { description },
		hooks: { beforeValidate: [readOrTidy] },
		validate: (value: unknown) => !value || read(String(value)) !== null || wrong,
	} as TextField;
}

/** Bangladeshi mobile number, stored as eleven Latin digits, and shown in Bengali ones in lists. */
export function phoneField(name: string, label: string = fields.phone, description: string = hints.phone): TextField {
	const field = readField({ name, label, description, read: readMobile, wrong: errors.phone });
	return { ...field, admin: { ...field.admin, components: { Cell: "/lib/office/parts/payload-fields#NumberCell" } } };
}

const withoutSign = (color: unknown): string =>
	String(color ?? "")
		.trim()
		.replace(/^#/, "");

/** Colour as six hexadecimal digits without `#`. */
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
			components: { afterInput: ["/lib/office/publishing/header-preview#ColorPicker"] },
		},
		hooks: { beforeValidate: [({ value }: { value?: unknown }) => (value ? withoutSign(value).toLowerCase() : value)] },
		validate: (value: unknown) => isColor(withoutSign(value)) || errors.color,
	}) as TextField;
