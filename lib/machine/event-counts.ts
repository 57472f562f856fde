/** Counts what happens in this process, for the metrics and for the start page of the back office. */
import { isOutage, machineFaultOf } from "./machine-fault.js";
import { processWide } from "./process-wide";

const zeros = {
	/** Responses with status 500 and above, except those of the health checks. */
	serverErrors: 0,
	/** Requests refused by a rate limit. */
	refusals: 0,
	/** Included in `refusals`: login attempts after too many wrong passwords. */
	lockedLogins: 0,
	wrongStudentPasswords: 0,
	wrongStaffPasswords: 0,
	/** Wrong proofs: a date of birth, roll or mobile number that does not match the result or application. */
	wrongProofs: 0,
	/** Expired cache tags, including those that another process has announced. */
	expiredTags: 0,
	/** SQL statements that failed for another reason than a violated constraint. */
	databaseErrors: 0,
	/** Writes of the database or a file that the machine did not take, as on a full disk. */
	writeErrors: 0,
};

export type EventName = keyof typeof zeros;

const counts: Record<EventName, number> = processWide("events", () => ({ ...zeros }));

/** @param times how often it happened */
export function countEvent(name: EventName, times = 1): void {
	counts[name] += times;
}

/** Counts a write that the machine did not take. @param error of a driver or of Node */
export function countWriteError(error: unknown): void {
	if (isOutage(machineFaultOf(error))) countEvent("writeErrors");
}

/** @returns how often each event has happened since the start of this process */
export const eventCounts = (): Readonly<Record<EventName, number>> => ({ ...counts });

/**
 * How often what public pages show has changed in this process: with each committed change, each date that comes, each
 * lost connection to the other processes. A stored page is of one count (lib/http/page-store.ts).
 */
export const pageChanges = processWide("page-changes", () => ({ count: 0 }));
