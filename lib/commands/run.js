/**
 * Runs a command of a folder below, by its name alone: `node --conditions=production lib/commands/run.js start`.
 * The TypeScript is bundled into one module first, which takes a third of the time of a TypeScript loader.
 * `--conditions=production` selects a build of Payload's editor without top-level await: with it, the import
 * sometimes never settles on Node 20, which exits with code 13.
 */
import "./run/node-version.js";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { asking, commandList } from "../bengali/command-list.js";
import { explainFault } from "../machine/machine-fault.js";

if (process.env.npm_lifecycle_event) await import("./run/end-with-parent.js");

const [name = "", ...rest] = process.argv.slice(2);

/** A command is a file of a folder of these rooms. */
const rooms = ["lib/commands", "lib/hosting", "lib/tools"];

if (asking.help.includes(name) || rest.some((word) => word.startsWith("-") && asking.help.includes(word))) {
	console.log(commandList());
	process.exit();
}
if (asking.version.includes(name)) {
	console.log(JSON.parse(readFileSync("package.json", "utf8")).version);
	process.exit();
}

/** @returns the file of a command; programs of tests are named by their path relative to one */
const programOf = (name) =>
	rooms
		.filter((room) => existsSync(room))
		.flatMap((room) => [".", ...readdirSync(room)].map((folder) => path.join(room, folder, `${name}.ts`)))
		.find((file) => existsSync(file));

/**
 * For tests, which start a program many times: a folder where bundles that include the npm packages are kept and
 * reused.
 */
const { COMMAND_BUNDLES, RUN_DIR } = process.env;

// The build may be read-only, so the command's bundle is written into the copy of the build as well. `demo` first
// compiles and makes its copy afterwards. Where bundles are kept nothing is written, and the copy may be of the packed
// version before, whose code would serve.
if (RUN_DIR && !COMMAND_BUNDLES && name !== "demo") {
	const { isCopied, workInCopy } = await import("./run/own-copy.js");
	workInCopy({ renew: name === "start" && !isCopied() });
}

const file = COMMAND_BUNDLES
	? path.join(COMMAND_BUNDLES, `${name.replaceAll(/[./]+/g, "-")}.mjs`)
	: path.resolve(".next/cache/commands", `${name}-${process.pid}.mjs`);

if (!(COMMAND_BUNDLES && existsSync(file))) {
	const program = programOf(name);
	if (!program) {
		console.error(`There is no command "${name}" in ${rooms.join(", ")}`);
		process.exit(1);
	}
	const { bundle } = await import("./build/bundle.js");
	await bundle(program, file, { packages: Boolean(COMMAND_BUNDLES) });
}
if (!COMMAND_BUNDLES) {
	process.on("exit", () => rmSync(file, { force: true }));
	process.setSourceMapsEnabled(true);
}
process.argv = [process.argv[0], file, ...rest];

try {
	await import(pathToFileURL(file).href);
} catch (error) {
	// Errors for the operator: the message is enough, a stack trace would not help.
	const isExplained = ["SettingsError", "StartRefused", "BackupRefused"].includes(error.name);
	console.error(isExplained ? error.message : (explainFault(error) ?? error));
	process.exit(1);
}
process.exit();
