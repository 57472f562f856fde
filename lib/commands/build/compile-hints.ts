/** Explicit compile hints (https://v8.dev/blog/explicit-compile-hints), which Turbopack has no setting for. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Must be the first line of a script. Chrome knows it since version 136; for other browsers it is a comment. */
export const compileHint = "//# allFunctionsCalledOnLoad\n";

/**
 * Lets Chrome compile the scripts that every page runs at its start in the background, while they arrive, rather than
 * function by function in the main thread: the longest task of a page takes half the time (`npm run lighthouse`).
 * @param folder of the compiled site
 */
export function addCompileHints(folder: string): void {
	const manifest = readFileSync(path.join(folder, "build-manifest.json"), "utf8");
	const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(manifest);
	if (rootMainFiles.length === 0) throw new Error("The build names no scripts that every page runs");
	for (const name of rootMainFiles) {
		const file = path.join(folder, name);
		writeFileSync(file, compileHint + readFileSync(file, "utf8"));
	}
}
