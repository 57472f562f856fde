import { open } from "node:fs/promises";

/** Makes the entries of a folder durable: new names and renames. */
export async function syncFolder(folder: string): Promise<void> {
	const entries = await open(folder, "r");
	await entries.sync().finally(() => entries.close());
}
