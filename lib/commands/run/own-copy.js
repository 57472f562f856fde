/**
 * A copy of the build for one process, by default in the school's own folder: the build may be read-only, while commands
 * write their bundles and what Node has compiled beside it. The copy is small: code is linked.
 */
import {
	copyFileSync,
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
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

/** Parts of the build that are left out: only compiling, developing and debugging need them. */
const left = ["cache", "dev", "diagnostics", "trace", "trace-build", "turbopack", "types"].map((name) =>
	path.join(output, name),
);

/** @returns whether a server needs this file of the build */
export const isServed = (file) => !left.includes(file) && !/\.(map|nft\.json)$/.test(file);

const isInCopy = (file) => !linked.includes(file) && isServed(file);

/** Removes an older copy, and nothing else. */
function clear(folder) {
	for (const name of readdirSync(folder)) {
		const file = path.join(folder, name);
		// What a killed start has left running writes here for another half second (./end-with-parent.js).
		if (name === output || lstatSync(file).isSymbolicLink())
			rmSync(file, { recursive: true, maxRetries: 10, retryDelay: 100 });
	}
}

/** On Windows every account may create junctions (links to folders), but not links to files. */
function link(target, place) {
	if (statSync(target).isDirectory()) symlinkSync(target, place, "junction");
	else if (process.platform === "win32") copyFileSync(target, place);
	else symlinkSync(target, place);
}

/** The project, also for a process that works in a copy of it: on Windows too `lib` is a link there. */
const project = path.dirname(realpathSync("lib"));

/** Folder of this process's copy: RUN_DIR, by default `site` in DATA_DIR. */
export const copyFolder = path.resolve(
	process.env.RUN_DIR || path.join(process.env.DATA_DIR || path.join(project, "data"), "site"),
);

/** @returns whether there is a copy, and of the build that is in the project now */
export function isCopied() {
	const [copied, built] = [copyFolder, project].map((folder) => path.join(folder, output, "BUILD_ID"));
	const code = path.join(copyFolder, "lib");
	if (![copied, built, code].every((file) => existsSync(file))) return false;
	return (
		realpathSync(code) === path.join(project, "lib") && readFileSync(copied, "utf8") === readFileSync(built, "utf8")
	);
}

/**
 * Makes `folder` a copy of the project.
 * @param {string} folder is created if missing; an older copy in it is replaced, its other files stay
 */
function copyBuild(folder) {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	clear(folder);
	const isAround = (name) => `${folder}${path.sep}`.startsWith(`${path.join(project, name)}${path.sep}`);
	// With a second lock file Next would take a parent folder for the root of a monorepo. The folder of test results comes
	// and goes while a start reads its copy.
	const isLeft = (name) =>
		name.startsWith(".") || ["package-lock.json", "test-results"].includes(name) || isAround(name);
	for (const name of readdirSync(project)) if (!isLeft(name)) link(path.join(project, name), path.join(folder, name));
	const build = path.join(project, output);
	if (!existsSync(build)) return;
	const filter = (file) => isInCopy(path.relative(project, file));
	cpSync(build, path.join(folder, output), { recursive: true, verbatimSymlinks: true, filter });
	for (const name of linked) {
		const target = path.join(project, name);
		if (existsSync(target)) link(target, path.join(folder, name));
	}
}

/**
 * Changes the working directory of this process and its children to its copy, and makes the copy if it is missing.
 * @param {{ renew: boolean }} options with `renew` an existing copy is replaced
 */
export function workInCopy({ renew }) {
	// Relative to the project, not to the copy.
	process.env.DATA_DIR = path.resolve(process.env.DATA_DIR || "data");
	const { BACKUP_DIR, BACKUP_COPY } = process.env;
	if (BACKUP_DIR) process.env.BACKUP_DIR = path.resolve(BACKUP_DIR);
	if (BACKUP_COPY && !/^https?:/.test(BACKUP_COPY)) process.env.BACKUP_COPY = path.resolve(BACKUP_COPY);
	process.env.RUN_DIR = copyFolder;
	if (renew || !existsSync(path.join(copyFolder, output))) copyBuild(copyFolder);
	process.chdir(copyFolder);
}
