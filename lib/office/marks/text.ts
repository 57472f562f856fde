/** Texts of subjects and of entering marks. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { listFileText } from "../applicant-list/text";
import type { ListFileText } from "../lists/text";

/** The collection of subjects and the settings of marks. */
export const subjectText = {
	labels: { singular: "বিষয়", plural: "বিষয়" },
	fields: {
		year: "শিক্ষাবর্ষ",
		class: "শ্রেণি",
		name: "বিষয়ের নাম",
		title: "শ্রেণি ও বিষয়",
		sequence: "ক্রম",
		takers: "কাদের জন্য",
		choice: "কোনটির মধ্যে একটি",
		papers: "পত্র",
		paper: "পত্র",
		parts: "অংশ",
		part: "অংশ",
		code: "সংকেত",
		partName: "নাম",
		full: "পূর্ণমান",
		pass: "পাস নম্বর",
		counted: "জিপিএ ও মোটে ধরা হবে",
		passEach: "প্রতিটি পত্রে আলাদা পাস লাগবে",
		monthlyFull: "মাসিক পরীক্ষার পূর্ণমান",
	},
	hints: {
		sequence: "নম্বরের ছকে ও ফলাফলপত্রে বিষয়গুলো এই ক্রমে থাকে। খালি রাখলে শেষে বসবে।",
		takers: "একই বিষয় কারও আবশ্যিক, কারও চতুর্থ হলে “যে বেছে নেয়” বা “কয়েকটির মধ্যে একটি” দিন।",
		groups: "খালি রাখলে সব বিভাগ।",
		choice: "যেমন: ধর্মের বিষয়। একই নামের বিষয়গুলোর মধ্যে প্রত্যেকে একটি নেয়।",
		religion: "যার ধর্ম এটি, সে অন্য কিছু না বাছলে এই বিষয় পায়।",
		papers: "এক পত্রের বিষয়েও একটি পত্র থাকে। পাস নম্বর খালি থাকলে অংশে আলাদা পাস লাগে না।",
		code: "ছোট নাম, ফাঁকা ছাড়া। যেমন: ১, সৃজনশীল",
		counted: "টিক না দিলে গ্রেড দেখানো হয়, কিন্তু জিপিএ, মোট ও পাসে ধরা হয় না।",
		passEach: "টিক না দিলে একই অংশের নম্বর সব পত্র মিলিয়ে ধরা হয়।",
		monthlyFull: "মাসিক পরীক্ষায় এই বিষয় না থাকলে ০।",
	},
	takers: {
		all: "সবার জন্য",
		group: "বিভাগের সবার জন্য",
		choice: "কয়েকটির মধ্যে একটি",
		chosen: "যে বেছে নেয়",
	},
	errors: {
		twin: "এই শিক্ষাবর্ষে এই শ্রেণিতে এই নামের বিষয় আগেই আছে। অন্য নাম লিখুন।",
		used: "এই বিষয়ে নম্বর তোলা আছে, তাই এটি মোছা যাবে না।",
		placeOfUsed: "এই বিষয়ে নম্বর তোলা আছে, তাই শিক্ষাবর্ষ ও শ্রেণি বদলানো যাবে না।",
		year: "শিক্ষাবর্ষ বেছে নিন।",
		code: "ছোট একটি সংকেত লিখুন, ফাঁক বা / ছাড়া।",
		codes: "অন্তত একটি লাগবে, আর প্রতিটির সংকেত আলাদা হবে।",
		codesOfChanged: "একটি পরীক্ষায় এর পূর্ণমান আলাদা করা আছে, তাই সেখানে লেখা সংকেত বদলানো বা মোছা যাবে না। আগে পরীক্ষাটি থেকে সরান।",
		codesOfUsed: (lost: readonly { paper: string; part: string }[]) =>
			`এখানে নম্বর তোলা আছে, তাই সংকেত বদলানো বা মোছা যাবে না: ${lost.map(({ paper, part }) => `পত্র ${paper}, অংশ ${part}`).join("; ")}। সংকেত আগের মতো রাখুন, অথবা আগে নম্বরগুলো খালি করুন।`,
		full: "০-এর বেশি নম্বর লিখুন, সর্বোচ্চ ১০০০, দশমিকের পরে সর্বোচ্চ দুই ঘর।",
		fullOrNone: "সর্বোচ্চ ১০০০ লিখুন, দশমিকের পরে সর্বোচ্চ দুই ঘর; বিষয়টি পরীক্ষায় না থাকলে ০।",
		pass: "পাস নম্বর পূর্ণমানের বেশি হতে পারে না।",
		choice: "কোনটির মধ্যে একটি, তার নাম লিখুন।",
	},

	marking: "নম্বর ও মেধাক্রম",
	markingFields: {
		rounding: "বিষয়ের মোট নম্বর",
		placeFailed: "অকৃতকার্যরাও মেধাক্রম পাবে",
		rankWithin: "মেধাক্রম যাদের মধ্যে",
	},
	markingHints: { placeFailed: "টিক দিলে তারা সব কৃতকার্যের পরে থাকবে।" },
	roundings: { none: "যেমন আছে তেমন", "half-up": "পূর্ণ সংখ্যায় (৩২.৫ হলে ৩৩)" },
	rankWithin: { class: "পুরো শ্রেণি", section: "শাখা", group: "বিভাগ" },
} as const;

