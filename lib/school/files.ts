/** Uploaded files on disk. */
import "server-only";
import { stat } from "node:fs/promises";
import path from "node:path";
import { environment } from "@/lib/environment";

/** Served types by extension; none that a browser executes. */
const types: Readonly<Record<string, string>> = {
	".webp": "image/webp",
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".avif": "image/avif",
	".pdf": "application/pdf",
};

const folder = path.join(environment.DATA_DIR, "media");

/** An uploaded file of a served type; `size` in bytes, `path` absolute. */
export type StoredFile = { name: string; type: string; size: number; modified: Date; path: string };

/**
 * @param name the exact file name, decoded
 * @returns the file, or null if it is missing or not of a served type. Does not check whether it is public
 */
export async function findFile(name: string): Promise<StoredFile | null> {
	const exact = name.normalize("NFC");
	const type = types[path.extname(exact).toLowerCase()];
	// Path separators and NUL: no traversal out of the folder.
	if (!type || /[/\\\0]/.test(exact)) return null;
	const file = path.join(folder, exact);
	const found = await stat(file).catch(() => null);
	return found?.isFile() ? { name: exact, type, size: found.size, modified: found.mtime, path: file } : null;
}
