/**
 * What an exam account sees of a student: name, roll and class. The other fields are neither sent to it nor taken in a
 * condition or an order, by which they could be guessed. Which students it sees is in access.ts.
 */
import { isDeepStrictEqual } from "node:util";
import type {
	CollectionBeforeOperationHook,
	CollectionSlug,
	Field,
	FieldAccess,
	FieldHook,
	PayloadRequest,
	Where,
} from "payload";
import { nameOfTitle } from "@/lib/office/words/students";
import { accountOf } from "./access";
import { placeOrder } from "./students/list-order";

/** The fields that an exam account sees, by collection; it sees all fields of a collection that is not named. */
const visible: Partial<Record<CollectionSlug, readonly string[]>> = {
	students: ["name", "nameKey", "place", "roll", placeOrder],
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
		return "fields" in field
			? ({ ...field, fields: field.fields.map((inner) => limit(inner, names)) } as Field)
			: field;
	if (names.includes(field.name)) return field;
	return field.name === "title" ? shorten(field) : hide(field);
};

/**
 * A condition on the student of a record: Payload would add the account's access to students to it, whose condition on
 * enrolments it cannot ask from there (its `prefixWherePaths`).
 */
async function byStudents(field: string, condition: Where[string], req: PayloadRequest): Promise<Where> {
	const { docs } = await req.payload.find({
		...{ collection: "students", depth: 0, pagination: false, overrideAccess: false, req, user: req.user },
		where: { [field]: condition } as Where,
		select: {},
	});
	return { student: { in: docs.map(({ id }) => id) } };
}

/**
 * The list's own order, its search box and the fields that choose a record use what is hidden, among it the title: for an
 * exam account all of them are by the name.
 */
export const askByName: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
	const seen = visible[collection.slug as CollectionSlug];
	if (!seen || operation !== "read" || !isExam(req)) return args;
	const name = seen.includes("name") ? "name" : "student.name";
	const { sort, where, ...rest } = args as { sort?: unknown; where?: Where };
	const searched = collection.admin.listSearchableFields ?? [];
	const replaced = async (part: Where): Promise<Where> => {
		const likes = (part.or ?? []).map((condition) => Object.entries(condition)[0]);
		const isSearch =
			likes.length === searched.length &&
			likes.every((like, i) => like?.[0] === searched[i] && isDeepStrictEqual(Object.keys(like?.[1] ?? {}), ["like"]));
		if (isSearch) return replaced({ [name]: likes[0]?.[1] as Where[string] });
		const all = Object.entries(part).map(async ([key, value]): Promise<Where> => {
			if (Array.isArray(value)) return { [key]: await Promise.all(value.map(replaced)) } as Where;
			const [, field] = /^student\.(.+)$/.exec(key === "title" ? name : key) ?? [];
			if (field) return byStudents(field, value as Where[string], req);
			return { [key === "title" ? name : key]: value };
		});
		return all.length > 1 ? { and: await Promise.all(all) } : ((await all[0]) ?? {});
	};
	// REST gives the fields of an order as a list.
	const isOwnOrder = sort === undefined || String(sort) === String(collection.defaultSort);
	const own = seen.includes(String(collection.defaultSort)) ? String(collection.defaultSort) : name;
	const order = isOwnOrder ? own : [sort].flat().map((field) => String(field).replace(/^(-?)title$/, `$1${name}`));
	return { ...rest, where: where && (await replaced(where)), sort: order } as typeof args;
};

/** @returns the fields of a collection, of which exam accounts see those that are named */
export function limitFields(slug: string, fields: Field[]): Field[] {
	const names = visible[slug as CollectionSlug];
	return names ? fields.map((field) => limit(field, names)) : fields;
}
