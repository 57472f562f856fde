/** Rebuilds all that compares words, the keys of names too: for schools that are older than the search, and when words are compared in a new way. */
import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { writeNameKeys } from "@/lib/cms/name-keys";
import { rows, sql } from "@/lib/data/sql";
import { inTransaction } from "@/lib/data/transactions";
import { entryOf, searchedCollections } from "@/lib/search/entry";
import { insertEntry, lockForAll, removeAllEntries } from "@/lib/search/store";

/** Increment when the stored content (entry.ts) or the normalisation of words (lib/bengali/search-words) changes. */
const indexVersion = 5;

const counter = "search-index";

/** Records read at once. */
const batch = 200;

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

/** Rebuilds the index in one transaction: until it commits, searches use the old one. */
export async function rebuildIndex(payload: Payload): Promise<void> {
	await inTransaction(payload, async (req) => {
		await lockForAll(req);
		await removeAllEntries(req);
		for (const collection of searchedCollections) await indexAll(req, collection);
		await writeNameKeys(req, "all");
		await rows(
			payload,
			sql`INSERT INTO counters (name, value) VALUES (${counter}, ${indexVersion})
				ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
			req,
		);
	});
}

/** Rebuilds the index if there is none, or if it has an earlier {@link indexVersion}; adds keys of names that are missing. */
export async function updateIndex(payload: Payload): Promise<void> {
	type Row = { value: number | string };
	const [found] = await rows<Row>(payload, sql`SELECT value FROM counters WHERE name = ${counter}`);
	if (Number(found?.value) !== indexVersion) await rebuildIndex(payload);
	else await inTransaction(payload, (req) => writeNameKeys(req, "missing"));
}
