import { divideHalfUp, type Hundredths } from "./amounts";

export type Share = { weight: bigint; mark: Hundredths; full: Hundredths };

/**
 * The weighted mean of several marks, each relative to its own full mark, scaled to another full mark.
 * @param shares with weights of any unit, at least one of them above 0
 * @param full of the mean: 10000n for a percentage
 * @returns to two places, half up; nothing is rounded before
 */
export function weightedMean(shares: readonly Share[], full: Hundredths): Hundredths {
	let [top, bottom, weights] = [0n, 1n, 0n];
	for (const { weight, mark, full: of } of shares) {
		top = top * of + weight * mark * bottom;
		bottom *= of;
		weights += weight;
	}
	return divideHalfUp(full * top, bottom * weights);
}
