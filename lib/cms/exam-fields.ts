/**
 * What an exam account sees of a student: name, roll and class. The other fields are neither sent to it nor taken in a
 * condition or an order, by which they could be guessed. Which students it sees is in access.ts.
 */
import { isDeepStrictEqual } from "node:util";
import type {
	CollectionBeforeOperationHook,
	CollectionConfig,
	CollectionSlug,
	Field,
	FieldAccess,
	FieldHook,
	PayloadRequest,
	Where,
} from "payload";
import { nameOfTitle } from "@/lib/bengali/staff-students";
import { accountOf } from "./access";

/** The fields that an exam account sees, by collection; it sees all fields of a collection that is not named. */
const visible: Partial<Record<CollectionSlug, readonly string[]>> = {
	students: ["name", "nameKey"],
	enrolments: ["student", "year", "class", "section", "roll"],
	results: ["student", "exam", "year", "class", "section", "position", "total"],
};

const isExam = (req: PayloadRequest) => accountOf(req)?.role === "exam";

const hide = (field: Field): Field => {
	const own = "access" in field ? field.access?.read : undefined;
	const read: FieldAccess = (args) => !isExam(args.req) && (own?.(args as never) ?? true);
	return { ...field, access: { ...("access" in field ? field.access : {}), read } } as Field;
};

/** A student's title has the number and the father too: an exam account is shown its name, and cannot ask for it. */
const shorten = (field: Field & { hooks?: { afterRead?: FieldHook[] } }): Field => {
	const read: FieldAccess = ({ req, doc }) => !isExam(req) || Boolean(doc);
	const nameAlone: FieldHook = ({ req, value }) => (isExam(req) ? nameOfTitle(value) : value);
	return {
		...field,
		access: { ...("access" in field ? field.access : {}), read },
		hooks: { ...field.hooks, afterRead: [...(field.hooks?.afterRead ?? []), nameAlone] },
	} as Field;
};

const limit = (field: Field, names: readonly string[]): Field => {
	if (!("name" in field) || !field.name)
		return "fields" in field ? ({ ...field, fields: field.fields.map((one) => limit(one, names)) } as Field) : field;
	if (names.includes(field.name)) return field;
	return field.name === "title" ? shorten(field) : hide(field);
};

/** The list's own order and its search box use fields that are hidden: for an exam account both are by the name. */
const byName =
	(name: string): CollectionBeforeOperationHook =>
	({ args, collection, operation, req }) => {
		if (operation !== "read" || !isExam(req)) return args;
		const { sort, where, ...rest } = args as { sort?: unknown; where?: Where };
		const searched = collection.admin.listSearchableFields ?? [];
		const replaced = (part: Where): Where => {
			if (Array.isArray(part.and)) return { ...part, and: part.and.map(replaced) };
			const likes = (part.or ?? []).map((one) => Object.entries(one)[0]);
			const isSearch =
				likes.length === searched.length &&
				likes.every((one, i) => one?.[0] === searched[i] && isDeepStrictEqual(Object.keys(one?.[1] ?? {}), ["like"]));
			return isSearch ? { [name]: likes[0]?.[1] as Where[string] } : part;
		};
		// REST gives the fields of an order as a list.
		const isOwnOrder = sort === undefined || String(sort) === String(collection.defaultSort);
		return { ...rest, where: where && replaced(where), sort: isOwnOrder ? name : sort } as typeof args;
	};

/** Limits what exam accounts see of a collection's fields, and keeps its list usable for them. */
export function withExamFields(collection: CollectionConfig): CollectionConfig {
	const names = visible[collection.slug as CollectionSlug];
	if (!names) return collection;
	const name = names.includes("name") ? "name" : "student.name";
	return {
		...collection,
		fields: collection.fields.map((field) => limit(field, names)),
		hooks: { ...collection.hooks, beforeOperation: [byName(name), ...(collection.hooks?.beforeOperation ?? [])] },
	};
}
