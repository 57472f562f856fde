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

// Below, characters stand by number: classes like \p{L} become kilobytes for the oldest browsers that pages are built for,
// and a look behind stops the others among them.
/** Invisible characters without meaning in a text. */
const invisible = /[\u00ad\u180e\u200b\u200e\u200f\u2060-\u2064\ufeff]/g;

/** Letters and marks, roughly, and halves of pictures. */
const joined = /[A-Za-z\u00c0-\u1fff\u2190-\u2bff\u3040-\udfff]|\ufe0f/;

/** Joiners have a meaning within a word, after a hasanta and between pictures. */
const dropJoiners = (text: string): string =>
	text.replace(/[\u200c\u200d]/g, (character, at: number) => {
		const [before = "", after = ""] = [text[at - 1], text[at + 1]];
		return joined.test(before) && (before === "\u09cd" || joined.test(after)) ? character : "";
	});

/**
 * @param text untrusted text of people: a name, a sentence
 * @returns it as {@link normalise} does, without invisible characters, which would make doubles of names
 */
export const tidy = (text: string): string => normalise(dropJoiners(text.replace(invisible, "")));

/** @returns the text with one kind of line end, for those of every system and Unicode's two separators */
export const withLineEnds = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/g, "\n");
