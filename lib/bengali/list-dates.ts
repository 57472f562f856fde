/** Choosing the records of a list by a date. */
export const listDatesText = {
	title: "তারিখ দিয়ে বাছুন",
	from: "থেকে",
	until: "পর্যন্ত",
	show: "দেখান",
	clear: "সব তারিখ",
	order: "শেষের তারিখটি আগেরটির আগে। আবার দেখে লিখুন।",
} as const;
