/**
 * `school.js` of the packed site (./pack.ts): what `npm run …` is in a clone. `node school.js` starts the site,
 * `node school.js backup` makes a backup, with the version that serves the school. A bundle of its own, which also an
 * older Node understands.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { packText } from "@/lib/bengali/pack";
import { schoolsText } from "@/lib/bengali/schools";
import { removeAsleep } from "@/lib/upkeep/asleep";
import { programOf, readUpdateState, versionOf } from "@/lib/upkeep/update-state";
import { foldersOf, readSchool } from "../schools/places";
import { ownerOf } from "../update/programs";
import { settleBeforeStart } from "../update/settle";
import { withSocket } from "../update/socket";
import { supervise } from "../update/supervise";

/** The version, and the oldest Node: written in by ./pack.ts. */
declare const VERSION: string;
declare const MINIMUM: string;

const home = path.dirname(fileURLToPath(import.meta.url));

/** Commands for people, and `ready` for systemd and containers (lib/commands/run/ready.js). */
const commands = [
	...["start", "check", "backup", "check-backup", "restore", "grade", "migrate", "update", "go-back"],
	...["import-site", "staff-password", "staff-second-factor", "ready", "behind-passenger"],
];

/** Of a machine with several schools (lib/commands/schools). */
const ofMachine = ["add", "list", "wake", "certificate"];

/** What changes a school's data while its process may sleep: the pages that the front serves are then of before. */
const changing = ["restore", "migrate", "import-site", "staff-password", "staff-second-factor", "go-back"];

function end(message: string): never {
	console.error(message);
	process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const [wanted = 0, least = 0] = MINIMUM.split(".").map(Number);
if (major < wanted || (major === wanted && minor < least)) end(packText.oldNode(process.versions.node, MINIMUM));

/** From here on this process is that of the school: with its settings, and as the owner of its data. */
function becomeSchool(wanted: string): void {
	const school = readSchool(wanted);
	if (!school) end(schoolsText.unknown(wanted));
	Object.assign(process.env, school.variables);
	const { uid, gid } = ownerOf(foldersOf(school.name).DATA_DIR);
	if (uid === undefined || gid === undefined) return;
	process.setgroups?.([gid]);
	process.setgid?.(gid);
	process.setuid?.(uid);
}

let [name = "start", ...rest] = process.argv.slice(2);
if (name === "as") {
	becomeSchool(rest[0] ?? "");
	[name = "check", ...rest] = rest.slice(1);
	process.umask(0o077);
}
if (![...commands, ...ofMachine].includes(name)) end(packText.usage(name));
if (name === "update" && rest[0] === "--all") {
	name = "update-all";
	rest.shift();
}

const isAddress = (word: string) => /^https?:/.test(word);

// Relative to the folder in which the command was given, not to the program's.
for (const folder of ["DATA_DIR", "BACKUP_DIR", "BACKUP_KEY_FILE", "RUN_DIR", "ASLEEP_DIR", "UPDATE_FROM"])
	if (process.env[folder] && !isAddress(process.env[folder])) process.env[folder] = path.resolve(process.env[folder]);
// They look at the program itself, not at the copy of a process.
if (["check", "update-all", ...ofMachine].includes(name)) delete process.env.RUN_DIR;
const takesPaths = ["restore", "import-site", "update", "update-all"].includes(name);
const absolute = (word: string) => {
	if (word.startsWith("--")) return word.replace(/=(.+)/, (_all, file) => `=${path.resolve(file)}`);
	return isAddress(word) ? word : path.resolve(word);
};
const given = takesPaths ? rest.map(absolute) : rest;

const dataDir = process.env.DATA_DIR || path.join(home, "data");
const { FIRST_HEAD = "" } = process.env;
Object.assign(process.env, {
	NODE_ENV: "production",
	DATA_DIR: dataDir,
	FIRST_HEAD: FIRST_HEAD || "page",
	SCHOOL_HOME: home,
});

/** @returns the folder of a version. Ends the process if it is not there */
function requireProgram(version: string): string {
	const folder = programOf(home, version);
	return existsSync(folder) ? folder : end(packText.noProgram(folder));
}

if (name === "start") {
	const site = { dataDir, unpacked: VERSION, program: requireProgram };
	process.exit(await withSocket((socket) => supervise(site, socket)));
}

if (changing.includes(name)) {
	const remove = () => removeAsleep(dataDir, process.env.ASLEEP_DIR);
	remove();
	// A process that was awake may have gone to sleep meanwhile.
	process.on("exit", remove);
}

// Passenger starts the server in this process, and starts it again itself.
const serving = () => versionOf(readUpdateState(dataDir), VERSION);
const isOfMachine = ["update-all", ...ofMachine].includes(name);
const version = name === "behind-passenger" ? settleBeforeStart(dataDir, VERSION) : isOfMachine ? VERSION : serving();
const program = requireProgram(version);
process.env.SCHOOL_VERSION = version;
process.env.COMMAND_BUNDLES = path.join(program, "lib/commands/programs");
process.chdir(program);

const script = name === "ready" ? "lib/commands/run/ready.js" : "lib/commands/run.js";
process.argv = [process.execPath, path.resolve(script), ...(name === "ready" ? [] : [name]), ...given];
await import(pathToFileURL(path.resolve(script)).href);
