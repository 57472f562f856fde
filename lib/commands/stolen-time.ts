/** Time that a virtual machine's host gave to others: measurements with more than a few percent of it say little. */
import { readFileSync } from "node:fs";

/** @returns ticks of all processors since the start of the machine: those stolen, and all (proc_stat(5)) */
function ticks(): { stolen: number; all: number } {
	const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
	// The last two columns are contained in the first two.
	const columns = line.trim().split(/\s+/).slice(1, 9).map(Number);
	return { stolen: columns[7] ?? 0, all: columns.reduce((sum, value) => sum + value, 0) };
}

type Measured<T> = { result: T; stolen: number };

/** @returns what the work gives, and how many percent of the processors' time was stolen meanwhile */
async function withStolenTime<T>(work: () => Promise<T>): Promise<Measured<T>> {
	const before = ticks();
	const result = await work();
	const after = ticks();
	return { result, stolen: (100 * (after.stolen - before.stolen)) / Math.max(1, after.all - before.all) };
}

/**
 * Repeats a measurement until little time was stolen meanwhile.
 * @param rounds at most
 * @param enough percentage of stolen time below which it ends
 * @returns the round with the least stolen time, whatever it measured
 */
export async function leastStolen<T>(work: () => Promise<T>, rounds: number, enough: number): Promise<Measured<T>> {
	let best = await withStolenTime(work);
	for (let round = 1; round < rounds && best.stolen >= enough; round++) {
		const next = await withStolenTime(work);
		if (next.stolen < best.stolen) best = next;
	}
	return best;
}
