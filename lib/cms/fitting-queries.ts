/**
 * Refuses over REST, and in Payload's lists, the conditions that no filter of the office makes: an operator that the kind
 * of field has not, a value of another kind, or no condition at all. The databases would answer with a fault.
 */
import {
	APIError,
	type CollectionBeforeOperationHook,
	type CollectionSlug,
	type FlattenedField,
	type Payload,
	QueryError,
	type SelectField,
} from "payload";
import { machineText } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { idField, targetOf, valueField } from "./queries";
import { isByPerson } from "./rest-reads";

const equal = ["equals", "not_equals", "in", "not_in", "exists"];
const partial = ["like", "not_like", "contains"];
const textual = [...equal, ...partial];
const ordered = [...equal, "greater_than", "greater_than_equal", "less_than", "less_than_equal"];
const related = [...equal, "contains"];

/** By the kind of field; one that is not named has no conditions. */
const operators: Partial<Record<FlattenedField["type"], readonly string[]>> = {
	...{ text: textual, textarea: textual, email: textual, code: textual },
	...{ number: ordered, date: ordered, checkbox: equal, select: [...equal, "contains"], radio: equal },
	...{ relationship: related, upload: related, richText: ["exists"] },
};

/** Ids and numbers as far as the columns reach. */
const isNumber = (text: string) => /^-?\d{1,9}(?:\.\d{1,9})?$/.test(machineText(text));

const isId = (text: string) => /^-?\d{1,9}$/.test(text);

const optionsOf = (field: FlattenedField) =>
	(field as SelectField).options.map((option) => (typeof option === "string" ? option : option.value));

/** What a value must be; one that is not named may be any text. */
const values: Partial<Record<FlattenedField["type"], (text: string, field: FlattenedField) => boolean>> = {
	...{ number: isNumber, relationship: isId, upload: isId },
	date: (text) => !Number.isNaN(Date.parse(text)),
	checkbox: (text) => ["true", "false"].includes(text),
	select: (text, field) => optionsOf(field).includes(text),
	radio: (text, field) => optionsOf(field).includes(text),
};

const lists = ["in", "not_in"];

/** In PostgreSQL types of their own, which know no empty text and no part of one. */
const enumerated = ["select", "radio", "checkbox"];

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown) => ["string", "number", "boolean"].includes(typeof value) || value === null;

function fitsOperator(field: FlattenedField, operator: string, value: unknown): boolean {
	const isList = lists.includes(operator);
	const given = isList ? [value].flat() : [value];
	if (!given.every(isText)) return false;
	const list = isList ? given.flatMap((item) => String(item).split(",")) : given;
	// In whose columns Payload looks for nothing else.
	if (field === valueField) return ["equals", "not_equals"].includes(operator) && isId(String(value));
	if (!operators[field.type]?.includes(operator)) return false;
	if (partial.includes(operator) && operators[field.type] === textual && typeof value !== "string") return false;
	if (operator === "contains" && enumerated.includes(field.type) && !("hasMany" in field && field.hasMany))
		return false;
	const isKind = field === idField ? isId : values[field.type];
	if (operator === "exists" || !isKind) return true;
	if (field === idField && isList && list.includes("")) return false;
	const isNothing = (item: unknown) =>
		enumerated.includes(field.type) ? !isList && item === null : item === "" || (!isList && String(item) === "null");
	return list.every((item) => isNothing(item) || isKind(String(item), field));
}

type Find = (path: string) => FlattenedField | undefined;

function fits(where: unknown, find: Find): boolean {
	if (!isFields(where)) return false;
	return Object.entries(where).every(([key, value]) => {
		if (/^(?:and|or)$/i.test(key)) return Array.isArray(value) && value.every((part) => fits(part, find));
		if (!isFields(value)) return false;
		const field = find(key);
		if (!field) return false;
		return Object.entries(value).every(([operator, operand]) => fitsOperator(field, operator, operand));
	});
}

/**
 * In JSON too, where lib/http/staff/requests does not count them. One of another record joins its table, with each
 * spelling of what is looked for anew, and SQLite joins 64 at most.
 */
const mostConditions = 50;
const mostOfOthers = 10;

/** @returns the paths of all conditions */
const pathsIn = (where: unknown): string[] =>
	Object.entries(isFields(where) ? where : {}).flatMap(([key, value]) =>
		Array.isArray(value) ? value.flatMap(pathsIn) : Object.keys(Object(value)).map(() => key),
	);

/** @returns whether each condition is one that its field has, and there are not too many */
export function fitsCollection(payload: Payload, collection: CollectionSlug, where: unknown): boolean {
	const own = payload.collections[collection].config.flattenedFields.filter((field) => !("virtual" in field));
	const paths = pathsIn(where);
	const ofOthers = paths.filter((path) => path !== "id" && !own.some(({ name }) => name === path));
	if (paths.length > mostConditions || ofOthers.length > mostOfOthers) return false;
	return fits(where, (path) => targetOf(payload, collection, path.split("."))?.field);
}

export const refuseOdd: CollectionBeforeOperationHook = ({ args, collection, req }) => {
	const { where } = args as { where?: unknown };
	if (where === undefined || where === "" || !isByPerson(args as object, req)) return args;
	if (fitsCollection(req.payload, collection.slug as CollectionSlug, where)) return args;
	// The one error with which a list goes on, without rows, and says that it cannot be shown so.
	throw req.payloadAPI === "local" ? new QueryError([]) : new APIError(errorText.invalid, 400, undefined, true);
};
