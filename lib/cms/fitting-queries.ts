/**
 * Refuses over REST the conditions that no filter of the office makes: an operator that the kind of field has not, a
 * value of another kind, or no condition at all. The databases would answer with a fault.
 */
import {
	APIError,
	type CollectionBeforeOperationHook,
	type CollectionSlug,
	type FlattenedField,
	type SelectField,
} from "payload";
import { machineText } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { targetOf } from "./queries";

const equal = ["equals", "not_equals", "in", "not_in", "exists"];
const textual = [...equal, "like", "not_like", "contains"];
const ordered = [...equal, "greater_than", "greater_than_equal", "less_than", "less_than_equal"];
const related = [...equal, "contains", "all"];

/** By the kind of field; one that is not named has no conditions. */
const operators: Partial<Record<FlattenedField["type"], readonly string[]>> = {
	...{ text: textual, textarea: textual, email: textual, code: textual },
	...{ number: ordered, date: ordered, checkbox: equal, select: [...equal, "contains"], radio: equal },
	...{ relationship: related, upload: related },
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

const lists = ["in", "not_in", "all"];

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown) => ["string", "number", "boolean"].includes(typeof value) || value === null;

/** A number of its own, which no field is named for. */
const idField = { name: "id", type: "number" } as FlattenedField;

function fitsOperator(field: FlattenedField | undefined, operator: string, value: unknown): boolean {
	const isList = lists.includes(operator);
	const given = isList ? [value].flat() : [value];
	if (!given.every(isText)) return false;
	const list = isList ? given.flatMap((one) => String(one).split(",")) : given;
	// Of a path that is no field Payload knows whether it can be asked for.
	const type = field?.type ?? "text";
	if (!operators[type]?.includes(operator)) return false;
	if (operator === "all" && !(field && "hasMany" in field && field.hasMany)) return false;
	const isKind = field === idField ? isId : values[type];
	if (operator === "exists" || !isKind || !field) return true;
	return list.every((one) => one === "" || (!isList && String(one) === "null") || isKind(String(one), field));
}

type Find = (path: string) => FlattenedField | undefined;

function fits(where: unknown, find: Find): boolean {
	if (!isFields(where)) return false;
	return Object.entries(where).every(([key, value]) => {
		if (/^(?:and|or)$/i.test(key)) return Array.isArray(value) && value.every((part) => fits(part, find));
		if (!isFields(value)) return false;
		const field = find(key);
		return Object.entries(value).every(([operator, one]) => fitsOperator(field, operator, one));
	});
}

export const refuseOdd: CollectionBeforeOperationHook = ({ args, collection, req }) => {
	const { where, overrideAccess } = args as { where?: unknown; overrideAccess?: boolean };
	if (where === undefined || where === "" || overrideAccess || req.payloadAPI === "local") return args;
	const find: Find = (path) =>
		/(?:^|\.)(?:id|value)$/.test(path)
			? idField
			: targetOf(req.payload, collection.slug as CollectionSlug, path.split("."))?.field;
	if (!fits(where, find)) throw new APIError(errorText.invalid, 400, undefined, true);
	return args;
};
