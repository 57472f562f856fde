/**
 * Numbers that were sent as text: in Bengali digits they are read, and what is no number is refused at its field.
 * Payload would read the beginning of the text, and store nothing where there is none.
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
import { toLatinDigits } from "@/lib/bengali/digits";
import { staffText } from "@/lib/bengali/staff";

type Data = Record<string, unknown>;

/** @returns the number, null for empty text, undefined for what is none */
function readNumber(text: string): number | null | undefined {
	const latin = toLatinDigits(text.trim());
	if (latin === "") return null;
	return /^-?\d{1,15}(\.\d{1,15})?$/.test(latin) ? Number(latin) : undefined;
}

/** @returns a copy of the data with numbers in it; the errors are added to the list */
function readNumbers(fields: readonly FlattenedField[], data: Data, errors: ValidationFieldError[], start = ""): Data {
	const read: Data = { ...data };
	for (const field of fields) {
		const value = data[field.name];
		const path = `${start}${field.name}`;
		if (field.type === "number" && typeof value === "string") {
			read[field.name] = readNumber(value);
			const label = typeof field.label === "string" ? field.label : "";
			if (read[field.name] === undefined) errors.push({ path, label, message: staffText.errors.number });
		}
		if (field.type === "array" && Array.isArray(value))
			read[field.name] = value.map((row, index) =>
				row && typeof row === "object" ? readNumbers(field.flattenedFields, row, errors, `${path}.${index}.`) : row,
			);
	}
	return read;
}

function withNumbers<A>(args: A, fields: readonly FlattenedField[], form: { collection?: string; global?: string }): A {
	const { data } = args as { data?: Data };
	if (!data || typeof data !== "object") return args;
	const errors: ValidationFieldError[] = [];
	const read = readNumbers(fields, data, errors);
	if (errors.length > 0) throw new ValidationError({ ...form, errors });
	return { ...args, data: read };
}

const inCollection: CollectionBeforeOperationHook = ({ args, collection, operation }) =>
	operation === "create" || operation === "update"
		? withNumbers(args, collection.flattenedFields, { collection: collection.slug })
		: args;

const inGlobal: GlobalBeforeOperationHook = ({ args, global, operation }) =>
	operation === "update" ? withNumbers(args, global.flattenedFields, { global: global.slug }) : args;

/** Adds the hook to a collection. */
export const withReadNumbers = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: { ...collection.hooks, beforeOperation: [inCollection, ...(collection.hooks?.beforeOperation ?? [])] },
});

/** The same for a global. */
export const withReadGlobalNumbers = (global: GlobalConfig): GlobalConfig => ({
	...global,
	hooks: { ...global.hooks, beforeOperation: [inGlobal, ...(global.hooks?.beforeOperation ?? [])] },
});
