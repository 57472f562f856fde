/** Unicode normalisation (NFC): য়, ড় and ঢ় have two encodings each. */

/** Limit of consecutive combining marks in Stream-Safe Text Format (UAX #15, section 13). Real text stays far below. */
const mostMarks = 30;

/** Marks are not reordered across a combining grapheme joiner (UAX #15, D4). */
const joiner = "\u034f";
const mark = `(?:(?!${joiner})\\p{M})`;

const longRun = new RegExp(`${mark}{${mostMarks + 1}}`, "u");
const fullRun = new RegExp(`(${mark}{${mostMarks}})(?=${mark})`, "gu");

/** @returns whether the text has a longer run of combining marks than any real text */
export const hasTooManyMarks = (text: string): boolean => longRun.test(text);

/**
 * Normalises to NFC. Canonical ordering of a run of combining marks takes quadratic time, so long runs are split first,
 * which makes it linear.
 * @param text untrusted text
 * @returns the text in NFC, trimmed
 */
export function normalise(text: string): string {
	return text.replace(fullRun, `$1${joiner}`).normalize("NFC").trim();
}

/** Invisible characters without meaning in a text; joiners have one within a word, after a hasanta and between pictures. */
const invisible =
	/[\u00ad\u180e\u200b\u200e\u200f\u2060-\u2064\ufeff]|(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]|(?<!্)[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/**
 * @param text untrusted text of people: a name, a sentence
 * @returns it as {@link normalise} does, without invisible characters, which would make doubles of names
 */
export const tidy = (text: string): string => normalise(text.replace(invisible, ""));
