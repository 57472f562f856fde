/**
 * A key of how a word sounds, the same for Bengali and Latin spelling: ভর্তি, bhorti and vorti have one. Kept are the
 * consonants, of those that sound alike one, and the vowels i and u; the others are spelled in too many ways, and stand
 * only at the start of a key, as one. Keys are stored in the index of the search (search-words), so a change here needs a
 * new `indexVersion` (lib/upkeep/search-index).
 */
import { normalise } from "./normalise";

/** Characters of a word that are looked at. */
const mostLetters = 40;

/** Letters of a key: too many words would have a shorter one. */
const shortestSound = 3;

/** What is heard, and the Bengali letters and signs for it; conjuncts are rewritten first. "-" parts letters. */
const heardOf: readonly (readonly [heard: string, letters: string])[] = [
	...([
		["a", "অ আ এ ও"],
		["i", "ই ঈ ঐ ি ী ৈ"],
		["u", "উ ঊ ঔ ু ূ ৌ"],
		["ri", "ঋ ৃ"],
		["-", "া ে ো য়"],
	] as const),
	...([
		["k", "ক খ"],
		["g", "গ ঘ"],
		["ng", "ঙ ং"],
		["c", "চ ছ"],
		["j", "জ ঝ য"],
	] as const),
	...([
		["t", "ট ঠ ত থ ৎ"],
		["d", "ড ঢ দ ধ"],
		["n", "ঞ ন ণ"],
		["p", "প"],
		["f", "ফ"],
		["b", "ব ভ"],
	] as const),
	...([
		["m", "ম"],
		["r", "র ড় ঢ়"],
		["l", "ল"],
		["s", "শ ষ স"],
		["h", "হ"],
	] as const),
];

const bengali = new Map(
	heardOf.flatMap(([heard, letters]) => letters.split(" ").map((letter) => [normalise(letter), heard] as const)),
);

/** Letters and signs, each with the hasanta that joins it to the letter before. */
const letters = /(্?)(\p{L}়?|\p{M})/gu;

/** Signs that belong to the letter before them. */
const signs = /^[ািীুূৃেৈোৌংঃঁ]$/;

/** Conjuncts that sound otherwise than their letters, in this order. */
const conjuncts: readonly [RegExp, string][] = [
	[/[অএ]্যা/g, "আ"],
	// পরীক্ষা, পরীক্খা, পরীকখা.
	[/ক্[ষখ]|কখ/g, "ক"],
	[/জ্ঞ/g, "গ"],
	[/ঙ্গ|ংগ/g, "ং"],
	[/ঞ্চ/g, "নচ"],
	[/ঞ্জ/g, "নজ"],
	// কার্য: the only one in which the য is heard.
	[/র্য/g, "রয"],
	[/্য/g, ""],
	// দ্বিতীয়, স্বাধীন, বিশ্ব: the ব is not heard.
	[/^([দজধ])্ব|([শষসতথ])্ব/g, "$1$2"],
];

/** Latin letters that stand together, in this order; what is left is read by the letter. */
const clusters: readonly [RegExp, string][] = [
	[/tion|ssion|sion/g, "sn"],
	[/sch/g, "sk"],
	[/ck/g, "k"],
	[/(?:kk|ks|k)h/g, "k"],
	[/chh?/g, "C"],
	[/c(?=[eiy])/g, "s"],
	[/x/g, "ks"],
	[/ph/g, "f"],
	[/sh/g, "s"],
	[/([tdbgjp])\1?h/g, "$1"],
	[/ng(?=[aeiou])|ngg/g, "N"],
	[/n(?=[kg])/g, "N"],
	[/Ng/g, "N"],
	[/ee|ea(?!u)/g, "i"],
	[/oo|ou/g, "u"],
	[/^y/, "i"],
	[/([^aeiou])y(?![aeiou])/g, "$1i"],
	[/y/g, "-"],
];

const latin: Readonly<Record<string, string>> = {
	...{ c: "k", C: "c", q: "k", z: "j", v: "b", w: "-", N: "ng", a: "-", e: "-", o: "-" },
};

const rewrite = (text: string, rules: readonly [RegExp, string][]) =>
	rules.reduce((now, [from, to]) => now.replace(from, to), text);

function ofBengali(word: string): string {
	const heard = rewrite(word, conjuncts);
	// Between two letters that no hasanta joins a vowel is heard, so they are not one doubled letter.
	return [...heard.matchAll(letters)]
		.map(([, joined, letter = ""]) => (joined || signs.test(letter) ? "" : "-") + (bengali.get(letter) ?? ""))
		.join("");
}

const ofLatin = (word: string): string =>
	[...rewrite(word.replace(/^[aeo](?![eiou])|^e(?=[aeu])/, "A"), clusters)]
		.map((letter) => (letter === "A" ? "a" : (latin[letter] ?? letter)))
		.join("");

/**
 * @param word letters of one script, in any spelling
 * @returns its key; "" for a word that is not compared by its sound: short ones, and those with digits or other letters
 */
export function soundOf(word: string): string {
	const plain = normalise(
		word
			.slice(0, mostLetters)
			.replace(/[\u200c\u200d]/g, "")
			.toLowerCase(),
	);
	const heard = /^[\u0980-\u09e3]+$/u.test(plain) ? ofBengali(plain) : /^[a-z]+$/.test(plain) ? ofLatin(plain) : "";
	const sound = heard.replace(/([a-z])\1+/g, "$1").replaceAll("-", "");
	return sound.length < shortestSound ? "" : sound;
}
