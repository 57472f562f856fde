/** Texts of the offline page. */
export const offlineText = {
	title: "ইন্টারনেট সংযোগ নেই",
	explain: "এই পাতাটি এখন আনা যাচ্ছে না। সংযোগ ফিরে এলে আবার চেষ্টা করুন।",
	retry: "আবার চেষ্টা করুন",
	/** Kinds of kept pages, by the beginning of their path; all others are the last. */
	kinds: {
		"/educational/notice/": "নোটিশ",
		"/educational/routine/": "রুটিন",
		"/educational/curriculum/": "পাঠ্যক্রম",
		"/calendar": "শিক্ষাপঞ্জি",
		"/content/": "তথ্যের পাতা",
		"/": "অন্য পাতা",
	},
	keptOn: (day: string) => `${day} তারিখে রাখা`,
	kept: "সংযোগ ছাড়াই যে পাতাগুলো পড়া যাবে",
	lastResult: "শেষ দেখা ফলাফল",
	forget: "ফলাফলটি এই ফোন থেকে মুছুন",
	nothingKept: "এই ফোনে এখনো কোনো পাতা রাখা নেই।",
} as const;
