/**
 * What a query asks for beside its own spelling: words that sound alike, or mean the same, without the endings of
 * Bengali grammar, and with words joined that others write apart.
 */
import { normalise } from "./normalise";
import { fillers, synonyms } from "./search-vocabulary";
import { eachWord, foldWord, indexedWords, lettersOf, matches, type QueryWord, soundForms } from "./search-words";

/** A word, or what must all be found, or of which one must be found. */
export type Wish = QueryWord | { all: readonly Wish[] } | { any: readonly Wish[] };

/** @returns whether words fulfil a wish, each given by all its forms */
export function isFulfilled(wish: Wish, words: readonly string[]): boolean {
	if ("all" in wish) return wish.all.every((part) => isFulfilled(part, words));
	if ("any" in wish) return wish.any.some((part) => isFulfilled(part, words));
	return matches(wish, words);
}

/** @returns all words of wishes */
export const wordsOfWishes = (wishes: readonly Wish[]): QueryWord[] =>
	wishes.flatMap((wish) => ("all" in wish ? wordsOfWishes(wish.all) : "any" in wish ? wordsOfWishes(wish.any) : wish));

/** Endings of words, the longer first. */
const endings = "গুলোতে গুলোর গুলো গুলি সমূহ দেরকে দের বৃন্দ মণ্ডলী টির টি টা য়ের য়ে ের তে কে র ে er r s"
	.split(" ")
	.map(normalise);

/** @returns the word without an ending; none if it has none */
function stemsOf(word: string): string[] {
	const text = normalise(word.toLowerCase());
	const stems = endings.filter((ending) => text.endsWith(ending)).map((ending) => text.slice(0, -ending.length));
	return stems.filter((stem) => lettersOf(stem) > 1).slice(0, 1);
}

const beginning = (folded: string): QueryWord => ({ folded, isBeginning: lettersOf(folded) > 1 });
const soundsOf = (spelled: readonly string[]): QueryWord[] =>
	spelled.flatMap(soundForms).map((folded) => ({ folded, isBeginning: true }));

type Member = { joined: string; sounds: string[]; wish: Wish };

/** Synonyms as wishes, and by what a query means them. */
const groups: readonly (readonly Member[])[] = synonyms.map((members) =>
	members.map((member) => {
		const words = member.split(" ");
		const joined = words.join("");
		const all = words.map((word) => beginning(foldWord(word)));
		return {
			joined: foldWord(joined),
			sounds: soundForms(joined),
			wish: all.length > 1 ? { all } : (all[0] ?? { all }),
		};
	}),
);

/** Letters from which on the beginning of a word stands for it. */
const shortestBeginning = 3;

/** @returns what a text without spaces asks for, in these spellings */
function wishesFor(spelled: readonly string[]): Wish[] {
	const [folded, sounds] = [spelled.map(foldWord), soundsOf(spelled)];
	const isMeant = (member: Member) =>
		folded.includes(member.joined) ||
		member.sounds.some((sound) => sounds.some((heard) => heard.folded === sound)) ||
		folded.some((word) => lettersOf(word) >= shortestBeginning && member.joined.startsWith(word));
	const meant = groups.filter((members) => members.some(isMeant)).flat();
	return [...folded.map(beginning), ...sounds, ...meant.map(({ wish }) => wish)];
}

const fillerWords = new Set(fillers.map(foldWord));

/** What a query asks for. */
export type Asked = {
	/** One for each of its words but those that only fill a question, unless there are no others. */
	wishes: Wish[];
	/** That two of its words stand side by side, or are written as one; for those that are compared by their sound. */
	pairs: Wish[];
	/** What is not meant, because it would be named. */
	unmeant: Wish | null;
};

const typedWords = (query: string) => [...eachWord(query)].map(({ start, end }) => query.slice(start, end));

/** By what a telephone number is asked for. */
const numberWords = indexedWords("ফোন নম্বর", false);

/** A routine is that of lessons, unless examinations are named. */
const routineWords = indexedWords("রুটিন", false);
const examWish: Wish = { any: ["পরীক্ষা", "মূল্যায়ন"].flatMap((word) => wishesFor([word])) };
const examWords = indexedWords("পরীক্ষা মূল্যায়ন", false);

/**
 * @param query as typed; check its length first
 * @returns the words for who is to be called, of a query for a telephone number (প্রধান শিক্ষকের ফোন নম্বর); else null
 */
export function calledBy(query: string): string | null {
	const words = typedWords(query).filter((word) => !fillerWords.has(foldWord(word)));
	const rest = words.filter((word) => !isFulfilled({ any: wishesFor([word, ...stemsOf(word)]) }, numberWords));
	return rest.length < words.length ? rest.join(" ") || null : null;
}

/** @param query as typed; check its length first */
export function readQuery(query: string): Asked {
	const all = typedWords(query);
	const some = all.filter((word) => !fillerWords.has(foldWord(word)));
	const words = [...new Set(some.length > 0 ? some : all)];
	const spelled = words.map((word) => [word, ...stemsOf(word)]);
	const own = spelled.map(wishesFor);
	// Two words that others write as one, or that have a synonym together.
	const pairs = spelled
		.slice(1)
		.map((after, index) => (spelled[index] ?? []).flatMap((before) => after.map((word) => before + word)));
	const joined = pairs.map(wishesFor);
	const asksFor = (forms: readonly string[]) => own.some((any) => isFulfilled({ any }, forms));
	return {
		unmeant: asksFor(routineWords) && !asksFor(examWords) ? examWish : null,
		wishes: own.map((wishes, index) => ({ any: [...wishes, ...(joined[index - 1] ?? []), ...(joined[index] ?? [])] })),
		pairs: pairs.map(soundsOf).flatMap((any) => (any.length > 0 ? { any } : [])),
	};
}
