/** Texts of the lists of notices, routines and curriculums. */
import { toBengaliDigits } from "./digits";

export const listText = {
	serial: "ক্রমিক",
	name: "শিরোনাম",
	date: "প্রকাশের তারিখ",
	file: "ফাইল",
	/** What the arrow of a row leads to; its whole name below contains it. */
	pdf: "পিডিএফ",
	picture: "ছবি",
	downloadPdf: "ডাউনলোড, পিডিএফ, নতুন ট্যাব",
	downloadPicture: "ডাউনলোড, ছবি, নতুন ট্যাব",
	view: "দেখুন",
	more: "আরও দেখুন",
	previous: "আগের পাতা",
	loading: "আনা হচ্ছে…",
	loaded: (count: number) => `মোট ${toBengaliDigits(count)}টি দেখানো হচ্ছে।`,
	empty: "এখনো কিছু প্রকাশিত হয়নি।",
	failed: "আরও আনা যায়নি। ইন্টারনেট সংযোগ দেখুন।",
	retry: "আবার চেষ্টা করুন",
} as const;

/** Marks beside an item's name. */
export const markText = {
	pinned: "গুরুত্বপূর্ণ",
	new: "নতুন",
} as const;
