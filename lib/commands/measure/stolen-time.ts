/** Time that a virtual machine's host gave to others: measurements with more than a few percent of it say little. */
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

/** @returns what the work gives, and how many percent of the processors' time was stolen meanwhile */
async function withStolenTime<T>(work: () => Promise<T>): Promise<Measured<T>> {
	const before = ticks();
	const result = await work();
	const after = ticks();
	return { result, stolen: (100 * (after.stolen - before.stolen)) / Math.max(1, after.all - before.all) };
}

/**
 * Repeats measurements in turn, so that they are compared in the same minutes, each until little time was stolen meanwhile.
 * @param wanted rounds of each, that are to be quiet
 * @param most rounds of each, however much is stolen
 * @returns of each the wanted rounds with the least stolen time, whatever they measured
 */
export async function leastStolen<T>(
	measurements: (() => Promise<T>)[],
	{ wanted, most }: { wanted: number; most: number },
): Promise<Measured<T>[][]> {
	const all = measurements.map((work) => ({ work, rounds: [] as Measured<T>[] }));
	const isDone = (rounds: Measured<T>[]) => rounds.filter(({ stolen }) => stolen < quietBelow).length >= wanted;
	for (let round = 0; round < most; round += 1)
		for (const { work, rounds } of all) if (!isDone(rounds)) rounds.push(await withStolenTime(work));
	return all.map(({ rounds }) => rounds.sort((one, other) => one.stolen - other.stolen).slice(0, wanted));
}
