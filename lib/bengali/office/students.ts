/** Texts of the student's record in the back office. */

export const recordText = {
	title: "এক নজরে",
	photo: (name: string) => `${name}-এর ছবি`,
	noPhoto: "ছবি নেই",
	addPhoto: "ছবি দিন",
	changePhoto: "ছবি বদলান",
	sendingPhoto: "ছবি পাঠানো হচ্ছে…",
	enrolments: "শ্রেণিভুক্তি",
	noEnrolment: "এখনো কোনো শ্রেণিতে নেই।",
	results: "ফলাফল",
	noResult: "এখনো কোনো ফলাফল নেই।",
	columns: {
		year: "শিক্ষাবর্ষ",
		section: "শ্রেণি ও শাখা",
		roll: "রোল",
		exam: "পরীক্ষা",
		class: "শ্রেণি",
		total: "নম্বর",
		position: "মেধাক্রম",
	},
	unpublished: "অপ্রকাশিত",
	none: "—",
	hasPassword: "পাসওয়ার্ড দেওয়া আছে।",
	noPassword: "এখনো পাসওয়ার্ড দেওয়া হয়নি।",
	afterSaving: "সংরক্ষণ করার পর এখান থেকে ছবি, শ্রেণিভুক্তি ও পাসওয়ার্ড স্লিপ দেওয়া যাবে।",
} as const;

export const enrolText = {
	open: "শ্রেণিভুক্ত করুন",
	year: "শিক্ষাবর্ষ",
	section: "শ্রেণি ও শাখা",
	roll: "রোল",
	choose: "বেছে নিন",
	rollHint: "শাখা বেছে নিলে পরের খালি রোলটি নিজে থেকেই বসে।",
	submit: "শ্রেণিভুক্ত করুন",
	sending: "শ্রেণিভুক্ত করা হচ্ছে…",
	cancel: "বাতিল",
	done: "শ্রেণিভুক্ত হয়েছে।",
	nothing: "আগে শিক্ষাবর্ষ ও শাখা তৈরি করুন।",
	errors: {
		year: "শিক্ষাবর্ষ বেছে নিন।",
		section: "শ্রেণি ও শাখা বেছে নিন।",
		roll: "১ থেকে ৯৯৯৯-এর মধ্যে একটি রোল লিখুন।",
	},
} as const;
