/** Texts of the view where staff enter the routine of an exam. */
import { toBengaliDigits } from "@/lib/bengali/digits";

const n = toBengaliDigits;

/** Headings of pasted columns in all the ways in which people write them; `weekday` is compared with the date. */
export const headingWords = {
	class: ["শ্রেণি", "শ্রেণী", "ক্লাস", "Class"],
	subject: ["বিষয়", "পরীক্ষার বিষয়", "বিষয়ের নাম", "Subject"],
	date: ["তারিখ", "পরীক্ষার তারিখ", "Date"],
	weekday: ["বার", "দিন", "তারিখ ও বার", "Day"],
	time: ["সময়", "পরীক্ষার সময়", "Time"],
	ends: ["শেষ", "শেষ সময়", "শেষের সময়", "End"],
	hall: ["কক্ষ", "কক্ষ নম্বর", "হল", "রুম", "স্থান", "Hall", "Room"],
} as const;

/** Beginnings of the names of weekdays, from Sunday. */
export const weekdayWords = ["রবি", "সোম", "মঙ্গল", "বুধ", "বৃহস্পতি", "শুক্র", "শনি"] as const;

/** Between two times, and after them. */
export const timeWords = { between: ["থেকে", "হতে", "to"], after: ["পর্যন্ত"] } as const;

