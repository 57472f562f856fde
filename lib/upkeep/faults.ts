/**
 * How often the site has failed within the last day, for the start page of the back office. Each process adds what it has
 * counted to one row for each kind and hour, so the numbers hold for all processes and survive restarts. The rows are in
 * the table of the rate limits, which deletes what has expired (lib/school/limit-store).
 */
import type { Payload } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { type EventName, eventCounts } from "@/lib/event-counts";
import { describeError } from "@/lib/log";

export const faultKinds = ["serverErrors", "lockedLogins"] as const satisfies EventName[];
export type FaultKind = (typeof faultKinds)[number];

const hour = 60 * 60_000;
const hoursKept = 24;

/** Milliseconds between two writes, if there is anything to write; what a killed process has counted since is lost. */
const interval = 10_000;

/** What one write adds at most, so that no number gets too large for its column. */
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
				// Again at the next time: the database may have been the fault.
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

/** @returns how often each has happened in the current hour and the 23 before */
export async function readFaults(payload: Payload, now = Date.now()): Promise<Record<FaultKind, number>> {
	const hours = Math.floor(now / hour);
	const kindOf = new Map(
		faultKinds.flatMap((kind) =>
			Array.from({ length: hoursKept }, (_, age) => [keyOf(kind, hours - age), kind] as const),
		),
	);
	const keys = Array.from(kindOf.keys(), (key) => sql`${key}`);
	const found = await rows<{ key: string; points: number | string }>(
		payload,
		sql`SELECT key, points FROM limits WHERE key IN (${sql.join(keys, sql`, `)})`,
	);
	const counts: Record<FaultKind, number> = { serverErrors: 0, lockedLogins: 0 };
	for (const { key, points } of found) {
		const kind = kindOf.get(key);
		if (kind) counts[kind] += Number(points);
	}
	return counts;
}
