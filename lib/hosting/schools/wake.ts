/**
 * `node school.js wake`: wakes the sleeping schools that have something to do by themselves, and those that neither run nor
 * sleep, as after a power cut, or when they are new: two at a time, by a connection to their sockets. A school is done when
 * it sleeps again, which it does soon if nobody has needed it meanwhile. For schools-wake.timer. At night it takes a release
 * that closes a hole, for all (./security.ts).
 */
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";
import { readAsleep } from "@/lib/upkeep/asleep";
import { programOf } from "@/lib/upkeep/update-state";
import { startProgram } from "../update/programs";
import { readSchools, type School } from "./places";
import { findForAll } from "./security";
import { isReady, stateOf } from "./state";
import { schoolsText as text } from "./text";

/** Schools that are awake for this at the same time. */
const atOnce = 2;

/** Milliseconds for the work of one; a school that somebody needs goes on with it alone. */
const patience = 10 * 60_000;

const asleepOf = ({ variables }: School) => readAsleep(variables.DATA_DIR ?? "");

async function wake(school: School): Promise<boolean> {
	const before = asleepOf(school)?.at;
	const latest = Date.now() + patience;
	if (!(await isReady(school))) return false;
	while (Date.now() < latest) {
		const now = asleepOf(school);
		if (now && now.at !== before) break;
		await sleep(500);
	}
	return true;
}

function isDue(school: School): boolean {
	const state = stateOf(school);
	return state === "asleep" ? (asleepOf(school)?.wakeAt ?? 0) <= Date.now() : state !== "awake";
}

/** @returns whether nothing was to be taken, or all that begins has taken it */
async function takeSecurity(schools: School[]): Promise<boolean> {
	const found = await findForAll(schools, Date.now());
	if (!found) return true;
	const { SCHOOL_HOME = "", SCHOOL_VERSION = "" } = environment;
	const args = ["update-all", found.file, "--security", found.version];
	return (await startProgram(programOf(SCHOOL_HOME, SCHOOL_VERSION), args, {}, {}, "shown").ended) === 0;
}

const schools = readSchools();
const due = schools.filter(isDue);
const limit = pLimit(atOnce);
const woken = await Promise.all(due.map((school) => limit(async () => ({ school, isWoken: await wake(school) }))));
for (const { school, isWoken } of woken) console.log(text.woken(school.name, isWoken));
const hasTaken = await takeSecurity(schools).catch((error: unknown) => {
	console.error(describeError(error));
	return false;
});
if (!hasTaken || woken.some(({ isWoken }) => !isWoken)) process.exitCode = 1;
