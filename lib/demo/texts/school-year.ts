/** The invented school's year: Bangladesh's national holidays, and its own exams and events. */
import type { DateKind } from "@/lib/bengali/school-dates";

/** `from` and `to` as mm-dd; classes by id. */
type YearDate = { name: string; kind: DateKind; from: string; to?: string; classes?: readonly number[] };

const secondary = [8, 9, 10, 11];
const primary = [3, 4, 5, 6, 7];

/** The same every year. */
export const yearly: readonly YearDate[] = [
	{ name: "বই উৎসব", kind: "event", from: "01-01" },
	{ name: "নবীনবরণ", kind: "event", from: "01-12" },
	{ name: "বার্ষিক ক্রীড়া প্রতিযোগিতা", kind: "event", from: "01-26", to: "01-28" },
	{ name: "শহিদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস", kind: "holiday", from: "02-21" },
	{ name: "প্রভাতফেরি ও শহিদ মিনারে শ্রদ্ধা", kind: "event", from: "02-21" },
	{ name: "স্বাধীনতা ও জাতীয় দিবস", kind: "holiday", from: "03-26" },
	{ name: "বাংলা নববর্ষ", kind: "holiday", from: "04-14" },
	{ name: "মাসিক মূল্যায়ন পরীক্ষা", kind: "exam", from: "04-19", to: "04-23", classes: secondary },
	{ name: "মে দিবস", kind: "holiday", from: "05-01" },
	{ name: "অর্ধবার্ষিক পরীক্ষা", kind: "exam", from: "07-05", to: "07-19" },
	{ name: "জুলাই গণঅভ্যুত্থান দিবস", kind: "holiday", from: "08-05" },
	{ name: "বৃক্ষরোপণ সপ্তাহ", kind: "event", from: "08-09", to: "08-13" },
	{ name: "মাসিক মূল্যায়ন পরীক্ষা", kind: "exam", from: "09-13", to: "09-17", classes: secondary },
	{ name: "বিশ্ব শিক্ষক দিবস", kind: "event", from: "10-05" },
	{ name: "অভিভাবক সমাবেশ", kind: "event", from: "11-04" },
	{ name: "বার্ষিক পরীক্ষা", kind: "exam", from: "11-24", to: "12-08", classes: secondary },
	{ name: "বার্ষিক মূল্যায়ন", kind: "exam", from: "11-29", to: "12-07", classes: primary },
	{ name: "শহিদ বুদ্ধিজীবী দিবসের আলোচনা", kind: "event", from: "12-14" },
	{ name: "বিজয় দিবস", kind: "holiday", from: "12-16" },
	{ name: "শীতকালীন অবকাশ", kind: "holiday", from: "12-20", to: "12-29" },
	{ name: "বড়দিন", kind: "holiday", from: "12-25" },
	{ name: "বার্ষিক পরীক্ষার ফল প্রকাশ", kind: "event", from: "12-30" },
];

/** Holidays by the lunar calendar, by year; Islamic ones may be a day later. */
export const movable: Readonly<Record<number, readonly YearDate[]>> = {
	2026: [
		{ name: "শবে বরাত", kind: "holiday", from: "02-04" },
		{ name: "শবে কদর", kind: "holiday", from: "03-17" },
		{ name: "ঈদুল ফিতরের ছুটি", kind: "holiday", from: "03-19", to: "03-23" },
		{ name: "বুদ্ধ পূর্ণিমা", kind: "holiday", from: "05-01" },
		{ name: "গ্রীষ্মকালীন অবকাশ ও ঈদুল আজহার ছুটি", kind: "holiday", from: "05-24", to: "06-04" },
		{ name: "আশুরা", kind: "holiday", from: "06-26" },
		{ name: "ঈদে মিলাদুন্নবী (সা.)", kind: "holiday", from: "08-26" },
		{ name: "জন্মাষ্টমী", kind: "holiday", from: "09-04" },
		{ name: "দুর্গাপূজার ছুটি", kind: "holiday", from: "10-18", to: "10-22" },
	],
	2027: [
		{ name: "শবে কদর", kind: "holiday", from: "03-07" },
		{ name: "ঈদুল ফিতরের ছুটি", kind: "holiday", from: "03-08", to: "03-14" },
		{ name: "গ্রীষ্মকালীন অবকাশ ও ঈদুল আজহার ছুটি", kind: "holiday", from: "05-12", to: "05-23" },
		{ name: "বুদ্ধ পূর্ণিমা", kind: "holiday", from: "05-20" },
		{ name: "আশুরা", kind: "holiday", from: "06-16" },
		{ name: "ঈদে মিলাদুন্নবী (সা.)", kind: "holiday", from: "08-15" },
		{ name: "জন্মাষ্টমী", kind: "holiday", from: "08-25" },
		{ name: "দুর্গাপূজার ছুটি", kind: "holiday", from: "10-06", to: "10-11" },
	],
};
