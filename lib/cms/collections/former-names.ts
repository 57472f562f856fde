/** Titles that records were published under before: an address that somebody shared or printed still leads to its page. */
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { rows, sql } from "../sql";

const nobody = () => false;

export const formerNames: CollectionConfig = {
	slug: "former-names",
	labels: staffText.formerNames,
	admin: { hidden: true },
	access: { read: nobody, create: nobody, update: nobody, delete: nobody },
	timestamps: false,
	indexes: [{ fields: ["kind", "name"], unique: true }],
	fields: [
		/** The collection of the record. */
		{ name: "kind", type: "text", required: true },
		{ name: "name", type: "text", required: true },
		{ name: "record", type: "number", required: true, index: true },
	],
};

/** Notes the title that the public knows as soon as it is to be replaced or taken back. */
const noteName: CollectionBeforeChangeHook = async ({ collection: { slug }, data, originalDoc, operation, req }) => {
	if (operation !== "update") return data;
	// A draft's title was never public: what counts is the record's own row, which drafts leave alone.
	const [known] = await rows<{ name: string }>(
		req.payload,
		sql`SELECT name FROM ${sql.identifier(slug)} WHERE id = ${originalDoc.id} AND _status = 'published'`,
		req,
	);
	if (!known || (known.name === data.name && data._status === "published")) return data;
	await rows(
		req.payload,
		sql`INSERT INTO former_names (kind, name, record) VALUES (${slug}, ${known.name}, ${originalDoc.id})
			ON CONFLICT (kind, name) DO UPDATE SET record = excluded.record`,
		req,
	);
	return data;
};

const forgetNames: CollectionAfterDeleteHook = async ({ collection: { slug }, id, req }) => {
	await rows(req.payload, sql`DELETE FROM former_names WHERE kind = ${slug} AND record = ${id}`, req);
};

/** Adds the hooks to a collection whose titles are addresses; its slug is the name of its table. */
export const withFormerNames = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: {
		...collection.hooks,
		beforeChange: [...(collection.hooks?.beforeChange ?? []), noteName],
		afterDelete: [...(collection.hooks?.afterDelete ?? []), forgetNames],
	},
});
