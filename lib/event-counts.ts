/** Counts what happens in this process, for the metrics and for the start page of the back office. */
import { processWide } from "./process-wide";

const zeros = {
	/** Answers with status 500 and above, but for those about the health of the process. */
	serverErrors: 0,
	/** Requests refused because a limit was reached. */
	refusals: 0,
	/** Of these, attempts to log in after too many wrong passwords. */
	lockedLogins: 0,
	wrongStudentPasswords: 0,
	wrongStaffPasswords: 0,
	/** Wrong answers to the question for something that the family knows, of a result or an application. */
	wrongProofs: 0,
	/** Cache tags, also those that another process has told about. */
	expiredTags: 0,
	/** Statements that failed, other than by a constraint. */
	databaseErrors: 0,
};

export type EventName = keyof typeof zeros;

const counts: Record<EventName, number> = processWide("events", () => ({ ...zeros }));

/** @param times how often it happened */
export function countEvent(name: EventName, times = 1): void {
	counts[name] += times;
}

/** @returns how often each event has happened since the start of this process */
export const eventCounts = (): Readonly<Record<EventName, number>> => ({ ...counts });
