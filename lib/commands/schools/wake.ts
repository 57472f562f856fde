/**
 * `node school.js wake`: wakes the sleeping schools that have something to do by themselves, two at a time, by a connection to
 * their sockets. A school is done when it sleeps again, which it does soon if nobody has needed it meanwhile. For
 * schools-wake.timer.
 */
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { schoolsText as text } from "@/lib/bengali/schools";
import { readAsleep } from "@/lib/upkeep/asleep";
import { readSchools, type School } from "./places";
import { isReady } from "./ready";

/** Schools that are awake for this at the same time. */
const atOnce = 2;

/** Milliseconds for the work of one; a school that somebody needs goes on with it alone. */
const patience = 10 * 60_000;

const asleepOf = ({ variables }: School) => readAsleep(variables.DATA_DIR ?? "");

async function wake(school: School): Promise<boolean> {
	const before = asleepOf(school)?.at;
	const latest = Date.now() + patience;
	let isUp = false;
	while (Date.now() < latest) {
		// A second look while it runs would not keep it awake.
		isUp ||= await isReady(school);
		const now = asleepOf(school);
		if (now && now.at !== before) return true;
		await sleep(500);
	}
	return isUp;
}

const due = readSchools().filter((school) => (asleepOf(school)?.wakeAt ?? Number.POSITIVE_INFINITY) <= Date.now());
const limit = pLimit(atOnce);
const woken = await Promise.all(due.map((school) => limit(async () => ({ school, isWoken: await wake(school) }))));
for (const { school, isWoken } of woken) console.log(text.woken(school.name, isWoken));
if (woken.some(({ isWoken }) => !isWoken)) process.exitCode = 1;
