/**
 * Unique titles: a duplicate is rejected with a suggested title that is free (the same one with the date appended). A
 * record in the trash does not keep its title from others; if another one took it, it is restored under the free title.
 */
import {
	type CollectionBeforeValidateHook,
	type CollectionSlug,
	type FieldHook,
	type PayloadRequest,
	type TextField,
	ValidationError,
	type Where,
} from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { staffText } from "@/lib/office/words/staff";
import { longestName, pathNameField } from "../fields";
import { isAutosave } from "./saving";

type Named = { slug: string; id?: number; publishedAt?: unknown; req: PayloadRequest };

async function isTaken(name: string, { slug, id, req }: Named): Promise<boolean> {
	const where: Where = { name: { equals: name }, ...(id !== undefined && { id: { not_equals: id } }) };
	return (await req.payload.count({ collection: slug as CollectionSlug, where, req })).totalDocs > 0;
}

async function findFreeName(name: string, record: Named): Promise<string> {
	const date = new Date(String(record.publishedAt ?? ""));
	const day = formatDate((Number.isNaN(date.getTime()) ? new Date() : date).toISOString());
	for (let count = 1; ; count += 1) {
		const end = staffText.nameWithDay(day, count);
		const free = `${name.slice(0, longestName - end.length)}${end}`;
		if (!(await isTaken(free, record))) return free;
	}
}

/** @returns the name, or, if another record has it, one with the record's date appended */
export const freeNameFor = async (name: string, record: Named): Promise<string> =>
	(await isTaken(name, record)) ? findFreeName(name, record) : name;

/** A hook, because Payload does not validate drafts. */
export const checkName: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
	const name = data?.name ?? originalDoc?.name;
	// An autosave is not rejected: the title is checked when staff publish.
	if (typeof name !== "string" || !name || isAutosave(req, collection.slug)) return data;
	if (data?.deletedAt) return data;
	const publishedAt = data?.publishedAt ?? originalDoc?.publishedAt;
	const record = { slug: collection.slug, id: originalDoc?.id, publishedAt, req };
	if (!(await isTaken(name, record))) return data;
	const free = await findFreeName(name, record);
	// The trash has no form to correct the title in.
	if (originalDoc?.deletedAt) return { ...data, name: free };
	const errors = [{ path: "name", label: staffText.fields.title, message: staffText.errors.nameTaken(free) }];
	throw new ValidationError({ collection: collection.slug, errors, req });
};

const nameOfDuplicate: FieldHook = async ({ value, collection, siblingData, req }) =>
	findFreeName(String(value), { slug: collection?.slug ?? "", publishedAt: siblingData.publishedAt, req });

/** The title; a duplicated record gets a free one with the date appended. */
export const titleField = {
	...pathNameField,
	hooks: { ...pathNameField.hooks, beforeDuplicate: [nameOfDuplicate] },
} as TextField;
