/** One spelling for one word: য়, ড় and ঢ় have two encodings each (design.md, facts about the field). */

/**
 * @param text anything a person typed
 * @returns the text in Unicode form NFC, without white space at its ends
 */
export function normalise(text: string): string {
	return text.normalize("NFC").trim();
}
