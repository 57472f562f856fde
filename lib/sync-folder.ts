import { open } from "node:fs/promises";

/** Fsyncs a folder, so that created and renamed entries survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
	// Windows opens no folders; NTFS writes such changes to its journal.
	if (process.platform === "win32") return;
	const entries = await open(folder, "r");
	await entries.sync().finally(() => entries.close());
}
