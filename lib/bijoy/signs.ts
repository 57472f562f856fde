/**
 * The signs of Bijoy, the encoding of SutonnyMJ and other fonts whose names end in MJ: Latin letters and signs of Windows-1252
 * that these fonts draw as Bengali ones. Each row is a list of pairs: sign, Bengali.
 */

/** @returns pairs from a row, in NFC as all stored text is */
const pairs = (row: string): [sign: string, text: string][] => {
	const parts = row.normalize("NFC").split(" ");
	return parts.flatMap((sign, index) => (index % 2 ? [] : [[sign, parts[index + 1] ?? ""]]));
};

/** Vowels that stand alone. */
export const vowels = new Map(pairs("A অ B ই C ঈ D উ E ঊ F ঋ G এ H ঐ I ও J ঔ"));

/** Letters of one consonant. */
export const consonants = new Map(
	pairs(
		"K ক L খ M গ N ঘ O ঙ P চ Q ছ R জ S ঝ T ঞ U ট V ঠ W ড X ঢ Y ণ Z ত _ থ ` দ a ধ b ন c প d ফ e ব f ভ g ম h য i র j ল k শ l ষ m স n হ o ড় p ঢ় q য়",
	),
);

/** Conjuncts with a sign of their own; the first of two is the one that is written. */
export const conjuncts = new Map(
	pairs(
		"° ক্ক ± ক্ট ² ক্ষ্ম ³ ক্ত ´ ক্ম µ ক্র ¶ ক্ষ ÿ ক্ষ · ক্স » গ্ধ ¼ ঙ্ক ½ ঙ্গ ¾ জ্জ À জ্ঝ Á জ্ঞ Â ঞ্চ Ã ঞ্ছ Ä ঞ্জ Å ঞ্ঝ Æ ট্ট Ç ড্ড È ণ্ট É ণ্ঠ Ê ণ্ড Ë ত্ত Ì ত্থ Í ত্ম Î ত্র Ï দ্দ × দ্ধ Ø দ্ব Ù দ্ম Ú ন্ঠ Û ন্ড Ü ন্ধ Ý ন্স Þ প্ট ß প্ত à প্প á প্স â ব্জ ã ব্দ ä ব্ধ å ভ্র æ ম্ন ç ম্ফ é ল্ক ê ল্গ ë ল্ট ì ল্ড í ল্প î ল্ফ ð শ্চ ñ শ্ছ ò ষ্ণ ó ষ্ট ô ষ্ঠ õ ষ্ফ ö স্খ ÷ স্ট ø স্ন ù স্ফ ý হ্ন þ হ্ম",
	),
);

/** A consonant with its vowel in one sign. */
export const syllables = new Map(pairs("¸ গু ï শু û হু ü হৃ"));

/** First parts of conjuncts, which end in a hasanta. */
export const halves = new Map(pairs("¤ ম্ ® ষ্ ¯ স্ š ন্ › ন্ ™ দ্ ˜ দ্ ” চ্ • ঙ্"));

/** Last parts of conjuncts, which begin with one. U+00AD is the soft hyphen, U+2212 the minus sign. */
export const lasts = new Map(
	pairs("¨ ্য ª ্র « ্র Ö ্র ^ ্ব ¡ ্ব ¦ ্ব Ÿ ্ব § ্ম ¥ ্ম œ ্ন è ্ন ¬ ্ল \u2212 ্ল \u00ad ্ল — ্ত ‘ ্তু ’ ্থ ‹ ্ক Œ ্ক্র ¢ ্ভ £ ্ভ্র ¿ ্ত্র ú ্প"),
);

/** Vowel signs that are typed after their consonant. */
export const signs = new Map(pairs("v া x ী y ু z ু “ ু – ু ~ ূ ƒ ূ ‚ ূ „ ৃ … ৃ Š ৗ"));

/** Vowel signs that are typed before it. */
export const fronts = new Map(pairs("w ি † ে ‡ ে ˆ ৈ ‰ ৈ"));

/** Signs at the end of a syllable. */
export const marks = new Map(pairs("s ং t ঃ u ঁ"));

/** What is no part of a syllable. */
export const others = new Map(pairs("r ৎ | । \\ ॥ $ ৳ Ò “ Ó ” Ô ‘ Õ ’ Ð – Ñ —"));

export const reph = "©";
export const joined = "&";
export const hasanta = "্";

/** Windows-1252 at U+0080 to U+009F, where PDF files have these signs as control characters. */
export const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** @returns the text with the signs of Windows-1252 in place of control characters */
export const asWindows1252 = (text: string): string =>
	text.replace(/[\u0080-\u009f]/g, (sign) => windows1252[sign.charCodeAt(0) - 0x80] ?? sign);
