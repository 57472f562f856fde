/**
 * Removes orphaned files. A file is written before its record, so a killed process or a failed write can leave files
 * that no record references. Does not access the database.
 */
import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** @returns those of the names that a record references */
export type FindReferenced = (names: string[]) => Promise<Iterable<string>>;

/** Names per statement, within the parameter limits of both databases. */
const namesAtOnce = 500;

/**
 * @param isOurs whether the application creates such names; other files are kept
 * @param age minimum age in milliseconds: the record of a younger file may still be being written
 * @returns the number of files removed
 */
export async function sweepFolder(
	folder: string,
	isOurs: (name: string) => boolean,
	findReferenced: FindReferenced,
	age: number,
): Promise<number> {
	const rested = await restedFiles(folder, isOurs, age);
	let removed = 0;
	for (let start = 0; start < rested.length; start += namesAtOnce) {
		const names = rested.slice(start, start + namesAtOnce);
		const held = new Set(await findReferenced(names));
		const orphans = names.filter((name) => !held.has(name));
		for (const name of orphans) await rm(path.join(folder, name), { force: true });
		removed += orphans.length;
	}
	return removed;
}

async function restedFiles(folder: string, isOurs: (name: string) => boolean, age: number): Promise<string[]> {
	const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
	const latest = Date.now() - age;
	const rested: string[] = [];
	for (const entry of entries) {
		if (!entry.isFile() || !isOurs(entry.name)) continue;
		const found = await stat(path.join(folder, entry.name)).catch(() => null);
		if (found && found.mtimeMs <= latest) rested.push(entry.name);
	}
	return rested;
}
