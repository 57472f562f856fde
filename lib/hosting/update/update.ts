/**
 * `node school.js update [FILE]`: a newer version of the packed site, with a backup before it, a trial on a copy of the data,
 * and no failed request. Until its last step nothing of the site has changed, so that it can be ended at any moment.
 *
 * `update --security` is what happens without a hand: the newest release that is marked as security, and nothing else.
 * What became of it is written down as the owner of the data, who alone may write there (lib/upkeep/security-update.ts).
 */
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { StartRefused } from "@/lib/data/first-start";
import { environment } from "@/lib/machine/environment";
import { findNewerVersion, findSecurityVersion } from "@/lib/upkeep/newer-version";
import { isUsedUp, keepSecurityUpdate, noteSecurityUpdate, readSecurityUpdate } from "@/lib/upkeep/security-update";
import { isUnderWay, programOf, readUpdateState } from "@/lib/upkeep/update-state";
import { changeVersion, holdUpdates, refuseSecond } from "./change";
import { fetched, isRefusal } from "./download";
import { ownerOf, startProgram } from "./programs";
import { updateText as text } from "./text";
import { tryVersion } from "./trial";
import { adoptHome, unpackUpdate } from "./unpack";

const { DATA_DIR, SCHOOL_HOME: home = "", SCHOOL_VERSION: serving = "" } = environment;

const names = Object.values(text.steps);
const say = (name: string) => console.log(text.step(names.indexOf(name) + 1, names.length, name));

async function runServing(...words: string[]): Promise<void> {
	// The copy elsewhere is for the nights: a disk that is not there stops no update.
	const command = startProgram(programOf(home, serving), words, { BACKUP_COPY: "" });
	if ((await command.ended) !== 0) throw new StartRefused(text.backupFailed(command.output()));
}

/** All that touches the data. */
async function tryAndChange(version: string): Promise<void> {
	process.umask(0o077);
	holdUpdates();
	say(text.steps.backup);
	await runServing("backup", "--update");
	say(text.steps.check);
	await runServing("check-backup", "--update");
	say(text.steps.trial);
	const fault = await tryVersion(programOf(home, version), version, DATA_DIR);
	if (fault) throw new StartRefused(text.trialFailed(version, fault));
	say(text.steps.change);
	console.log(await changeVersion({ from: serving, to: version, data: "now" }));
}

/** {@link tryAndChange} by itself. A kill in between leaves it to the state of the change, which the next start ends. */
async function tryByItself(version: string): Promise<void> {
	noteSecurityUpdate(DATA_DIR, version, "began");
	try {
		await tryAndChange(version);
	} catch (error) {
		noteSecurityUpdate(DATA_DIR, version, "failed");
		throw error;
	}
	keepSecurityUpdate(DATA_DIR);
}

/** @returns the newest of where newer versions lie */
async function findFile(): Promise<string> {
	const file = (await findNewerVersion(serving))?.file;
	if (!file) throw new StartRefused(environment.UPDATE_FROM ? text.noNewer(serving) : text.usage);
	return file;
}

/** Runs this command as the account that owns the data. @returns its exit code */
const asOwner = (...args: string[]): Promise<number> =>
	startProgram(programOf(home, serving), ["update", ...args], {}, ownerOf(DATA_DIR), "shown").ended;

/**
 * Unpacks as this account, which may be root; the rest is done as the account that owns the data. Of a version that was
 * refused nothing stays.
 */
async function update(given: string, isSecurity = false): Promise<void> {
	say(text.steps.unpack);
	const before = readdirSync(home);
	const file = await fetched(given);
	const version = unpackUpdate(file, home, serving, { isSecurity });
	process.exitCode = await asOwner("--unpacked", version, ...(isSecurity ? ["--security"] : []));
	const state = readUpdateState(DATA_DIR);
	if (state?.step === "done" && state.to === version) adoptHome(home, version);
	const program = programOf(home, version);
	const isWanted = process.exitCode === 0 || isUnderWay(state, serving);
	if (!isWanted && !before.includes(path.basename(program))) rmSync(program, { recursive: true, force: true });
}

/**
 * Never twice what has failed: that waits for a hand. A file that could not be fetched has not failed.
 */
async function updateByItself(): Promise<void> {
	if (!environment.AUTO_SECURITY_UPDATES) return console.log(text.security.off);
	const found = await findSecurityVersion(serving);
	if (!found) return console.log(text.security.none(serving));
	if (isUsedUp(readSecurityUpdate(DATA_DIR), found.version)) return console.log(text.security.usedUp(found.version));
	const file = await fetched(found.file);
	try {
		await update(file, true);
	} catch (error) {
		if (isRefusal(error)) await asOwner("--refused", found.version);
		throw error;
	}
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		unpacked: { type: "string" },
		security: { type: "boolean", default: false },
		/** Of {@link updateByItself} alone. */
		refused: { type: "string" },
	},
});
const { unpacked, refused, security } = values;
refuseSecond();
if (refused) noteSecurityUpdate(DATA_DIR, refused, "failed");
else if (unpacked) await (security ? tryByItself(unpacked) : tryAndChange(unpacked));
else if (security) await updateByItself();
else await update(positionals[0] ?? (await findFile()));
