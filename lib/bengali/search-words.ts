/**
 * The words of a text in the form in which the search compares them: the one place where spellings are unified. The index
 * and the keys of names (lib/cms/name-keys) store them, so a change here needs a new `indexVersion` (lib/upkeep/search-index).
 */
import { classOrdinals } from "./class-names";
import { toLatinDigits } from "./digits";
import { normalise } from "./normalise";
import { soundOf } from "./search-sounds";

/** Letters, marks and digits, with joiners and other invisible characters within. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*/gu;

/** Characters of a word that are compared; no word of a language is longer. */
const mostLetters = 40;

/** Pairs of spellings in use, in this order; after NFC, without joiners and in lower case. */
const spellings: readonly [RegExp, string][] = [
	// শ্রেণী, শ্রেণি; ঈদ, ইদ; মূল্য, মুল্য.
	[/ী/g, "ি"],
	[/ঈ/g, "ই"],
	[/ূ/g, "ু"],
	[/ঊ/g, "উ"],
	// কর্ণার, কর্নার; ষ্টেশন, স্টেশন; পোষাক, পোশাক.
	[/ণ/g, "ন"],
	[/ষ্ট/g, "স্ট"],
	[/ষ/g, "শ"],
	// সঙ্গীত, সংগীত; বাঙলা, বাংলা.
	[/ঙ্?/g, "ং"],
	// No word begins with a sign: the letter alone, as of a section, stays.
	[/^ং/, "ঙ"],
	// পাঁচ, পাচ; দুঃস্থ, দুস্থ; মোঃ, মো.
	[/[ঁঃ]/g, ""],
	// ভবিষ্যৎ, ভবিষ্যত; উৎসব, উত্সব.
	[/ৎ/g, "ত"],
	// কার্য্য, কার্য; পূর্ব্ব, পূর্ব.
	[/র্(\p{Lo}়?)্\1/gu, "র্$1"],
	// আব্দুল, আবদুল; আক্তার, আকতার.
	[/্/g, ""],
	// The letter and the sign of আ typed in two ways.
	[/অা/g, "আ"],
];

/** Ordinals of classes: ৬ষ্ঠ, 6th and ষষ্ঠ. */
const ordinals = new Map(
	classOrdinals.flatMap(([long = "", ...others]) => others.map((short) => [unify(short), unify(long)] as const)),
);

function unify(text: string): string {
	const plain = normalise(toLatinDigits(text.replace(/\p{Cf}/gu, "")).toLowerCase());
	const start = plain.length > mostLetters ? [...plain].slice(0, mostLetters).join("") : plain;
	return spellings.reduce((now, [from, to]) => now.replace(from, to), start);
}

/** Names that stand before most others: each as it is shortened, in full, and in further spellings. */
const firstNames: readonly (readonly [short: string, full: string, ...others: string[]])[] = [
	["মো", "মোহাম্মদ", "মোহাম্মাদ", "মুহাম্মদ", "মুহাম্মাদ", "মহম্মদ", "md", "mohammad", "mohammed", "muhammad"],
	["মোছা", "মোছাম্মৎ", "মোসা", "মোসাম্মৎ", "মোসাম্মাৎ", "মোছাম্মাৎ", "মোসাম্মত", "mst"],
];

/** By each spelling of a name: the form that a query compares, then all by which the name is found. */
const nameForms = new Map(
	firstNames.flatMap((spellings) => {
		const [short = "", full = "", ...others] = spellings.map(unify);
		// A query keeps the shortened name: more may be typed after it, as in মোমেন.
		return [
			[short, [short, full]] as const,
			...[full, ...others].map((form) => [form, [...new Set([full, short, form])]] as const),
		];
	}),
);

/**
 * @param text one word of a text
 * @returns the forms by which it is found, first the one in which a query compares it; a name that is often shortened is
 * found shortened, in full and as it is spelled
 */
export function wordForms(text: string): readonly string[] {
	const own = unify(text);
	return nameForms.get(own) ?? [ordinals.get(own) ?? own];
}

/**
 * @param text one word, in any spelling
 * @returns the form that is compared; equal for spellings that mean the same
 */
export const foldWord = (text: string): string => wordForms(text)[0] ?? "";

/** Stands before a sound, so that no word of a text equals it: a character of private use, which no word has. */
const soundMark = "\ue000";

/** @returns how a word sounds, as it stands among the forms of words; none for a word that is not compared by it */
export function soundForms(text: string): string[] {
	const sound = soundOf(text);
	return sound ? [soundMark + sound] : [];
}

