/**
 * A copy of the build for one process. Each start prerenders pages into `.next`, so processes that share a build, or
 * whose build is read-only, need one each. Small: code is linked, and only what a start may write is copied.
 */
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

const output = ".next";

/** Of the build: code, which no start changes. */
const linked = ["node_modules", "static/chunks", "static/media", "server/chunks"].map((name) =>
	path.join(output, name),
);

/** Of the build: what only compiling and debugging need. */
const left = ["cache", "diagnostics", "trace", "trace-build", "turbopack", "types"].map((name) =>
	path.join(output, name),
);

const isCopied = (file) => !linked.includes(file) && !left.includes(file) && !/\.(map|nft\.json)$/.test(file);

/** Removes an older copy, and nothing else. */
function clear(folder) {
	for (const name of readdirSync(folder)) {
		const file = path.join(folder, name);
		if (name === output || lstatSync(file).isSymbolicLink()) rmSync(file, { recursive: true });
	}
}

/**
 * Makes `folder` a copy of the project in the working directory.
 * @param {string} folder is created; what it holds beside an older copy stays
 */
export function copyBuild(folder) {
	mkdirSync(folder, { recursive: true });
	if (realpathSync(folder) === realpathSync(".")) throw new Error(`${folder} is the project's own folder`);
	clear(folder);
	for (const name of readdirSync(".")) if (name !== output) symlinkSync(path.resolve(name), path.join(folder, name));
	if (!existsSync(output)) return;
	cpSync(output, path.join(folder, output), { recursive: true, verbatimSymlinks: true, filter: isCopied });
	for (const name of linked.filter((name) => existsSync(name)))
		symlinkSync(path.resolve(name), path.join(folder, name));
}

/**
 * Makes the copy in `folder` the working directory of this process and its children.
 * @param {string} folder
 * @param {{ renew: boolean }} options with `renew` an existing copy is replaced
 */
export function workInCopy(folder, { renew }) {
	// Relative to the project, not to the copy.
	process.env.DATA_DIR = path.resolve(process.env.DATA_DIR || "data");
	if (process.env.BACKUP_DIR) process.env.BACKUP_DIR = path.resolve(process.env.BACKUP_DIR);
	if (renew || !existsSync(path.join(folder, output))) copyBuild(folder);
	process.chdir(folder);
}