/** How a mark is typed. */
export const markText = {
	absent: "অনু",
	/** The only part of a subject. */
	whole: "নম্বর",
	wrong: "সংখ্যা লিখুন; অনুপস্থিত হলে “অনু”।",
	negative: "নম্বর ০-এর কম হতে পারে না।",
	decimals: "দশমিকের পরে সর্বোচ্চ দুই ঘর লেখা যায়।",
	tooLarge: (full: number) => `পূর্ণমান ${toBengaliDigits(full)}-এর বেশি।`,
	onlyEmpty: "শিক্ষার্থী এই বিষয় নেয় না; ঘরটি শুধু খালি করা যায়।",
	/** A subject that the account was not given. */
	notOwn: "এই বিষয়ের নম্বর তোলার দায়িত্ব আপনার নয়।",
	notTaken: (name: string) => `এই শিক্ষার্থী “${name}” নেয় না।`,
	gone: "এই শিক্ষার্থী বা বিষয়টি এখন আর এই ছকে নেই। পাতাটি আবার খুলুন।",
} as const;

/** Heading of a column with rolls, in a pasted block. */
export const rollHeading = /রোল|roll/i;

/** The view where marks are entered. */
export const marksText = {
	title: "নম্বর তোলা",
	explanation:
		"এক্সেল থেকে নম্বরের ঘরগুলো কপি করে যেকোনো ঘরে পেস্ট করা যায়। মাউসে টেনে বা Shift চেপে অনেক ঘর একসঙ্গে বাছা যায়। অনুপস্থিত হলে “অনু” বা A লিখুন। লেখা নিজে থেকেই জমা হয়।",
	exam: "পরীক্ষা",
	open: "ছক খুলুন",
	allSections: "সব শাখার হিসাব",
	overview: {
		explanation: "কোন শাখার কোন বিষয়ে কতটি ঘর পূরণ হয়েছে। ঘরে চাপলে সেই শাখার ছক খোলে।",
		none: "এই পরীক্ষার বছরে আপনার কোনো শ্রেণিতে শিক্ষার্থী নেই।",
		section: "শাখা",
		students: (count: number) => `${toBengaliDigits(count)} জন`,
		entered: (entered: number, expected: number) => `${toBengaliDigits(entered)}/${toBengaliDigits(expected)}`,
		/** For screen readers. */
		openOf: (section: string, subject: string) => `${section}, ${subject}: ছক খুলুন`,
	},
	noExams: "এখনো কোনো পরীক্ষা তৈরি করা হয়নি।",
	addExam: "পরীক্ষা যোগ করুন",
	askForExam: "প্রধান শিক্ষককে পরীক্ষাটি যোগ করতে বলুন।",
	/** To an exam account, which has classes of its own. */
	noOwnSections: "আপনার কোনো শ্রেণির শাখা নেই। প্রধান শিক্ষককে জানান।",
	noSections: "এখনো কোনো শাখা নেই। আগে শাখা যোগ করুন।",
	addSection: "শাখা যোগ করুন",
	noStudents: "এই শাখায় পরীক্ষার বছরে কোনো শিক্ষার্থী নেই।",
	noSubjects: "এই শ্রেণির কোনো বিষয় এই ধরনের পরীক্ষায় নেই।",
	addSubjects: "বিষয় যোগ করুন",
	gone: "পরীক্ষা বা শাখাটি আর নেই। আবার বেছে নিন।",

	roll: "রোল",
	name: "নাম",
	full: (full: number) => toBengaliDigits(full),
	subject: "বিষয়",
	/** Head of the column with total, average and letter. */
	total: "মোট · জিপিএ",
	absentButton: "অনুপস্থিত",
	/** The cell with the cursor. */
	cell: (roll: number, name: string, subject: string, part: string, full: number) =>
		`রোল ${toBengaliDigits(roll)} · ${name} · ${subject}${part ? `, ${part}` : ""} · পূর্ণমান ${toBengaliDigits(full)}`,
	place: (roll: number, subject: string, part: string) =>
		`রোল ${toBengaliDigits(roll)}, ${subject}${part ? ` (${part})` : ""}`,
	opening: "ছকটি খোলা হচ্ছে…",
	saved: "সব সংরক্ষিত",
	/** Nothing waits, but some cells are wrong. */
	notAll: "সব সংরক্ষিত হয়নি",
	waiting: (count: number) => `অপেক্ষায়: ${toBengaliDigits(count)}টি ঘর`,
	offline: (count: number) =>
		`সংযোগ নেই। ${toBengaliDigits(count)}টি ঘর এই যন্ত্রে রাখা আছে; সংযোগ ফিরলে নিজে থেকেই জমা হবে।`,
	signedOut: (count: number) =>
		`আপনার লগইনের সময় শেষ। ${toBengaliDigits(count)}টি ঘর এই যন্ত্রে রাখা আছে; অন্য একটি ট্যাবে আবার লগইন করলে জমা হবে।`,
	stopped: (message: string, count: number) => `${message} ${toBengaliDigits(count)}টি ঘর জমা হয়নি।`,
	wrong: (count: number) => `${toBengaliDigits(count)}টি ঘর ভুল, জমা হয়নি`,
	taken: (place: string, by: string, theirs: string, yours: string) =>
		`${place}: ${by} ইতিমধ্যে ${theirs === "" ? "ঘরটি খালি করেছেন" : `“${theirs}” লিখেছেন`}, সেটিই রাখা হলো। আপনার লেখা ছিল “${yours}”; দরকার হলে আবার লিখুন।`,
	/** Why a paste cannot be taken back. */
	changedSince: "নম্বরটি পরে বদলানো হয়েছে",
	/** Students who have left the section since. */
	otherPlaces: "শাখা বদলানো শিক্ষার্থী",
	changes: {
		title: "কে কোন নম্বর বদলেছেন",
		columns: { at: "কখন", by: "কে", cell: "কোন ঘর", from: "আগে", to: "পরে" },
		emptied: "খালি",
	},
	/** Cells that are selected together. */
	selected: (count: number) => `${toBengaliDigits(count)}টি ঘর বাছা`,
	/** Subjects that nobody in the section takes, whose columns are not shown. */
	showUntaken: (count: number) => `কেউ নেয় না এমন ${toBengaliDigits(count)}টি বিষয়ও দেখান`,
	hideUntaken: (count: number) => `কেউ নেয় না এমন ${toBengaliDigits(count)}টি বিষয় লুকান`,
	/** Opens the choice of another grid. */
	other: "অন্য পরীক্ষা বা শাখা",
	undo: "আগের অবস্থায় ফেরান",
	/** Some cells have been changed by others since. */
	undoKept: (count: number) => `${toBengaliDigits(count)}টি ঘর পরে বদলেছে, সেগুলো যেমন আছে তেমনই থাকল।`,
	paste: {
		title: "পেস্ট",
		/** The block may have rolls. */
		rolls: "কপি করা অংশের প্রথম দিকে রোল আছে বলে মনে হচ্ছে।",
		example: (place: string, mark: string) => `রোল ধরলে যেমন বসবে: ${place} = ${toBengaliDigits(mark)}`,
		rollsAlone: "কপি করা অংশে শুধু রোল আছে, নম্বর নেই। তাই কিছুই বসানো হয়নি।",
		maybeRollsAlone: "এগুলো রোল বলে মনে হচ্ছে, নম্বর নয়।",
		overwrites: (count: number) => `${toBengaliDigits(count)}টি ভরা ঘরের নম্বর বদলে যাবে।`,
		byRoll: "রোল মিলিয়ে বসান",
		inPlace: "সবই নম্বর, যেমন আছে তেমন বসান",
		/** A button with the number of filled cells that it overwrites. */
		overwriting: (button: string, count: number) =>
			count > 0 ? `${button} (${toBengaliDigits(count)}টি ভরা ঘর বদলাবে)` : button,
		yes: "বসান",
		no: "বাদ দিন",
		unknown: (rolls: readonly string[]) =>
			`এই রোলের কেউ এই শাখায় নেই, তাই এদের কিছু নেওয়া হয়নি: ${rolls.map(toBengaliDigits).join(", ")}`,
		/** Headings of the copied block that are no subject or part of the grid. */
		headings: (headings: readonly string[]) =>
			`এই শিরোনামের কোনো বিষয় ছকে নেই, তাই এই কলামগুলো নেওয়া হয়নি: ${headings.join(", ")}`,
		repeated: (rolls: readonly string[]) =>
			`এই রোল কপিতে একাধিকবার আছে, তাই এদের কিছু নেওয়া হয়নি: ${rolls.map(toBengaliDigits).join(", ")}`,
	},
	untaken: (count: number) => `${toBengaliDigits(count)}টি ঘর এমন বিষয়ের, যা ওই শিক্ষার্থী নেয় না; সেগুলো নেওয়া হয়নি।`,
	/** Marks in subjects that students do not take any more. */
	left: (count: number) =>
		`${toBengaliDigits(count)}টি ঘরে এমন বিষয়ের নম্বর রয়ে গেছে, যা শিক্ষার্থী এখন নেয় না। এগুলো ফলাফলে ধরা হয় না। বিষয় ভুল হলে “শ্রেণির বিষয়” থেকে ঠিক করুন, না হলে নম্বরগুলো খালি করুন।`,
	emptyLeft: (count: number) => `এই ${toBengaliDigits(count)}টি ঘর খালি করুন`,
	/** Cells of taken subjects without a mark; a button that goes to the first. */
	missing: (count: number) => `খালি: ${toBengaliDigits(count)}টি ঘর`,
	outside: (count: number) => `${toBengaliDigits(count)}টি ঘর ছকের বাইরে পড়েছে, সেগুলো নেওয়া হয়নি।`,
	more: (count: number) => `এবং আরও ${toBengaliDigits(count)}টি`,
} as const;

