/** Makes readable text of what stands in a PDF file. */
import { normalise } from "@/lib/bengali/normalise";

/** A character as PDFium gives it. */
export type Character = {
	text: string;
	/** A space or a line break that is not in the file: PDFium adds it where it sees a gap. */
	isGenerated: boolean;
};

/** Least share of spaces of a text whose words are separated by spaces, not only by gaps. */
const leastSpaces = 1 / 25;

const isSpace = (text: string) => text === " " || text === "\u00a0";

/**
 * PDFium sees a gap at many Bengali vowel signs, because they are drawn over their neighbours: where the file has spaces
 * of its own, its gaps between letters are none.
 * @returns the text of a page
 */
export function textOfPage(characters: readonly Character[]): string {
	const spaces = characters.filter(({ text, isGenerated }) => !isGenerated && isSpace(text)).length;
	const hasSpaces = spaces >= characters.length * leastSpaces;
	const kept = characters.filter(({ text, isGenerated }) => !(isGenerated && hasSpaces && isSpace(text)));
	return tidy(kept.map(({ text }) => text).join(""));
}

/** Characters without a meaning of their own: glyphs that the file does not explain. */
const unknown = /[\0\ufffd\ufffe\uffff\p{Co}]/gu;

/** @returns the text in NFC, with single spaces; words with unknown letters are left out */
function tidy(text: string): string {
	const spaced = text
		.replace(/\s+(?=[\u0981-\u0983\u09bc\u09be-\u09cd\u09d7])/gu, "")
		.replace(/\s+/g, " ")
		.split(" ")
		.filter((word) => word.search(unknown) < 0)
		.join(" ");
	return normalise(spaced);
}

/** Vowel signs that are drawn before the letter after which they are written. */
const drawnFirst = /(?<![\p{L}\p{M}])[িেৈ]/gu;
const anyDrawnFirst = /[িেৈ]/g;

/**
 * Whether the text stands in the order in which it is drawn, as files without information on it give it: no Bengali word
 * begins with a vowel sign.
 */
export function isInDrawnOrder(text: string): boolean {
	const all = text.match(anyDrawnFirst)?.length ?? 0;
	return all > 0 && (text.match(drawnFirst)?.length ?? 0) > all / 20;
}

const cluster = "\\p{Lo}়?(?:্\\p{Lo}়?)*";
const drawn = new RegExp(`([িেৈ])(${cluster})`, "gu");

/** @returns the text in the order in which it is written and searched */
export const inWrittenOrder = (text: string): string => normalise(text.replace(drawn, "$2$1"));
