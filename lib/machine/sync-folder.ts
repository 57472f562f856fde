/** Writes that survive a power cut. */
import { chmodSync, closeSync, fsyncSync, openSync, renameSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";

/** Fsyncs a folder, so that created and renamed entries survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
	// Windows opens no folders; NTFS writes such changes to its journal.
	if (process.platform === "win32") return;
	const entries = await open(folder, "r");
	await entries.sync().finally(() => entries.close());
}

/** The same of a folder, or of the content of a file, for programs that do one step after the other; not on Windows. */
export function syncNow(place: string): void {
	const opened = openSync(place, "r");
	try {
		fsyncSync(opened);
	} finally {
		closeSync(opened);
	}
}

/**
 * Writes a file whole, or what was there before stays. Returns when it survives a power cut. For programs that do one step
 * after the other.
 * @param mode who reads it: by default this account alone
 */
export function replaceFile(file: string, content: string, mode = 0o600): void {
	writeFileSync(`${file}.new`, content, { mode, flush: true });
	// Whatever the umask is.
	chmodSync(`${file}.new`, mode);
	renameSync(`${file}.new`, file);
	syncNow(path.dirname(file));
}
