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

/** @returns a position for each, in the same order; equals share one, and the next counts them all: 1, 2, 2, 4 */
export function positionsOf(ranked: readonly Ranked[]): number[] {
	const order = ranked.map((one, index) => ({ one, index })).sort((a, b) => compare(a.one, b.one));
	const positions: number[] = [];
	let position = 1;
	order.forEach(({ one, index }, place) => {
		const before = order[place - 1];
		if (before && compare(before.one, one) !== 0) position = place + 1;
		positions[index] = position;
	});
	return positions;
}
