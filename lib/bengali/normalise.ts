/** One spelling for one word: য়, ড় and ঢ় have two encodings each (design.md, facts about the field). */

/** Unicode's stream-safe limit of combining marks in a row (UAX #15, section 13). No real text comes near it. */
const mostMarks = 30;

/** Marks are not reordered across a combining grapheme joiner (UAX #15, D4). */
const joiner = "\u034f";
const mark = `(?:(?!${joiner})\\p{M})`;

const longRun = new RegExp(`${mark}{${mostMarks + 1}}`, "u");
const fullRun = new RegExp(`(${mark}{${mostMarks}})(?=${mark})`, "gu");

/** @returns whether more combining marks stand in a row than any writing has */
export const hasTooManyMarks = (text: string): boolean => longRun.test(text);

/**
 * Sorting a run of combining marks, as NFC does, takes time with the square of its length; long runs are broken up
 * first, so that this takes time with the length of the text alone.
 * @param text anything a person typed
 * @returns the text in Unicode form NFC, without white space at its ends
 */
export function normalise(text: string): string {
	return text.replace(fullRun, `$1${joiner}`).normalize("NFC").trim();
}
