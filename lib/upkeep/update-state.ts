/**
 * Which version of the packed site (lib/hosting/pack) serves a school, and how far a change of it has come: a file in
 * DATA_DIR, which the commands, the start and the back office read. Without settings and packages: it is also part of
 * `school.js`.
 *
 * asked    a change is wanted; nothing has happened, `from` serves
 * saved    the data is copied as `from` has left it (lib/hosting/update/settle.ts)
 * trying   `to` starts with the data, and may already have migrated it
 * done     `to` serves
 * undoing  `to` could not serve: the copied data is being put back
 * failed   `from` serves again, with its data
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "@/lib/machine/sync-folder";

export type UpdateState = {
	step: "asked" | "saved" | "trying" | "done" | "undoing" | "failed";
	from: string;
	to: string;
	/** When `step` was reached, in ISO format. */
	at: string;
	/** Which data `to` gets: what there is, or its own of before, for the way back to a version that cannot read today's. */
	data: "now" | "before";
	/** Starts of `to` that did not come to their end: a power cut is no fault of a version. */
	tries: number;
};

/** Folder of all that belongs to updates. */
export const updateFolder = (dataDir: string) => path.join(dataDir, "update");

const fileIn = (dataDir: string) => path.join(updateFolder(dataDir), "state.json");

/** Folder of a version of the packed site. @param home folder of `school.js` */
export const programOf = (home: string, version: string) => path.join(home, `program-${version}`);

/** Folder of the database as a version has left it (lib/hosting/update/settle.ts). */
export const copyOf = (dataDir: string, version: string) => path.join(updateFolder(dataDir), `data-of-${version}`);

/** The database in {@link copyOf}. */
export const copiedDatabase = (dataDir: string, version: string) => path.join(copyOf(dataDir, version), "school.db");

/** What the command that changes the version has said, for the back office. */
export const updateLog = (dataDir: string) => path.join(updateFolder(dataDir), "log.txt");

/** Days for which the way back is kept. */
export const backDays = 7;

/** @returns null if no update has ever been asked for. @throws SyntaxError if somebody has written nonsense into it */
export function readUpdateState(dataDir: string): UpdateState | null {
	let text: string;
	try {
		text = readFileSync(fileIn(dataDir), "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
		throw error;
	}
	return JSON.parse(text);
}

/** Returns when the new state survives a power cut. */
export function writeUpdateState(dataDir: string, state: UpdateState): UpdateState {
	const file = fileIn(dataDir);
	mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
	replaceFile(file, JSON.stringify(state));
	return state;
}

/** @returns the state after its next step; the time is that of now */
export const nextState = (state: UpdateState, step: UpdateState["step"], tries = state.tries): UpdateState => ({
	...state,
	step,
	tries,
	at: new Date().toISOString(),
});

/** Compares versions as `2.10.0`. @returns negative if `version` is older */
export function compareVersions(version: string, other: string): number {
	const [a, b] = [version, other].map((text) => text.split(".").map(Number));
	const index = [0, 1, 2].find((place) => a?.[place] !== b?.[place]) ?? 0;
	return (a?.[index] ?? 0) - (b?.[index] ?? 0);
}

/**
 * @param unpacked version of the `school.js` that asks: a newer file was unpacked by hand if it is above both
 * @returns the version that serves the school
 */
export function versionOf(state: UpdateState | null, unpacked: string): string {
	if (!state || [state.from, state.to].every((version) => compareVersions(version, unpacked) < 0)) return unpacked;
	return ["trying", "done"].includes(state.step) ? state.to : state.from;
}

/**
 * @param serving the version that serves, or is to
 * @returns whether a change is open: asked for, or not yet decided. A version unpacked by hand ends what was open before
 */
export const isUnderWay = (state: UpdateState | null, serving: string): state is UpdateState =>
	state !== null && !["done", "failed"].includes(state.step) && [state.from, state.to].includes(serving);

/** Files with the number of a process: of `node school.js`, and of a command that changes the version. */
export const siteProcess = (dataDir: string) => path.join(updateFolder(dataDir), "process");
export const commandProcess = (dataDir: string) => path.join(updateFolder(dataDir), "command");

/** @returns whether the process of such a file runs, other than this one */
export function isAlive(file: string): boolean {
	const id = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
	if (!id || id === process.pid) return false;
	try {
		return process.kill(id, 0);
	} catch (error) {
		// Another account's process.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
