/** Texts of the publishing forms in the back office: files, links to the site, trash, menu links. */
import { toBengaliDigits } from "../digits";

export const filesText = {
	drop: "ফাইল এখানে টেনে এনে ছেড়ে দিন",
	choose: "ফাইল বেছে নিন",
	camera: "ক্যামেরায় ছবি তুলুন",
	library: "আগের ফাইল থেকে",
	uploading: (name: string) => `${name} আপলোড হচ্ছে…`,
	failed: (name: string, reason: string) => `${name}: ${reason}`,
	notStored: "ফাইলটি জমা হয়নি। আবার চেষ্টা করুন।",
	retry: "আবার চেষ্টা করুন",
	dismiss: "বাদ দিন",
	place: (place: number, count: number) => `${toBengaliDigits(count)}টির মধ্যে ${toBengaliDigits(place)} নম্বর`,
	up: (name: string) => `${name}: আগে আনুন`,
	down: (name: string) => `${name}: পরে নিন`,
	remove: (name: string) => `${name}: সরিয়ে দিন`,
	moved: (name: string, place: number) => `${name} এখন ${toBengaliDigits(place)} নম্বরে।`,
	pdf: "পিডিএফ",
} as const;

export const siteLinkText = {
	open: "সাইটে দেখুন",
	preview: "খসড়া যেমন দেখাবে",
	newTab: "(নতুন ট্যাবে খুলবে)",
	banner: "পাতাটি প্রকাশের পর এমন দেখাবে। এখন এটি শুধু দপ্তর থেকে দেখা যাচ্ছে।",
	back: "ফর্মে ফিরে যান",
	connectionLost: "ইন্টারনেট সংযোগ নেই। লেখা এই পাতায় আছে; সংযোগ ফিরলে নিজে থেকেই সংরক্ষণ হবে।",
} as const;

export const trashText = {
	column: "যা করা যায়",
	restore: "ফিরিয়ে আনুন",
	restoring: "ফিরিয়ে আনা হচ্ছে…",
	restored: (title: string) => (title ? `“${title}” ফিরে এসেছে।` : "ফিরে এসেছে।"),
	failed: "ফিরিয়ে আনা যায়নি। আবার চেষ্টা করুন।",
	inTrash: (name: string) => `${name} (আবর্জনার ঝুড়িতে)`,
} as const;

export const menuLinkText = {
	page: "সাইটের কোন পাতা",
	outside: "অন্য ঠিকানা লিখব",
	choose: "পাতা বেছে নিন",
	fixed: "সাইটের পাতা",
	contents: "কনটেন্ট পাতা",
	address: "ঠিকানা",
	hint: "যেমন: https://www.dshe.gov.bd",
} as const;
