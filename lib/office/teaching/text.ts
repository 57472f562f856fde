/** Texts of setting up the subjects of a class, and of who takes them. */
import { toBengaliDigits } from "@/lib/bengali/digits";

/** The view of a class's subjects and of its students' choices. */
export const teachingText = {
	title: "শ্রেণির বিষয়",
	explanation: "শিক্ষাবর্ষ ও শ্রেণি বেছে নিন। বিষয়গুলো একবারে বসিয়ে নিয়ে পরে বদলানো যায়।",
	class: "শ্রেণি",
	open: "খুলুন",
	gone: "শিক্ষাবর্ষ, শ্রেণি বা শাখাটি আর নেই। আবার বেছে নিন।",
	heading: (className: string, year: number) => `${className} · ${toBengaliDigits(year)}`,
	none: "এই শিক্ষাবর্ষে এই শ্রেণির কোনো বিষয় এখনো নেই।",
	columns: { name: "বিষয়", takers: "কাদের জন্য", parts: "পত্র ও অংশ", counted: "জিপিএতে" },
	counted: { yes: "হ্যাঁ", no: "না" },
	part: (name: string, full: number, pass: number | null) =>
		`${name} ${toBengaliDigits(full)}${pass === null ? "" : ` (পাস ${toBengaliDigits(pass)})`}`.trim(),
	add: "নতুন বিষয়",
	national: "জাতীয় তালিকা",
	nationalNote: "এনসিটিবি অনুযায়ী, বদলানো যায়। যে নামের বিষয় আগে থেকেই আছে, তা যেমন আছে তেমনই থাকে।",
	source: (source: string) => `সূত্র: ${source}`,
	take: (title: string) => `${title} নিন`,
	copy: (year: number) => `${toBengaliDigits(year)} সালের বিষয়গুলো নিন`,
	noEarlier: "আগের কোনো শিক্ষাবর্ষে এই শ্রেণির বিষয় নেই।",
	unreleased: (count: number) =>
		count > 0
			? `বিষয় বদলালে এই শিক্ষাবর্ষের ${toBengaliDigits(count)}টি অপ্রকাশিত পরীক্ষায় লাগবে। প্রকাশিত ফলাফল বদলায় না।`
			: "এই শিক্ষাবর্ষে এই শ্রেণির কোনো অপ্রকাশিত পরীক্ষা নেই। প্রকাশিত ফলাফল বদলায় না।",
	added: (count: number) => `${toBengaliDigits(count)}টি বিষয় যোগ হয়েছে।`,

	who: "কে কোন বিষয় নেয়",
	section: (name: string) => `শাখা ${name}`,
	whoHeading: (section: string, year: number) => `কে কোন বিষয় নেয়: ${section} · ${toBengaliDigits(year)}`,
	whoExplanation:
		"ঘরে নাম লিখুন, অথবা এক্সেল থেকে ঘরগুলো কপি করে যেকোনো ঘরে পেস্ট করুন। খালি রাখলে ধর্মের বিষয় শিক্ষার্থীর ধর্ম থেকে বসে। প্রথম কলামে রোল থাকলে রোল মিলিয়ে বসে।",
	noStudents: "এই শাখায় এই শিক্ষাবর্ষে কোনো শিক্ষার্থী নেই।",
	back: "বিষয়ের তালিকা",
	roll: "রোল",
	name: "নাম",
	group: "বিভাগ",
	religion: "ধর্ম (শিক্ষার্থীর)",
	fourth: "চতুর্থ বিষয়",
	further: "আরও বিষয়",
	takes: "মোট বিষয়",
	state: "অবস্থা",
	fine: "ঠিক আছে",
	cell: (column: string, roll: number, name: string) => `${column}, রোল ${toBengaliDigits(roll)}, ${name}`,
	wrongRows: (count: number) => `${toBengaliDigits(count)} জনের বিষয় ঠিক নেই।`,
	changed: (count: number) => `${toBengaliDigits(count)} জনের বদল সংরক্ষণ করা হয়নি।`,
	unchanged: "সব সংরক্ষিত",
	unknownRolls: (rolls: string[]) => `এই রোল এই শাখায় নেই বা একাধিক সারিতে আছে, তাই নেওয়া হয়নি: ${rolls.join(", ")}`,
	outside: (count: number) => `${toBengaliDigits(count)}টি ঘর ছকের বাইরে পড়েছে, সেগুলো নেওয়া হয়নি।`,
	save: "সংরক্ষণ করুন",
	saved: (count: number) => `${toBengaliDigits(count)} জনের বিষয় সংরক্ষণ করা হয়েছে।`,
	row: (roll: number, faults: readonly string[]) => `রোল ${toBengaliDigits(roll)}: ${faults.join(", ")}`,
	notFound: (text: string) => `“${text}” পাওয়া যায়নি`,

	/** Why a student's choice of subjects is impossible. */
	faults: {
		noGroup: "বিভাগ লেখা নেই",
		changed: "এর মধ্যে অন্য কেউ এটি বদলেছেন। এই সারিটি আগের মতো রেখে বাকিগুলো সংরক্ষণ করুন, তারপর পাতাটি আবার খুলে দেখুন",
		unknown: "বেছে নেওয়া একটি বিষয় এই শ্রেণিতে নেই",
		notOptional: (name: string) => `“${name}” বেছে নেওয়ার বিষয় নয়`,
		otherGroup: (name: string) => `“${name}” এই বিভাগের নয়`,
		twice: (name: string) => `“${name}” দুবার`,
		several: (choice: string) => `${choice}: একটির বেশি বাছা হয়েছে`,
		missing: (choice: string) => `${choice}: কোনোটি বাছা হয়নি`,
		noFourth: (name: string) => `“${name}” চতুর্থ বিষয় হতে পারে না`,
		notCounted: (name: string) => `“${name}” জিপিএতে ধরা হয় না, তাই চতুর্থ বিষয় হতে পারে না`,
	},
} as const;
