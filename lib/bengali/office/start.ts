/** Texts of the back office's start page. */
import { toBengaliDigits } from "../digits";

export const startText = {
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
		applications: (count: number) => `${toBengaliDigits(count)}টি নতুন আবেদন দেখা বাকি`,
		unreleased: (count: number) => `${toBengaliDigits(count)}টি পরীক্ষা ও শ্রেণির ফলাফল প্রকাশ করা বাকি`,
		drafts: (count: number, kind: string) => `${kind}: ${toBengaliDigits(count)}টি খসড়া প্রকাশ করা বাকি`,
		dated: (count: number, kind: string) => `${kind}: ${toBengaliDigits(count)}টি সামনের তারিখে দেখা যাবে`,
	},
} as const;
