/** Work that is heavy on memory or processor waits for its turn, so that a crowd cannot exhaust the machine. */

/**
 * @param places how many may work at once
 * @returns runs the given work when a place is free; first come, first served
 */
export function takingTurns(places: number) {
	const waiting: (() => void)[] = [];
	let free = places;
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (free > 0) free--;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			// The place goes straight to the next in line, so nobody can slip in between.
			const next = waiting.shift();
			if (next) next();
			else free++;
		}
	};
}