export const examRoutineOfficeText = {
	title: "পরীক্ষার রুটিন",
	explanation:
		"কোন শ্রেণির কোন বিষয়ের পরীক্ষা কবে, কখন ও কোথায়: একবার লিখলেই ওয়েবসাইটের রুটিন, শিক্ষাপঞ্জি, ফোনের ক্যালেন্ডার, প্রবেশপত্র ও আসন বিন্যাসে চলে যায়। প্রকাশ না করা পর্যন্ত বাইরের কেউ দেখে না। রুটিনের ফাইল আগের মতোই “রুটিন” থেকে তোলা যায়।",
	noExams: "এখনো কোনো পরীক্ষা নেই। আগে “পরীক্ষা” থেকে একটি পরীক্ষা যোগ করুন।",
	gone: "পরীক্ষাটি পাওয়া যায়নি। নিচের তালিকা থেকে বেছে নিন।",
	heads: { exam: "পরীক্ষা", state: "রুটিন" },
	states: {
		none: "লেখা হয়নি",
		draft: (count: number) => `খসড়া, ${n(count)}টি পরীক্ষা`,
		public: (count: number) => `প্রকাশিত, ${n(count)}টি পরীক্ষা`,
	},
	all: "সব পরীক্ষা",
	columns: { class: "শ্রেণি", subject: "বিষয়", date: "তারিখ", time: "সময়", hall: "কক্ষ" },
	examples: {
		class: "ষষ্ঠ",
		subject: "বাংলা",
		date: "২৪-১১-২০২৬",
		time: "সকাল ১০:০০ – দুপুর ১:০০",
		hall: "কক্ষ ৫",
	},
	cell: (row: number, column: string) => `${n(row)} নম্বর সারি: ${column}`,
	addRow: "আরেকটি সারি",
	removeRow: (row: number) => `${n(row)} নম্বর সারি বাদ দিন`,
	remove: "বাদ",
	holiday: (name: string) => `ছুটি: ${name}`,
	weekend: "সাপ্তাহিক ছুটি",

	paste: {
		title: "এক্সেল বা লেখা থেকে পেস্ট করুন",
		hint: "প্রতি সারিতে শ্রেণি, বিষয়, তারিখ, সময় ও কক্ষ; অথবা উপরে শ্রেণির নাম আর বাঁয়ে তারিখ দেওয়া পুরো ছক। সময় ও কক্ষ না থাকলেও চলে। যা বোঝা যাবে না, তার ঘরে লাল দাগ থাকবে।",
		label: "পেস্ট করা লেখা",
		add: "ছকে বসান",
		placed: (count: number) => `${n(count)}টি সারি ছকে বসেছে। দেখে নিয়ে সংরক্ষণ করুন।`,
		nothing: "লেখাটিতে কোনো সারি পাওয়া যায়নি।",
		ignored: (texts: readonly string[]) => `এগুলো নেওয়া হয়নি, কারণ কোন ঘরের তা বোঝা যায়নি: ${texts.join("; ")}`,
		tooMany: (most: number) => `একটি রুটিনে সর্বোচ্চ ${n(most)}টি সারি থাকতে পারে।`,
	},
	copy: {
		title: "আগের কোনো পরীক্ষা থেকে নিন",
		hint: "বিষয়, সময় ও কক্ষ যেমন ছিল তেমন আসে। তারিখ সরে প্রথম পরীক্ষার নতুন তারিখ থেকে, ছুটির দিন বাদ দিয়ে।",
		exam: "কোন পরীক্ষা",
		first: "প্রথম পরীক্ষার নতুন তারিখ",
		take: "ছকে বসান",
	},

	saveDraft: "খসড়া রাখুন",
	publish: "প্রকাশ করুন",
	save: "সংরক্ষণ করুন",
	hide: "প্রকাশ তুলে নিন",
	sending: "সংরক্ষণ হচ্ছে…",
	publicNow: "রুটিনটি প্রকাশিত। এখানে কিছু বদলে সংরক্ষণ করলে সঙ্গে সঙ্গে ওয়েবসাইটে বদলে যায়।",
	draftNow: "রুটিনটি এখনো খসড়া, বাইরের কেউ দেখে না।",
	onSite: "ওয়েবসাইটে দেখুন",
	saved: "খসড়া রাখা হয়েছে।",
	published: "রুটিন প্রকাশিত হয়েছে।",
	changed: (count: number) => `${n(count)}টি বদল সংরক্ষণ হয়েছে; ওয়েবসাইটে দেখা যাচ্ছে।`,
	hidden: "রুটিনটি আর ওয়েবসাইটে দেখা যায় না।",
	same: "কিছু বদলায়নি।",
	refused: (count: number) => `${n(count)}টি ঘর ঠিক করতে হবে, তাই কিছুই সংরক্ষণ হয়নি।`,
	empty: "রুটিনে কোনো পরীক্ষা নেই, তাই প্রকাশ করা যায়নি। আগে অন্তত একটি সারি লিখুন।",
	moved: "পাতাটি খোলার পরে অন্য কেউ রুটিনটি বদলেছেন, তাই কিছুই সংরক্ষণ হয়নি। পাতাটি আবার খুলে দেখুন।",
	noRoutine: "সেই পরীক্ষার কোনো রুটিন লেখা নেই।",
	faults: {
		time: "সময়টি বোঝা যায়নি। যেমন লিখুন: সকাল ১০:০০ – দুপুর ১:০০",
		order: "শেষের সময়টি শুরুর আগে পড়েছে।",
		year: (year: number) => `পরীক্ষাটি ${n(year)} শিক্ষাবর্ষের। তারিখের সালটি মিলিয়ে দেখুন।`,
		weekday: (weekday: string) => `এই তারিখে ${weekday}। তারিখ ও বার মিলিয়ে দেখুন।`,
		twice: (row: number) => `${n(row)} নম্বর সারিতে এই শ্রেণির এই বিষয় আগেই আছে।`,
	},

	/** After a change that families have to know. */
	told: {
		banner: "সাইটের উপরে জরুরি ঘোষণা দিন",
		published: (exam: string, span: string, address: string) =>
			`${exam}: পরীক্ষার রুটিন প্রকাশিত হয়েছে (${span})। দেখুন: ${address}`,
		changed: (exam: string, lines: readonly string[], address: string) =>
			[`${exam}: পরীক্ষার রুটিন বদলেছে।`, ...lines, `পুরো রুটিন: ${address}`].join("\n"),
		moved: (what: string, before: string, now: string) => `${what}: আগে ${before}; এখন ${now}`,
		added: (what: string, now: string) => `${what}: নতুন, ${now}`,
		removed: (what: string, before: string) => `${what}: ${before}-এর পরীক্ষা বাদ`,
		more: (count: number) => `এবং আরও ${n(count)}টি বদল`,
		hidden: (exam: string) => `${exam}: পরীক্ষার আগের রুটিন আর চলবে না। নতুন রুটিন পরে জানানো হবে।`,
		onBanner: {
			published: (exam: string) => `${exam}: রুটিন প্রকাশিত হয়েছে`,
			changed: (exam: string) => `${exam}: রুটিন বদলেছে`,
		},
	},

	/** The record of what was done, and why it cannot be taken back. */
	acts: {
		draft: (count: number) => `রুটিনের খসড়া, ${n(count)}টি পরীক্ষা`,
		published: (count: number) => `রুটিন প্রকাশ, ${n(count)}টি পরীক্ষা`,
		changed: (count: number) => `প্রকাশিত রুটিনে ${n(count)}টি বদল`,
		hidden: () => "রুটিনের প্রকাশ তুলে নেওয়া",
	},
	held: "রুটিনটি পরে আবার বদলানো হয়েছে",
} as const;
