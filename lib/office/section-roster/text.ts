/** Texts of a section's list, in which rolls and mobile numbers are changed. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const sectionRosterText = {
	title: "শাখার তালিকা",
	explanation:
		"রোল ও মোবাইল এখানেই বদলানো যায়। এক্সেল থেকে কপি করে পেস্ট করলে ঘরে ঘরে বসে: রোলের কলামে যেমন আছে তেমন, মোবাইলের কলামে পাশে রোল থাকলে রোল মিলিয়ে। “সংরক্ষণ করুন” না চাপা পর্যন্ত কিছুই বদলায় না।",
	link: "শাখার তালিকা বদলান",
	open: "তালিকা খুলুন",
	empty: "এখনো কোনো শাখায় শিক্ষার্থী নেই।",
	noStudents: "এই শিক্ষাবর্ষে এই শাখায় কোনো শিক্ষার্থী নেই।",
	gone: "যা খুঁজছেন তা পাওয়া যায়নি। উপরে থেকে শাখা বেছে নিন।",
	of: (section: string, year: number) => `${section} · ${toBengaliDigits(year)}`,
	name: "শিক্ষার্থী",
	columns: { roll: "রোল", fatherMobile: "পিতার মোবাইল", motherMobile: "মাতার মোবাইল" },
	cell: (name: string, column: string) => `${name}: ${column}`,
	none: "কিছু বদলানো হয়নি।",
	changed: (count: number) => `${toBengaliDigits(count)}টি ঘর বদলেছে, এখনো সংরক্ষণ হয়নি।`,
	wrong: (count: number) => `${toBengaliDigits(count)}টি ঘর ঠিক করতে হবে:`,
	save: "সংরক্ষণ করুন",
	saving: "সংরক্ষণ হচ্ছে…",
	undo: "আগের ধাপে ফিরুন",
	saved: (count: number) => `${toBengaliDigits(count)}টি ঘর সংরক্ষণ হয়েছে।`,
	same: "সব ঘর আগে থেকেই এমন আছে।",
	/** Why nothing was saved; the cells have their reasons. */
	refused: (count: number) => `${toBengaliDigits(count)}টি ঘর নেওয়া যায়নি, তাই কিছুই বদলানো হয়নি। ঘরগুলো দেখে ঠিক করুন।`,
	outside: (count: number) => `${toBengaliDigits(count)}টি ঘর তালিকার বাইরে পড়েছে, সেগুলো নেওয়া হয়নি।`,
	/** The record of what was done. */
	act: (count: number) => `শাখার তালিকায় ${toBengaliDigits(count)}টি ঘর বদল`,
	errors: {
		roll: "১ থেকে ৯৯৯৯-এর মধ্যে একটি রোল লিখুন।",
		mobile: "মোবাইল নম্বরটি ঠিক নেই: ০১ দিয়ে শুরু করে ১১টি অঙ্ক লিখুন।",
		twice: "এই রোল এই শাখায় আরেকজনের।",
		newer: (now: string) => `তালিকা খোলার পরে অন্য কেউ এটি বদলেছেন, এখন আছে: ${now || "খালি"}। পাতাটি আবার খুলে দেখুন।`,
		gone: "এই শিক্ষার্থী এখন এই শাখায় নেই। পাতাটি আবার খুলে দেখুন।",
	},
	holds: {
		changed: "পরে আবার বদলানো হয়েছে",
		gone: "এখন এই শাখার তালিকায় নেই",
	},
} as const;
