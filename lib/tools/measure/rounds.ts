/**
 * Rounds of a measurement: the one in the middle, and those with the least steal time, the CPU time that a virtual machine's
 * host gave to others. With more than a few percent a measurement says little.
 */
import { existsSync, readFileSync } from "node:fs";

/** Linux only; elsewhere no time counts as stolen. */
const file = "/proc/stat";

/** @returns ticks of all processors since the start of the machine: those stolen, and all (proc_stat(5)) */
function ticks(): { stolen: number; all: number } {
	if (!existsSync(file)) return { stolen: 0, all: 0 };
	const [line = ""] = readFileSync(file, "utf8").split("\n");
	// The last two columns are contained in the first two.
	const columns = line.trim().split(/\s+/).slice(1, 9).map(Number);
	return { stolen: columns[7] ?? 0, all: columns.reduce((sum, value) => sum + value, 0) };
}

/** Percentage of stolen time below which a measurement counts as quiet. */
const quietBelow = 1;

export type Measured<T> = { result: T; stolen: number };

/** @returns the result of the work, and the percentage of CPU time that was stolen meanwhile */
async function withStolenTime<T>(work: () => Promise<T>): Promise<Measured<T>> {
	const before = ticks();
	const result = await work();
	const after = ticks();
	return { result, stolen: (100 * (after.stolen - before.stolen)) / Math.max(1, after.all - before.all) };
}

/**
 * Repeats several measurements in turn, so that they run under the same conditions, until each has enough quiet rounds.
 * @param wanted number of quiet rounds (little stolen time) of each measurement
 * @param most maximum number of rounds of each measurement, quiet or not
 * @returns for each measurement the `wanted` rounds with the least stolen time, whatever they measured
 */
export async function leastStolen<T>(
	measurements: (() => Promise<T>)[],
	{ wanted, most }: { wanted: number; most: number },
): Promise<Measured<T>[][]> {
	const all = measurements.map((work) => ({ work, rounds: [] as Measured<T>[] }));
	const isDone = (rounds: Measured<T>[]) => rounds.filter(({ stolen }) => stolen < quietBelow).length >= wanted;
	for (let round = 0; round < most; round += 1)
		for (const { work, rounds } of all) if (!isDone(rounds)) rounds.push(await withStolenTime(work));
	return all.map(({ rounds }) => rounds.sort((a, b) => a.stolen - b.stolen).slice(0, wanted));
}

/** @returns the value in the middle, sorted by a number */
export function median<T>(values: readonly T[], numberOf: (value: T) => number = Number): T {
	const sorted = [...values].sort((a, b) => numberOf(a) - numberOf(b));
	return sorted[Math.floor(sorted.length / 2)] as T;
}
