import { isFulfilled, readQuery } from "./search-wishes";
import { indexedWords } from "./search-words";

const isFound = (query: string, text: string) => {
	const words = indexedWords(text);
	return readQuery(query).wishes.every((wish) => isFulfilled(wish, words));
};

test.each([
	// Other spellings, by their sound.
	["পরীক্খা", "বার্ষিক পরীক্ষা"],
	["bhorti biggopti", "ভর্তি বিজ্ঞপ্তি"],
	["ভর্তি", "Bhorti form"],
	// Without endings, while it is typed.
	["রেজাল্টের", "রেজাল্ট"],
	["শিক্ষকদের", "শিক্ষক"],
	["ঈদের ছুটি", "ঈদুল আজহার ছুটি"],
	["porikkhar routine", "পরীক্ষা ও রুটিন"],
	["bhort", "ভর্তি"],
	// Apart and joined.
	["প্রবেশ পত্র", "প্রবেশপত্র সংগ্রহ"],
	["প্রবেশপত্র", "প্রবেশ পত্র সংগ্রহ"],
	["probesh potro", "প্রবেশপত্র"],
	// Synonyms, of two words too.
	["result", "ফলাফল প্রকাশ"],
	["admit card", "প্রবেশপত্র সংগ্রহ"],
	["হেডমাস্টার", "প্রধান শিক্ষক"],
	["class 6", "ষষ্ঠ শ্রেণি"],
	// Words that fill a question.
	["ছুটি কবে থেকে", "ছুটি থেকে"],
	["how to get admission", "ভর্তি"],
])("%s is found in %s", (query, text) => {
	expect(isFound(query, text)).toBe(true);
});

test.each([
	["ভর্তি", "ভক্তি"],
	["chuti", "চিঠি"],
	["ভর্তি রুটিন", "ভর্তি বিজ্ঞপ্তি"],
	["প্রবেশপত্র", "প্রবেশ নিষেধ, পত্র লিখুন"],
	["কবে", "ভর্তি"],
	["or near", "অর্ধবার্ষিক নিরাপদ"],
])("%s is not found in %s", (query, text) => {
	expect(isFound(query, text)).toBe(false);
});

test("every two words that stand side by side are also looked for together", () => {
	const [pair] = readQuery("ষষ্ঠ শ্রেণির").pairs;
	const stands = (text: string) => pair && isFulfilled(pair, indexedWords(text));
	expect([stands("রুটিন: ষষ্ঠ শ্রেণি"), stands("ষষ্ঠ ও সপ্তম শ্রেণি"), readQuery("শ্রেণি").pairs]).toEqual([true, false, []]);
});
