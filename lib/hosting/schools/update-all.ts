/**
 * `node school.js update --all FILE`: a newer version for all schools of the machine, five at a time. Each is updated as
 * `update` does it alone, with a backup and a trial on its own data, and must answer with the new version; after the first
 * that does not, no further one is begun. Given again, it goes on with those that are left. With `--security`, of `wake`, it
 * takes a release that is marked as that, for the schools that let it (./security.ts).
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { StartRefused } from "@/lib/data/first-start";
import { environment } from "@/lib/machine/environment";
import { programOf, readUpdateState } from "@/lib/upkeep/update-state";
import { fetched, isRefusal } from "../update/download";
import { ownerOf, startProgram } from "../update/programs";
import { adoptHome, unpackUpdate } from "../update/unpack";
import { readSchools, type School } from "./places";
import { dataOf, schoolsToTake, versionNow } from "./security";
import { isReady } from "./state";
import { schoolsText as text } from "./text";
import { untilFailure } from "./until-failure";

/** By hand somebody waits; at night nobody does, and a trial that gets too little of the machine would fail. */
const atOnce = { byHand: 5, byItself: 2 };

/** Milliseconds for the start of a school with the new version, and one back. */
const patience = 600_000;

const { SCHOOL_HOME: home = "", SCHOOL_VERSION: unpacked = "" } = environment;

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

/** Runs `update` for a school, as the owner of its data. */
function runUpdate(school: School, ...args: string[]) {
	const serving = versionNow(school);
	const variables = { ...school.variables, SCHOOL_VERSION: serving };
	return startProgram(programOf(home, serving), ["update", ...args], variables, ownerOf(dataOf(school)));
}

/** @returns what was wrong; null if the school has the version */
async function updateOne(school: School, version: string): Promise<string | null> {
	const command = runUpdate(school, "--unpacked", version, ...(values.security ? ["--security"] : []));
	if ((await command.ended) !== 0) return command.output();
	return (await answersWith(school, version)) ? null : command.output();
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	/** The version that is taken. */
	options: { security: { type: "string" } },
});
const [given] = positionals;
if (!given) throw new StartRefused(text.updateUsage);
const schools = readSchools();
if (schools.length === 0) throw new StartRefused(text.none);

/** What is refused is not tried again by itself. */
async function unpack(given: string): Promise<string> {
	const isUsed = (found: string) => schools.some((school) => versionNow(school) === found);
	const file = await fetched(given);
	try {
		return unpackUpdate(file, home, unpacked, { isUsed, isSecurity: values.security !== undefined });
	} catch (error) {
		if (values.security && isRefusal(error))
			for (const school of schoolsToTake(schools, values.security))
				await runUpdate(school, "--refused", values.security).ended;
		throw error;
	}
}

const version = await unpack(given);
process.umask(0o077);
const left = values.security
	? schoolsToTake(schools, version)
	: schools.filter((school) => versionNow(school) !== version);
const failed = await untilFailure(left, values.security ? atOnce.byItself : atOnce.byHand, async (school) => {
	console.log(text.updating(school.name, version));
	const fault = await updateOne(school, version);
	console.log(fault === null ? text.updated(school.name, version) : text.notUpdated(school.name, fault));
	return fault;
});
if (failed.length > 0) {
	console.log(text.stopped(schools.map((school) => ({ name: school.name, version: versionNow(school) }))));
	process.exitCode = 1;
} else if (schools.every((school) => versionNow(school) === version)) {
	// Now that each has been tried, a school that is added or restored begins with it too.
	adoptHome(home, version);
	// The files of nginx and systemd belong to a version.
	const refresh = startProgram(programOf(home, version), ["certificate"], { SCHOOL_VERSION: version }, {}, "shown");
	process.exitCode = await refresh.ended;
	console.log(text.allUpdated(schools.length, version));
}
