/**
 * Normalises the `where` of queries by staff: keyboards encode য়, ড় and ঢ় differently from the stored NFC text, staff
 * type Bengali or Latin digits, and a part of a name stands for its other spellings (name-keys.ts). Runs for lists, relationship fields and REST calls; queries of public pages stay
 * exact.
 */
import type {
	CollectionBeforeOperationHook,
	CollectionSlug,
	FlattenedField,
	Payload,
	Where,
	WhereField,
} from "payload";
import { machineText, toBengaliDigits, toLatinDigits } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";
import { searchWords } from "@/lib/bengali/search-words";
import { readMobile } from "@/lib/contract/numbers";
import { keyField } from "./name-keys";

const hasDigit = /[0-9০-৯]/;

/** Operators that match a part of a text. */
const partialOperators = ["like", "contains"];

/** @returns the forms in which a text with digits may be stored */
const spellingsOf = (text: string): string[] => [
	...new Set([text, toLatinDigits(text), toBengaliDigits(text), readMobile(text) ?? text]),
];

/** What a condition's path leads to, which may pass through relationships ("student.code"). */
type Target = {
	field: FlattenedField;
	/** The path to the key of a name, for a field that has one. */
	key: string | undefined;
};

/** A number of its own, which no field is named for. */
export const idField = { name: "id", type: "number" } as FlattenedField;

/** The number of a related record, of which collection ever. */
export const valueField = { name: "value", type: "number" } as FlattenedField;

/** What can be asked of a relation to records of several collections, whose columns differ. */
const partsOfSeveral: Record<string, (slugs: string[]) => FlattenedField> = {
	value: () => valueField,
	relationTo: (slugs) => ({ name: "relationTo", type: "select", options: slugs }) as unknown as FlattenedField,
};

/** @returns the field that a path leads to, undefined for one that leads to none, or to several tables at once */
export function targetOf(
	payload: Payload,
	collection: CollectionSlug,
	path: string[],
	fields = payload.collections[collection].config.flattenedFields,
): Target | undefined {
	const [name = "", ...rest] = path;
	const field = fields.find((candidate) => candidate.name === name);
	if (!field) return name === "id" && rest.length === 0 ? { field: idField, key: undefined } : undefined;
	// The title of another record, as that of a student in the lists of results.
	const isLink = rest.length === 0 && "virtual" in field && typeof field.virtual === "string";
	if (isLink) return targetOf(payload, collection, (field.virtual as string).split("."));
	if ("relationTo" in field && Array.isArray(field.relationTo)) {
		const part = rest.length === 1 && Object.hasOwn(partsOfSeveral, rest[0] ?? "") && partsOfSeveral[rest[0] ?? ""];
		return part ? { field: part(field.relationTo), key: undefined } : undefined;
	}
	if (rest.length === 0) return { field, key: keyField(collection, name) };
	if ("flattenedFields" in field) return targetOf(payload, collection, rest, field.flattenedFields);
	if (!("relationTo" in field) || typeof field.relationTo !== "string") return undefined;
	const target = targetOf(payload, field.relationTo as CollectionSlug, rest);
	return target && { ...target, key: target.key && `${name}.${target.key}` };
}

/** @returns the condition for one operator */
function normaliseOne(path: string, operator: string, value: unknown, target: Target | undefined): Where {
	// Payload takes one of several records by "equals", and fails at the operator that its filters name.
	const isOneOf = operator === "contains" && target && "relationTo" in target.field;
	if (isOneOf) return { [path]: { equals: value } as WhereField };
	const isNumber = target?.field.type === "number";
	const normaliseValue = (item: unknown) =>
		typeof item === "string" ? (isNumber ? machineText(item) : normalise(item)) : item;
	const text = Array.isArray(value) ? value.map(normaliseValue) : normaliseValue(value);
	if (typeof text !== "string" || isNumber || !partialOperators.includes(operator))
		return { [path]: { [operator]: text } as WhereField };
	const words = target?.key ? searchWords(text).join(" ") : "";
	if (target?.key && words) return { [target.key]: { like: words } };
	if (!hasDigit.test(text)) return { [path]: { [operator]: text } };
	return { or: spellingsOf(text).map((spelling) => ({ [path]: { [operator]: spelling } })) };
}

const allOf = (parts: Where[]): Where => (parts.length === 1 ? (parts[0] ?? {}) : { and: parts });

function normaliseWhere(where: Where, find: (path: string) => Target | undefined): Where {
	return allOf(
		Object.entries(where).map(([key, value]): Where => {
			if (/^(and|or)$/i.test(key))
				return {
					[key.toLowerCase()]: Array.isArray(value) ? value.map((part) => normaliseWhere(part, find)) : value,
				} as Where;
			if (typeof value !== "object" || value === null || Array.isArray(value)) return { [key]: value };
			const target = find(key);
			return allOf(Object.entries(value).map(([operator, operand]) => normaliseOne(key, operator, operand, target)));
		}),
	);
}

/** Changes only queries of signed-in staff. */
export const normaliseQuery: CollectionBeforeOperationHook = ({ args, collection, req }) => {
	const { where } = args as { where?: Where };
	if (!where || Object.keys(where).length === 0 || req.user?.collection !== "staff") return args;
	const find = (path: string) => targetOf(req.payload, collection.slug as CollectionSlug, path.split("."));
	return { ...args, where: normaliseWhere(where, find) };
};
