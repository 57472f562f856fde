import "server-only";
import { pictureFolders } from "@/lib/contract/paths";
import { findFile } from "@/lib/school/files";
import { isPublicFile } from "@/lib/school/public-files";
import type { Asked } from "./asked";
import { fileNotFound, forAnHour, fromStore, sendFile } from "./content";

/**
 * @param folder of the path: `/image/{folder}/{name}`
 * @param name of an uploaded file, decoded
 * @returns the file, if a published record references it; else 404
 */
export function publicPicture(request: Asked, folder: string, name: string): Promise<Response> {
	const isKnownFolder = pictureFolders.some((known) => known === folder);
	return fromStore(async () => {
		const file = isKnownFolder && (await isPublicFile(name)) && (await findFile(name));
		return file ? sendFile(request, file, forAnHour) : fileNotFound();
	});
}
