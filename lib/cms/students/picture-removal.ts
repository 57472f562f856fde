/** Removes pictures that are no longer referenced. After an admission, student and application share one picture. */
import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from "payload";
import { listOf, rows, sql } from "@/lib/data/sql";
import { onCommit } from "@/lib/data/transactions";
import { removePicture } from "@/lib/files/pictures/student-files";
import { describeError } from "@/lib/machine/log";

/** Hook: removes the picture of a deleted record. */
export const removePictureFile: CollectionAfterDeleteHook = ({ doc, req }) => removePictureOnCommit(req, doc.picture);

/** Removes the file after the request's transaction is committed, unless another record references it. */
export const removePictureOnCommit = (req: PayloadRequest, name: string | null | undefined): Promise<void> =>
	onCommit(req, async () => {
		if (name) await removeIfUnreferenced(req.payload, name);
	});

/**
 * Removes a file that no record references. Never throws: the cleanup (lib/upkeep/housekeeping) removes what is left.
 */
export async function removeIfUnreferenced(payload: Payload, name: string): Promise<void> {
	try {
		const held = await referencedPictures(payload, [name]);
		if (held.length === 0) await removePicture(name);
	} catch (error) {
		console.error(describeError(error));
	}
}

/** @returns those of the names that a student or an application references */
export async function referencedPictures(payload: Payload, names: string[]): Promise<string[]> {
	const list = listOf(names);
	const held = await rows<{ picture: string }>(
		payload,
		sql`SELECT picture FROM students WHERE picture IN (${list})
			UNION SELECT picture FROM applications WHERE picture IN (${list})`,
	);
	return held.map(({ picture }) => picture);
}
