/** Pictures that no student and no application holds any more. An applicant's picture goes on to the student. */
import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from "payload";
import { describeError } from "@/lib/log";
import { removePicture, sweepPictures } from "@/lib/pictures/student-files";
import { rows, sql } from "../sql";
import { onCommit } from "../transactions";

/** A deleted record leaves no picture behind. */
export const removePictureFile: CollectionAfterDeleteHook = ({ doc, req }) => removePictureOnCommit(req, doc.picture);

/** Removes the file once the request's transaction is committed, unless another record holds it. */
export const removePictureOnCommit = (req: PayloadRequest, name: string | null | undefined): Promise<void> =>
	onCommit(req, async () => {
		if (name) await removeUnlessHeld(req.payload, name);
	});

/** What can't be removed now is no failure of what was asked for: the next sweep gets it. */
export async function removeUnlessHeld(payload: Payload, name: string): Promise<void> {
	try {
		if (!(await isHeld(payload, name))) await removePicture(name);
	} catch (error) {
		console.error(describeError(error));
	}
}

/** @see sweepPictures */
export const sweepStudentPictures = (payload: Payload, age: number): Promise<number> =>
	sweepPictures((name) => isHeld(payload, name), age);

async function isHeld(payload: Payload, name: string): Promise<boolean> {
	const held = await rows(
		payload,
		sql`SELECT 1 FROM students WHERE picture = ${name} UNION ALL SELECT 1 FROM applications WHERE picture = ${name}`,
	);
	return held.length > 0;
}
