/**
 * Deletes permanently: records that have been in the trash for a month, with their files, and drafts that were left
 * empty.
 */

import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { isBlankDraft } from "@/lib/cms/collections/blank-drafts";
import { findUses, settingsUploadFields, uploadFields } from "@/lib/cms/collections/media-uses";
import { pageCollections } from "@/lib/cms/page-collections";
import { daysAgo } from "@/lib/cms/retention";
import { inTransaction } from "@/lib/data/transactions";

/** Records stay in the trash for a month. */
const trashDays = 30;

/** Opening the form stores an empty draft; it is deleted after a day in which nothing was written. */
const emptyDays = 1;

const collections = [...new Set([...uploadFields.map(({ collection }) => collection), "menu-entries" as const])];

const idOf = (upload: unknown) => (typeof upload === "object" && upload ? (upload as { id: unknown }).id : upload);

/** @returns ids of the uploads that any version of the record references */
async function uploadsOf(payload: Payload, collection: CollectionSlug, id: number): Promise<number[]> {
	const field = uploadFields.find((uploadField) => uploadField.collection === collection)?.field;
	if (!field) return [];
	const own = await payload.findByID({ collection, id, trash: true, depth: 0 });
	const { docs } = await payload.findVersions({
		collection,
		where: { parent: { equals: id } },
		trash: true,
		pagination: false,
		depth: 0,
	});
	const values = [own, ...docs.map(({ version }) => version)].flatMap(
		(record) => (record as unknown as Record<string, unknown>)[field] ?? [],
	);
	return [...new Set(values.map(idOf).filter((upload) => typeof upload === "number"))];
}

async function deleteForGood(payload: Payload, collection: CollectionSlug, id: number): Promise<void> {
	const uploads = await uploadsOf(payload, collection, id);
	await inTransaction(payload, (req) => payload.delete({ collection, id, trash: true, req }));
	for (const upload of uploads) await deleteUnused(payload, upload);
}

async function deleteUnused(payload: Payload, id: number): Promise<void> {
	await inTransaction(payload, async (req) => {
		if ((await findUses(payload, id, req)).length > 0) return;
		if ((await isInHistory(payload, id, req)) || (await isGone(payload, id, req))) return;
		// No page shows it, and tags cannot be revalidated outside of a request (expire.ts).
		req.context.unseen = true;
		await payload.delete({ collection: "media", id, req });
	});
}

const isGone = async (payload: Payload, id: number, req: PayloadRequest) =>
	(await payload.count({ collection: "media", where: { id: { equals: id } }, req })).totalDocs === 0;

/** Whether staff can restore a version of a record, or of the settings, that shows the upload. */
async function isInHistory(payload: Payload, id: number, req: PayloadRequest): Promise<boolean> {
	for (const { collection, field } of uploadFields) {
		const where = { [`version.${field}`]: { equals: id } };
		if ((await payload.countVersions({ collection, where, req })).totalDocs > 0) return true;
	}
	const where = { or: settingsUploadFields.map((field) => ({ [`version.${field}`]: { equals: id } })) };
	return (await payload.countGlobalVersions({ global: "settings", where, req })).totalDocs > 0;
}

/** Deletes the records whose time in the trash is over. */
export async function emptyTrash(payload: Payload): Promise<void> {
	const where = { deletedAt: { less_than: daysAgo(trashDays) } };
	for (const collection of collections) {
		const { docs } = await payload.find({ collection, where, trash: true, pagination: false, depth: 0, select: {} });
		for (const { id } of docs) await deleteForGood(payload, collection, id);
	}
}

/** Deletes drafts in which nothing has been written for a time. */
export async function removeEmptyDrafts(payload: Payload, days = emptyDays): Promise<void> {
	for (const collection of pageCollections) {
		const where = { _status: { equals: "draft" }, updatedAt: { less_than: daysAgo(days) }, name: { exists: false } };
		const { docs } = await payload.find({ collection, where, draft: true, pagination: false, depth: 0 });
		for (const doc of docs) {
			if (!isBlankDraft(collection, { ...doc })) continue;
			await inTransaction(payload, async (req) => {
				req.context.unseen = true;
				await payload.delete({ collection, id: doc.id, req });
			});
		}
	}
}
