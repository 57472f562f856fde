/**
 * Removes orphaned files. A file is written before its record, so a killed process or a failed write can leave files
 * that no record references. Does not access the database.
 */
import "server-only";
import { unfinishedEnd } from "./name";
import type { FileStore } from "./store";

/** @returns those of the names that a record references */
export type FindReferenced = (names: string[]) => Promise<Iterable<string>>;

/** Names per statement, within the parameter limits of both databases. */
const namesAtOnce = 500;

/**
 * @param isOurs whether the application creates such names; other files are kept, except for unfinished ones
 * @param age minimum age in milliseconds: the record of a younger file may still be being written
 * @returns the number of files removed
 */
export async function sweepFiles(
	store: FileStore,
	isOurs: (name: string) => boolean,
	findReferenced: FindReferenced,
	age: number,
): Promise<number> {
	const rested = await restedFiles(store, isOurs, age);
	let removed = 0;
	for (let start = 0; start < rested.length; start += namesAtOnce) {
		const names = rested.slice(start, start + namesAtOnce);
		const held = new Set(await findReferenced(names));
		const orphans = names.filter((name) => !held.has(name));
		for (const name of orphans) await store.remove(name);
		removed += orphans.length;
	}
	return removed;
}

async function restedFiles(store: FileStore, isOurs: (name: string) => boolean, age: number): Promise<string[]> {
	const latest = Date.now() - age;
	const rested: string[] = [];
	for await (const { name, modified } of store.list())
		if (modified.getTime() <= latest && (isOurs(name) || name.endsWith(unfinishedEnd))) rested.push(name);
	return rested;
}
