/** Where the tests keep their temporary files. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from "node:fs";
import { freemem } from "node:os";
import path from "node:path";

/** Linux's file system in memory. */
const memory = "/dev/shm";

/** Bytes that the files of a run may take, with room to spare. */
const room = 4e9;

const prefix = "school-tests-";

/** Whether there is room, with as much again for what runs, and programs may be run there: containers often forbid it. */
function isUsable(): boolean {
	if (!existsSync(memory)) return false;
	const { bavail, bsize } = statfsSync(memory);
	// Node 20.9 does not know the limit of a container.
	const free = process.availableMemory?.() ?? freemem();
	const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
	const [, , , options = ""] = mounts.map((line) => line.split(" ")).findLast(([, place]) => place === memory) ?? [];
	return bavail * bsize > room && free > 2 * room && !options.split(",").includes("noexec");
}

/** Removes what runs have left that were killed. */
function removeOld(): void {
	for (const name of readdirSync(memory)) {
		const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
		const folder = path.join(memory, name);
		if (pid && !existsSync(`/proc/${pid}`) && statSync(folder).uid === process.getuid?.())
			rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Keeps temporary files in memory for the rest of this process and those that it starts, if there is room: each suite and
 * each site makes thousands, and SQLite waits for the disk at each commit. What a killed process has written outlives it
 * there as well. Measured with sixteen data suites: 45 instead of 53 seconds of a core.
 */
export function workInMemory(): void {
	if (!isUsable()) return;
	removeOld();
	const made = mkdtempSync(path.join(memory, `${prefix}${process.pid}-`));
	// For PostgreSQL, which runs as another account than root.
	chmodSync(made, 0o711);
	process.env.TMPDIR = made;
	process.once("exit", () => rmSync(made, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
}
