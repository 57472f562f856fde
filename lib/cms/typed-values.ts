/**
 * Parses numbers and dates that a form sends as text, in Bengali or Latin digits, and rejects anything else at its field,
 * in drafts too, whose validation Payload skips. Payload itself would use parseFloat and Date: it stores 12 for "12abc",
 * nothing for "abc", and the twelfth of May for "05/12/2026". What is of no kind that the field could hold, as an object
 * for a text, is rejected here as well: Payload and the databases end in a fault.
 */
import {
	type CollectionBeforeOperationHook,
	type FlattenedField,
	type GlobalBeforeOperationHook,
	ValidationError,
	type ValidationFieldError,
} from "payload";
import { errorText } from "@/lib/bengali/errors";
import { parseNumber } from "@/lib/contract/numbers";
import { faultOfTypedDate, hasTime, parseTypedDate } from "@/lib/office/values/typed-dates";
import { staffText } from "@/lib/office/words/staff";

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

const isSimple = (value: unknown): boolean =>
	["string", "number", "boolean"].includes(typeof value) || value instanceof Date;

/** As far as the columns reach. What was read with the records that it names holds the whole of them. */
const isId = (value: unknown): boolean =>
	isData(value) ? isId("relationTo" in value ? value.value : value.id) : /^[1-9]\d{0,8}$/.test(String(value));

/** How deep it may be is bounded for all bodies (lib/http/staff/requests). */
const isTree = (node: unknown): boolean =>
	isData(node) && (node.children === undefined || (Array.isArray(node.children) && node.children.every(isTree)));

type Kind = (value: unknown) => boolean;

/** What one value of a field may be; fields that are not named have a kind of their own. */
const kinds: Partial<Record<FlattenedField["type"], Kind>> = {
	...{ text: isSimple, textarea: isSimple, email: isSimple, code: isSimple, number: isSimple, date: isSimple },
	...{ checkbox: isSimple, select: isSimple, radio: isSimple, relationship: isId, upload: isId },
	richText: (value) => isData(value) && isTree(value.root),
};

/** Whether the field could hold the value; nothing, and the empty text of a form, fit every field. */
function isOfKind(field: FlattenedField, value: unknown): boolean {
	const isKind = kinds[field.type];
	if (!isKind || value === undefined || value === null || value === "") return true;
	const hasMany = "hasMany" in field && field.hasMany === true;
	return hasMany && Array.isArray(value) ? value.every(isKind) : isKind(value);
}

/** @returns the parsed text, or the message of the field that holds something else */
function parseText(field: FlattenedField, text: string): { value: unknown } | { message: string } {
	if (field.type === "number") {
		const value = parseNumber(text);
		return value === undefined ? { message: staffText.errors.number } : { value };
	}
	if (field.type !== "date") return { value: text };
	const message = faultOfTypedDate(text, hasTime(field));
	return message === undefined ? { value: parseTypedDate(text, hasTime(field)) } : { message };
}

/**
 * @param errors receives the fields that hold no number or no date
 * @param start path of `data` within the document
 * @returns a copy of the data with parsed numbers and dates, also in arrays
 */
function parseFields(fields: readonly FlattenedField[], data: Data, errors: ValidationFieldError[], start = ""): Data {
	const read: Data = { ...data };
	for (const field of fields) {
		const value = data[field.name];
		const path = `${start}${field.name}`;
		const refuse = (message: string) =>
			errors.push({ path, label: typeof field.label === "string" ? field.label : "", message });
		if (!isOfKind(field, value)) refuse(errorText.field.invalid);
		else if (typeof value === "string") {
			const parsed = parseText(field, value);
			if ("value" in parsed) read[field.name] = parsed.value;
			else refuse(parsed.message);
		}
		if (field.type === "array" && Array.isArray(value))
			read[field.name] = value.map((row, index) =>
				row && typeof row === "object" ? parseFields(field.flattenedFields, row, errors, `${path}.${index}.`) : row,
			);
	}
	return read;
}

function parseArgs<A>(args: A, fields: readonly FlattenedField[], form: { collection?: string; global?: string }): A {
	const { data } = args as { data?: Data };
	if (!data || typeof data !== "object") return args;
	const errors: ValidationFieldError[] = [];
	const read = parseFields(fields, data, errors);
	if (errors.length > 0) throw new ValidationError({ ...form, errors });
	return { ...args, data: read };
}

export const parseInCollection: CollectionBeforeOperationHook = ({ args, collection, operation }) =>
	operation === "create" || operation === "update"
		? parseArgs(args, collection.flattenedFields, { collection: collection.slug })
		: args;

export const parseInGlobal: GlobalBeforeOperationHook = ({ args, global, operation }) =>
	operation === "update" ? parseArgs(args, global.flattenedFields, { global: global.slug }) : args;
