/**
 * `school.js` of the packed site (./pack.ts): what `npm run …` is in a clone. `node school.js` starts the site,
 * `node school.js backup` makes a backup. A bundle of its own, which also an older Node understands.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { packText } from "@/lib/bengali/pack";

/** Name of the program's folder, and the oldest Node: written in by ./pack.ts. */
declare const PROGRAM: string;
declare const MINIMUM: string;

const home = path.dirname(fileURLToPath(import.meta.url));
const program = path.join(home, PROGRAM);

/** Commands for people, and `ready` for systemd and containers (lib/commands/run/ready.js). */
const commands = [
	...["start", "check", "backup", "check-backup", "restore", "grade", "migrate"],
	...["import-site", "staff-password", "staff-second-factor", "ready", "behind-passenger"],
];

function end(message: string): never {
	console.error(message);
	process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [wanted = 0, least = 0] = MINIMUM.split(".").map(Number);
if (major < wanted || (major === wanted && minor < least)) end(packText.oldNode(process.versions.node, MINIMUM));
if (!existsSync(program)) end(packText.noProgram(program));

const [name = "start", ...rest] = process.argv.slice(2);
if (!commands.includes(name)) end(packText.usage(name));

// Relative to the folder in which the command was given, not to the program's.
for (const folder of ["DATA_DIR", "BACKUP_DIR", "BACKUP_KEY_FILE", "RUN_DIR"])
	if (process.env[folder]) process.env[folder] = path.resolve(process.env[folder]);
// It looks at the program itself, not at the copy of a process.
if (name === "check") delete process.env.RUN_DIR;
const takesPaths = name === "restore" || name === "import-site";
const absolute = (word: string) =>
	word.startsWith("--") ? word.replace(/=(.+)/, (_all, file) => `=${path.resolve(file)}`) : path.resolve(word);
const given = takesPaths ? rest.map(absolute) : rest;

const { DATA_DIR = "", FIRST_HEAD = "" } = process.env;
Object.assign(process.env, {
	NODE_ENV: "production",
	DATA_DIR: DATA_DIR || path.join(home, "data"),
	FIRST_HEAD: FIRST_HEAD || "page",
	COMMAND_BUNDLES: path.join(program, "lib/commands/programs"),
});
process.chdir(program);

const script = name === "ready" ? "lib/commands/run/ready.js" : "lib/commands/run.js";
process.argv = [process.execPath, path.resolve(script), ...(name === "ready" ? [] : [name]), ...given];
await import(pathToFileURL(path.resolve(script)).href);
