/**
 * For sorting, by Unicode's numbers, which are in the order of the Bengali alphabet; what a collator of ICU says differs
 * between its versions.
 */
export const byCodePoint = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
