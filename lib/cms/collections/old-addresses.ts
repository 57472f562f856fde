/** What an old address leads to is forgotten with the record: SQLite may give its number to another one. */
import type { CollectionAfterDeleteHook, CollectionConfig } from "payload";
import { rows, sql } from "@/lib/data/sql";

const forgetOldAddresses: CollectionAfterDeleteHook = async ({ collection: { slug }, id, req }) => {
	await rows(req.payload, sql`DELETE FROM old_addresses WHERE collection = ${slug} AND record = ${id}`, req);
};

/** Adds the hook to a collection whose records may have old addresses. */
export const withOldAddresses = (collection: CollectionConfig): CollectionConfig => ({
	...collection,
	hooks: { ...collection.hooks, afterDelete: [...(collection.hooks?.afterDelete ?? []), forgetOldAddresses] },
});
