/**
 * Normalises the `where` of queries by staff: keyboards encode য়, ড় and ঢ় differently from the stored NFC text, and
 * staff type Bengali or Latin digits. Runs for lists, relationship fields and REST calls; queries of public pages stay
 * exact.
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

/** Operators that match a part of a text. */
const partialOperators = ["like", "contains"];

/** @returns the forms in which a text with digits may be stored */
const spellingsOf = (text: string): string[] => [
	...new Set([text, toLatinDigits(text), toBengaliDigits(text), readMobile(text) ?? text]),
];

/** @returns the field at a path, which may pass through relationships ("student.code") */
function fieldAt(payload: Payload, fields: FlattenedField[], path: string[]): FlattenedField | undefined {
	const [name, ...rest] = path;
	const field = fields.find((candidate) => candidate.name === name);
	if (!field || rest.length === 0) return field;
	if ("flattenedFields" in field) return fieldAt(payload, field.flattenedFields, rest);
	if (!("relationTo" in field) || typeof field.relationTo !== "string") return undefined;
	return fieldAt(payload, payload.collections[field.relationTo as CollectionSlug].config.flattenedFields, rest);
}

function normaliseCondition(path: string, condition: WhereField, isNumber: boolean): Where {
	const normaliseValue = (value: unknown) =>
		typeof value === "string" ? (isNumber ? toLatinDigits(normalise(value)) : normalise(value)) : value;
	const parts = Object.entries(condition).map(([operator, value]): Where => {
		const text = Array.isArray(value) ? value.map(normaliseValue) : normaliseValue(value);
		const hasSpellings =
			typeof text === "string" && !isNumber && partialOperators.includes(operator) && hasDigit.test(text);
		if (!hasSpellings) return { [path]: { [operator]: text } as WhereField };
		return { or: spellingsOf(text).map((spelling) => ({ [path]: { [operator]: spelling } })) };
	});
	return parts.length === 1 ? (parts[0] ?? {}) : { and: parts };
}

function normaliseWhere(where: Where, isNumber: (path: string) => boolean): Where {
	const parts = Object.entries(where).map(([key, value]): Where => {
		if (/^(and|or)$/i.test(key))
			return {
				[key.toLowerCase()]: Array.isArray(value) ? value.map((part) => normaliseWhere(part, isNumber)) : value,
			} as Where;
		if (typeof value !== "object" || value === null || Array.isArray(value)) return { [key]: value };
		return normaliseCondition(key, value, isNumber(key));
	});
	return parts.length === 1 ? (parts[0] ?? {}) : { and: parts };
}

const normaliseQuery: CollectionBeforeOperationHook = ({ args, collection, req }) => {
	const { where } = args as { where?: Where };
	if (!where || Object.keys(where).length === 0 || req.user?.collection !== "staff") return args;
	const isNumber = (path: string) =>
		fieldAt(req.payload, collection.flattenedFields, path.split("."))?.type === "number";
	return { ...args, where: normaliseWhere(where, isNumber) };
};

/** Adds the hook to a collection; it changes only queries of signed-in staff. */
export const withNormalisedQueries = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: { ...collection.hooks, beforeOperation: [normaliseQuery, ...(collection.hooks?.beforeOperation ?? [])] },
});
