/** Names of classes in all the ways in which people write them: ষষ্ঠ, ৬ষ্ঠ, ক্লাস ৬, Class Six, VI. */
import { ordinals } from "./class-title";
import { toLatinDigits } from "./digits";
import { normalise } from "./normalise";

/** Words of the classes from the first, beside the ordinal. */
const others = [
	["১ম", "এক", "ওয়ান", "one", "first", "1st", "i"],
	["২য়", "দুই", "টু", "two", "second", "2nd", "ii"],
	["৩য়", "তিন", "থ্রি", "থ্রী", "three", "third", "3rd", "iii"],
	["৪র্থ", "চার", "ফোর", "four", "fourth", "4th", "iv"],
	["৫ম", "পাঁচ", "ফাইভ", "five", "fifth", "5th", "v"],
	["৬ষ্ঠ", "ছয়", "সিক্স", "six", "sixth", "6th", "vi"],
	["৭ম", "সাত", "সেভেন", "seven", "seventh", "7th", "vii"],
	["৮ম", "আট", "এইট", "eight", "eighth", "8th", "viii"],
	["৯ম", "নয়", "নাইন", "nine", "ninth", "9th", "ix"],
	["১০ম", "দশ", "টেন", "ten", "tenth", "10th", "x"],
	["১১শ", "১১তম", "এগারো", "এগার", "ইলেভেন", "eleven", "eleventh", "11th", "xi"],
	["১২শ", "১২তম", "বারো", "বার", "টুয়েলভ", "twelve", "twelfth", "12th", "xii"],
] as const;

const spellings = others.map((words, index) => [ordinals[index] ?? "", ...words]);

/** Words of one meaning in the names of classes before the first; each stands as its first. */
const beforeFirst = [
	["প্লে", "play"],
	["নার্সারি", "নার্সারী", "nursery"],
	["কেজি", "kg", "কিন্ডারগার্টেন", "kindergarten"],
	["শিশু", "shishu"],
	["প্রাক", "pre"],
	["প্রাথমিক", "primary"],
] as const;

/** Words that say that a class is named. */
const generic = new Set(
	["শ্রেণি", "শ্রেণী", "শ্রেনি", "শ্রেনী", "শ্রেণির", "শ্রেণীর", "ক্লাস", "ক্লাশ", "class", "grade", "গ্রুপ", "group"].map(fold),
);

function fold(text: string): string {
	return toLatinDigits(
		normalise(text.replace(/\p{Cf}/gu, ""))
			.normalize("NFKC")
			.normalize("NFC")
			.toLowerCase(),
	);
}

const meanings = new Map<string, string>([
	...spellings.flatMap((words, index) => words.map((word) => [fold(word), String(index + 1)] as const)),
	...beforeFirst.flatMap((words) => words.map((word) => [fold(word), fold(words[0])] as const)),
]);

/** Ordinals and their numerals, by which the search unifies them: ষষ্ঠ, ৬ষ্ঠ. */
export const classOrdinals: readonly (readonly string[])[] = spellings.map((words) => [
	words[0] ?? "",
	...words.filter((word) => /^[\d০-৯]/.test(word)),
]);

/** Letters with their marks, or digits with the ending of an ordinal. */
const word = /\d+(?:st|nd|rd|th|ম|য়|র্থ|ষ্ঠ|শ|তম)?(?![\p{L}\p{M}])|\d+|[\p{L}\p{M}]+/gu;

/**
 * @param text a class as people write it, or its own name
 * @returns what names of one class have in common: the number as text of one that has a number
 */
export const classKey = (text: string): string =>
	fold(text)
		.replace(/(\d)\.0+(?!\d)/g, "$1")
		.replace(/(\d)\s+(?=(?:st|nd|rd|th|ম|য়|র্থ|ষ্ঠ|শ|তম)(?![\p{L}\p{M}]))/gu, "$1")
		.replace(/\b(k)\W*g\b|কে\W*জি/gu, "kg")
		.match(word)
		?.filter((part) => !generic.has(part))
		.map((part) => meanings.get(part) ?? part.replace(/^0+(?=\d)/, ""))
		.join(" ") ?? "";
