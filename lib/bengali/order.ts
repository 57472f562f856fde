/**
 * For sorting, by Unicode's numbers, which are in the order of the Bengali alphabet; what a collator of ICU says differs
 * between its versions.
 */
export const byCodePoint = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
