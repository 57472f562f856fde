/** The room that the next backup takes, known before it is made. */
import { existsSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import path from "node:path";
import { sqliteFile } from "@/lib/data/data-folder";
import { fileKinds, fileStore } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { storedUntil } from "./objects";

/** Bytes. */
export type Space = { needed: number; free: number };

/** Milliseconds by which the clock of an S3 store may be behind. */
const margin = 10 * 60_000;

/** The database is there twice for a while, as a copy and in the archive, which is smaller; a sealed one is tried. */
const copiesOfDatabase = 2;

const existing = (folder: string): string => (existsSync(folder) ? folder : existing(path.dirname(folder)));

async function databaseSize(): Promise<number> {
	if (environment.DATABASE_URL) return (await import("./postgres")).readPostgresSize();
	return existsSync(sqliteFile) ? (await stat(sqliteFile)).size : 0;
}

/**
 * @param recipient for whom it will be sealed; without it, as the last one
 * @returns the room for the database and for the uploaded files that no backup has yet, and the room that is free; null if
 * the database or the S3 store cannot be asked
 */
export async function spaceForNext(recipient?: { now: string | undefined }): Promise<Space | null> {
	try {
		const { bavail, bsize } = await statfs(existing(environment.BACKUP_DIR));
		const since = (await storedUntil(recipient)).getTime() - margin;
		let needed = copiesOfDatabase * (await databaseSize());
		for (const kind of fileKinds)
			for await (const { size, modified } of fileStore(kind).list()) if (modified.getTime() >= since) needed += size;
		return { needed, free: bavail * bsize };
	} catch {
		return null;
	}
}
