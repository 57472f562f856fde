import type { Hundredths } from "./amounts";

export type Ranked = {
	/** Failed compulsory subjects. */
	failed: number;
	/** Null where there is none: then the total decides. */
	gpa: Hundredths | null;
	total: Hundredths;
};

const falling = (one: bigint, other: bigint) => (one === other ? 0 : one < other ? 1 : -1);

/** Fewer failed subjects first, so that those who passed precede; then the higher average; then the higher total. */
const compare = (one: Ranked, other: Ranked): number =>
	one.failed - other.failed || falling(one.gpa ?? 0n, other.gpa ?? 0n) || falling(one.total, other.total);

/** @returns a position for each; equals share one, and the next counts them all: 1, 2, 2, 4 */
export function positionsOf<T extends Ranked>(all: readonly T[]): Map<T, number> {
	const positions = new Map<T, number>();
	let [before, position]: [T | null, number] = [null, 0];
	for (const one of [...all].sort(compare)) {
		if (!before || compare(before, one) !== 0) position = positions.size + 1;
		positions.set(one, position);
		before = one;
	}
	return positions;
}
