/** Exact arithmetic of marks, percentages and points: none of it is done in floating point, where 0.1 + 0.2 ≠ 0.3. */

/** An amount that is not below 0, in hundredths: 79.5 is 7950n. */
export type Hundredths = bigint;

/** @param value with at most two decimal places, up to 10^13 */
export const hundredths = (value: number): Hundredths => BigInt(Math.round(value * 100));

/** @returns the number that JSON and people write: 79.5 */
export const numberOf = (value: Hundredths): number => Number(value) / 100;

/** @returns the amount with two places: "4.00" */
export const twoPlaces = (value: Hundredths): string => `${value / 100n}.${String(value % 100n).padStart(2, "0")}`;

/** @returns the quotient of two amounts that are not below 0 as a whole number, a half upwards */
export const divideHalfUp = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom);

/** @returns the amount without hundredths, a half upwards: 32.50 is 33.00 */
export const wholeHalfUp = (value: Hundredths): Hundredths => divideHalfUp(value, 100n) * 100n;
