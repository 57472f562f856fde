/**
 * The steps of a change of the version around a start, when no server runs. Each is repeated after a kill, and ends in the
 * same state. Without imports of packages: it is also part of `school.js`.
 *
 * The database as a version has left it is kept beside the data while the way back is open. Uploaded files are not copied: no
 * version changes one.
 */
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { syncNow } from "@/lib/machine/sync-folder";
import {
	backDays,
	copyOf,
	isUnderWay,
	nextState,
	readUpdateState,
	type UpdateState,
	updateFolder,
	versionOf,
	writeUpdateState,
} from "@/lib/upkeep/update-state";

/** Starts of a new version before it is given up; a start that a power cut has ended counts too. */
const mostTries = 2;

/** One step. @returns the state that it has reached */
function advance(dataDir: string, state: UpdateState): UpdateState {
	const reach = (step: UpdateState["step"], tries?: number) => writeUpdateState(dataDir, nextState(state, step, tries));
	switch (state.step) {
		case "asked":
			saveData(dataDir, state.from);
			return reach("saved");
		case "saved":
			if (state.data === "before") restoreData(dataDir, state.to);
			return reach("trying", 1);
		case "trying":
			return reach(state.tries < mostTries ? "trying" : "undoing", state.tries + 1);
		default:
			restoreData(dataDir, state.from);
			return reach("failed");
	}
}

/**
 * Prepares the data for the version that is to start now.
 * @param unpacked version of this `school.js`
 * @returns that version
 */
export function settleBeforeStart(dataDir: string, unpacked: string): string {
	removeOldCopies(dataDir);
	const found = readUpdateState(dataDir);
	const serving = versionOf(found, unpacked);
	if (!isUnderWay(found, serving)) return serving;
	let state = advance(dataDir, found);
	while (state.step === "saved" || state.step === "undoing") state = advance(dataDir, state);
	return versionOf(state, unpacked);
}

/** The started version answers. */
export function settleReady(dataDir: string): void {
	const state = readUpdateState(dataDir);
	if (state?.step === "trying") writeUpdateState(dataDir, nextState(state, "done"));
}

/**
 * The started version has ended before it could answer.
 * @returns whether it was on trial; the one before it gets its data back, and can be started
 */
export function settleFailed(dataDir: string): boolean {
	const state = readUpdateState(dataDir);
	if (state?.step !== "trying") return false;
	advance(dataDir, writeUpdateState(dataDir, nextState(state, "undoing")));
	return true;
}

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
function removeOldCopies(dataDir: string): void {
	const folder = updateFolder(dataDir);
	if (!existsSync(folder)) return;
	for (const name of readdirSync(folder).filter((entry) => entry.startsWith("data-of-"))) {
		const age = Date.now() - statSync(path.join(folder, name)).mtimeMs;
		if (age > backDays * 24 * 60 * 60_000) rmSync(path.join(folder, name), { recursive: true });
	}
}
