/** Brings the index up to date with a record, in the transaction that changes it. */
import type { CollectionSlug, PayloadRequest } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { collectionsWithFiles, entryOf, type Searched } from "./entry";
import { removeEntry, writeEntry } from "./store";

/**
 * Reads the published version from the database, because hooks may be called with a draft.
 * @param req request whose transaction it joins
 */
export async function indexRecord(req: PayloadRequest, kind: Searched, record: number): Promise<void> {
	const doc = await req.payload.db.findOne({
		collection: kind as CollectionSlug,
		where: { id: { equals: record } },
		req,
	});
	const entry = doc && entryOf(kind, doc);
	await (entry ? writeEntry(req, entry) : removeEntry(req, kind, record));
}

/** Brings the index up to date with all records that have the upload among their files. */
export async function indexUsesOf(req: PayloadRequest, media: number): Promise<void> {
	for (const kind of collectionsWithFiles) {
		const found = await rows<{ id: number }>(
			req.payload,
			sql`SELECT DISTINCT parent_id AS id FROM ${sql.identifier(`${kind}_rels`)} WHERE media_id = ${media}`,
			req,
		);
		for (const { id } of found) await indexRecord(req, kind, Number(id));
	}
}
