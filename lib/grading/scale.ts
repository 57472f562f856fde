import { type Hundredths, hundredths } from "./amounts";

/**
 * @param scale best first, the last from 0
 * @returns the band of a mark's percentage
 */
export function bandOfMark<T extends { from: number }>(mark: Hundredths, full: Hundredths, scale: readonly T[]): T {
	// mark / full ≥ from / 100 multiplied out, since 65 of 130 must be exactly 50 %.
	const band = scale.find(({ from }) => mark * 10_000n >= hundredths(from) * full) ?? scale.at(-1);
	if (!band) throw new Error("A scale has at least one band.");
	return band;
}

/**
 * @param scale in any order
 * @returns the band with the highest point that is not above the average, so that 4.99 is not yet what 5.00 earns
 */
export function bandOfAverage<T extends { point: number }>(average: Hundredths, scale: readonly T[]): T {
	const byPoint = [...scale].sort((a, b) => b.point - a.point);
	const band = byPoint.find(({ point }) => hundredths(point) <= average) ?? byPoint.at(-1);
	if (!band) throw new Error("A scale has at least one band.");
	return band;
}
