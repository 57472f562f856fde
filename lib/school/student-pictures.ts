/** Pictures of students and applicants, kept for as long as a record holds them. */
import "server-only";
import { removeIfUnreferenced } from "@/lib/cms/students/picture-removal";
import { preparePicture, RefusedPicture } from "@/lib/pictures/intake";
import { newPictureName, writePicture } from "@/lib/pictures/student-files";
import { invalidError } from "./errors";
import { records } from "./records";

/**
 * Keeps a picture for as long as the work that needs it succeeds.
 * @param sent a file or a data URL; without one, the work gets null
 * @param work stores the name; when it throws, nothing is left behind
 * @throws SchoolError "invalid" when it is no good picture
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
		// A connection that broke at COMMIT leaves it open whether the record is there.
		await removeIfUnreferenced(await records(), name);
		throw error;
	}
}
