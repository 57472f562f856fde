/**
 * What the check of a PDF file finds: nothing that is refused; what may run or files inside; a password; bytes that no
 * reader opens.
 */
export const verdicts = ["fine", "active", "locked", "broken"] as const;
export type Verdict = (typeof verdicts)[number];
