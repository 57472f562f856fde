import { tidy } from "./normalise";
import { personNameKey, searchWords } from "./search-words";

test("spellings of one name have one key, others do not", () => {
	const same = [
		"মোঃ রহিম উদ্দিন",
		"মো. রহিম  উদ্দীন",
		"মোহাম্মদ রহিম উদ্দিন",
		"মুহাম্মদ রহিম উদ্দিন",
		"মো: র\u200bহিম উদ্\u200dদিন",
	];
	expect(new Set(same.map(personNameKey)).size).toBe(1);
	expect(new Set(["মোছাঃ ফাতেমা", "মোসাম্মৎ ফাতেমা", "মোছা. ফাতেমা"].map(personNameKey)).size).toBe(1);
	expect(new Set(["মোঃ রহিম", "রহিম", "মোঃ করিম", "মোছাঃ রহিম"].map(personNameKey)).size).toBe(4);
});

test("a word with an invisible character within is one word of the search", () => {
	for (const sign of ["\u200b", "\u00ad", "\u2060", "\u200e"])
		expect(searchWords(`র${sign}হিম`)).toEqual(searchWords("রহিম"));
});

test("joiners stay where they have a meaning", () => {
	for (const text of ["র‍্যাব", "ত্\u200d", "ক্\u200cষ", "👨\u200d👩\u200d👧"]) expect(tidy(text)).toBe(text);
	for (const text of ["ক\u200c", "\u200dক", "\u200bক\u00ad", "ক\u2060"]) expect(tidy(text)).toBe("ক");
});
