/** What stands for a page, or a part of one, that could not be shown: a file of its own, because every page carries it. */
export const failureText = {
	heading: "পাতাটি দেখানো যায়নি",
	part: "এই অংশটি দেখানো যায়নি।",
	retry: "একটু পরে আবার চেষ্টা করুন",
} as const;
