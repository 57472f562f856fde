/**
 * `node school.js update --all FILE`: a newer version for all schools of the machine, five at a time. Each is updated as
 * `update` does it alone, with a backup and a trial on its own data, and must answer with the new version; after the first
 * that does not, no further one is begun. Given again, it goes on with those that are left.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { schoolsText as text } from "@/lib/bengali/schools";
import { environment } from "@/lib/machine/environment";
import { StartRefused } from "@/lib/upkeep/first-start";
import { programOf, readUpdateState, versionOf } from "@/lib/upkeep/update-state";
import { ownerOf, startProgram } from "../update/programs";
import { adoptHome, unpackUpdate } from "../update/unpack";
import { readSchools, type School } from "./places";
import { isReady } from "./ready";
import { untilFailure } from "./until-failure";

const atOnce = 5;

/** Milliseconds for the start of a school with the new version, and one back. */
const patience = 600_000;

const { SCHOOL_HOME: home = "", SCHOOL_VERSION: unpacked = "" } = environment;

const dataOf = ({ variables }: School) => variables.DATA_DIR ?? "";
const versionNow = (school: School) => versionOf(readUpdateState(dataOf(school)), unpacked);

/** A school that sleeps begins with the new version when it is woken. @returns whether it answers with it */
async function answersWith(school: School, version: string): Promise<boolean> {
	const latest = Date.now() + patience;
	while (Date.now() < latest) {
		const isUp = await isReady(school);
		const state = readUpdateState(dataOf(school));
		if (state?.step === "failed") return false;
		if (isUp && state?.step === "done" && state.to === version) return true;
		await sleep(500);
	}
	return false;
}

/** @returns what was wrong; null if the school has the version */
async function updateOne(school: School, version: string): Promise<string | null> {
	const serving = versionNow(school);
	const variables = { ...school.variables, SCHOOL_VERSION: serving };
	const args = ["update", "--unpacked", version];
	const command = startProgram(programOf(home, serving), args, variables, ownerOf(dataOf(school)));
	if ((await command.ended) !== 0) return command.output();
	return (await answersWith(school, version)) ? null : command.output();
}

const [file] = process.argv.slice(2);
if (!file) throw new StartRefused(text.updateUsage);
const schools = readSchools();
if (schools.length === 0) throw new StartRefused(text.none);
const version = unpackUpdate(file, home, unpacked, (found) => schools.some((school) => versionNow(school) === found));

process.umask(0o077);
const left = schools.filter((school) => versionNow(school) !== version);
const failed = await untilFailure(left, atOnce, async (school) => {
	console.log(text.updating(school.name, version));
	const fault = await updateOne(school, version);
	console.log(fault === null ? text.updated(school.name, version) : text.notUpdated(school.name, fault));
	return fault;
});
if (failed.length > 0) {
	console.log(text.stopped(schools.map((school) => ({ name: school.name, version: versionNow(school) }))));
	process.exitCode = 1;
} else {
	// Now that each has been tried, a school that is added or restored begins with it too.
	adoptHome(home, version);
	// The files of nginx and systemd belong to a version.
	const refresh = startProgram(programOf(home, version), ["certificate"], { SCHOOL_VERSION: version }, {}, "shown");
	process.exitCode = await refresh.ended;
	console.log(text.allUpdated(schools.length, version));
}
