/** Whether a text is Bijoy: in most fonts it looks like Latin letters at random. */
import { asWindows1252, fronts, signs } from "./signs";
import { fromBijoy } from "./to-unicode";

const bengali = /[\u0980-\u09ff]/;
const words = /[^\s/,.;:!?()[\]{}<>"=+*#@|0-9-]+/g;

/** Bijoy's fonts end in MJ, those of its makers for Unicode in OMJ; PDF files cut long names. */
const bijoyFont = /(?<!O)MJ(?:[-,]?(?:Bold|Italic|Regular|BoldItalic))?$|^(?:Bijoy|TonnyBanglaM)/i;

/** @param name as a clipboard or a PDF file has it; that of a subset begins with six letters and a plus sign */
export const isBijoyFont = (name: string): boolean =>
	bijoyFont.test(name.replace(/^[\s'"]*(?:[A-Z]{6}\+)?|[\s'"]+$/g, ""));

/** Signs that no European language writes within a word. */
const telling = /[†‡ˆ‰Šªš¨«¬¯¤›™¿¶³²±°´µ·¼½¾×÷¥§¦¡¢£‹Œ]|\p{L}©|[a-zM]Ö/u;

/** Vowel signs: in Bengali a quarter to a half of all, in English one of eighteen. */
const vowelSigns = new Set([...signs.keys(), ...fronts.keys()]);

/** Shorter texts are Bijoy and English alike. */
const fewestWords = 3;

/** The least share of words with a telling sign; and, where fewer have one, of vowel signs and of capitals, which are frequent consonants. */
const leastTelling = 0.2;
const leastVowels = 0.3;
const leastCapitals = 0.05;

/** The least share of words that have no sign in an impossible place. */
const leastPossible = 0.9;

/** What is counted of a text. */
function shares(text: string) {
	const found = (text.match(words) ?? []).filter((word) => /\p{L}/u.test(word));
	const all = [...found.join("")];
	const share = <T>(items: readonly T[], has: (item: T) => boolean) => items.filter(has).length / items.length;
	return {
		count: found.length,
		vowels: share(all, (letter) => vowelSigns.has(letter)),
		capitals: share(all, (letter) => letter >= "A" && letter <= "Z"),
		telling: share(found, (word) => telling.test(word)),
		possible: () => share(found, (word) => fromBijoy(word).faults === 0),
	};
}

/** @returns whether a passage of three words and more is Bijoy; shorter ones never are */
export function isBijoy(passage: string): boolean {
	const text = asWindows1252(passage);
	if (bengali.test(text)) return false;
	const { count, vowels, capitals, telling: told, possible } = shares(text);
	if (count < fewestWords) return false;
	if (told < leastTelling && (vowels < leastVowels || capitals < leastCapitals)) return false;
	return possible() >= leastPossible;
}

/** What no English name has: a capital, or a sign of Bijoy's, after a small letter; no vowel; four consonants in turn. */
const notEnglish =
	/[a-z][A-Z`_&~^]|^`|[À-ÿ]|^[b-df-hj-np-tv-xz]{3,}$|[b-df-hj-np-tv-xz]{4}|^[a-z]*[b-df-hj-np-tv-xz]{3}/;

/** Signs that no name has between letters. */
const noName = /[„~^_]|[À-ÿ].*`|`.*[À-ÿ]/;

const isCapitals = /^[A-Z]+$/;

/** @returns whether the words of a text are written as English ones are, and have hardly a vowel sign of Bijoy */
export function isEnglishName(text: string): boolean {
	// The soft hyphen is a sign of Bijoy.
	const found = text.replace(/(?!\u00ad)\p{Cf}/gu, "").match(words) ?? [];
	if (!found.every((word) => /^(?:[A-Z]?[a-z'’]+|[A-Z]+)$/.test(word))) return false;
	const all = [...found.join("")];
	const count = (isCounted: (one: string) => boolean) => all.filter(isCounted).length;
	const vowelsOf = count((letter) => /[aeiou]/i.test(letter));
	return vowelsOf >= 0.25 * all.length && count((letter) => vowelSigns.has(letter)) < 0.15 * all.length;
}

/** @returns whether a name of any length is Bijoy: it can be, and a word of it can be nothing else */
export function isBijoyName(name: string): boolean {
	const text = asWindows1252(name);
	if (bengali.test(text)) return false;
	const { vowels, telling: told, possible } = shares(text);
	const found = (text.match(words) ?? []).filter((word) => word.length > 1 && !isCapitals.test(word));
	const isTold = told > 0 || found.some((word) => noName.test(word));
	const isStrange = isTold || found.some((word) => notEnglish.test(word));
	return found.length > 0 && isStrange && (isTold || vowels >= leastVowels / 2) && possible() === 1;
}
