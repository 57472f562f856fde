/**
 * What staff search for, in the form in which it is stored: keyboards write য়, ড় and ঢ় in another encoding, and digits
 * are typed in both kinds. Below every list, drop-down and call of theirs; the public's reads name what they look for.
 */
import type {
	CollectionBeforeOperationHook,
	CollectionConfig,
	CollectionSlug,
	FlattenedField,
	Payload,
	Where,
	WhereField,
} from "payload";
import { toBengaliDigits, toLatinDigits } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";
import { readMobile } from "@/lib/contract/numbers";

const hasDigit = /[0-9০-৯]/;

/** The operators that look for a part of a text. */
const partial = ["like", "contains"];

/** @returns the spellings under which a text with digits may be stored */
const spellingsOf = (text: string): string[] => [
	...new Set([text, toLatinDigits(text), toBengaliDigits(text), readMobile(text) ?? text]),
];

/** The field at a path, which may lead through records that others point at. */
function fieldAt(payload: Payload, fields: FlattenedField[], path: string[]): FlattenedField | undefined {
	const [name, ...rest] = path;
	const field = fields.find((candidate) => candidate.name === name);
	if (!field || rest.length === 0) return field;
	if ("flattenedFields" in field) return fieldAt(payload, field.flattenedFields, rest);
	if (!("relationTo" in field) || typeof field.relationTo !== "string") return undefined;
	return fieldAt(payload, payload.collections[field.relationTo as CollectionSlug].config.flattenedFields, rest);
}

function tidyCondition(path: string, condition: WhereField, isNumber: boolean): Where {
	const tidyText = (value: unknown) =>
		typeof value === "string" ? (isNumber ? toLatinDigits(normalise(value)) : normalise(value)) : value;
	const parts = Object.entries(condition).map(([operator, value]): Where => {
		const tidy = Array.isArray(value) ? value.map(tidyText) : tidyText(value);
		const searched = typeof tidy === "string" && !isNumber && partial.includes(operator) && hasDigit.test(tidy);
		if (!searched) return { [path]: { [operator]: tidy } as WhereField };
		return { or: spellingsOf(tidy).map((spelling) => ({ [path]: { [operator]: spelling } })) };
	});
	return parts.length === 1 ? (parts[0] ?? {}) : { and: parts };
}

function tidyWhere(where: Where, isNumber: (path: string) => boolean): Where {
	const parts = Object.entries(where).map(([key, value]): Where => {
		if (/^(and|or)$/i.test(key))
			return {
				[key.toLowerCase()]: Array.isArray(value) ? value.map((part) => tidyWhere(part, isNumber)) : value,
			} as Where;
		if (typeof value !== "object" || value === null || Array.isArray(value)) return { [key]: value };
		return tidyCondition(key, value, isNumber(key));
	});
	return parts.length === 1 ? (parts[0] ?? {}) : { and: parts };
}

const tidyQuery: CollectionBeforeOperationHook = ({ args, collection, req }) => {
	const { where } = args as { where?: Where };
	if (!where || Object.keys(where).length === 0 || req.user?.collection !== "staff") return args;
	const isNumber = (path: string) =>
		fieldAt(req.payload, collection.flattenedFields, path.split("."))?.type === "number";
	return { ...args, where: tidyWhere(where, isNumber) };
};

/** Adds the hook to a collection. */
export const withTidyQueries = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: { ...collection.hooks, beforeOperation: [tidyQuery, ...(collection.hooks?.beforeOperation ?? [])] },
});
