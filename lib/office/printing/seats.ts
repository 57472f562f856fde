/** Seats of an exam: neighbours are of different classes, as far as the numbers allow. */
import type { Room } from "@/lib/office/printing/schema";

/**
 * Takes one of the largest remaining group that is not the last one's, so that as few neighbours as possible are of one
 * group: none, unless a group is larger than all others together and one more.
 * @param groups each in its own order, which is kept
 */
export function alternate<T>(groups: readonly (readonly T[])[]): T[] {
	const left = groups.map((group) => [...group]);
	const seated: T[] = [];
	let last = -1;
	for (;;) {
		const choices = left.map((group, index) => ({ index, count: group.length })).filter(({ count }) => count > 0);
		const others = choices.filter(({ index }) => index !== last);
		const [best] = (others.length > 0 ? others : choices).sort((a, b) => b.count - a.count || a.index - b.index);
		const next = best && left[best.index]?.shift();
		if (!best || next === undefined) return seated;
		seated.push(next);
		last = best.index;
	}
}

export type FilledRoom<T> = Room & { seated: T[] };

/**
 * Fills the rooms in their order; rooms that stay empty are left out.
 * @returns the rooms, or how many seats are missing
 */
export function fillRooms<T>(people: readonly T[], rooms: readonly Room[]): FilledRoom<T>[] | { missing: number } {
	const all = rooms.reduce((sum, { seats }) => sum + seats, 0);
	if (all < people.length) return { missing: people.length - all };
	let first = 0;
	return rooms.flatMap((room) => {
		const seated = people.slice(first, first + room.seats);
		first += seated.length;
		return seated.length > 0 ? [{ ...room, seated }] : [];
	});
}
