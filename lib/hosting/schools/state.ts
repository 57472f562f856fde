/** Whether a school of the machine runs or sleeps, and how it is woken. */
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

/** Milliseconds that a request waits in the socket for a start, as nginx lets it wait (deploy/nginx.conf). */
const patience = 120_000;

/** Connects to a school, which wakes it. @returns whether it may get requests now */
export const isReady = ({ port }: School): Promise<boolean> =>
	fetch(`http://127.0.0.1:${port}/readyz`, {
		headers: { Connection: "close" },
		signal: AbortSignal.timeout(patience),
	}).then(
		({ ok }) => ok,
		() => false,
	);
