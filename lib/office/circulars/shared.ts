/** The ways by which families are told of a notice without internet: in a file of numbers, by a strip of paper, by hand. */
export const ways = ["sms", "strip", "told"] as const;
export type Way = (typeof ways)[number];
