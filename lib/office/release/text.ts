/** Texts of releasing results. */
import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";

/** The view where results are released. */
export const releaseText = {
	title: "ফলাফল প্রকাশ",
	explanation: "পরীক্ষা ও শ্রেণি ধরে ফলাফল প্রকাশ করা হয়। প্রকাশের পর ফিরিয়ে না নেওয়া পর্যন্ত নম্বর বদলানো যায় না।",
	none: "এখনো কোনো পরীক্ষার নম্বর তোলা হয়নি।",
	columns: { exam: "পরীক্ষা", class: "শ্রেণি", state: "অবস্থা" },
	open: "দেখুন",
	openOf: (exam: string, className: string) => `দেখুন: ${exam}, ${className}`,
	back: "সব পরীক্ষা ও শ্রেণি",
	states: {
		none: "প্রকাশ করা হয়নি",
		at: (moment: string) => `${moment} থেকে প্রকাশিত`,
		later: (moment: string) => `${moment} তারিখে প্রকাশ হবে`,
	},
	by: (name: string, moment: string) => `${name} ${moment} তারিখে প্রকাশ করেছেন।`,
	timedBy: (name: string, moment: string) => `${name} ${moment} তারিখে প্রকাশের সময় ঠিক করেছেন।`,
	gone: "পরীক্ষা বা শ্রেণিটি আর নেই।",

	noEmpty: "কোনো ঘর খালি নেই।",
	out: (count: number) => `${toBengaliDigits(count)} জন এই পরীক্ষায় নেই; তাদের ফলাফল থাকবে না।`,
	missingTitle: "খালি ঘর",
	leftTitle: "যে নম্বরগুলো ধরা হবে না: শিক্ষার্থী বিষয়টি এখন নেয় না",
	cellsOf: (subject: string, count: number) => `${subject}: ${toBengaliDigits(count)}টি`,
	impossibleTitle: "যাদের বিষয় ঠিক নেই",
	sheets: (count: number) => `${toBengaliDigits(count)} জনের ফলাফল`,
	byHand: (count: number) =>
		`এই শ্রেণির কোনো নম্বর তোলা নেই। আগে হাতে তোলা ${toBengaliDigits(count)}টি ফলাফল যেমন আছে তেমনই প্রকাশ হবে।`,
	marks: "নম্বরের ছক",

	section: "শাখা",
	roll: "রোল",
	name: "নাম",
	total: "মোট",
	gpa: "জিপিএ",
	position: "মেধাক্রম",
	noPosition: "—",
	absent: "অনু",

	/** In the forms of what results are computed from. */
	hint: {
		exams: (count: number) =>
			count > 0
				? `প্রকাশিত ফলাফল যেমন আছে তেমনই থাকে। এখানে কিছু বদলালে ${toBengaliDigits(count)}টি অপ্রকাশিত পরীক্ষায় লাগবে।`
				: "প্রকাশিত ফলাফল যেমন আছে তেমনই থাকে। এখন এমন কোনো অপ্রকাশিত পরীক্ষা নেই, যাতে বদল লাগবে।",
		classes: (count: number) =>
			count > 0
				? `এই পরীক্ষার ফলাফল ${toBengaliDigits(count)}টি শ্রেণিতে প্রকাশিত; তা যেমন আছে তেমনই থাকে। বদল শুধু বাকি শ্রেণিগুলোতে লাগবে।`
				: "এই পরীক্ষার কোনো ফলাফল প্রকাশিত নেই; বদল সব শ্রেণিতে লাগবে।",
	},

	summary: {
		counts: (students: number, passed: number, failed: number, unplaced: number) =>
			`সবাই যা দেখবে: ${toBengaliDigits(students)} জনের ফলাফল, উত্তীর্ণ ${toBengaliDigits(passed)} জন, অকৃতকার্য ${toBengaliDigits(failed)} জন, মেধাক্রম নেই ${toBengaliDigits(unplaced)} জনের।`,
		highest: (name: string, total: number, gpa: number | null) =>
			`সর্বোচ্চ: ${name}, মোট ${toBengaliDigits(total)}${gpa === null ? "" : `, জিপিএ ${toBengaliDigits(gpa.toFixed(2))}`}।`,
		differences: (exam: string) => `“${exam}” থেকে যাদের নম্বর সবচেয়ে বেশি বদলেছে (শতকরা):`,
		difference: (name: string, roll: string, before: string, now: string) =>
			`রোল ${roll}, ${name}: ${before}% থেকে ${now}%`,
	},
	sure: "হ্যাঁ, প্রকাশ করুন",
	cancel: "আবার দেখি",
	when: "কখন",
	now: "এখনই",
	later: "নির্দিষ্ট সময়ে",
	time: "তারিখ ও সময়",
	submit: "প্রকাশ করুন",
	sending: "প্রকাশ হচ্ছে…",
	done: "ফলাফল প্রকাশিত হয়েছে।",
	/** A release at a time. @param name exam and class */
	scheduled: (name: string, moment: string) => `${name}: ফলাফল ${moment} তারিখে প্রকাশ হবে। তার আগে কেউ দেখতে পাবে না।`,
	scheduling: (name: string, typed: string) => `${name}: ফলাফল এই সময়ে প্রকাশ হবে: ${toBengaliDigits(typed)}`,
	sureLater: "হ্যাঁ, এই সময়ে প্রকাশ হবে",
	submitLater: "প্রকাশের সময় ঠিক করুন",
	share: {
		title: "এরপর",
		public: "সবার জন্য পাতাটি দেখুন",
		print: "ফলাফলপত্র ছাপান",
		tabulation: "ট্যাবুলেশন শিট ছাপান",
		summary: "শ্রেণির ফলাফলের সারসংক্ষেপ",
		later: "ফলাফল প্রকাশ হলে পরিবারকে পাঠানোর লেখাটি এখানে আসবে।",
		message: (exam: string, className: string, address: string) =>
			`${exam}: ${className} শ্রেণির ফলাফল প্রকাশিত হয়েছে। শিক্ষার্থী আইডি দিয়ে দেখুন: ${address}`,
	},
	takeBack: "প্রকাশ ফিরিয়ে নিন",
	takeBackQuestion: "এই শ্রেণির ফলাফল আর কেউ দেখতে পাবে না, আর নম্বর আবার বদলানো যাবে।",
	yes: "ফিরিয়ে নিন",
	no: "থাক",
	takenBack: "প্রকাশ ফিরিয়ে নেওয়া হয়েছে।",

	locked: "এই শ্রেণির ফলাফল প্রকাশিত, তাই নম্বর বদলানো যাবে না। আগে প্রকাশ ফিরিয়ে নিতে হবে।",
	already: "এই শ্রেণির ফলাফল আগেই প্রকাশিত হয়েছে।",
	moved: "এই পাতা দেখানোর পর নম্বর বা শিক্ষার্থী বদলেছে। নতুন হিসাবটি দেখে আবার প্রকাশ করুন।",
	tooLarge: (count: number) => `${toBengaliDigits(count)}টি নম্বর এখনকার পূর্ণমানের বেশি। নম্বরের ছকে লাল ঘরগুলো ঠিক করুন।`,
	noScale: "গ্রেডগুলো ঠিকভাবে সাজানো নেই। “গ্রেডিং পদ্ধতি” খুলে ঠিক করুন।",
	unclear: (exams: readonly string[]) =>
		`${exams.join(", ")}: পরীক্ষার নম্বর আগে অংশের শতকরা ভাগে বা অন্য পূর্ণমানে হিসাব হতো; এখন অংশের নম্বর যেমন আছে তেমনই যোগ হয়। বিষয়গুলোর পূর্ণমান মিলিয়ে দেখে প্রতিটি পরীক্ষার ফরমে “পূর্ণমান এখনো মিলিয়ে দেখা হয়নি” থেকে টিক তুলে দিন।`,
	impossible: (count: number) => `${toBengaliDigits(count)} জনের বিষয় ঠিক নেই। আগে তাদের বিষয় ঠিক করুন।`,
	missing: (count: number) => `${toBengaliDigits(count)}টি ঘর খালি। নম্বর তুলুন, অনুপস্থিত হলে “অনু” লিখুন।`,
	unsettled: (count: number) => `${toBengaliDigits(count)} জনের কোনো নম্বর নেই। তারা অনুপস্থিত, নাকি এই পরীক্ষায় নেই, তা বলুন।`,
	nothing: "প্রকাশ করার মতো কোনো ফলাফল নেই।",
	wrongTime: "তারিখ ও সময় লিখুন, অথবা ক্যালেন্ডার থেকে বেছে নিন।",
	pastTime: "সামনের এক বছরের মধ্যে একটি সময় বেছে নিন।",
} as const;

/** @returns whether results are public, in words. @param at since when, or when they will be; null if not released */
export function releaseState(at: string | null): string {
	const { none, at: since, later } = releaseText.states;
	if (at === null) return none;
	return (at > new Date().toISOString() ? later : since)(formatMoment(at));
}
