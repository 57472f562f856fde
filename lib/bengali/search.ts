/** Texts of the search. */
import { toBengaliDigits } from "./digits";
import { suggestionText } from "./search-suggestions";

export const searchTitle = "খুঁজুন";

export const searchText = {
	label: "কী খুঁজছেন?",
	submit: "খুঁজুন",
	kind: "কোথায়",
	allKinds: "সব জায়গায়",
	year: "কোন সাল",
	allYears: "সব সাল",
	kinds: suggestionText.kinds,
	noticeKind: (kind: string) => `নোটিশ: ${kind}`,
	found: (count: number) => `${toBengaliDigits(count)}টি পাওয়া গেছে।`,
	/** More were found than are shown. */
	foundMany: (count: number, shown: number) =>
		`${toBengaliDigits(count)}টি পাওয়া গেছে। প্রথম ${toBengaliDigits(shown)}টি দেখা যায়; ফল কমাতে আরও শব্দ লিখুন।`,
	results: "খোঁজার ফল",
	inFile: "ফাইলে আছে:",
	pages: "ফলের পাতা",
	page: (page: number, last: number) => `পাতা ${toBengaliDigits(page)} / ${toBengaliDigits(last)}`,
	previous: "আগের পাতা",
	next: "পরের পাতা",
	nothing: (query: string) => `“${query}” দিয়ে কিছু পাওয়া যায়নি।`,
	/** What to try when nothing was found. */
	tries: {
		fewer: "কম শব্দ লিখুন, অথবা শব্দের শুধু প্রথম কয়েকটি অক্ষর লিখুন।",
		spelling: "বানান দেখে নিন, অথবা একই কথা অন্য শব্দে লিখুন।",
		withoutFilter: "সব জায়গায় ও সব সালে খুঁজুন",
		notices: "সব নোটিশ দেখুন",
		contact: "বিদ্যালয়ে যোগাযোগ করুন",
	},
	tooShort: "কমপক্ষে দুটি অক্ষর লিখুন।",
	tooLong: (most: string) => `খোঁজার লেখাটি বেশি বড়। ${most} অক্ষরের মধ্যে লিখুন।`,
	tooManyWords: (most: string) => `একসঙ্গে ${most}টির বেশি শব্দ খোঁজা যায় না। কম শব্দ লিখুন।`,
} as const;
