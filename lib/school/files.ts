/** Uploaded files, and which of them the public may have. */
import "server-only";
import { stat } from "node:fs/promises";
import path from "node:path";
import { environment } from "@/lib/environment";

/** What is sent, by the end of its name; never what a browser would run. */
const types: Readonly<Record<string, string>> = {
	".webp": "image/webp",
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".avif": "image/avif",
	".pdf": "application/pdf",
};

const folder = path.join(environment.DATA_DIR, "media");

/** An uploaded file that may be sent. */
export type StoredFile = { name: string; type: string; size: number; modified: Date; path: string };

/**
 * @param name the exact file name, decoded
 * @returns the file, or null when there is no such file, or it is of no kind that is sent
 */
export async function findFile(name: string): Promise<StoredFile | null> {
	const exact = name.normalize("NFC");
	const type = types[path.extname(exact).toLowerCase()];
	// A name with a part of a path in it names no file of the folder.
	if (!type || /[/\\\0]/.test(exact)) return null;
	const file = path.join(folder, exact);
	const found = await stat(file).catch(() => null);
	return found?.isFile() ? { name: exact, type, size: found.size, modified: found.mtime, path: file } : null;
}
