/** Texts of what a new school does first. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const firstHourText = {
	title: "প্রথম ঘণ্টা",
	explanation: "উপর থেকে একটি একটি করে করুন। সংরক্ষণ করলেই এই তালিকায় ফিরে আসবেন। যেটি এখন দরকার নেই, পরে করলেও চলে।",
	progress: (done: number, all: number) => `${toBengaliDigits(all)}টির মধ্যে ${toBengaliDigits(done)}টি হয়েছে`,
	minutes: (count: number) => `${toBengaliDigits(count)} মিনিট`,
	done: "হয়েছে",
	open: "বাকি",
	putAway: "তালিকাটি সরিয়ে রাখুন",
	isPutAway: "তালিকাটি সরিয়ে রাখা হয়েছে। এই পাতা থেকেই ফিরিয়ে আনা যায়।",
	bringBack: "প্রথম ঘণ্টার তালিকা ফিরিয়ে আনুন",
	isBack: "তালিকাটি ফিরে এসেছে।",
	steps: {
		identity: "বিদ্যালয়ের নাম, ইআইআইএন ও লোগো",
		colors: "বিদ্যালয়ের রং",
		address: "ঠিকানা ও ফোন",
		picture: "প্রথম পাতার বড় ছবি",
		people: "প্রতিষ্ঠানপ্রধান ও শিক্ষক",
		history: "প্রতিষ্ঠানের ইতিহাস, মেনুতেও",
		notice: "প্রথম নোটিশ",
		classes: "শ্রেণি, শাখা ও বিষয়",
		students: "এক্সেল থেকে শিক্ষার্থী",
		exam: "প্রথম পরীক্ষা",
		slips: "শিক্ষার্থীদের পাসওয়ার্ড স্লিপ",
		clerk: "অফিস সহকারীর অ্যাকাউন্ট",
		holidays: "বছরের ছুটি",
		backup: "প্রথম ব্যাকআপ",
	},
	/** What is still missing of a step that has begun. */
	missing: {
		parts: (parts: readonly string[]) => `এখনো নেই: ${parts.join(", ")}`,
		name: "নাম",
		eiin: "ইআইআইএন",
		logo: "লোগো",
		address: "ঠিকানা",
		phone: "ফোন",
		sampleColors: "এখন নমুনার রং চলছে",
		head: "প্রতিষ্ঠানপ্রধান",
		teachers: "শিক্ষক",
		draft: "খসড়া আছে, প্রকাশ করা বাকি",
		inMenu: "লেখা হয়েছে, মেনুতে দেওয়া বাকি",
	},
	/** What a form is filled with. */
	fill: {
		logo: "বিদ্যালয়ের লোগো",
		headTeacher: "প্রধান শিক্ষক",
		teacher: "সহকারী শিক্ষক",
		notice: "বিদ্যালয়ের ওয়েবসাইট চালু হয়েছে",
		noticeSummary: "এখন থেকে নোটিশ, রুটিন ও ফলাফল এই ওয়েবসাইটে পাওয়া যাবে।",
		clerk: "অফিস সহকারী",
	},
} as const;

export type FirstHourStep = keyof typeof firstHourText.steps;
