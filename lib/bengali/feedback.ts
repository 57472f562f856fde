/** Texts of the question below a page; those of the back office are in feedback-office. */
export const feedbackText = {
	question: "এই পাতায় যা খুঁজছিলেন পেয়েছেন?",
	yes: "হ্যাঁ",
	no: "না",
	sending: "পাঠানো হচ্ছে…",
	thanks: "ধন্যবাদ। আপনার উত্তর বিদ্যালয় পেয়েছে।",
	what: "কী খুঁজছিলেন? (না লিখলেও চলে)",
	advice: "নাম বা ফোন নম্বর লিখবেন না। উত্তর পাঠানো যায় না; উত্তর দরকার হলে বিদ্যালয়ে ফোন করুন।",
	send: "পাঠান",
	sent: "ধন্যবাদ। আপনার কথা বিদ্যালয় পেয়েছে।",
	title: "আপনার মতামত",
	back: (name: string) => `“${name}” পাতায় ফিরে যান`,
	home: "প্রথম পাতায় যান",
	goBack: "ব্রাউজারের “পেছনে” বোতাম চেপে আগের পাতায় ফিরে যান।",
	empty: "কিছু লিখুন, অথবা না লিখে পাতায় ফিরে যান।",
} as const;

/** Longest text, in characters. */
export const longestFeedback = 300;
