/** @returns the value in the middle, sorted by a number */
export function median<T>(values: readonly T[], numberOf: (value: T) => number = Number): T {
	const sorted = [...values].sort((one, other) => numberOf(one) - numberOf(other));
	return sorted[Math.floor(sorted.length / 2)] as T;
}
