/** Texts of families' requests about their data, in the back office. */
import { toBengaliDigits } from "../digits";

export const dataRequestsOfficeText = {
	title: "পরিবারের অনুরোধ",
	explanation: (days: number) =>
		`পরিবার নিজের প্রোফাইল বা আবেদন থেকে তথ্য নিয়ে যা চেয়েছে। আইন অনুযায়ী ${toBengaliDigits(days)} দিনের মধ্যে উত্তর দিতে হয়; যেটির দিন আগে শেষ, সেটি আগে। উত্তরটি পরিবার নিজের পাতায় দেখে।`,
	none: "কোনো অনুরোধ বাকি নেই।",
	answered: "উত্তর দেওয়া হয়েছে",
	most: (count: number) => `শেষ ${toBengaliDigits(count)}টি দেখানো হচ্ছে।`,
	kinds: {
		copy: "তথ্যের কপি চেয়েছে",
		correct: "ভুল ঠিক করতে বলেছে",
		withdraw: "সম্মতি ফিরিয়ে নিয়েছে",
		erase: "তথ্য মুছতে বলেছে",
	},
	/** What staff do about a request of each kind. */
	steps: {
		copy: "“তথ্যের ফাইল” নামিয়ে প্রিন্ট করে দিন, অথবা অভিভাবক এলে হাতে দিন।",
		correct: "ঠিক হলে নিচের ফরমে বদলে দিন। প্রকাশিত ফলাফলের নাম “ফলাফলে নাম সংশোধন” পাতায় বদলায়।",
		withdraw:
			"পরিবারের সঙ্গে কথা বলুন: সব তথ্য মুছতে চাইলে “ব্যক্তিগত তথ্য মোছা” পাতায় যান; না হলে ছবি ও মোবাইল নম্বরের মতো যা না রাখলেও চলে, ফরম থেকে সেগুলো মুছে দিন।",
		erase: "“ব্যক্তিগত তথ্য মোছা” পাতায় কী মুছবে আর কী থাকবে দেখে নিন। মুছলে অনুরোধটিও চলে যায়।",
	},
	sent: (day: string) => `পাঠানো ${day}`,
	until: (day: string, left: number) =>
		left > 0 ? `উত্তরের শেষ দিন ${day}, আর ${toBengaliDigits(left)} দিন` : `উত্তরের দিন ${day} তারিখে শেষ হয়ে গেছে`,
	gone: "রেকর্ডটি আর নেই",
	answer: "পরিবারকে উত্তর",
	answerOf: (name: string) => `${name}: পরিবারকে উত্তর`,
	answerHint: "কী করা হয়েছে, বা কেন করা গেল না। পরিবার এই লেখাটি দেখবে।",
	done: "করা হয়েছে",
	refused: "করা গেল না",
	open: "আবার খুলুন",
	saved: "সংরক্ষিত হয়েছে।",
	by: (name: string, day: string) => `${name}, ${day}`,
	states: { done: "করা হয়েছে", refused: "করা যায়নি" },
	answerMissing: "পরিবারের জন্য উত্তরটি লিখুন।",
	changed: "এই অনুরোধের উত্তর এর মধ্যে অন্য কেউ দিয়েছেন। পাতাটি আবার খুলে দেখুন।",
	task: (count: number) => `${toBengaliDigits(count)}টি পরিবারের অনুরোধের উত্তর বাকি`,
} as const;
