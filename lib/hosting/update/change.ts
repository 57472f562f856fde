/** Asks for another version, and waits until it serves or the one before it serves again. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartRefused } from "@/lib/data/first-start";
import { environment } from "@/lib/machine/environment";
import {
	commandProcess,
	isAlive,
	isUnderWay,
	readUpdateState,
	siteProcess,
	type UpdateState,
	updateFolder,
	writeUpdateState,
} from "@/lib/upkeep/update-state";
import { updateText as text } from "./text";

const { DATA_DIR: dataDir, SCHOOL_HOME: home, SCHOOL_VERSION: serving } = environment;

/** Milliseconds for a start with all its pages, and one back. */
const patience = 600_000;

/** Refuses the command while another one changes the version. @throws StartRefused */
export function refuseSecond(): void {
	if (!home) throw new StartRefused(text.notPacked);
	if (environment.DATABASE_URL || environment.S3) throw new StartRefused(text.otherStores);
	if (isUnderWay(readUpdateState(dataDir), serving ?? "") || isAlive(commandProcess(dataDir)))
		throw new StartRefused(text.underWay);
}

/** From now on, until it ends, no second command changes the version. */
export function holdUpdates(): void {
	mkdirSync(updateFolder(dataDir), { recursive: true, mode: 0o700 });
	const file = commandProcess(dataDir);
	writeFileSync(file, String(process.pid), { mode: 0o600 });
	process.once("exit", () => rmSync(file, { force: true }));
}

/** @returns what to say; sets the exit code to 1 if the version before it serves again */
export async function changeVersion(change: Pick<UpdateState, "from" | "to" | "data">): Promise<string> {
	writeUpdateState(dataDir, { ...change, step: "asked", at: new Date().toISOString(), tries: 0 });
	if (!isAlive(siteProcess(dataDir))) {
		restartBehindPassenger();
		return text.nextStart(change.to);
	}
	const latest = Date.now() + patience;
	while (Date.now() < latest) {
		await sleep(200);
		const state = readUpdateState(dataDir);
		if (state?.step === "done") return text.done(change.to);
		if (state?.step !== "failed") continue;
		process.exitCode = 1;
		return text.changeFailed(change.to, change.from);
	}
	return text.nextStart(change.to);
}

/** Passenger starts an application again when this file changes. */
function restartBehindPassenger(): void {
	const folder = path.join(home ?? "", "tmp");
	try {
		mkdirSync(folder, { recursive: true });
		writeFileSync(path.join(folder, "restart.txt"), "");
	} catch {
		// The folder is not for this account, as with systemd, where it is not needed.
	}
}
