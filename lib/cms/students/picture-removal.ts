/** A deleted record leaves no picture behind. */
import { rm } from "node:fs/promises";
import path from "node:path";
import type { CollectionAfterDeleteHook } from "payload";
import { environment } from "@/lib/environment";

export const removePictureFile: CollectionAfterDeleteHook = async ({ doc, req }) => {
	if (!doc.picture) return;
	const where = { picture: { equals: doc.picture } };
	// An applicant's picture goes on to the student.
	const holders = await Promise.all(
		(["students", "applications"] as const).map((collection) => req.payload.count({ collection, where, req })),
	);
	if (holders.some(({ totalDocs }) => totalDocs > 0)) return;
	await rm(path.join(environment.DATA_DIR, "students", path.basename(doc.picture)), { force: true });
};
