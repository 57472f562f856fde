/** What stands above and below a list of the back office. */
import { toBengaliDigits } from "@/lib/bengali/digits";

/** Choosing the records of a list by a date. */
export const listDatesText = {
	title: "তারিখ দিয়ে বাছুন",
	from: "থেকে",
	until: "পর্যন্ত",
	show: "দেখান",
	clear: "সব তারিখ",
	order: "শেষের তারিখটি আগেরটির আগে। আবার দেখে লিখুন।",
} as const;

export const listPagesText = {
	title: "তালিকার পাতা",
	range: (first: number, last: number, all: number) =>
		all === 1 ? "মোট ১" : `${toBengaliDigits(first)}–${toBengaliDigits(last)}, মোট ${toBengaliDigits(all)}`,
	page: "পাতা",
	of: (page: number, pages: number) => `${toBengaliDigits(pages)} পাতার মধ্যে ${toBengaliDigits(page)}`,
	previous: "আগের পাতা",
	next: "পরের পাতা",
	perPage: "প্রতি পাতায়",
	failed: "তালিকাটি এভাবে দেখানো যায়নি: যা দিয়ে খোঁজা বা সাজানো হয়েছে তা এই তালিকায় চলে না, বা আপনার অ্যাকাউন্টে দেখা যায় না।",
	whole: "পুরো তালিকা দেখুন",
};

/** Below a list that shows its beginning. */
export const moreText = (count: number) => `…ও আরও ${toBengaliDigits(count)}`;

/** Texts of a task that leads from a list through a form and back. */
export const taskText = {
	label: "যে কাজটি করছেন",
	back: "তালিকায় ফিরুন",
	leave: "তালিকা থেকে আসা বার্তাটি সরান",
	saved: "সংরক্ষণ করা হয়েছে।",
} as const;
