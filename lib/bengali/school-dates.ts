/** Names of the school year's dates, for the pages and the back office. */

export const dateKinds = { holiday: "ছুটি", exam: "পরীক্ষা", event: "অনুষ্ঠান" } as const;
export type DateKind = keyof typeof dateKinds;

/** Texts of the form and the list in the back office. */
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
