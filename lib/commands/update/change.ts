/** Asks for another version, and waits until it serves or the one before it serves again. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { updateText as text } from "@/lib/bengali/update";
import { environment } from "@/lib/environment";
import { StartRefused } from "@/lib/upkeep/first-start";
import {
	isUnderWay,
	readUpdateState,
	type UpdateState,
	updateFolder,
	writeUpdateState,
} from "@/lib/upkeep/update-state";

const { DATA_DIR: dataDir } = environment;

/** Folder of `school.js`, and the version that it runs this command with; empty in a clone. */
export const home = process.env.SCHOOL_HOME ?? "";
export const serving = process.env.SCHOOL_VERSION ?? "";

/** Number of the process of ./supervise.ts, and of a command that changes the version. */
const supervisorFile = path.join(updateFolder(dataDir), "process");
const commandFile = path.join(updateFolder(dataDir), "command");

function isAlive(file: string): boolean {
	const id = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
	if (!id || id === process.pid) return false;
	try {
		return process.kill(id, 0);
	} catch (error) {
		// Another account's process.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** Refuses the command while another one changes the version. @throws StartRefused */
export function refuseSecond(): void {
	if (!home) throw new StartRefused(text.notPacked);
	if (environment.DATABASE_URL || environment.S3) throw new StartRefused(text.otherStores);
	if (isUnderWay(readUpdateState(dataDir), serving) || isAlive(commandFile)) throw new StartRefused(text.underWay);
}

/** From now on, until it ends, no second command changes the version. */
export function holdUpdates(): void {
	mkdirSync(updateFolder(dataDir), { recursive: true, mode: 0o700 });
	writeFileSync(commandFile, String(process.pid), { mode: 0o600 });
	process.once("exit", () => rmSync(commandFile, { force: true }));
}

/** @returns what to say; sets the exit code to 1 if the version before it serves again */
export async function changeVersion(change: Pick<UpdateState, "from" | "to" | "data">): Promise<string> {
	writeUpdateState(dataDir, { ...change, step: "asked", at: new Date().toISOString(), tries: 0 });
	if (!isAlive(supervisorFile)) {
		restartBehindPassenger();
		return text.nextStart(change.to);
	}
	for (;;) {
		await sleep(200);
		const state = readUpdateState(dataDir);
		if (state?.step === "done") return text.done(change.to);
		if (state?.step !== "failed") continue;
		process.exitCode = 1;
		return text.changeFailed(change.to, change.from);
	}
}

/** Passenger starts an application again when this file changes. */
function restartBehindPassenger(): void {
	const folder = path.join(home, "tmp");
	try {
		mkdirSync(folder, { recursive: true });
		writeFileSync(path.join(folder, "restart.txt"), "");
	} catch {
		// The folder is not for this account, as with systemd, where it is not needed.
	}
}
