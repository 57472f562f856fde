/** Makes the whole index anew: for schools from before the search, and when words are compared in a new way. */
import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { inTransaction } from "@/lib/data/transactions";
import { entryOf, searchedCollections } from "./entry";
import { insertEntry, lockForAll, removeAllEntries } from "./store";

/** To be raised with each change of what is stored (entry.ts) and of how words are unified (lib/bengali/search-words). */
const indexVersion = 1;

const counter = "search-index";

/** Records read at once. */
const batch = 200;

async function isCurrent(payload: Payload, req?: PayloadRequest): Promise<boolean> {
	const [found] = await rows<{ value: number | string }>(
		payload,
		sql`SELECT value FROM counters WHERE name = ${counter}`,
		req,
	);
	return Number(found?.value) === indexVersion;
}

async function indexAll(req: PayloadRequest, collection: CollectionSlug & (typeof searchedCollections)[number]) {
	for (let last = 0; ; ) {
		const { docs } = await req.payload.db.find<{ id: number }>({
			collection,
			where: { id: { greater_than: last } },
			sort: "id",
			limit: batch,
			pagination: false,
			req,
		});
		for (const doc of docs) {
			const entry = entryOf(collection, doc);
			if (entry) await insertEntry(req, entry);
		}
		const end = docs.at(-1)?.id;
		if (end === undefined || docs.length < batch) return;
		last = end;
	}
}

/** Makes the index anew in one transaction: until it ends, searches find what they found before. */
export async function rebuildIndex(payload: Payload): Promise<void> {
	await inTransaction(payload, async (req) => {
		await lockForAll(req);
		await removeAllEntries(req);
		for (const collection of searchedCollections) await indexAll(req, collection);
		await rows(
			payload,
			sql`INSERT INTO counters (name, value) VALUES (${counter}, ${indexVersion})
				ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
			req,
		);
	});
}

/** Makes the index anew if an earlier version of the site made it, or none. */
export async function updateIndex(payload: Payload): Promise<void> {
	if (!(await isCurrent(payload))) await rebuildIndex(payload);
}
