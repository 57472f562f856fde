/**
 * Removes files that no record holds. A file is written before its record, so a killed process and a failed write
 * leave such files behind. Knows no records.
 */
import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** @returns those of the names that a record holds */
export type HeldOf = (names: string[]) => Promise<Iterable<string>>;

/** As many names as go into one statement on either database. */
const namesAtOnce = 500;

/**
 * @param isOurs whether a name is one that we give; other files stay
 * @param age milliseconds that a file must have rested: a younger one may belong to a record that is being written
 * @returns how many files went
 */
export async function sweepFolder(
	folder: string,
	isOurs: (name: string) => boolean,
	heldOf: HeldOf,
	age: number,
): Promise<number> {
	const rested = await restedFiles(folder, isOurs, age);
	let removed = 0;
	for (let start = 0; start < rested.length; start += namesAtOnce) {
		const names = rested.slice(start, start + namesAtOnce);
		const held = new Set(await heldOf(names));
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
