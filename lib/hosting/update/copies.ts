/**
 * The database as a version has left it, kept beside the data while the way back is open. Used only while no server runs.
 * Uploaded files are not copied: no version changes one. Without imports of packages: it is also part of `school.js`.
 */
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { syncNow } from "@/lib/machine/sync-folder";
import { backDays, copyOf, updateFolder } from "@/lib/upkeep/update-state";

/** The database, and what SQLite has not yet moved into it after a kill. */
const parts = ["school.db", "school.db-wal"];

/** Where the file system can, the copy shares its blocks with the original. */
function copy(from: string, to: string): void {
	copyFileSync(from, to, constants.COPYFILE_FICLONE);
	syncNow(to);
}

/** Copies the database; an older copy of the same version is replaced, and is whole until then. */
export function saveData(dataDir: string, version: string): void {
	const folder = copyOf(dataDir, version);
	const unfinished = `${folder}.new`;
	rmSync(unfinished, { recursive: true, force: true });
	mkdirSync(unfinished, { recursive: true, mode: 0o700 });
	for (const name of parts)
		if (existsSync(path.join(dataDir, name))) copy(path.join(dataDir, name), path.join(unfinished, name));
	syncNow(unfinished);
	rmSync(folder, { recursive: true, force: true });
	renameSync(unfinished, folder);
	syncNow(updateFolder(dataDir));
}

/**
 * Puts a copy in the place of the database. May be repeated after a kill at any point: the copy itself stays.
 * @throws Error if there is no copy; then nothing is changed
 */
export function restoreData(dataDir: string, version: string): void {
	const folder = copyOf(dataDir, version);
	if (!existsSync(path.join(folder, "school.db"))) throw new Error(`There is no copy of the data of ${version}`);
	for (const name of parts) {
		const place = path.join(dataDir, name);
		rmSync(`${place}.new`, { force: true });
		if (existsSync(path.join(folder, name))) copy(path.join(folder, name), `${place}.new`);
	}
	// SQLite would apply what it finds beside a database to it.
	for (const name of ["school.db-wal", "school.db-shm"]) rmSync(path.join(dataDir, name), { force: true });
	for (const name of parts)
		if (existsSync(path.join(dataDir, `${name}.new`)))
			renameSync(path.join(dataDir, `${name}.new`), path.join(dataDir, name));
	syncNow(dataDir);
}

/** Removes copies when the way back has ended. */
export function removeOldCopies(dataDir: string, now: number = Date.now()): void {
	const folder = updateFolder(dataDir);
	if (!existsSync(folder)) return;
	for (const name of readdirSync(folder).filter((one) => one.startsWith("data-of-"))) {
		const age = now - statSync(path.join(folder, name)).mtimeMs;
		if (age > backDays * 24 * 60 * 60_000) rmSync(path.join(folder, name), { recursive: true });
	}
}
