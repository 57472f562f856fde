/**
 * Releases that close a hole, which a packed site takes by itself: when, and what has become of the last one. A hole is
 * used within hours, and nobody at a school reads advisories. The change itself is that of lib/hosting/update; here
 * stands only what it was begun for. Without settings and packages, for commands and the back office.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "@/lib/machine/sync-folder";
import { readUpdateState, type UpdateState, updateFolder } from "./update-state";

const hour = 3_600_000;
const day = 24 * hour;

/** 02:00 to 05:00 in Dhaka, of which the begin is in UTC; Bangladesh has no daylight saving time. */
const night = { begin: 20 * hour, length: 3 * hour };

/** The last begin is early enough for the way back before the school opens. */
const spread = 2 * hour;

/** Begins of one version before it is given up; a power cut is no fault of a version. */
const mostTries = 2;

/**
 * @property outcome `taken` also after the school has gone back: it is not taken again by itself
 * @property at when the outcome was reached, in ISO format
 * @property before time of the state of changes when it was begun: a clock that is set in between does not matter
 */
export type SecurityUpdate = {
	version: string;
	outcome: "began" | "taken" | "failed";
	at: string;
	tries: number;
	before: string;
};

const fileIn = (dataDir: string) => path.join(updateFolder(dataDir), "security.json");

/** What the state of the change says, where whoever began it was killed before it could write the outcome. */
function settled(found: SecurityUpdate, state: UpdateState | null): SecurityUpdate {
	if (found.outcome !== "began" || state?.to !== found.version || state.at === found.before) return found;
	if (state.step === "done") return { ...found, outcome: "taken", at: state.at };
	return state.step === "failed" ? { ...found, outcome: "failed", at: state.at } : found;
}

/** @returns the last that was begun by itself; null if none ever was */
export function readSecurityUpdate(dataDir: string): SecurityUpdate | null {
	try {
		return settled(JSON.parse(readFileSync(fileIn(dataDir), "utf8")), readUpdateState(dataDir));
	} catch {
		return null;
	}
}

/** Returns when it survives a power cut. */
function write(dataDir: string, update: SecurityUpdate): void {
	mkdirSync(updateFolder(dataDir), { recursive: true, mode: 0o700 });
	replaceFile(fileIn(dataDir), JSON.stringify(update));
}

/** Writes down what has become of a version. */
export function noteSecurityUpdate(dataDir: string, version: string, outcome: SecurityUpdate["outcome"]): void {
	const last = readSecurityUpdate(dataDir);
	const tries = (last?.version === version ? last.tries : 0) + (outcome === "began" ? 1 : 0);
	const before = readUpdateState(dataDir)?.at ?? "";
	write(dataDir, { version, outcome, at: new Date().toISOString(), tries, before });
}

/** Writes down what the state of the change says, before another change has its place. */
export function keepSecurityUpdate(dataDir: string): void {
	const found = readSecurityUpdate(dataDir);
	if (found && found.outcome !== "began") write(dataDir, found);
}

/** @returns whether a version waits for a hand: it has failed, was given back, or was begun and ended too often */
export const isUsedUp = (last: SecurityUpdate | null, version: string): boolean =>
	last?.version === version && (last.outcome !== "began" || last.tries >= mostTries);

/**
 * @param school by which its own time is found, so that many schools do not begin at once
 * @returns from when to when it takes a release by itself: this night if that has not ended, otherwise the next one;
 * milliseconds since 1970
 */
export function nextTurn(school: string, now: number): { from: number; until: number } {
	const own = createHash("sha256").update(school).digest().readUInt32BE() % spread;
	const today = now - (now % day) + night.begin;
	// In UTC a night has its begin and its end on one day.
	const begin = now < today + night.length ? today : today + day;
	return { from: begin + own, until: begin + night.length };
}

/** @property allowed AUTO_SECURITY_UPDATES; @property turn of {@link nextTurn} */
type Facts = {
	allowed: boolean;
	found: string | null;
	last: SecurityUpdate | null;
	isRunning: boolean;
	now: number;
	turn: { from: number; until: number };
};

/** `take`: it is begun now; `later`: at its turn; the others wait for a hand. */
type Decision = "none" | "off" | "usedUp" | "later" | "take";

/** @returns what is done with a marked release that was found */
export function decideSecurity({ allowed, found, last, isRunning, now, turn }: Facts): Decision {
	if (!found) return "none";
	if (!allowed) return "off";
	if (isUsedUp(last, found)) return "usedUp";
	return isRunning || now < turn.from || now >= turn.until ? "later" : "take";
}
