/**
 * How often the site has failed within the last day, for the start page of the back office. There is one row per kind
 * and hour, to which each process adds its counts, so the numbers cover all processes and survive restarts. The rows
 * are in the table of the rate limits, from which expired rows are deleted (lib/school/limit-store).
 */
import type { Payload } from "payload";
import { listOf, rows, sql } from "@/lib/data/sql";
import { type EventName, eventCounts } from "@/lib/machine/event-counts";
import { describeError } from "@/lib/machine/log";

export const faultKinds = ["serverErrors", "lockedLogins"] as const satisfies EventName[];
export type FaultKind = (typeof faultKinds)[number];

const hour = 60 * 60_000;
const hoursKept = 24;

/**
 * Milliseconds between two writes, if there is anything to write. A killed process loses the counts since its last
 * write.
 */
const interval = 10_000;

/** Maximum that one write adds, so that no number gets too large for its column. */
const mostAtOnce = 100_000;

/** @param hours since the epoch */
const keyOf = (kind: FaultKind, hours: number) => `fault-${kind}:${hours}`;

/** Adds what this process counts from now on, until it ends. */
export function startRecordingFaults(payload: Payload): void {
	const recorded = { ...eventCounts() };
	setInterval(() => {
		for (const kind of faultKinds) {
			const count = Math.min(mostAtOnce, eventCounts()[kind] - recorded[kind]);
			if (count === 0) continue;
			recorded[kind] += count;
			recordFaults(payload, kind, count).catch((error: unknown) => {
				// Written at the next interval instead: the database itself may be what failed.
				recorded[kind] -= count;
				console.error(describeError(error));
			});
		}
	}, interval).unref();
}

/** Adds to the row of the current hour. */
export async function recordFaults(payload: Payload, kind: FaultKind, count: number, now = Date.now()): Promise<void> {
	const hours = Math.floor(now / hour);
	await rows(
		payload,
		sql`INSERT INTO limits (key, points, expire) VALUES (${keyOf(kind, hours)}, ${count}, ${(hours + hoursKept) * hour})
			ON CONFLICT (key) DO UPDATE SET points = limits.points + excluded.points`,
	);
}

/** @returns the number of faults of each kind in the current hour and the 23 hours before */
export async function readFaults(payload: Payload, now = Date.now()): Promise<Record<FaultKind, number>> {
	const hours = Math.floor(now / hour);
	const kindOf = new Map(
		faultKinds.flatMap((kind) =>
			Array.from({ length: hoursKept }, (_, age) => [keyOf(kind, hours - age), kind] as const),
		),
	);
	const found = await rows<{ key: string; points: number | string }>(
		payload,
		sql`SELECT key, points FROM limits WHERE key IN (${listOf([...kindOf.keys()])})`,
	);
	const counts: Record<FaultKind, number> = { serverErrors: 0, lockedLogins: 0 };
	for (const { key, points } of found) {
		const kind = kindOf.get(key);
		if (kind) counts[kind] += Number(points);
	}
	return counts;
}
