/**
 * Parses numbers and dates that a form sends as text, in Bengali or Latin digits, and rejects anything else at its field,
 * in drafts too, whose validation Payload skips. Payload itself would use parseFloat and Date: it stores 12 for "12abc",
 * nothing for "abc", and the twelfth of May for "05/12/2026".
 */
import {
	type CollectionBeforeOperationHook,
	type CollectionConfig,
	type FlattenedField,
	type GlobalBeforeOperationHook,
	type GlobalConfig,
	ValidationError,
	type ValidationFieldError,
} from "payload";
import { staffText } from "@/lib/bengali/staff";
import { parseNumber } from "@/lib/contract/numbers";
import { faultOfTypedDate, hasTime, parseTypedDate } from "@/lib/contract/typed-dates";

type Data = Record<string, unknown>;

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
		if (typeof value === "string") {
			const parsed = parseText(field, value);
			if ("value" in parsed) read[field.name] = parsed.value;
			else errors.push({ path, label: typeof field.label === "string" ? field.label : "", message: parsed.message });
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

const parseInCollection: CollectionBeforeOperationHook = ({ args, collection, operation }) =>
	operation === "create" || operation === "update"
		? parseArgs(args, collection.flattenedFields, { collection: collection.slug })
		: args;

const parseInGlobal: GlobalBeforeOperationHook = ({ args, global, operation }) =>
	operation === "update" ? parseArgs(args, global.flattenedFields, { global: global.slug }) : args;

/** Adds the parsing hook to a collection. */
export const withTypedValues = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: { ...collection.hooks, beforeOperation: [parseInCollection, ...(collection.hooks?.beforeOperation ?? [])] },
});

/** Adds the parsing hook to a global. */
export const withGlobalTypedValues = (global: GlobalConfig): GlobalConfig => ({
	...global,
	hooks: { ...global.hooks, beforeOperation: [parseInGlobal, ...(global.hooks?.beforeOperation ?? [])] },
});
