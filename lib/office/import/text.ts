/** Texts of the view that imports and exports students. */
import { toBengaliDigits } from "@/lib/bengali/digits";

const n = toBengaliDigits;

const kinds = { new: "নতুন", changed: "বদলাবে", same: "একই আছে", refused: "বাদ পড়বে" } as const;

/** The view `/admin/import`. */
export const importText = {
	title: "শিক্ষার্থী আমদানি ও রপ্তানি",
	open: "এক্সেল থেকে আমদানি বা তালিকা রপ্তানি",
	kinds,

	upload: {
		title: "ফাইল থেকে শিক্ষার্থী তুলুন",
		explanation:
			"ছকটি নামিয়ে শিক্ষার্থীদের তথ্য লিখে ফাইলটি দিন। আগে দেখানো হবে কী কী বদলাবে; আপনি নিশ্চিত না করা পর্যন্ত কিছুই বদলায় না।",
		hints: [
			"আইডি বা জন্মনিবন্ধন মিললে আগের শিক্ষার্থীর তথ্য বদলাবে, না মিললে নতুন শিক্ষার্থী হবে। নতুনদের আইডি খালি রাখলে নতুন নম্বর নিজে থেকেই বসবে; নম্বরগুলো পরপর হয় না।",
			"* দেওয়া কলামগুলো পূরণ করতেই হবে। অন্য ঘর খালি রাখলে আগের তথ্য থেকে যায়।",
			"বিভাগ, বেছে নেওয়া বিষয় ও চতুর্থ বিষয় ওই বছরের ওই শ্রেণির বিষয়ের নামে লিখুন; একাধিক হলে কমা দিয়ে।",
			"নতুন শিক্ষার্থীরা পাসওয়ার্ড না পাওয়া পর্যন্ত লগইন করতে পারবে না।",
		],
		template: "ছক নামান (.xlsx)",
		file: "এক্সেল বা CSV ফাইল (সর্বোচ্চ ১০ এমবি)",
		choose: "ফাইল বেছে নিন",
		dropped: "ফাইলটি এখানে ছেড়ে দিলেও হবে।",
		started: "ফাইলটি পড়া হচ্ছে।",
		missing: "একটি ফাইল বেছে নিন।",
		busy: "আরেকটি আমদানি চলছে বা নিশ্চিত করার অপেক্ষায় আছে। সেটি শেষ বা বাতিল করে আবার দিন।",
		of: (file: string) => `ফাইল: ${file}`,
	},

	progress: {
		sending: (percent: number) => `ফাইল পাঠানো হচ্ছে… ${n(percent)}%`,
		reading: "ফাইলটি পড়ে মিলিয়ে দেখা হচ্ছে…",
		applying: (done: number, all: number) => `তোলা হচ্ছে… ${n(all)}টির মধ্যে ${n(done)}টি`,
		cancel: "বাতিল করুন",
	},

	plan: {
		title: "নিশ্চিত করার আগে দেখে নিন",
		none: "এই তালিকায় কোনো সারি নেই।",
		nothing: "এই ফাইলে নতুন কিছু নেই, তাই কিছুই বদলাবে না।",
		allRefused: "কোনো সারি তোলা যাচ্ছে না। নিচের কারণ ঠিক করলে এই ফাইল থেকেই তোলা যাবে, আবার দিতে হবে না।",
		causes: "কেন বাদ পড়ছে",
		cause: (rows: number, text: string) => `${n(rows)}টি সারি: ${text}`,
		missing: (schoolClass: string, section: string) => `${schoolClass} শ্রেণিতে “${section}” শাখা নেই`,
		addSection: (section: string) => `“${section}” শাখা যোগ করুন`,
		addSectionOf: (schoolClass: string, section: string) => `${schoolClass} শ্রেণিতে “${section}” শাখা যোগ করুন`,
		sectionAdded: "শাখা যোগ হয়েছে, ফাইলটি আবার মিলিয়ে দেখা হলো।",
		moved: "ফাইলটি দেখানোর পরে শিক্ষার্থীদের তথ্য বদলেছে, তাই কিছুই তোলা হয়নি। নিচের নতুন হিসাব দেখে আবার নিশ্চিত করুন।",
		ignored: (headings: readonly string[]) => `এই কলামগুলো পড়া হয়নি: ${headings.join(", ")}`,
		columns: { line: "সারি", student: "শিক্ষার্থী", changes: "কী বদলাবে", reasons: "কেন বাদ পড়বে", place: "শ্রেণি" },
		change: (from: string, to: string) => `${from} → ${to}`,
		empty: "খালি",
		ownCodes:
			"ফাইলে বিদ্যালয়ের নিজের আইডি আছে। আইডি পরপর নম্বরের হলে সহজেই অনুমান করা যায়, তাই ফলাফল দেখতে সব সময় জন্মতারিখ বা রোল চাওয়া ভালো।",
		toProof: "সেটিংসে চালু করুন",
		nextCode: "আইডি নিজে থেকে বসবে",
		confirm: (count: number) => `${n(count)}টি সারি তুলুন`,
		confirmRest: (count: number, refused: number) => `${n(count)}টি সারি তুলুন (${n(refused)}টি বাদ থাকবে)`,
		cancel: "বাতিল করুন, কিছু তুলবেন না",
		close: "বন্ধ করুন",
		refused: "বাদ পড়া সারিগুলো কারণসহ নামান (.xlsx)",
		place: (year: string, schoolClass: string, section: string, roll: string) =>
			`${n(year)}, ${schoolClass} – ${section}, রোল ${n(roll)}`,
		noPlace: "শ্রেণিভুক্তি নেই",
		stale: "এই আমদানিটি আর নেই। পাতাটি আবার খুলুন।",
		started: "তোলা শুরু হয়েছে।",
		cancelled: "বাতিল হয়েছে, কিছুই বদলায়নি।",
	},

	past: {
		title: "আগের আমদানি",
		columns: { at: "কখন", file: "ফাইল", who: "কে", counts: "কী হয়েছে", undo: "ফিরিয়ে নেওয়া" },
		counts: (created: number, changed: number, refused: number) =>
			`নতুন ${n(created)}, বদলেছে ${n(changed)}, বাদ পড়েছে ${n(refused)}`,
		done: "তোলা হয়েছে। ভুল হলে “আগের আমদানি” থেকে আগের অবস্থায় ফেরানো যায়।",
		undo: "আগের অবস্থায় ফেরান",
		undoOf: (file: string) => `${file}: আগের অবস্থায় ফেরান`,
		sure: "এই আমদানিতে যারা নতুন এসেছে তারা মুছে যাবে, আর যাদের তথ্য বদলেছে তাদের আগের তথ্য ফিরবে।",
		yes: "হ্যাঁ, ফেরান",
		no: "না",
		undone: "আগের অবস্থায় ফেরানো হয়েছে।",
		wasUndone: "ফেরানো হয়েছে",
		refused: (count: number) => `ফেরানো যায়নি, কিছুই বদলায়নি: ${n(count)} জনের সঙ্গে পরে অন্য কিছু যুক্ত হয়েছে।`,
		kept: `শেষ ${n(10)}টি আমদানি এখানে থাকে।`,
	},

	export: {
		title: "শিক্ষার্থীর তালিকা নামান",
		explanation:
			"ছকের মতো একই কলামে নামে, তাই এক্সেলে বদলে আবার এখান থেকেই তোলা যায়। তালিকায় পরিবারের তথ্য থাকে; অন্য কারও হাতে দেবেন না।",
		class: "শ্রেণি",
		section: "শাখা",
		all: "সব",
		xlsx: "এক্সেল (.xlsx) নামান",
		csv: "CSV নামান",
	},
} as const;
