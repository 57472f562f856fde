/** The guide of the staff inside the back office. */
export const guideText = {
	title: "নির্দেশিকা",
	open: "এই পাতা কীভাবে ব্যবহার করবেন",
	contents: "সূচি",
	waiting: "নির্দেশিকা খুলছে…",
	whole: "পুরো নির্দেশিকা দেখুন",
	close: "বন্ধ করুন",
} as const;
