import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readAsleep } from "@/lib/upkeep/asleep";
import { isAlive, siteProcess } from "@/lib/upkeep/update-state";
import type { School } from "./places";
import type { SchoolState } from "./text";

/** After a power cut the number of its process may be that of another one. */
function isRunning(dataDir: string): boolean {
	const file = siteProcess(dataDir);
	if (!isAlive(file)) return false;
	const command = `/proc/${readFileSync(file, "utf8")}/cmdline`;
	return existsSync(command) && readFileSync(command, "utf8").includes("school.js");
}

/** @returns `failed` for one that neither runs nor sleeps, as after a power cut */
export function stateOf({ variables: { DATA_DIR = "" } }: School): SchoolState {
	if (isRunning(DATA_DIR)) return "awake";
	if (readAsleep(DATA_DIR)) return "asleep";
	return existsSync(path.join(DATA_DIR, "site")) ? "failed" : "new";
}
