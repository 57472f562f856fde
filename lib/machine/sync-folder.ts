import { closeSync, fsyncSync, openSync } from "node:fs";
import { open } from "node:fs/promises";

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