const isSound = ({ folded }: QueryWord): boolean => folded.startsWith(soundMark);

/** A word of a text: where it stands, and its {@link wordForms}. */
type FoundWord = { start: number; end: number; forms: readonly string[] };

/** @returns the words of a text one by one, with their places in it */
export function* eachWord(text: string): Generator<FoundWord> {
	for (const { 0: found, index } of text.matchAll(word)) {
		const forms = wordForms(found);
		if (forms[0]) yield { start: index, end: index + found.length, forms };
	}
}

/** @returns the words of a query as they are compared */
export const searchWords = (text: string): string[] => [...eachWord(text)].map(({ forms }) => forms[0] ?? "");

const fullNames = new Set(firstNames.map(([, full]) => unify(full)));

/** @returns what spellings of one person's name have in common: মোঃ রহিম, মোহাম্মদ রহিম */
export const personNameKey = (name: string): string =>
	[...eachWord(name)].map(({ forms }) => forms.find((form) => fullNames.has(form)) ?? forms[0]).join(" ");

/** @returns all forms of the words of a text, which keys of names store */
export const storedWords = (text: string): string[] => [...eachWord(text)].flatMap(({ forms }) => forms);

/**
 * @param joins whether two words that stand side by side are also found as one, as in প্রবেশ পত্র
 * @returns all forms of the words of a text and their sounds, which the index stores, each once
 */
export function indexedWords(text: string, joins = true): string[] {
	const found = [...eachWord(text)];
	const words = found.map(({ start, end }) => text.slice(start, end));
	const pairs = joins ? words.slice(1).map((after, index) => words[index] + after) : [];
	return [...new Set([...found.flatMap(({ forms }) => forms), ...[...words, ...pairs].flatMap(soundForms)])];
}

/** @returns the number of letters and digits, without marks */
export const lettersOf = (word: string): number => [...word.matchAll(/[\p{L}\p{N}]/gu)].length;

/** A word of a query: one letter or one digit stands for itself, longer ones for all words that begin with them. */
export type QueryWord = { folded: string; isBeginning: boolean };

/**
 * @param query as typed; check its length first
 * @returns its different words
 */
export function queryWords(query: string): QueryWord[] {
	const words = [...new Set(searchWords(query))];
	return words.map((folded) => ({ folded, isBeginning: lettersOf(folded) > 1 }));
}

/** @returns whether the query asks for a word of a text, given by its {@link wordForms} */
export const matches = ({ folded, isBeginning }: QueryWord, forms: readonly string[]): boolean =>
	forms.some((form) => (isBeginning ? form.startsWith(folded) : form === folded));

/** Bengali letters that are unified together with what follows them. */
const withNext = /[^\u0985-\u09b9\u09ce\u09dc-\u09df]|[অষ]/;

const firstLetters = new Map<string, string>();

/** @returns the first letter of a folded word, by that of the word; "" if it depends on the whole word */
function firstOf(letter: string): string {
	let folded = firstLetters.get(letter);
	if (folded === undefined) {
		folded = withNext.test(letter) ? "" : (foldWord(letter)[0] ?? "");
		firstLetters.set(letter, folded);
	}
	return folded;
}

/** Letters whose folded form is remembered. */
const mostLettersKept = 1000;

/**
 * @returns whether words ask for one of a text, given as it is written. If none of them is a sound, only words with a
 * fitting first letter are unified: unifying all words of a long text takes ten times as long
 */
function askedBy(words: readonly QueryWord[]): (found: string) => boolean {
	if (firstLetters.size > mostLettersKept) firstLetters.clear();
	const starts = new Set(words.map(({ folded }) => folded[0]));
	const hasSounds = words.some(isSound);
	return (found) => {
		const first = firstOf(found[0] ?? "");
		if (!hasSounds && first && !starts.has(first)) return false;
		const forms = hasSounds ? [...wordForms(found), ...soundForms(found)] : wordForms(found);
		return words.some((word) => matches(word, forms));
	};
}

/** @returns where the first word stands in a text that the words ask for, or -1 */
export function findWord(text: string, words: readonly QueryWord[]): number {
	const isAsked = askedBy(words);
	for (const { 0: found, index } of text.matchAll(word)) if (isAsked(found)) return index;
	return -1;
}

/** @returns the places of the words of a text that the words ask for */
export function findWords(text: string, words: readonly QueryWord[]): { start: number; end: number }[] {
	const isAsked = askedBy(words);
	return [...text.matchAll(word)].flatMap(({ 0: found, index }) =>
		isAsked(found) ? { start: index, end: index + found.length } : [],
	);
}
