/**
 * `node school.js update [FILE]`: a newer version of the packed site, with a backup before it, a trial on a copy of the data,
 * and no failed request. Until its last step nothing of the site has changed, so that it can be ended at any moment.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { updateText as text } from "@/lib/bengali/update";
import { environment } from "@/lib/environment";
import { StartRefused } from "@/lib/upkeep/first-start";
import { findNewerVersion } from "@/lib/upkeep/newer-version";
import { changeVersion, holdUpdates, refuseSecond } from "./change";
import { download } from "./download";
import { startProgram } from "./programs";
import { tryVersion } from "./trial";
import { unpackUpdate } from "./unpack";

const { DATA_DIR, SCHOOL_HOME: home = "", SCHOOL_VERSION: serving = "" } = environment;
const programOf = (version: string) => path.join(home, `program-${version}`);

/** Root unpacks where the site itself cannot write; what touches the data is done as the account that owns it. */
function becomeOwner(): void {
	if (process.getuid?.() !== 0) return;
	const { uid, gid } = statSync(DATA_DIR);
	process.setgroups?.([gid]);
	process.setgid?.(gid);
	process.setuid?.(uid);
}

async function runCurrent(name: string): Promise<void> {
	const command = startProgram(programOf(serving), [name]);
	if ((await command.ended) !== 0) throw new StartRefused(text.backupFailed(command.output()));
}

/** @returns the file that was given, or the newest of where newer versions lie; an address is downloaded */
async function findFile(given: string | undefined): Promise<string> {
	const file = given ?? (await findNewerVersion(serving))?.file;
	if (!file) throw new StartRefused(environment.UPDATE_FROM ? text.noNewer(serving) : text.usage);
	return /^https?:/.test(file) ? download(file) : file;
}

refuseSecond();
const names = Object.values(text.steps);
const say = (name: string) => console.log(text.step(names.indexOf(name) + 1, names.length, name));

say(text.steps.unpack);
const version = await unpackUpdate(await findFile(process.argv[2]), home, serving);
becomeOwner();
process.umask(0o077);
holdUpdates();
say(text.steps.backup);
await runCurrent("backup");
say(text.steps.check);
await runCurrent("check-backup");
say(text.steps.trial);
const fault = await tryVersion(programOf(version), DATA_DIR);
if (fault) throw new StartRefused(text.trialFailed(version, fault));
say(text.steps.change);
console.log(await changeVersion({ from: serving, to: version, data: "now" }));
