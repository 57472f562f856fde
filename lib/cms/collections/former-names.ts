/**
 * Former titles of published records. Titles are part of the URL, so a shared or printed URL redirects to the new one.
 */
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { staffText } from "@/lib/office/words/staff";
import { isDraftOnly } from "./saving";

export const formerNames: CollectionConfig = {
	slug: "former-names",
	labels: staffText.formerNames,
	admin: { hidden: true },
	timestamps: false,
	indexes: [{ fields: ["kind", "name"], unique: true }],
	fields: [
		/** Slug of the record's collection. */
		{ name: "kind", type: "text", required: true },
		{ name: "name", type: "text", required: true },
		{ name: "record", type: "number", required: true, index: true },
	],
};

/** Stores the published title before it changes or is unpublished. The slug of the collection is the name of its table. */
export const storeFormerName: CollectionBeforeChangeHook = async ({
	collection: { slug },
	data,
	originalDoc,
	operation,
	req,
}) => {
	if (operation !== "update" || isDraftOnly(req, slug)) return data;
	// originalDoc may be a draft, whose title was never public; the collection's own row holds the published version.
	const [published] = await rows<{ name: string }>(
		req.payload,
		sql`SELECT name FROM ${sql.identifier(slug)} WHERE id = ${originalDoc.id} AND _status = 'published' AND deleted_at IS NULL`,
		req,
	);
	if (!published || (published.name === data.name && data._status === "published")) return data;
	await rows(
		req.payload,
		sql`INSERT INTO former_names (kind, name, record) VALUES (${slug}, ${published.name}, ${originalDoc.id})
			ON CONFLICT (kind, name) DO UPDATE SET record = excluded.record`,
		req,
	);
	return data;
};

export const deleteFormerNames: CollectionAfterDeleteHook = async ({ collection: { slug }, id, req }) => {
	await rows(req.payload, sql`DELETE FROM former_names WHERE kind = ${slug} AND record = ${id}`, req);
};

/** What an old address leads to is forgotten with the record: SQLite may give its number to another one. */
export const forgetOldAddresses: CollectionAfterDeleteHook = async ({ collection: { slug }, id, req }) => {
	await rows(req.payload, sql`DELETE FROM old_addresses WHERE collection = ${slug} AND record = ${id}`, req);
};
