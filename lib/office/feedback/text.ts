/** Texts of what visitors say of the pages, in the back office. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const feedbackOfficeText = {
	title: "পাতার মতামত",
	explanation: (days: number) =>
		`পাতার নিচের প্রশ্নের উত্তর: “যা খুঁজছিলেন পেয়েছেন?” নতুন “না” যে পাতায় বেশি, সেটি আগে। কে উত্তর দিয়েছেন তা জানা যায় না। লেখাগুলো ${toBengaliDigits(days)} দিন পরে নিজে থেকে মুছে যায়।`,
	none: "এখনো কেউ উত্তর দেননি।",
	most: (count: number) => `প্রথম ${toBengaliDigits(count)}টি পাতা দেখানো হচ্ছে।`,
	yes: "হ্যাঁ",
	no: "না",
	unseen: "নতুন না",
	texts: "যা লিখেছেন",
	edit: "বদলান",
	seen: "দেখেছি",
	seenOf: (page: string) => `দেখেছি: ${page}`,
	done: "মিটেছে",
	open: "মেটেনি",
	remove: "মুছুন",
	removeQuestion: "লেখাটি মুছে যাবে, ফেরানো যাবে না।",
	keep: "থাক",
	saved: "সংরক্ষিত হয়েছে।",
	oneText: "একটি মতামত",
	task: (count: number) => `${toBengaliDigits(count)}টি পাতায় নতুন মতামত`,
} as const;
