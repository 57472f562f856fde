/** Stores pictures of students and applicants together with their records. */
import "server-only";
import { removeIfUnreferenced } from "@/lib/cms/students/picture-removal";
import { preparePicture, RefusedPicture } from "@/lib/files/pictures/intake";
import { newPictureName, writePicture } from "@/lib/files/pictures/student-files";
import { invalidError } from "./errors";
import { records } from "./query";

/**
 * Writes a picture file, and removes it again if storing its name fails.
 * @param sent a file or a data URL; without one, `work` gets null
 * @param work stores the file name in a record
 * @throws SchoolError "invalid" if the picture is refused
 */
export async function withPicture<T>(sent: File | string | undefined, work: (name: string | null) => Promise<T>) {
	if (sent === undefined) return work(null);
	const bytes = await preparePicture(sent).catch((error: unknown) => {
		throw error instanceof RefusedPicture ? invalidError({ image: [error.message] }) : error;
	});
	const name = newPictureName();
	try {
		await writePicture(name, bytes);
		return await work(name);
	} catch (error) {
		// After a connection error during COMMIT the record may exist, so check for a reference.
		await removeIfUnreferenced(await records(), name);
		throw error;
	}
}
