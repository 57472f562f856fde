/**
 * The leader is the process that runs periodic tasks: with SQLite the only process, with PostgreSQL the one that holds
 * the advisory lock (connection.ts).
 */

import { environment } from "@/lib/machine/environment";
import { processWide } from "@/lib/machine/process-wide";

const leader = processWide("leader", () => ({ isThis: !environment.DATABASE_URL }));

/** Whether this process runs the tasks that only one process may run at a time. */
export const isLeader = (): boolean => leader.isThis;

/** Called when the advisory lock is taken or lost. */
export function setLeader(leads: boolean): void {
	leader.isThis = leads;
}

/** Milliseconds until a process that became the leader notices. */
const pause = 1_000;

/**
 * Runs a task at once and then at each interval, but only while this process is the leader.
 * @param interval milliseconds between the starts of two runs
 * @param task must not throw
 */
export function repeatAsLeader(interval: number, task: () => Promise<void>): void {
	let last = Number.NEGATIVE_INFINITY;
	const run = () => {
		// Not Date.now(): a clock that is set back must not stop the task.
		if (!isLeader() || performance.now() - last < interval) return;
		last = performance.now();
		void task();
	};
	run();
	setInterval(run, Math.min(pause, interval)).unref();
}
