/** Hooks that keep the index of the search up to date, in the transaction of each change by staff. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from "payload";
import { isDraftOnly } from "@/lib/cms/collections/saving";
import type { Media } from "@/lib/cms/payload-types";
import { onCommit } from "@/lib/data/transactions";
import { type Searched, searchedCollections } from "./entry";
import { announceFile } from "./file-texts/announce";
import { forgetText } from "./file-texts/stored";
import { indexRecord, indexUsesOf } from "./index-record";
import { lockForAll, removeEntry } from "./store";

const isSearched = (slug: string): slug is Searched => (searchedCollections as readonly string[]).includes(slug);

const add =
	(kind: Searched): CollectionAfterChangeHook =>
	async ({ doc, req }) => {
		if (!isDraftOnly(req, kind)) await indexRecord(req, kind, doc.id);
	};

const remove =
	(kind: Searched): CollectionAfterDeleteHook =>
	async ({ id, req }) => {
		await removeEntry(req, kind, Number(id));
	};

/** Removes the text of a replaced file from the index, and announces a new file, whose text is read later. */
const addFile: CollectionAfterChangeHook<Media> = async ({ doc, operation, previousDoc, req }) => {
	if (operation === "update" && doc.filename !== previousDoc?.filename) {
		await lockForAll(req);
		await forgetText(req, doc.id);
		await indexUsesOf(req, doc.id);
	}
	if (doc.mimeType === "application/pdf") await onCommit(req, async () => announceFile());
};

/** Adds the hooks to a collection that the search covers, and to the uploads. */
export function withSearch(collection: CollectionConfig): CollectionConfig {
	const { slug, hooks } = collection;
	const isMedia = slug === "media";
	if (!isMedia && !isSearched(slug)) return collection;
	return {
		...collection,
		hooks: {
			...hooks,
			afterChange: [...(hooks?.afterChange ?? []), isMedia ? addFile : add(slug)],
			...(!isMedia && { afterDelete: [...(hooks?.afterDelete ?? []), remove(slug)] }),
		},
	};
}