/** Students without any mark, and those who are left out. */
export const settleText = {
	title: "যাদের কোনো নম্বর নেই",
	/** In one of the exams that a combined one is computed from. */
	titleIn: (exam: string) => `${exam}: যাদের কোনো নম্বর নেই`,
	outTitle: "যারা এই পরীক্ষায় নেই",
	outOf: (exam: string) => `${exam}: যারা এই পরীক্ষায় নেই`,
	absent: "পুরো পরীক্ষায় অনুপস্থিত",
	out: "এই পরীক্ষায় নেই",
	in: "এই পরীক্ষায় আছে",
	all: (count: number) => `${toBengaliDigits(count)} জনই`,
	of: (name: string, what: string) => `${name}: ${what}`,
	done: "ঠিক করা হয়েছে।",
	marked: "এর নম্বর তোলা আছে। আগে নম্বরগুলো মুছুন।",
	combined: "সম্মিলিত পরীক্ষার নম্বর আলাদা তোলা হয় না; মূল পরীক্ষায় অনুপস্থিত লিখুন।",
} as const;

/** The sheet of marks as a file. */
export const markFileText = {
	...listFileText,
	title: "এক্সেল ফাইল",
	download: "শিক্ষার্থীসহ ছকটি নামান",
	name: (exam: string, section: string) => `নম্বর ${exam} ${section}.xlsx`,
	sheet: "নম্বর",
	heading: (subject: string, part: string, full: number) => `${subject}${part && ` – ${part}`} (${full})`,
	refusedName: "বাদ-পড়া-নম্বর.xlsx",
	file: "পূরণ করা ফাইল (.xlsx বা CSV)",
	adding: "নম্বর বসানো হচ্ছে…",
	counts: (fresh: number, same: number, refused: number) =>
		`${toBengaliDigits(fresh)} জনের নম্বর বদলাবে, ${toBengaliDigits(same)} জনের আগের মতোই আছে, ${toBengaliDigits(refused)}টি সারি ভুল`,
	nothing: "ফাইলের সব নম্বর ছকে আগে থেকেই আছে; কিছু বদলাবে না।",
	whole: "ভুল সারি থাকলে ফাইলের কিছুই নেওয়া হয় না। ভুলগুলো ঠিক করে পুরো ফাইলটি আবার দিন।",
	confirm: (count: number) => `${toBengaliDigits(count)} জনের নম্বর ছকে বসান`,
	done: (count: number) => `${toBengaliDigits(count)}টি ঘরের নম্বর বসানো হয়েছে।`,
	undoHint: "ভুল হলে ফলাফল প্রকাশের আগে পর্যন্ত “আজ কী হলো” পাতা থেকে ফিরিয়ে নেওয়া যায়, যতক্ষণ না এর কোনো নম্বর বদলানো হয়।",
	queue: "ছকটি দেখুন",
	columns: { line: "সারি", name: "রোল", reasons: "কেন ভুল" },
	refused: "ভুল সারিগুলো কারণসহ নামান (.xlsx)",
	moved: "ফাইলটি দেখানোর পরে নম্বর বা শিক্ষার্থী বদলেছে, তাই কিছুই বসানো হয়নি। নতুন হিসাব দেখে আবার নিশ্চিত করুন।",
	ignored: (headings: readonly string[]) => `এই কলামগুলো নেওয়া হয়নি: ${headings.join(", ")}`,
	noHeadings: "ফাইলে “রোল” নামে কলাম পাওয়া যায়নি। এই পাতা থেকে নামানো ছকটি ব্যবহার করুন।",
	noRoll: "রোল লেখা নেই বা সংখ্যা নয়।",
	unknownRoll: "এই শাখায় এই রোলের কেউ নেই।",
	rollTwice: "এই রোল ফাইলে দুবার আছে।",
} as const satisfies ListFileText & Record<string, unknown>;
