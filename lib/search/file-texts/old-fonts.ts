/**
 * Recognises text in Bengali fonts from before Unicode (Bijoy's SutonnyMJ and its like): its characters are those of
 * the Latin alphabet, drawn as Bengali letters, so searching it would find nothing and show nonsense.
 */

/** Bijoy's fonts end in MJ; those of its makers for Unicode in OMJ. */
const bijoyFont = /(?<!O)MJ(?:[-,]?(?:Bold|Italic|Regular|BoldItalic))?$/i;

const otherFont = /^(?:Bijoy|Boishakhi|Proshika|Alpona|Lekhoni|Rinkiy|TonnyBanglaM)/i;

/** @param name in a PDF file; that of a subset begins with six letters and a plus sign */
export const isOldFont = (name: string): boolean =>
	bijoyFont.test(name) || otherFont.test(name.replace(/^[A-Z]{6}\+/, ""));

const latinWord = /[A-Za-z\u00a1-\u00ff\u0152-\u2122]+/g;

/**
 * Characters that Bijoy uses for frequent signs and conjuncts, and that no English or French text has inside of words.
 */
const bijoySigns = /[\u00a1-\u00bf\u00d7\u00f7\u0192\u02c6\u02dc\u2013-\u2026\u2030\u2039\u203a\u2122†‡]/;

/** Capitals in the middle of a word after small letters: cÖavb, cixÿv. */
const mixedCase = /[a-z\u00df-\u00ff][A-Z\u00c0-\u00de]/;

/** Least number of words on which to judge. */
const leastWords = 5;

/**
 * @returns whether text without the names of its fonts looks like that of an old font: a third of its Latin words does
 */
export function looksLikeOldFont(text: string): boolean {
	const words = (text.match(latinWord) ?? []).filter((word) => word.length > 2);
	if (words.length < leastWords) return false;
	return words.filter((word) => bijoySigns.test(word) || mixedCase.test(word)).length > words.length / 3;
}
