/**
 * A copy of the build for one process. Each start prerenders the pages of a school into `.next`. That happens in a
 * copy, by default in the school's own folder, so that the build itself contains no data of a school. The copy is
 * small: code is linked, and only files that a start may write are copied.
 */
import {
	copyFileSync,
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	realpathSync,
	rmSync,
	statSync,
	symlinkSync,
} from "node:fs";
import path from "node:path";

const output = ".next";

/** Folders of the build that are linked: code, which no start changes. */
const linked = ["node_modules", "static/chunks", "static/media", "server/chunks"].map((name) =>
	path.join(output, name),
);

/** Parts of the build that are left out: only compiling and debugging need them. */
const left = ["cache", "diagnostics", "trace", "trace-build", "turbopack", "types"].map((name) =>
	path.join(output, name),
);

/** @returns whether a server needs this file of the build */
export const isServed = (file) => !left.includes(file) && !/\.(map|nft\.json)$/.test(file);

const isCopied = (file) => !linked.includes(file) && isServed(file);

/** Removes an older copy, and nothing else. */
function clear(folder) {
	for (const name of readdirSync(folder)) {
		const file = path.join(folder, name);
		if (name === output || lstatSync(file).isSymbolicLink()) rmSync(file, { recursive: true });
	}
}

/** On Windows every account may create junctions (links to folders), but not links to files. */
function link(target, place) {
	if (statSync(target).isDirectory()) symlinkSync(target, place, "junction");
	else if (process.platform === "win32") copyFileSync(target, place);
	else symlinkSync(target, place);
}

/**
 * Makes `folder` a copy of the project in the working directory.
 * @param {string} folder is created if missing; an older copy in it is replaced, its other files stay
 */
function copyBuild(folder) {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	clear(folder);
	const isAround = (name) => `${folder}${path.sep}`.startsWith(`${path.resolve(name)}${path.sep}`);
	// With a second lock file Next would take a parent folder for the root of a monorepo. The folder of test results comes
	// and goes while a start reads its copy.
	const isLeft = (name) =>
		name.startsWith(".") || ["package-lock.json", "test-results"].includes(name) || isAround(name);
	for (const name of readdirSync(".")) if (!isLeft(name)) link(path.resolve(name), path.join(folder, name));
	if (!existsSync(output)) return;
	cpSync(output, path.join(folder, output), { recursive: true, verbatimSymlinks: true, filter: isCopied });
	for (const name of linked.filter((name) => existsSync(name))) link(path.resolve(name), path.join(folder, name));
}

/**
 * Changes the working directory of this process and its children to the copy in RUN_DIR (by default `site` in
 * DATA_DIR), and makes the copy if it is missing. Does nothing if it is the working directory already.
 * @param {{ renew: boolean }} options with `renew` an existing copy is replaced
 */
export function workInCopy({ renew }) {
	// Relative to the project, not to the copy.
	process.env.DATA_DIR = path.resolve(process.env.DATA_DIR || "data");
	if (process.env.BACKUP_DIR) process.env.BACKUP_DIR = path.resolve(process.env.BACKUP_DIR);
	process.env.RUN_DIR = path.resolve(process.env.RUN_DIR || path.join(process.env.DATA_DIR, "site"));
	const folder = process.env.RUN_DIR;
	if (existsSync(folder) && realpathSync(folder) === realpathSync(".")) return;
	if (renew || !existsSync(path.join(folder, output))) copyBuild(folder);
	process.chdir(folder);
}
