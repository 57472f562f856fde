/** Uploaded files of the public pages. */
import "server-only";
import { isFileName } from "@/lib/files/name";
import { type FileFacts, type FileStore, fileStore } from "@/lib/files/store";
import { typeOf } from "@/lib/files/types";

/** An uploaded file of a served type. */
export type StoredFile = FileFacts & { type: string; store: FileStore };

/**
 * @param name the exact file name, decoded
 * @returns the file, or null if it is missing or not of a served type. Does not check whether it is public
 * @throws StoreUnavailable
 */
export async function findFile(name: string): Promise<StoredFile | null> {
	const exact = name.normalize("NFC");
	const type = typeOf(exact);
	if (!type || !isFileName(exact)) return null;
	const store = fileStore("media");
	const found = await store.find(exact);
	return found && { ...found, type, store };
}
