/** Texts of subjects and of entering marks. */
import { toBengaliDigits } from "../digits";

/** The collection of subjects and the settings of marks. */
export const subjectText = {
	labels: { singular: "বিষয়", plural: "বিষয়" },
	fields: {
		class: "শ্রেণি",
		name: "বিষয়ের নাম",
		title: "শ্রেণি ও বিষয়",
		sequence: "ক্রম",
		fullMarks: "পূর্ণমান (সেমিস্টার পরীক্ষায়)",
		monthFull: "মাসিক অংশের পূর্ণমান",
		semesterFull: "সেমিস্টার অংশের পূর্ণমান",
		monthlyFull: "মাসিক পরীক্ষার পূর্ণমান",
		fourth: "চতুর্থ বিষয় হিসেবে নেওয়া যায়",
	},
	hints: {
		sequence: "নম্বরের ছকে ও ফলাফল পত্রে বিষয়গুলো এই ক্রমে থাকে। খালি রাখলে শেষে বসবে।",
		fullMarks: "ফলাফল পত্রে যে পূর্ণমান থাকবে।",
		monthFull: "সেমিস্টার পরীক্ষায় মাসিক অংশ না থাকলে ০।",
		semesterFull: "শুধু লিখিত পরীক্ষা হলে পূর্ণমানের সমান।",
		monthlyFull: "মাসিক পরীক্ষায় এই বিষয় না থাকলে ০।",
		fourth: "যার এই বিষয়ে নম্বর থাকবে, তার এটি চতুর্থ বিষয়। যার নম্বর থাকবে না, তার ফলাফলে বিষয়টি থাকবে না।",
	},
	errors: {
		twin: "এই শ্রেণিতে এই নামের বিষয় আগেই আছে। অন্য নাম লিখুন।",
		used: "এই বিষয়ে নম্বর তোলা আছে, তাই এটি মোছা যাবে না।",
		classOfUsed: "এই বিষয়ে নম্বর তোলা আছে, তাই শ্রেণি বদলানো যাবে না।",
	},

	marking: "নম্বর ও মেধাক্রম",
	markingFields: {
		weighted: "মাসিক ও সেমিস্টার অংশের নম্বর শতকরা ভাগে ধরা হবে",
		monthShare: "মাসিক অংশের ভাগ (শতকরা)",
		rankWithin: "মেধাক্রম যাদের মধ্যে",
	},
	markingHints: {
		weighted: "টিক না দিলে দুই অংশের নম্বর যোগ হবে। ভাগ বদলালে প্রকাশিত ফলাফল বদলায় না, পরের প্রকাশে লাগে।",
		monthShare: "বাকিটা সেমিস্টার অংশের। যেমন ৩০ লিখলে সেমিস্টার অংশ ৭০।",
	},
	rankWithin: { class: "পুরো শ্রেণি", section: "শাখা" },
} as const;

/** How a mark is typed. */
export const markText = {
	absent: "অনু",
	parts: { month: "মাসিক", semester: "সেমিস্টার", whole: "নম্বর" },
	wrong: "সংখ্যা লিখুন; অনুপস্থিত হলে “অনু”।",
	negative: "নম্বর ০-এর কম হতে পারে না।",
	decimals: "দশমিকের পরে সর্বোচ্চ দুই ঘর লেখা যায়।",
	tooLarge: (full: number) => `পূর্ণমান ${toBengaliDigits(full)}-এর বেশি।`,
	secondFourth: (name: string) => `একজনের একটিই চতুর্থ বিষয় হয়; এর “${name}” বিষয়ে নম্বর আছে।`,
	gone: "এই শিক্ষার্থী বা বিষয়টি এখন আর এই ছকে নেই। পাতাটি আবার খুলুন।",
} as const;

