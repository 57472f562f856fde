/**
 * Runs a command of a folder below, by its name alone: `node --conditions=production lib/commands/run.js start`.
 * The TypeScript is bundled into one module first, which takes a third of the time of a TypeScript loader.
 * `--conditions=production` selects a build of Payload's editor without top-level await: with it, the import
 * sometimes never settles on Node 20, which exits with code 13.
 */
import "./run/node-version.js";
import {
	accessSync,
	constants,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { explainFault } from "../machine/machine-fault.js";
import { asking, commandList } from "./command-list.js";

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
 * @returns a folder that can be written and from which the npm packages are found; where the project is only read, one of
 *   the school's with a link to them
 */
function writableFolder() {
	const inProject = path.resolve(".next/cache/commands");
	try {
		mkdirSync(inProject, { recursive: true });
		accessSync(inProject, constants.W_OK);
		return inProject;
	} catch {
		const folder = path.resolve(process.env.DATA_DIR || "data", "site");
		mkdirSync(path.join(folder, "commands"), { recursive: true, mode: 0o700 });
		const packages = path.join(folder, "node_modules");
		// Commands run side by side: a link that is right stays.
		if (!existsSync(packages) || realpathSync(packages) !== realpathSync("node_modules")) {
			rmSync(packages, { force: true });
			symlinkSync(path.resolve("node_modules"), packages, "junction");
		}
		return path.join(folder, "commands");
	}
}

/** Of the packed site, and of tests, which start a program many times: bundles that include the npm packages. */
const { COMMAND_BUNDLES } = process.env;
const file = COMMAND_BUNDLES
	? path.join(COMMAND_BUNDLES, `${name.replaceAll(/[./]+/g, "-")}.mjs`)
	: path.join(writableFolder(), `${name}-${process.pid}.mjs`);

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
	process.exitCode = 1;
}
// An exit would cut off what a pipe has not taken yet.
for (const stream of [process.stdout, process.stderr])
	await new Promise((taken) => stream.once("error", taken).write("", taken));
process.exit();
