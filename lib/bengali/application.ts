/** Texts about a submitted application. */

export const detailsText = {
	waiting: "আবেদনের তথ্য আনা হচ্ছে…",
	failed: "আবেদনের তথ্য আনা যায়নি।",
	number: "আবেদন নম্বর",
	keep: "নম্বরটি লিখে রাখুন বা পাতাটি ছাপিয়ে নিন। বিদ্যালয়ে যোগাযোগের সময় এটি লাগবে।",
	empty: "দেওয়া হয়নি",
	print: "ছাপান",
	confirm: "নিশ্চিত",
	forget: "এই ব্রাউজার থেকে সরান",
	picture: (name: string) => `${name}-এর ছবি`,
	noPicture: "ছবি দেওয়া হয়নি",
} as const;

/** What has become of an application, for the applicant. */
export const applicationStateText = {
	new: {
		heading: "আবেদন জমা আছে",
		text: "বিদ্যালয় এখনো সিদ্ধান্ত জানায়নি। সিদ্ধান্ত হলে এই পাতাতেই দেখা যাবে।",
	},
	admitted: {
		heading: "আবেদন গৃহীত হয়েছে",
		text: "অভিনন্দন! ভর্তি হয়েছে। আবেদন নম্বরটিই এখন শিক্ষার্থী আইডি। বিদ্যালয়ের অফিস থেকে পাসওয়ার্ড স্লিপ নিয়ে শিক্ষার্থী কর্নারে ঢোকা যাবে।",
	},
	refused: {
		heading: "আবেদন গৃহীত হয়নি",
		text: "দুঃখিত, এবার ভর্তি করা গেল না।",
	},
	reason: "বিদ্যালয় যে কারণ জানিয়েছে:",
	at: (day: string) => `সিদ্ধান্তের তারিখ ${day}`,
} as const;

/** After submitting an application. */
export const receivedText = {
	heading: "আবেদন জমা হয়েছে",
	number: "আবেদন নম্বর:",
	view: "দেখুন",
	printNow: "ছাপান",
	close: "বন্ধ করুন",
	once: "এই পাতাটি পরে আর খোলা যাবে না। এখনই পাতাটি ছাপিয়ে নিন বা আবেদন নম্বরটি লিখে রাখুন; নম্বরটি বললে বিদ্যালয় আবেদনটি খুঁজে দেবে।",
	home: "প্রথম পাতায় যান",
} as const;
