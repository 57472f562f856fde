/** Texts of the back office's start page. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const startText = {
	title: "আজ",
	actions: {
		label: "প্রধান কাজ",
		notice: "নোটিশ দিন",
		applications: "আবেদন দেখুন",
		marks: "নম্বর তুলুন",
		students: "শিক্ষার্থী খুঁজুন",
		site: "সাইট দেখুন",
	},
	tasks: {
		title: "যা বাকি আছে",
		none: "এখন কোনো কাজ বাকি নেই।",
		begin: "বিদ্যালয়ের তথ্য দেওয়া এখনো শুরু হয়নি।",
		applications: (count: number) => `${toBengaliDigits(count)}টি নতুন আবেদন দেখা বাকি`,
		unreleased: (count: number) => `${toBengaliDigits(count)}টি শ্রেণির ফলাফল প্রকাশ বাকি`,
		drafts: "প্রকাশ করা বাকি",
		dated: "তারিখ দেওয়া লেখা",
		more: (count: number) => `…ও আরও ${toBengaliDigits(count)}টি`,
		marks: (exam: string) => `নম্বর তোলা বাকি: ${exam}`,
		marksOf: (section: string, entered: number, expected: number) =>
			`${section}: ${toBengaliDigits(expected)}টি ঘরের ${toBengaliDigits(entered)}টি`,
		complete: (count: number) => `${toBengaliDigits(count)}টি শাখার সব নম্বর তোলা হয়েছে।`,
		allMarks: "সব শাখার হিসাব",
	},
	ahead: {
		title: "নিজে থেকে যা হবে",
		begins: (title: string, moment: string) => `${moment}: “${title}” দেখা যাবে`,
		ends: (title: string, moment: string) => `${moment}: “${title}” সরে যাবে`,
	},
	today: {
		title: "আজ যা হলো",
		none: "আজ এখনো কিছু বদলায়নি।",
		all: "সারা দিনের তালিকা",
	},
	home: {
		title: "প্রথম পাতা এখন যেমন",
		picture: "প্রথম পাতার ছোট ছবি",
		full: "প্রথম পাতায় খালি কিছু নেই।",
		empty: "এখনো খালি:",
		parts: {
			picture: "উপরের বড় ছবি",
			notice: "নোটিশ",
			routine: "রুটিন",
			curriculum: "পাঠ্যক্রম",
			history: "প্রতিষ্ঠানের ইতিহাস",
			dates: "সামনের ছুটি ও পরীক্ষা",
		},
	},
} as const;

export type HomePart = keyof typeof startText.home.parts;
