/** Texts of the view where a class is enrolled in the next year. */
import { toBengaliDigits } from "@/lib/bengali/digits";

const n = toBengaliDigits;

export const promotionText = {
	title: "পরের বছরে তোলা",
	explanation:
		"একটি পরীক্ষার ফলাফল থেকে পুরো শ্রেণিকে পরের শিক্ষাবর্ষে তোলা যায়। আগে মেধাক্রম অনুযায়ী প্রস্তাব দেখানো হয়, প্রতিটি সারি বদলানো যায়। নিশ্চিত না করা পর্যন্ত কিছুই বদলায় না।",
	exam: "কোন পরীক্ষার ফলাফলে",
	class: "কোন শ্রেণি",
	show: "প্রস্তাব দেখুন",
	none: "এখনো কোনো পরীক্ষার ফলাফল প্রকাশ হয়নি। ফলাফল প্রকাশের পর এখান থেকে তোলা যাবে।",
	empty: "এই পরীক্ষার বছরে এই শ্রেণিতে কোনো শিক্ষার্থী নেই।",
	heading: (schoolClass: string, year: number) => `${schoolClass} শ্রেণি থেকে ${n(year)} শিক্ষাবর্ষে`,
	newYear: (year: number) => `${n(year)} শিক্ষাবর্ষটি এখনো নেই; নিশ্চিত করলে তৈরি হবে।`,
	counts: (passed: number, failed: number, without: number) =>
		`উত্তীর্ণ ${n(passed)} জন · অকৃতকার্য ${n(failed)} জন · ফলাফল নেই ${n(without)} জন`,
	noSections: (schoolClass: string) =>
		`${schoolClass} শ্রেণিতে কোনো শাখা নেই। আগে সেটিংসের “শাখা” থেকে যোগ করুন, তারপর এই পাতা আবার খুলুন।`,
	noSubjects: (schoolClass: string, year: number) =>
		`${n(year)} শিক্ষাবর্ষে ${schoolClass} শ্রেণির কোনো বিষয় এখনো বসানো হয়নি, আগের কোনো শিক্ষাবর্ষেও নেই, তাই চতুর্থ বিষয় ও বেছে নেওয়া বিষয় সঙ্গে যাবে না। বিষয়গুলো পরে “শ্রেণির বিষয়” থেকে বসানো যাবে।`,
	copiedSubjects: (schoolClass: string, from: number, year: number) =>
		`${n(year)} শিক্ষাবর্ষে ${schoolClass} শ্রেণির বিষয় এখনো বসানো হয়নি; এই শ্রেণিতে কাউকে তুললে ${n(from)} সালের বিষয়গুলো একই সঙ্গে কপি হবে।`,
	/** A subject that a student has chosen and that the new class has not. */
	lost: (subject: string) => `“${subject}” নতুন শ্রেণিতে নেই`,
	unsettled: (reasons: readonly string[]) => `ঠিক করতে হবে: ${reasons.join("; ")}`,
	unsettledCount: (count: number) =>
		`${n(count)} জনের বিভাগ বা বিষয় ঠিক করতে হবে। বাকি সবার বিভাগ, চতুর্থ ও বেছে নেওয়া বিষয় নতুন শ্রেণিতে সঙ্গে গেছে।`,
	settle: (section: string) => `${section}: কে কোন বিষয় নেয়`,
	lastClass: "এটিই বিদ্যালয়ের শেষ শ্রেণি, তাই উত্তীর্ণদের জন্য পরের শ্রেণি নেই।",
	columns: { position: "মেধাক্রম", student: "শিক্ষার্থী", outcome: "ফলাফল", section: "নতুন শ্রেণি ও শাখা", roll: "নতুন রোল" },
	from: (section: string, roll: number) => `এখন ${section}, রোল ${n(roll)}`,
	outcomes: { passed: "উত্তীর্ণ", failed: "অকৃতকার্য", none: "ফলাফল নেই" },
	marks: (total: number, gpa: number | null) =>
		gpa === null ? `মোট ${n(total)}` : `মোট ${n(total)}, জিপিএ ${n(gpa.toFixed(2))}`,
	noPosition: "—",
	sectionOf: (name: string) => `${name}: নতুন শ্রেণি ও শাখা`,
	rollOf: (name: string) => `${name}: নতুন রোল`,
	leave: "তোলা হবে না",
	already: (section: string, roll: number) => `আগেই আছে: ${section}, রোল ${n(roll)}`,
	confirm: (count: number, year: number) => `${n(count)} জনকে ${n(year)} শিক্ষাবর্ষে তুলুন`,
	back: "অন্য শ্রেণি বাছুন",
	faulty: (count: number) => `${n(count)}টি সারিতে সমস্যা আছে, তাই কাউকেই তোলা হয়নি। লাল লেখাগুলো দেখে ঠিক করুন।`,
	done: (count: number, year: number) =>
		`${n(count)} জনকে ${n(year)} শিক্ষাবর্ষে তোলা হয়েছে। ভুল হলে নিচের তালিকা থেকে ফিরিয়ে নেওয়া যায়।`,
	activity: (count: number, year: number) => `${n(count)} জনকে ${n(year)} শিক্ষাবর্ষে তোলা`,
	activityUndone: (count: number, year: number) => `${n(count)} জনকে ${n(year)} শিক্ষাবর্ষে তোলা ফিরিয়ে নেওয়া`,
	/** What was promoted, in the list of acts. */
	of: (schoolClass: string, exam: string) => `${schoolClass} · ${exam}`,

	errors: {
		class: "শ্রেণি বেছে নিন।",
		notReleased: "এই পরীক্ষায় এই শ্রেণির ফলাফল এখন প্রকাশিত নেই। আগে ফলাফল প্রকাশ করুন।",
		nobody: "অন্তত একজনের জন্য নতুন শ্রেণি ও শাখা বেছে নিন।",
		roll: "১ থেকে ৯৯৯৯-এর মধ্যে একটি রোল লিখুন।",
		section: "তালিকা থেকে একটি শাখা বেছে নিন।",
		rollTwice: "এই শাখায় এই রোল এখানেই আরেকজনকে দেওয়া হয়েছে।",
		rollTaken: "এই শাখায় এই রোল আগেই আরেকজনের আছে।",
		enrolled: "এই শিক্ষার্থী ওই শিক্ষাবর্ষে আগেই শ্রেণিভুক্ত হয়েছে। পাতাটি আবার খুলুন।",
		moved: "এই শিক্ষার্থী এখন আর এই শ্রেণিতে নেই। পাতাটি আবার খুলুন।",
	},

	past: {
		title: "আগে যাদের তোলা হয়েছে",
		columns: { at: "কখন", what: "কোন শ্রেণি", who: "কে", count: "কতজন", undo: "ফিরিয়ে নেওয়া" },
		count: (count: number, year: number) => `${n(count)} জন, ${n(year)} শিক্ষাবর্ষে`,
		undo: "ফিরিয়ে নিন",
		undoOf: (what: string) => `${what}: ফিরিয়ে নিন`,
		sure: "যাদের তোলা হয়েছিল, পরের শিক্ষাবর্ষে তাদের শ্রেণিভুক্তি মুছে যাবে। এ বছরের কিছুই বদলাবে না।",
		yes: "হ্যাঁ, ফিরিয়ে নিন",
		no: "না",
		undone: "ফিরিয়ে নেওয়া হয়েছে।",
		wasUndone: "ফিরিয়ে নেওয়া হয়েছে",
		refused: (count: number) => `ফিরিয়ে নেওয়া যায়নি, কিছুই বদলায়নি: ${n(count)} জনের সঙ্গে পরে অন্য কিছু যুক্ত হয়েছে।`,
		faults: {
			later: "এর পরের শিক্ষাবর্ষেও শ্রেণিভুক্ত হয়েছে",
			changed: "নতুন বছরের শ্রেণিভুক্তি বদলানো হয়েছে",
		},
	},
} as const;
