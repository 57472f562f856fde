/** A file store in a folder of this machine. */
import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { countWriteError } from "@/lib/machine/event-counts";
import { syncFolder } from "@/lib/machine/sync-folder";
import { assertFileName, unfinishedEnd } from "./name";
import type { FileFacts, FileStore } from "./store";

/** @returns what `work` returns, or null if the file or its folder is missing */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
	try {
		return await work;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
		throw error;
	}
}

/** Writes and fsyncs a file, then gives it its name. */
async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const unfinished = path.join(folder, `${randomBytes(12).toString("hex")}${unfinishedEnd}`);
	const file = await open(unfinished, "wx", 0o600);
	try {
		await file.writeFile(bytes);
		await file.sync();
		await file.close();
		await rename(unfinished, path.join(folder, name));
	} catch (error) {
		await file.close().catch(() => undefined);
		await rm(unfinished, { force: true });
		throw error;
	}
	await syncFolder(folder);
}

const write = (...file: Parameters<typeof writeWhole>) =>
	writeWhole(...file).catch((error: unknown) => {
		countWriteError(error);
		throw error;
	});

async function* filesIn(folder: string): AsyncGenerator<FileFacts> {
	for (const entry of (await orNull(readdir(folder, { withFileTypes: true }))) ?? []) {
		const found = entry.isFile() && (await orNull(stat(path.join(folder, entry.name))));
		if (found) yield { name: entry.name, size: found.size, modified: found.mtime };
	}
}

/** @param folder absolute path; created by the first write */
export function folderStore(folder: string): FileStore {
	const pathOf = (name: string) => {
		assertFileName(name);
		return path.join(folder, name);
	};
	return {
		put: (name, bytes) => {
			assertFileName(name);
			return write(folder, name, bytes);
		},
		find: async (name) => {
			const found = await orNull(stat(pathOf(name)));
			return found?.isFile() ? { name, size: found.size, modified: found.mtime } : null;
		},
		read: async (name, part) => (await orNull(open(pathOf(name))))?.createReadStream(part) ?? null,
		remove: (name) => rm(pathOf(name), { force: true }),
		list: () => filesIn(folder),
	};
}
