/**
 * What `school.js` of the packed site (./entry.ts) does: what `npm run …` is in a clone. `node school.js` starts the site,
 * `node school.js backup` makes a backup, with the version that serves the school. A bundle of its own.
 */
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { asking } from "@/lib/commands/command-list.js";
import { schoolsText } from "@/lib/hosting/schools/text";
import { explainFault } from "@/lib/machine/machine-fault.js";
import { adviseOfEndedNode } from "@/lib/machine/node-version.js";
import { commandText } from "@/lib/machine/text";
import { removeAsleep } from "@/lib/upkeep/asleep";
import { programOf, readUpdateState, versionOf } from "@/lib/upkeep/update-state";
import { installedSettings } from "../install/places";
import { foldersOf, readSchool } from "../schools/places";
import { ownerOf } from "../update/programs";
import { withSocket } from "../update/socket";
import { settleAlone, supervise } from "../update/supervise";
import { packText } from "./text";
import { isInHome, unitOf } from "./unit";

/** Written in by ./bundle-home.ts. */
declare const VERSION: string;

const home = path.dirname(fileURLToPath(import.meta.url));

/** Commands for people, and `ready` for systemd and containers (lib/commands/run/ready.js). */
const commands = [
	...["start", "check", "backup", "check-backup", "restore", "grade", "migrate", "update", "go-back"],
	...["export", "import", "import-site", "staff-password", "staff-second-factor", "ready", "behind-passenger"],
];

/** Of a machine: with several schools (lib/hosting/schools), or with one (lib/hosting/install). */
const ofMachine = ["add", "list", "wake", "certificate", "install", "uninstall"];

/** What changes a school's data while its process may sleep: the pages that the front serves are then of before. */
const changing = ["restore", "import", "migrate", "import-site", "staff-password", "staff-second-factor", "go-back"];

function end(message: string): never {
	console.error(message);
	process.exit(1);
}

function tell(message: string): never {
	console.log(message);
	process.exit(0);
}

function isReadable(file: string): boolean {
	try {
		accessSync(file, constants.R_OK);
		return true;
	} catch {
		return false;
	}
}

/** Of what follows here; the program that is then loaded has its own (lib/commands/run.js). */
function fail(error: unknown): never {
	console.error(explainFault(error) ?? error);
	process.exit(1);
}
process.on("uncaughtException", fail);

/** Root works as the owner of the data: the site could not read what root leaves there. */
function becomeOwner(folder: string): void {
	const { uid, gid } = ownerOf(folder);
	if (!uid || gid === undefined) return;
	process.setgroups?.([gid]);
	process.setgid?.(gid);
	process.setuid?.(uid);
	process.umask(0o077);
}

/** From here on this process is that of the school: with its settings, and as the owner of its data. */
function becomeSchool(wanted: string): void {
	const school = readSchool(wanted);
	if (!school) end(schoolsText.unknown(wanted));
	Object.assign(process.env, school.variables);
	becomeOwner(foldersOf(school.name).DATA_DIR);
}

let [name = "start", ...rest] = process.argv.slice(2);
if (name === "as") {
	becomeSchool(rest[0] ?? "");
	[name = "check", ...rest] = rest.slice(1);
}
const isAsked = (words: string[]) =>
	words.includes(name) || rest.some((word) => word.startsWith("-") && words.includes(word));
if (isAsked(asking.help)) tell(packText.help);
if (asking.version.includes(name)) tell(VERSION);
if (name === "unit")
	isInHome(process.execPath)
		? end(packText.nodeInHome(process.execPath))
		: tell(unitOf(home, process.env, rest[0] === "update"));
if (![...commands, ...ofMachine].includes(name)) end(packText.usage(name));
const isOfMachine = ofMachine.includes(name) || (name === "update" && rest[0] === "--all");
// Those of systemd's process, on a machine where `install` has set up the site.
if (!isOfMachine && !process.env.DATA_DIR) Object.assign(process.env, { ...installedSettings(home), ...process.env });
if (name === "update" && rest[0] === "--all") {
	name = "update-all";
	rest.shift();
}

const isAddress = (word: string) => /^https?:/.test(word);

// Relative to the folder in which the command was given, not to the program's.
for (const folder of ["DATA_DIR", "BACKUP_DIR", "BACKUP_COPY", "BACKUP_KEY_FILE", "ASLEEP_DIR", "UPDATE_FROM"])
	if (process.env[folder] && !isAddress(process.env[folder])) process.env[folder] = path.resolve(process.env[folder]);
const takesPaths = ["restore", "export", "import", "import-site", "update", "update-all"].includes(name);
const absolute = (word: string) => {
	if (word.startsWith("--")) return word.replace(/=(.+)/, (_all, file) => `=${path.resolve(file)}`);
	return isAddress(word) ? word : path.resolve(word);
};
const given = takesPaths ? rest.map(absolute) : rest;

const dataDir = process.env.DATA_DIR || path.join(home, "data");
const files = given.filter((word) => takesPaths && existsSync(word));
// An update unpacks as root, and does the rest itself as the owner.
if (!isOfMachine && name !== "update" && existsSync(dataDir)) becomeOwner(dataDir);
const [closed] = files.filter((file) => !isReadable(file));
if (closed) end(packText.closedFile(closed));
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

if (["start", "behind-passenger"].includes(name)) adviseOfEndedNode();
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

function serving(): string {
	try {
		return versionOf(readUpdateState(dataDir), VERSION);
	} catch (error) {
		// It says itself what is wrong with DATA_DIR.
		if (name === "check") return VERSION;
		throw error;
	}
}
/** Passenger starts the server in this process, and starts it again itself. */
async function settled(): Promise<string> {
	const version = await settleAlone({ dataDir, unpacked: VERSION, program: requireProgram });
	return version ?? end(commandText.folderInUse(dataDir));
}
const version = name === "behind-passenger" ? await settled() : isOfMachine ? VERSION : serving();
const program = requireProgram(version);
process.env.SCHOOL_VERSION = version;
process.env.COMMAND_BUNDLES = path.join(program, "lib/commands/programs");
process.chdir(program);

const script = name === "ready" ? "lib/commands/run/ready.js" : "lib/commands/run.js";
process.off("uncaughtException", fail);
process.argv = [process.execPath, path.resolve(script), ...(name === "ready" ? [] : [name]), ...given];
await import(pathToFileURL(path.resolve(script)).href);
