/** Texts of third-party embeds on the home page. */
export const embedText = {
	social: {
		title: "আমাদের ফেসবুক পাতা",
		show: "ফেসবুক পাতাটি এখানে দেখুন",
		link: "ফেসবুকে আমাদের পাতায় যান",
	},
	anthem: {
		title: "জাতীয় সংগীত",
		show: "জাতীয় সংগীতের ভিডিও এখানে চালান",
		link: "ইউটিউবে জাতীয় সংগীত শুনুন",
	},
	outside: "চাপ দিলে বাইরের ওয়েবসাইট থেকে তথ্য আনা হবে।",
	waiting: "আনা হচ্ছে…",
	failed: "এখানে দেখানো গেল না। নিচের লিংকে চাপ দিন।",
} as const;
