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
	const share = <T>(of: readonly T[], has: (one: T) => boolean) => of.filter(has).length / of.length;
	return {
		count: found.length,
		vowels: share(all, (one) => vowelSigns.has(one)),
		capitals: share(all, (one) => one >= "A" && one <= "Z"),
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

/** @returns whether a passage is Bijoy that stands among others that are: half as many vowel signs tell that */
export function isBijoyToo(passage: string): boolean {
	const text = asWindows1252(passage);
	if (bengali.test(text)) return false;
	const { vowels, telling: told, possible } = shares(text);
	return (told >= leastTelling || vowels >= leastVowels / 2) && possible() >= leastPossible;
}
