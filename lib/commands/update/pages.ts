/**
 * The pages that a version has made on its trial, for its first start: that takes them if nothing has changed since
 * (lib/commands/run/kept-pages.ts). Without imports of packages: it is also part of `school.js`.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { updateFolder } from "@/lib/upkeep/update-state";

const folderOf = (dataDir: string, version: string) => path.join(updateFolder(dataDir), `pages-of-${version}`);

/** @param copy the copy of the build in which the pages of the trial are */
export function saveTrialPages(dataDir: string, version: string, copy: string): void {
	for (const name of readdirSync(updateFolder(dataDir)).filter((one) => one.startsWith("pages-of-")))
		rmSync(path.join(updateFolder(dataDir), name), { recursive: true });
	renameSync(copy, folderOf(dataDir, version));
}

/** Puts the pages of a version's trial in the place of those of the version before, whose server has ended. */
export function takeTrialPages(dataDir: string, version: string): void {
	const made = folderOf(dataDir, version);
	if (!existsSync(made)) return;
	const copy = process.env.RUN_DIR || path.join(dataDir, "site");
	mkdirSync(copy, { recursive: true, mode: 0o700 });
	// Cut off in the middle, the copy is not whole, and the start makes it anew.
	for (const name of readdirSync(made)) {
		rmSync(path.join(copy, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
		try {
			renameSync(path.join(made, name), path.join(copy, name));
		} catch {
			// Another file system.
			cpSync(path.join(made, name), path.join(copy, name), { recursive: true, verbatimSymlinks: true });
		}
	}
	rmSync(made, { recursive: true });
}
