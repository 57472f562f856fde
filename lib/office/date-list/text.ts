/** Texts of the school year's dates: their form, and the list that brings them in. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { type DateKind, dateKinds } from "@/lib/bengali/school-dates";
import { listFileText } from "../applicant-list/text";
import type { ListFileText } from "../lists/text";

const n = toBengaliDigits;
export const schoolDatesText = {
	labels: { singular: "তারিখ", plural: "শিক্ষাপঞ্জি" },
	fields: {
		name: "কী উপলক্ষে",
		kind: "ধরন",
		startsOn: "প্রথম দিন",
		endsOn: "শেষ দিন",
		classes: "কোন কোন শ্রেণির",
		notice: "নোটিশ",
	},
	hints: {
		list: "ছুটি, পরীক্ষা ও অনুষ্ঠানের তারিখ। সংরক্ষণ করলেই ওয়েবসাইটের ক্যালেন্ডারে দেখা যায়। শুক্র ও শনিবার লিখতে হয় না।",
		name: "যেমন: বিজয় দিবস, অর্ধবার্ষিক পরীক্ষা",
		endsOn: "এক দিনের হলে খালি রাখুন। শেষ দিনটিও ছুটি বা পরীক্ষার মধ্যে ধরা হয়।",
		classes: "খালি রাখলে সব শ্রেণির জন্য।",
		notice: "এ নিয়ে নোটিশ থাকলে বেছে নিন; ক্যালেন্ডারে তার লিংক থাকবে।",
	},
	errors: {
		years: "তারিখটি ২০০০ থেকে ২০৯৯ সালের মধ্যে হতে হবে।",
		order: "শেষ দিনটি প্রথম দিনের আগে পড়েছে। ঠিক করে লিখুন, অথবা খালি রাখুন।",
		long: "প্রথম ও শেষ দিনের মধ্যে এক বছরের বেশি হয়ে গেছে। তারিখ দুটি ঠিক করুন।",
	},
} as const;

const { fields } = schoolDatesText;

/** Columns of a file, in the order of the template; `*` marks required ones. */
export const dateHeadings = {
	name: `${fields.name}*`,
	kind: `${fields.kind}*`,
	from: `${fields.startsOn}*`,
	to: fields.endsOn,
	classes: "শ্রেণি",
	notice: fields.notice,
} as const;

export type DateColumn = keyof typeof dateHeadings;

/** Other headings that are recognised. */
export const dateHeadingSynonyms: Record<DateColumn, readonly string[]> = {
	name: ["উপলক্ষ", "উপলক্ষ্য", "নাম", "বিষয়", "বিবরণ", "Name", "Title", "Event"],
	kind: ["প্রকার", "Kind", "Type"],
	from: ["তারিখ", "শুরু", "শুরুর তারিখ", "কবে থেকে", "From", "Start", "Date"],
	to: ["শেষ", "শেষের তারিখ", "শেষ তারিখ", "কবে পর্যন্ত", "To", "End"],
	classes: ["শ্রেণী", "কোন শ্রেণির", "কোন কোন শ্রেণির", "Class", "Classes"],
	notice: ["নোটিশের শিরোনাম", "Notice"],
};

/** Accepted values of the kind column. */
export const kindWords: Record<DateKind, readonly string[]> = {
	holiday: [dateKinds.holiday, "বন্ধ", "সরকারি ছুটি", "Holiday"],
	exam: [dateKinds.exam, "মূল্যায়ন", "Exam", "Examination"],
	event: [dateKinds.event, "দিবস", "উৎসব", "Event"],
};

/** Words for the whole school in the column of classes. */
export const wholeSchoolWords = ["সব", "সকল", "সব শ্রেণি", "সকল শ্রেণি", "All"] as const;

export const dateListText = {
	...listFileText,
	title: "এক্সেল থেকে শিক্ষাপঞ্জির তারিখ তুলুন",
	link: "এক্সেল থেকে তারিখ তুলুন",
	explain:
		"সারা বছরের ছুটি, পরীক্ষা ও অনুষ্ঠানের এক্সেল বা CSV ফাইল দিন। আগে দেখানো হবে কয়টি তারিখ নতুন আর কোন সারি কেন বাদ পড়বে; আপনি নিশ্চিত না করা পর্যন্ত কিছুই যোগ হয় না। যোগ করলেই তারিখগুলো ওয়েবসাইটে দেখা যাবে।",
	templateName: "শিক্ষাপঞ্জি-ছক.xlsx",
	refusedName: "বাদ-পড়া-তারিখ.xlsx",
	sheet: "শিক্ষাপঞ্জি",
	adding: "তারিখগুলো যোগ করা হচ্ছে…",
	nothing: "এই ফাইলে নতুন কোনো তারিখ নেই, তাই কিছুই যোগ হবে না।",
	confirm: (count: number) => `${n(count)}টি তারিখ যোগ করুন`,
	done: (count: number) => `${n(count)}টি তারিখ যোগ হয়েছে।`,
	undoHint: "ভুল হলে “আজ কী হলো” পাতা থেকে ফিরিয়ে নেওয়া যায়, যতক্ষণ না এর কোনো তারিখ বদলানো হয়।",
	queue: "তারিখগুলো দেখুন",
	columns: { line: "সারি", name: fields.name, reasons: "কেন বাদ পড়বে" },
	moved: "ফাইলটি দেখানোর পরে তারিখ, শ্রেণি বা নোটিশ বদলেছে, তাই কিছুই যোগ হয়নি। নতুন হিসাব দেখে আবার নিশ্চিত করুন।",
	/** The record of what was done. */
	act: (count: number) => `এক্সেল থেকে ${n(count)}টি তারিখ`,
	/** Why the list cannot be taken back, for each date. */
	changed: "তারিখটি পরে বদলানো বা মোছা হয়েছে",
	empty: "ফাইলটিতে কোনো তারিখের সারি নেই। শিরোনামের নিচে সারিগুলো লিখুন।",
	rows: (most: number) => `এক ফাইলে সর্বোচ্চ ${n(most)}টি তারিখ দেওয়া যায়। ভাগ করে কয়েকটি ফাইলে দিন।`,
	faults: {
		kind: `${dateKinds.holiday}, ${dateKinds.exam} বা ${dateKinds.event} লিখুন`,
		date: "তারিখটি দিন-মাস-বছর লিখুন, যেমন ১৬-১২-২০২৬",
		noticeUnknown: (title: string) => `“${title}” শিরোনামে কোনো নোটিশ নেই`,
		other: "একই নামে একই দিনে আরেকটি তারিখ আছে, কিন্তু অন্য তথ্য আলাদা। সেটি দপ্তরে খুলে বদলান",
		twiceInFile: (line: number) => `${n(line)} নম্বর সারিতে এই তারিখ আগেই আছে`,
	},
} as const satisfies ListFileText & Record<string, unknown>;
