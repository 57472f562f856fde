/**
 * Where backups are kept: BACKUP_DIR, and as a copy another folder or an S3 store (BACKUP_COPY). Each place has the files of
 * the backups (container.ts) and, in `files`, the uploaded files that they name (objects.ts).
 */
import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { folderStore } from "@/lib/files/folder";
import { s3Store } from "@/lib/files/s3";
import { type FileStore, readBytes } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { BackupRefused } from "./refused";

export type Place = { archives: FileStore; objects: FileStore };

/** Folder of the uploaded files in a place. */
const objectFolder = "files";

/** A backup in the place that has what it names. */
export type Kept = Place & { name: string };

const placeIn = (folder: string): Place => ({
	archives: folderStore(folder),
	objects: folderStore(path.join(folder, objectFolder)),
});

/** @returns a backup by the path of its file */
export const backupIn = (file: string): Kept => ({ ...placeIn(path.dirname(file)), name: path.basename(file) });

/** Of this machine. */
export const here = placeIn(environment.BACKUP_DIR);

/** Milliseconds; the file of a database on the slow line of a school. */
const upload = { requestTimeout: 10 * 60_000 };

/**
 * @returns where the copies are kept; null if nowhere
 * @throws BackupRefused "noCopy" without the folder, which is made by hand: that of a disk that is not mounted would be made
 * on this one
 */
export function findCopyPlace(): Place | null {
	const { BACKUP_COPY: to } = environment;
	if (!to) return null;
	if (typeof to !== "string")
		return { archives: s3Store(to, "backups", upload), objects: s3Store(to, `backups/${objectFolder}`, upload) };
	if (!existsSync(to)) throw new BackupRefused("noCopy", to);
	return placeIn(to);
}

/** @returns a file of the place as JSON; what the schema's `catch` gives for a missing or unreadable one */
export async function readJson<S extends z.ZodType>(
	name: string,
	schema: S,
	{ archives }: Pick<Place, "archives"> = here,
): Promise<z.output<S>> {
	const bytes = await readBytes(archives, name);
	let value: unknown;
	try {
		value = JSON.parse(String(bytes));
	} catch {
		value = undefined;
	}
	return schema.parse(value);
}

/** Writes a file of the place as JSON: whole or not at all, also if the process is killed. */
export const writeJson = (name: string, value: unknown, { archives }: Pick<Place, "archives"> = here): Promise<void> =>
	archives.put(name, Buffer.from(JSON.stringify(value)));
