/** Texts of the urgent banner on top of every page. */

export const bannerText = {
	label: "জরুরি ঘোষণা",
	prefix: "জরুরি:",
	/** On a page that the service worker kept, while there is no connection or a slow one. */
	kept: "ইন্টারনেট ধীর বা বন্ধ। এটি আগে রাখা পাতা; ঘোষণাটি বদলে গিয়ে থাকতে পারে।",
	fields: { text: "ঘোষণা", link: "লিংক", startsAt: "কখন থেকে", endsAt: "কখন পর্যন্ত" },
} as const;
