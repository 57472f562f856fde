/** Hooks that keep the index of the search up to date, in the transaction of each change by staff. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import type { Media } from "@/lib/cms/payload-types";
import { onCommit } from "@/lib/data/transactions";
import type { Searched } from "@/lib/search/entry";
import { announceFile } from "@/lib/search/file-texts/announce";
import { forgetText } from "@/lib/search/file-texts/stored";
import { indexRecord, indexUsesOf } from "@/lib/search/index-record";
import { lockForAll, removeEntry } from "@/lib/search/store";
import { isDraftOnly } from "./saving";

/** Of a collection that the search covers. */
export const addToSearch: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
	if (!isDraftOnly(req, slug)) await indexRecord(req, slug as Searched, doc.id);
};

export const removeFromSearch: CollectionAfterDeleteHook = async ({ collection: { slug }, id, req }) => {
	await removeEntry(req, slug as Searched, Number(id));
};

/** Removes the text of a replaced file from the index, and announces a new file, whose text is read later. */
export const addFileToSearch: CollectionAfterChangeHook<Media> = async ({ doc, operation, previousDoc, req }) => {
	if (operation === "update" && doc.filename !== previousDoc?.filename) {
		await lockForAll(req);
		await forgetText(req, doc.id);
		await indexUsesOf(req, doc.id);
	}
	if (doc.mimeType === "application/pdf") await onCommit(req, async () => announceFile());
};
