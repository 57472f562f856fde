/** Updates of the packed site, as heads see and start them. The work is done by `node school.js update`. */
import "server-only";
import { spawn } from "node:child_process";
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";
import { processWide } from "@/lib/machine/process-wide";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { findNewerVersion, findSecurityVersion, type NewerVersion } from "@/lib/upkeep/newer-version";
import {
	backDays,
	commandProcess,
	isAlive,
	isUnderWay,
	readUpdateState,
	updateFolder,
	updateLog,
} from "@/lib/upkeep/update-state";
import { findWayBack, type WayBack } from "@/lib/upkeep/way-back";
import { updatesText } from "./text";

const { DATA_DIR, SCHOOL_HOME, SCHOOL_VERSION, UPDATE_FROM } = environment;

/** Why nothing can be updated from here: the site is not packed, keeps its data elsewhere, or knows no place. */
type Hindrance = "notPacked" | "otherStores" | "noPlace" | "unreachable";

export type Updates = {
	current: string;
	hindrance?: Hindrance;
	newer: NewerVersion | null;
	/** Whether the site itself may write where the program is. */
	canInstall: boolean;
	back: (WayBack & { until: Date }) | null;
	isRunning: boolean;
	/** What the last change of the version has said, line by line. */
	said: string[];
};

/** Empty in a clone, which is not updated from here. */
export const current = SCHOOL_VERSION ?? "";

export const hindrance = (): Hindrance | undefined => {
	if (!SCHOOL_HOME) return "notPacked";
	if (environment.DATABASE_URL || environment.S3) return "otherStores";
	return UPDATE_FROM ? undefined : "noPlace";
};

function canWrite(folder: string): boolean {
	try {
		accessSync(folder, constants.W_OK);
		return true;
	} catch {
		return false;
	}
}

/** @returns whether the site itself may write where the program is */
export const canInstall = (): boolean => SCHOOL_HOME !== undefined && canWrite(SCHOOL_HOME);

export const isRunning = (): boolean =>
	isAlive(commandProcess(DATA_DIR)) || isUnderWay(readUpdateState(DATA_DIR), current);

function readLog(): string[] {
	const file = updateLog(DATA_DIR);
	return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}

export async function readUpdates(): Promise<Updates> {
	const hindered = hindrance();
	const facts: Updates = {
		current,
		newer: null,
		canInstall: canInstall(),
		back: null,
		isRunning: isRunning(),
		said: readLog(),
	};
	if (hindered === "notPacked" || hindered === "otherStores") return { ...facts, hindrance: hindered };
	const back = await findWayBack();
	const until = back && { ...back, until: new Date(back.at.getTime() + backDays * 24 * 60 * 60_000) };
	if (hindered) return { ...facts, back: until, hindrance: hindered };
	try {
		return { ...facts, back: until, newer: await findNewerVersion(current) };
	} catch (error) {
		console.error(describeError(error));
		return { ...facts, back: until, hindrance: "unreachable" };
	}
}

const hour = 60 * 60_000;

/** Newer versions: the newest, and the newest that is marked as security. */
type Seen = { version: string | null; security: string | null };

const looked = processWide<Seen & { at: number }>("newer-version", () => ({ at: 0, version: null, security: null }));

/** For the start page, which waits for no address. @returns what was seen in the last hours */
export function versionsSeen(): Seen {
	if (!SCHOOL_HOME || !UPDATE_FROM || Date.now() - looked.at < 6 * hour) return looked;
	looked.at = Date.now();
	Promise.all([findNewerVersion(current), findSecurityVersion(current)]).then(
		([newer, security]) => {
			// Nobody in the office can install it.
			looked.version = hindrance() ? null : (newer?.version ?? null);
			looked.security = security?.version ?? null;
		},
		(error: unknown) => console.error(describeError(error)),
	);
	return looked;
}

/** Runs a command of `school.js` that outlives this server. @throws SchoolError while one runs, and where there is none */
function runSchool(args: string[], ended: () => void = () => {}): void {
	const hindered = hindrance();
	if (!SCHOOL_HOME || hindered === "notPacked" || hindered === "otherStores") throw notFoundError();
	if (isRunning()) throw new SchoolError("invalid", updatesText.alreadyRunning);
	mkdirSync(updateFolder(DATA_DIR), { recursive: true, mode: 0o700 });
	const log = openSync(updateLog(DATA_DIR), "w", 0o600);
	const child = spawn(process.execPath, [path.join(SCHOOL_HOME, "school.js"), ...args], {
		cwd: SCHOOL_HOME,
		detached: true,
		stdio: ["ignore", log, log],
	});
	child.once("error", (error) => console.error(describeError(error)));
	child.once("close", ended);
	child.unref();
	closeSync(log);
}

/** Installs the newest version. @throws SchoolError */
export const startUpdate = (): void => runSchool(["update"]);

/** Installs the newest that is marked as security, as nobody has asked for. @throws SchoolError */
export const startSecurityUpdate = (ended: () => void): void => runSchool(["update", "--security"], ended);

/** Returns to the version before. @throws SchoolError if there is none */
export async function startWayBack(): Promise<void> {
	const back = await findWayBack();
	if (!back) throw notFoundError();
	runSchool(["go-back", ...(back.keepsData ? [] : ["--data-of-before"])]);
}

/** @returns what the running command has said so far */
export const updateProgress = () => ({ running: isRunning(), said: readLog() });
