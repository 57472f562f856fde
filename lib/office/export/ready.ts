/**
 * The archive that the button has made: a file of this server until it is downloaded. It has everybody's personal data, so
 * it loses its name before its first byte is sent, and the system frees it with the last one, whatever happens meanwhile.
 * One that nobody downloads goes after an hour; after a crash with the next backup, because its folder has a temporary name.
 */
import "server-only";
import { closeSync, openSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { backupPath } from "@/lib/backup/folder";
import { describeError } from "@/lib/machine/log";
import { processWide } from "@/lib/machine/process-wide";
import { runCommand } from "@/lib/machine/run-command";
import { notFoundError } from "@/lib/school/errors";
import { readSealing } from "../backup/sealing";
import { newExportName } from "./manifest";

/** lib/backup/folder removes all with this beginning when the next job begins. */
const folder = backupPath("unfinished-export");

/** Milliseconds. */
const kept = 60 * 60 * 1000;

type Job = { running: boolean; failed: boolean };

const job = processWide<Job>("export-job", () => ({ running: false, failed: false }));

/** @returns whether one is being made; if not, whether the last one failed */
export const exportProgress = (): Readonly<Job> => job;

type Ready = { name: string; path: string; bytes: number; at: string };

/** @returns the archive that waits to be downloaded */
export async function readReady(): Promise<Ready | null> {
	const [name] = job.running ? [] : await readdir(folder).catch(() => []);
	const found = name && (await stat(path.join(folder, name)).catch(() => null));
	if (!name || !found) return null;
	return { name, path: path.join(folder, name), bytes: found.size, at: found.mtime.toISOString() };
}

const removeReady = () => rm(folder, { recursive: true, force: true });

async function make(): Promise<void> {
	await removeReady();
	const file = path.join(folder, newExportName((await readSealing()) !== null));
	job.failed = !(await runCommand("export", file));
	if (job.failed) console.error("The archive with all of the school could not be made");
	setTimeout(() => void rm(file, { force: true }).catch((error) => console.error(describeError(error))), kept).unref();
}

/** Starts making one without waiting for it; does nothing while one is being made. */
export function startExport(): void {
	if (job.running) return;
	job.running = true;
	void make()
		.catch((error: unknown) => {
			job.failed = true;
			console.error(describeError(error));
		})
		.finally(() => {
			job.running = false;
		});
}

/**
 * Takes the archive out of its folder.
 * @returns an open file without a name, which the caller closes
 * @throws SchoolError "notFound" if there is none, as for a second download
 */
export async function takeReady(): Promise<{ name: string; descriptor: number; size: number }> {
	const ready = await readReady();
	if (!ready) throw notFoundError();
	const descriptor = openSync(ready.path, "r");
	try {
		await removeReady();
		return { name: ready.name, descriptor, size: ready.bytes };
	} catch (error) {
		closeSync(descriptor);
		throw error;
	}
}
