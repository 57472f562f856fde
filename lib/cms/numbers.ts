/**
 * Parses numbers that a form sends as text, in Bengali or Latin digits, and rejects anything else at its field. Payload
 * itself would use parseFloat: it stores 12 for "12abc", and nothing for "abc".
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

type Data = Record<string, unknown>;

/**
 * @param errors receives the fields that hold no number
 * @param start path of `data` within the document
 * @returns a copy of the data with parsed numbers, also in arrays
 */
function parseNumbers(fields: readonly FlattenedField[], data: Data, errors: ValidationFieldError[], start = ""): Data {
	const read: Data = { ...data };
	for (const field of fields) {
		const value = data[field.name];
		const path = `${start}${field.name}`;
		if (field.type === "number" && typeof value === "string") {
			read[field.name] = parseNumber(value);
			const label = typeof field.label === "string" ? field.label : "";
			if (read[field.name] === undefined) errors.push({ path, label, message: staffText.errors.number });
		}
		if (field.type === "array" && Array.isArray(value))
			read[field.name] = value.map((row, index) =>
				row && typeof row === "object" ? parseNumbers(field.flattenedFields, row, errors, `${path}.${index}.`) : row,
			);
	}
	return read;
}

function parseArgs<A>(args: A, fields: readonly FlattenedField[], form: { collection?: string; global?: string }): A {
	const { data } = args as { data?: Data };
	if (!data || typeof data !== "object") return args;
	const errors: ValidationFieldError[] = [];
	const read = parseNumbers(fields, data, errors);
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
export const withParsedNumbers = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: { ...collection.hooks, beforeOperation: [parseInCollection, ...(collection.hooks?.beforeOperation ?? [])] },
});

/** Adds the parsing hook to a global. */
export const withParsedGlobalNumbers = (global: GlobalConfig): GlobalConfig => ({
	...global,
	hooks: { ...global.hooks, beforeOperation: [parseInGlobal, ...(global.hooks?.beforeOperation ?? [])] },
});
