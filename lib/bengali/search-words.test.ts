import fc from "fast-check";
import { eachWord, findWord, foldWord, matches, queryWords, searchWords, storedWords, wordForms } from "./search-words";

/** Spellings that mean the same. */
const pairs: [string, string][] = [
	["শ্রেণি", "শ্রেণী"],
	["\u09aa\u09b0\u09c0\u0995\u09cd\u09b7\u09be\u09df", "\u09aa\u09b0\u09c0\u0995\u09cd\u09b7\u09be\u09af\u09bc"],
	["\u09ac\u09be\u09dc\u09bf", "\u09ac\u09be\u09a1\u09bc\u09bf"],
	["\u0986\u09b7\u09be\u09dd", "\u0986\u09b7\u09be\u09a2\u09bc"],
	["২০২৬", "2026"],
	["SSC", "ssc"],
	["জানুয়ারী", "জানুয়ারি"],
	["ঈদ", "ইদ"],
	["কর্ণার", "কর্নার"],
	["ষ্টেশন", "স্টেশন"],
	["পোষাক", "পোশাক"],
	["সঙ্গীত", "সংগীত"],
	["বাঙলা", "বাংলা"],
	["পাঁচ", "পাচ"],
	["দুঃস্থ", "দুস্থ"],
	["ভবিষ্যৎ", "ভবিষ্যত"],
	["উৎসব", "উত্সব"],
	["কার্য্যক্রম", "কার্যক্রম"],
	["র\u200c্যালি", "র্যালি"],
	["র\u200d্যালি", "র্যালি"],
	["অাবেদন", "আবেদন"],
	["৬ষ্ঠ", "ষষ্ঠ"],
	["2য়", "দ্বিতীয়"],
	["10ম", "দশম"],
	["আব্দুল", "আবদুল"],
	["আক্তার", "আকতার"],
	["মুহাম্মদ", "মোহাম্মদ"],
	["মোহাম্মাদ", "মোহাম্মদ"],
	["Md", "মোহাম্মদ"],
	["মোঃ", "মো"],
	["মোছাঃ", "মোছা"],
	["মোসাম্মৎ", "মোছাম্মৎ"],
];

test.each(pairs)("%s is %s", (a, b) => {
	expect(foldWord(a)).toBe(foldWord(b));
});

test.each([
	["ভর্তি", "ভক্তি"],
	["ছুটি", "ছটি"],
	["নবম", "নব"],
	["বাড়ি", "বারি"],
])("%s is not %s", (a, b) => {
	expect(foldWord(a)).not.toBe(foldWord(b));
});

test("a word that every object has a property of is a word", () => {
	for (const word of ["Constructor", "__proto__"]) expect(wordForms(word)).toEqual([word.toLowerCase()]);
});

test.each([
	["মোঃ আবদুল করিম", "মোহাম্মদ আব্দুল করিম"],
	["মোহাম্মদ আব্দুল করিম", "মো. আবদুল করিম"],
	["মুহাম্মদ আব্দুল করিম", "মোঃ করিম"],
	["মুহাম্মদ আব্দুল করিম", "মুহাম"],
	["মো: আবদুল করিম", "Md করিম"],
	["Md. Abdul Karim", "মোঃ karim"],
	["মোছাঃ রহিমা বেগম", "মোছাম্মৎ বেগম"],
])("%s is found by %s", (name, typed) => {
	const stored = storedWords(name);
	for (const asked of queryWords(typed)) expect(matches(asked, stored)).toBe(true);
	for (const found of searchWords(name)) expect(stored).toContain(found);
});

test("a title before a name is a word as any other, and a shortened name is no other word", () => {
	const of = (name: string, typed: string) => queryWords(typed).every((asked) => matches(asked, storedWords(name)));
	expect([of("রহিমা খাতুন", "রহিমা বেগম"), of("বেগম রোকেয়া", "বেগম")]).toEqual([false, true]);
	expect([of("মোবাইল", "মোহাম্মদ"), of("মোবাইল", "মোব")]).toEqual([false, true]);
});

test("words keep their vowel signs, and their places", () => {
	const text = "শ্রেণি-ভিত্তিক, ২০২৬ (ফি)";
	expect(searchWords(text)).toEqual(["শরেনি", "ভিততিক", "2026", "ফি"]);
	expect([...eachWord(text)].map(({ start, end }) => text.slice(start, end))).toEqual([
		"শ্রেণি",
		"ভিত্তিক",
		"২০২৬",
		"ফি",
	]);
	expect(searchWords(" \u09be।,-")).toEqual([]);
});

test("a word of a query stands for its beginnings, one letter for itself", () => {
	expect(queryWords("ক ভর্ ভর্ ১ম")).toEqual([
		{ folded: "ক", isBeginning: false },
		{ folded: "ভর", isBeginning: true },
		{ folded: "পরথম", isBeginning: true },
	]);
	const [ka, bhor] = queryWords("ক ভর");
	expect(ka && [matches(ka, wordForms("ক")), matches(ka, wordForms("কলা"))]).toEqual([true, false]);
	expect(bhor && [matches(bhor, wordForms("ভর্তি")), matches(bhor, wordForms("অভর"))]).toEqual([true, false]);
});

test("a folded word stays as it is, and holds only letters, marks and digits", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
			for (const folded of searchWords(text)) {
				expect(folded).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*$/u);
				expect(searchWords(folded).join(" ")).toBe(folded);
			}
		}),
	);
});

test("a letter that is folded into a sign stays one at the beginning of a word", () => {
	for (const text of ["ঙ", "ঙ্", "ঙঙ"]) expect(searchWords(text)[0]).toMatch(/^ঙং?$/);
});

test("long runs of marks take no quadratic time", () => {
	const text = `ক${"\u0323\u0307".repeat(100_000)}`;
	expect(searchWords(text)).toHaveLength(1);
});

test.each([...pairs, ...pairs.map(([a, b]) => [b, a] as const)])("%s is found in a text by %s", (a, b) => {
	expect(findWord(`কথা, ${a} ও`, queryWords(b))).toBe(5);
	expect(findWord("কথা, ও", queryWords(b))).toBe(-1);
});
