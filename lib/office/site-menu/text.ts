/** Texts of arranging the site's menu. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const siteMenuText = {
	title: "মেনু সাজান",
	explanation:
		"ওয়েবসাইটের মেনু উপর থেকে নিচে এই ক্রমে দেখা যায়। কম্পিউটারের পর্দায় দলের লিংকগুলো দলের নামের নিচে খোলে। টেনে অথবা তীর চেপে সাজান, শেষে একবারে সংরক্ষণ করুন।",
	list: "মেনুর লিংক",
	group: "দল",
	emptyGroup: "দলটি খালি: কোনো লিংক না রাখলে সংরক্ষণের সময় বাদ যাবে।",
	drag: "টেনে সরান",
	up: (name: string) => `“${name}” উপরে নিন`,
	down: (name: string) => `“${name}” নিচে নিন`,
	place: (name: string) => `“${name}” কোন দলে`,
	bar: "কোনো দলে নয়",
	edit: (name: string) => `“${name}” বদলান`,
	editShort: "বদলান",
	close: "ঠিক আছে",
	remove: (name: string) => `“${name}” মেনু থেকে সরান`,
	removeShort: "সরান",
	name: "মেনুতে যে নাম থাকবে",
	groupName: "দলের নাম",
	/** Read out after a move. */
	moved: (name: string, place: number, all: number) =>
		`“${name}” এখন ${toBengaliDigits(all)}টির মধ্যে ${toBengaliDigits(place)} নম্বরে।`,
	choosePage: "মেনুতে নতুন পাতা",
	add: "যোগ করুন",
	addGroup: "নতুন দল যোগ করুন",
	newGroup: "নতুন দল",
	newEntry: "নতুন লিংক",
	tooMany: (most: number) =>
		`কম্পিউটারের পর্দায় এক সারিতে ${toBengaliDigits(most)}টি ধরে। বাকিগুলো “আরও” নামের নিচে থাকবে; কয়েকটিকে দলে নিলে সব এক সারিতে আসবে।`,
	save: "মেনু সংরক্ষণ করুন",
	saving: "সংরক্ষণ হচ্ছে…",
	unsaved: "বদল এখনো সংরক্ষণ হয়নি।",
	reset: "বদল বাদ দিন",
	saved: "মেনু সংরক্ষণ হয়েছে। “আজ কী হলো” থেকে ফিরিয়ে নেওয়া যাবে।",
	same: "মেনু আগে যেমন ছিল তেমনই আছে।",
	movedSince: "আপনি পাতাটি খোলার পর আর কেউ মেনু বদলেছেন, তাই কিছুই সংরক্ষণ হয়নি। পাতাটি আবার খুলে দেখে নিন।",
	reopen: "এখনকার মেনু দেখুন",
	oneByOne: "একটি একটি করে: তালিকা, আবর্জনার ঝুড়ি ও ইতিহাস",
	activity: (count: number) => `মেনু সাজানো: ${toBengaliDigits(count)}টি বদল`,
	changed: "মেনুটি পরে আবার বদলেছে",
} as const;

/** Names of the menu's entries in a new school: those of pages are the pages' titles (lib/cms/default-menu). */
export const menuNames = {
	history: "প্রতিষ্ঠানের ইতিহাস",
	groups: { school: "আমাদের বিদ্যালয়", studies: "পড়ালেখা" },
} as const;
