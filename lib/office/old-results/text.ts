/** Texts of results of before the system, from a spreadsheet. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { listFileText } from "../applicant-list/text";
import type { ListFileText } from "../lists/text";

const n = toBengaliDigits;

/** Columns of a file, in the order of the template; `*` marks required ones. A row is a student's subject in an exam. */
export const oldResultHeadings = {
	code: "শিক্ষার্থী আইডি*",
	year: "শিক্ষাবর্ষ*",
	exam: "পরীক্ষা*",
	class: "শ্রেণি*",
	section: "শাখা*",
	roll: "রোল*",
	subject: "বিষয়*",
	marks: "নম্বর*",
	full: "পূর্ণমান*",
	letter: "গ্রেড",
	point: "পয়েন্ট",
	fourth: "চতুর্থ বিষয়",
	gpa: "জিপিএ",
	position: "মেধাক্রম",
} as const;

export type OldResultColumn = keyof typeof oldResultHeadings;

/** Other headings that are recognised. */
export const oldResultSynonyms: Record<OldResultColumn, readonly string[]> = {
	code: ["আইডি", "ID", "Student ID"],
	year: ["সাল", "বছর", "Year"],
	exam: ["পরীক্ষার নাম", "Exam"],
	class: ["শ্রেণী", "Class"],
	section: ["Section"],
	roll: ["রোল নম্বর", "Roll"],
	subject: ["বিষয়ের নাম", "Subject"],
	marks: ["প্রাপ্ত নম্বর", "Marks"],
	full: ["পূর্ণ নম্বর", "Full marks"],
	letter: ["লেটার গ্রেড", "Grade"],
	point: ["গ্রেড পয়েন্ট", "Point"],
	fourth: ["৪র্থ বিষয়", "Fourth"],
	gpa: ["GPA"],
	position: ["স্থান", "Position"],
};

/** Accepted values of the column of the fourth subject. */
export const fourthWords = ["হ্যাঁ", "চতুর্থ", "Yes", "1"] as const;

/** Letters that say of a subject that it is failed. */
export const failedWords = ["F", "এফ", "ফেল", "অকৃতকার্য"] as const;

export const oldResultsText = {
	...listFileText,
	title: "আগের ফলাফল এক্সেল থেকে তুলুন",
	link: "আগের ফলাফল এক্সেল থেকে তুলুন",
	explain:
		"এই ব্যবস্থা চালুর আগের ফলাফল খাতা থেকে এক্সেলে লিখে এখানে দিন: প্রতি সারিতে একজন শিক্ষার্থীর এক পরীক্ষার একটি বিষয়। শিক্ষার্থী, শিক্ষাবর্ষ, পরীক্ষা, শ্রেণি ও শাখা আগে থেকে থাকতে হবে। মোট নম্বর নিজে থেকে যোগ হয়। নিশ্চিত করলে ফলাফলগুলো সঙ্গে সঙ্গে প্রকাশিত হয়, আর পাতায় লেখা থাকে যে এগুলো পুরোনো খাতা থেকে তোলা।",
	templateName: "আগের-ফলাফল-ছক.xlsx",
	refusedName: "বাদ-পড়া-ফলাফল.xlsx",
	sheet: "ফলাফল",
	adding: "ফলাফল প্রকাশ হচ্ছে…",
	nothing: "এই ফাইলে নতুন কোনো ফলাফল নেই, তাই কিছুই প্রকাশ হবে না।",
	confirm: (count: number) => `${n(count)}টি সারি প্রকাশ করুন`,
	done: (count: number) => `${n(count)} জনের ফলাফল প্রকাশিত হয়েছে।`,
	undoHint: "ভুল হলে “আজ কী হলো” পাতা থেকে পুরো তালিকাটি ফিরিয়ে নেওয়া যায়।",
	queue: "ফলাফলগুলো দেখুন",
	columns: { line: "সারি", name: "শিক্ষার্থী আইডি", reasons: "কেন বাদ পড়বে" },
	moved: "ফাইলটি দেখানোর পরে শিক্ষার্থী, পরীক্ষা বা ফলাফল বদলেছে, তাই কিছুই প্রকাশ হয়নি। নতুন হিসাব দেখে আবার নিশ্চিত করুন।",
	/** The record of what was done. */
	act: (count: number) => `আগের ${n(count)} জনের ফলাফল`,
	empty: "ফাইলটিতে কোনো ফলাফলের সারি নেই। শিরোনামের নিচে সারিগুলো লিখুন।",
	rows: (most: number) => `এক ফাইলে সর্বোচ্চ ${n(most)}টি সারি দেওয়া যায়। শ্রেণি ধরে ভাগ করে কয়েকটি ফাইলে দিন।`,
	faults: {
		number: "একটি সংখ্যা লিখুন, দশমিকের পরে সর্বোচ্চ দুই ঘর",
		whole: "একটি পূর্ণসংখ্যা লিখুন",
		fourth: "চতুর্থ বিষয় হলে “হ্যাঁ” লিখুন, না হলে খালি রাখুন",
		student: "এই আইডিতে কোনো শিক্ষার্থী নেই",
		exam: "এই শিক্ষাবর্ষে এই নামের কোনো পরীক্ষা নেই। আগে “পরীক্ষা” তালিকায় যোগ করুন",
		section: "এই শ্রেণিতে এই নামের শাখা নেই",
		marks: "নম্বর পূর্ণমানের বেশি",
		released: "এই পরীক্ষায় এই শ্রেণির ফলাফল আগেই প্রকাশিত",
		elsewhere: "এই পরীক্ষায় এই শিক্ষার্থীর ফলাফল আগেই প্রকাশিত",
		twice: (line: number) => `${n(line)} নম্বর সারিতে এই শিক্ষার্থীর এই বিষয় আগেই আছে`,
		differs: (line: number) => `${n(line)} নম্বর সারিতে এই শিক্ষার্থীর শ্রেণি, শাখা, রোল, জিপিএ বা মেধাক্রম অন্য রকম`,
		together: "এই শিক্ষার্থীর আরেকটি সারি বাদ পড়েছে, তাই এটিও বাদ",
	},
} as const satisfies ListFileText & Record<string, unknown>;
