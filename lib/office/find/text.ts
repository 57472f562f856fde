/** Finding a student, a notice, a page or a task from anywhere in the back office. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const findText = {
	title: "খুঁজুন",
	field: "শিক্ষার্থী, পাতা বা কাজ খুঁজুন",
	hint: "নাম, আইডি, নোটিশের শিরোনাম বা কাজের নাম লিখুন।",
	close: "বন্ধ করুন",
	results: "যা পাওয়া গেছে",
	kinds: { menu: "মেনু", student: "শিক্ষার্থী", notice: "নোটিশ", action: "কাজ" },
	place: (section: string, roll: number) => `${section}, রোল ${toBengaliDigits(roll)}`,
	count: (count: number) => `${toBengaliDigits(count)}টি পাওয়া গেছে। উপর-নিচের তীর চেপে বাছুন।`,
	none: "কিছু পাওয়া যায়নি। নামের বানান বা আইডি দেখে আবার লিখুন।",
} as const;

/** Letters after which the search asks. Of one letter too much would be found. */
export const leastLetters = 2;