/** The view where marks are entered. */
export const marksText = {
	title: "নম্বর তোলা",
	explanation: "এক্সেল থেকে নম্বরের ঘরগুলো কপি করে যেকোনো ঘরে পেস্ট করা যায়। অনুপস্থিত হলে “অনু” লিখুন। লেখা নিজে থেকেই জমা হয়।",
	exam: "পরীক্ষা",
	section: "শ্রেণি ও শাখা",
	choose: "বেছে নিন",
	open: "ছক খুলুন",
	noExams: "এখনো কোনো পরীক্ষা তৈরি করা হয়নি।",
	noSections: "আপনার কোনো শ্রেণির শাখা নেই। প্রধান শিক্ষককে জানান।",
	noStudents: "এই শাখায় পরীক্ষার বছরে কোনো শিক্ষার্থী নেই।",
	noSubjects: "এই শ্রেণির কোনো বিষয় এই ধরনের পরীক্ষায় নেই।",
	addSubjects: "বিষয় যোগ করুন",
	gone: "পরীক্ষা বা শাখাটি আর নেই। আবার বেছে নিন।",

	roll: "রোল",
	name: "নাম",
	fourth: "চতুর্থ",
	full: (full: number) => toBengaliDigits(full),
	subject: "বিষয়",
	absentButton: "অনুপস্থিত",
	/** The cell with the cursor. */
	cell: (roll: number, name: string, subject: string, part: string, full: number) =>
		`রোল ${toBengaliDigits(roll)} · ${name} · ${subject}${part ? `, ${part}` : ""} · পূর্ণমান ${toBengaliDigits(full)}`,
	place: (roll: number, subject: string, part: string) =>
		`রোল ${toBengaliDigits(roll)}, ${subject}${part ? ` (${part})` : ""}`,
	saved: "সব সংরক্ষিত",
	waiting: (count: number) => `অপেক্ষায়: ${toBengaliDigits(count)}টি ঘর`,
	offline: (count: number) =>
		`সংযোগ নেই। ${toBengaliDigits(count)}টি ঘর এই যন্ত্রে রাখা আছে; সংযোগ ফিরলে নিজে থেকেই জমা হবে।`,
	signedOut: (count: number) =>
		`আপনার লগইনের সময় শেষ। ${toBengaliDigits(count)}টি ঘর এই যন্ত্রে রাখা আছে; অন্য একটি ট্যাবে আবার লগইন করলে জমা হবে।`,
	stopped: (message: string, count: number) => `${message} ${toBengaliDigits(count)}টি ঘর জমা হয়নি।`,
	wrong: (count: number) => `${toBengaliDigits(count)}টি ঘর ভুল, জমা হয়নি`,
	taken: (place: string, by: string, theirs: string, yours: string) =>
		`${place}: ${by} ইতিমধ্যে ${theirs === "" ? "ঘরটি খালি করেছেন" : `“${theirs}” লিখেছেন`}, সেটিই রাখা হলো। আপনার লেখা ছিল “${yours}”; দরকার হলে আবার লিখুন।`,
	changes: {
		title: "কে কোন নম্বর বদলেছেন",
		columns: { at: "কখন", by: "কে", cell: "কোন ঘর", from: "আগে", to: "পরে" },
		emptied: "খালি",
	},
	outside: (count: number) => `${toBengaliDigits(count)}টি ঘর ছকের বাইরে পড়েছে, সেগুলো নেওয়া হয়নি।`,
	more: (count: number) => `এবং আরও ${toBengaliDigits(count)}টি`,
} as const;

/** The sheet of marks as a file. */
export const markFileText = {
	title: "এক্সেল ফাইল",
	download: "শিক্ষার্থীসহ ছকটি নামান",
	name: (exam: string, section: string) => `নম্বর ${exam} ${section}.xlsx`,
	sheet: "নম্বর",
	heading: (subject: string, part: string, full: number) => `${subject}${part && ` – ${part}`} (${full})`,
	file: "পূরণ করা ফাইল (.xlsx বা CSV)",
	reading: "ফাইলটি পড়া হচ্ছে…",
	found: (changed: number, wrong: number) =>
		`${toBengaliDigits(changed)}টি ঘর বদলাবে${wrong > 0 ? `, তার মধ্যে ${toBengaliDigits(wrong)}টি ভুল বলে জমা হবে না` : ""}।`,
	same: "ফাইলের সব নম্বর ছকে আগে থেকেই আছে; কিছু বদলাবে না।",
	put: "ছকে বসান",
	cancel: "বাদ দিন",
	line: (line: number, reason: string) => `সারি ${toBengaliDigits(line)}: ${reason}`,
	ignored: (headings: string[]) => `এই কলামগুলো নেওয়া হয়নি: ${headings.join(", ")}`,
	noHeadings: "ফাইলে “রোল” নামে কলাম পাওয়া যায়নি। এই পাতা থেকে নামানো ছকটি ব্যবহার করুন।",
	noRoll: "রোল লেখা নেই বা সংখ্যা নয়।",
	unknownRoll: "এই শাখায় এই রোলের কেউ নেই।",
	rollTwice: "এই রোল ফাইলে দুবার আছে।",
	missing: "একটি ফাইল বেছে নিন।",
} as const;
