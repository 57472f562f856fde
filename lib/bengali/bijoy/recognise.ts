/** Whether a text is Bijoy: in most fonts it looks like Latin letters at random. */
import { asWindows1252, fronts, signs } from "./signs";
import { fromBijoy } from "./to-unicode";

const bengali = /[\u0980-\u09ff]/;
const words = /[^\s/,.;:!?()[\]{}<>"=+*#@|0-9-]+/g;

/** Names of fonts with this encoding, as a clipboard or a spreadsheet has them: SutonnyMJ, SutonnyOMJ (which is Unicode) not. */
export const isBijoyFont = (name: string): boolean => /(?:^|[^O])MJ\b|sutonny(?!omj)/i.test(name);

/** Signs that no European language writes within a word. */
const telling = /[†‡ˆ‰Šªš¨«¬¯¤›™¿¶³²±°´µ·¼½¾×÷¥§¦¡¢£‹Œ]|\p{L}©|[a-zM]Ö/u;

/** Vowel signs: in Bengali a quarter to a half of all, in English one of eighteen. */
const vowelSigns = new Set([...signs.keys(), ...fronts.keys()]);

/** Shorter texts are Bijoy and English alike. */
const fewestWords = 3;

/** The least share of words with a telling sign; and, where fewer have one, of vowel signs and of capitals, which are frequent consonants. */
const leastTelling = 0.2;
const leastVowels = 0.3;
const leastCapitals = 0.1;

/** The least share of words that have no sign in an impossible place. */
const leastPossible = 0.9;

/** @returns whether a passage of three words and more is Bijoy; shorter ones never are */
export function isBijoy(passage: string): boolean {
	const text = asWindows1252(passage);
	if (bengali.test(text)) return false;
	const found = (text.match(words) ?? []).filter((word) => /\p{L}/u.test(word));
	if (found.length < fewestWords) return false;
	const all = [...found.join("")];
	const vowels = all.filter((one) => vowelSigns.has(one)).length / all.length;
	const told = found.filter((word) => telling.test(word)).length / found.length;
	const capitals = all.filter((one) => one >= "A" && one <= "Z").length / all.length;
	if (told < leastTelling && (vowels < leastVowels || capitals < leastCapitals)) return false;
	const possible = found.filter((word) => fromBijoy(word).faults === 0).length;
	return possible / found.length >= leastPossible;
}
