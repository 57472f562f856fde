/**
 * `node school.js update [FILE]`: a newer version of the packed site, with a backup before it, a trial on a copy of the data,
 * and no failed request. Until its last step nothing of the site has changed, so that it can be ended at any moment.
 */
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { updateText as text } from "@/lib/bengali/update";
import { environment } from "@/lib/machine/environment";
import { StartRefused } from "@/lib/upkeep/first-start";
import { findNewerVersion } from "@/lib/upkeep/newer-version";
import { isUnderWay, programOf, readUpdateState } from "@/lib/upkeep/update-state";
import { changeVersion, holdUpdates, refuseSecond } from "./change";
import { download } from "./download";
import { ownerOf, startProgram } from "./programs";
import { tryVersion } from "./trial";
import { adoptHome, unpackUpdate } from "./unpack";

const { DATA_DIR, SCHOOL_HOME: home = "", SCHOOL_VERSION: serving = "" } = environment;

const names = Object.values(text.steps);
const say = (name: string) => console.log(text.step(names.indexOf(name) + 1, names.length, name));

async function runServing(name: string): Promise<void> {
	const command = startProgram(programOf(home, serving), [name]);
	if ((await command.ended) !== 0) throw new StartRefused(text.backupFailed(command.output()));
}

/** All that touches the data. */
async function tryAndChange(version: string): Promise<void> {
	process.umask(0o077);
	holdUpdates();
	say(text.steps.backup);
	await runServing("backup");
	say(text.steps.check);
	await runServing("check-backup");
	say(text.steps.trial);
	const fault = await tryVersion(programOf(home, version), version, DATA_DIR);
	if (fault) throw new StartRefused(text.trialFailed(version, fault));
	say(text.steps.change);
	console.log(await changeVersion({ from: serving, to: version, data: "now" }));
}

/** @returns the file that was given, or the newest of where newer versions lie; an address is downloaded */
async function findFile(given: string | undefined): Promise<string> {
	const file = given ?? (await findNewerVersion(serving))?.file;
	if (!file) throw new StartRefused(environment.UPDATE_FROM ? text.noNewer(serving) : text.usage);
	return /^https?:/.test(file) ? download(file) : file;
}

/**
 * Unpacks as this account, which may be root; the rest is done as the account that owns the data. Of a version that was
 * refused nothing stays.
 */
async function update(given: string | undefined): Promise<void> {
	say(text.steps.unpack);
	const before = readdirSync(home);
	const version = unpackUpdate(await findFile(given), home, serving);
	const args = ["update", "--unpacked", version];
	const command = startProgram(programOf(home, serving), args, {}, ownerOf(DATA_DIR), "shown");
	process.exitCode = await command.ended;
	const state = readUpdateState(DATA_DIR);
	if (state?.step === "done" && state.to === version) adoptHome(home, version);
	const program = programOf(home, version);
	const isWanted = process.exitCode === 0 || isUnderWay(state, serving);
	if (!isWanted && !before.includes(path.basename(program))) rmSync(program, { recursive: true, force: true });
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { unpacked: { type: "string" } } });
refuseSecond();
await (values.unpacked ? tryAndChange(values.unpacked) : update(positionals[0]));
