/** Texts of the error page: a separate module, because it is part of every page's script. */
export const failureText = {
	heading: "পাতাটি দেখানো যায়নি",
	part: "এই অংশটি দেখানো যায়নি।",
	retry: "একটু পরে আবার চেষ্টা করুন",
} as const;
