/**
 * What a process that has gone to sleep leaves behind (lib/http/sleep): in DATA_DIR a file with the time at which it must
 * be woken, and in ASLEEP_DIR the public pages for the proxy in front. A process removes both before it answers. Without
 * settings and packages: it is also part of `school.js`.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { replaceFile, syncNow } from "@/lib/machine/sync-folder";

/** @property at when it fell asleep; @property wakeAt when it has something to do; milliseconds since 1970 */
type Asleep = { at: number; wakeAt: number };

const fileIn = (dataDir: string) => path.join(dataDir, "asleep.json");

/** @returns null while no process sleeps: one runs, none has ever run, or the last one did not end by itself */
export function readAsleep(dataDir: string): Asleep | null {
	try {
		return JSON.parse(readFileSync(fileIn(dataDir), "utf8"));
	} catch {
		return null;
	}
}

/** Returns when it survives a power cut. */
export function writeAsleep(dataDir: string, asleep: Asleep): void {
	replaceFile(fileIn(dataDir), JSON.stringify(asleep));
}

/** The proxy serves this folder while it exists. */
const servedIn = (asleepDir: string) => path.join(asleepDir, "pages");
const unfinished = "unfinished";

/** @returns a new, empty folder, which nobody serves before {@link servePages} */
export function beginPages(asleepDir: string): string {
	const folder = path.join(asleepDir, unfinished);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	return folder;
}

/** Lets the proxy, another account, read an entry, and writes it to the disk. */
function open(place: string, isFolder: boolean): void {
	chmodSync(place, isFolder ? 0o755 : 0o644);
	syncNow(place);
}

/** From now on the proxy serves the pages of {@link beginPages}, also after a power cut. */
export function servePages(asleepDir: string): void {
	for (const entry of readdirSync(path.join(asleepDir, unfinished), { recursive: true, withFileTypes: true }))
		if (!entry.isSymbolicLink()) open(path.join(entry.parentPath, entry.name), entry.isDirectory());
	open(path.join(asleepDir, unfinished), true);
	renameSync(path.join(asleepDir, unfinished), servedIn(asleepDir));
	syncNow(asleepDir);
}

/**
 * Removes what {@link writeAsleep} and {@link servePages} have left. The served pages go with one rename, so that the proxy
 * never serves a part of them.
 */
export function removeAsleep(dataDir: string, asleepDir: string | undefined): void {
	if (asleepDir && existsSync(asleepDir)) {
		const old = path.join(asleepDir, `old-${process.pid}`);
		if (existsSync(servedIn(asleepDir))) renameSync(servedIn(asleepDir), old);
		for (const name of readdirSync(asleepDir)) rmSync(path.join(asleepDir, name), { recursive: true, force: true });
	}
	rmSync(fileIn(dataDir), { force: true });
}
