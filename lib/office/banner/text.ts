/** Texts of the form that sets the urgent banner. */
import { toBengaliDigits } from "@/lib/bengali/digits";

/** A forgotten banner is not on the pages for longer. */
export const longestBannerDays = 31;

export const bannerFormText = {
	explanation:
		"ঝড়ের সংকেত, হঠাৎ ছুটি, পরীক্ষার তারিখ বদল: এমন খবর সাইটের প্রতিটি পাতার একেবারে উপরে দেখানোর জন্য। সময় শেষ হলে নিজে থেকেই সরে যায়।",
	now: {
		shown: "এখন সাইটে দেখা যাচ্ছে",
		planned: (from: string) => `সাইটে দেখা যাবে ${from} থেকে`,
		until: (until: string) => `${until} পর্যন্ত`,
		none: "এখন সাইটে কোনো জরুরি ঘোষণা নেই।",
		takeDown: "এখনই নামিয়ে দিন",
		takingDown: "নামানো হচ্ছে…",
	},
	textHint: (most: number) =>
		`এক বাক্যে, সর্বোচ্চ ${toBengaliDigits(most)} অক্ষর। যেমন: ৭ নম্বর বিপদ সংকেত: আগামীকাল বিদ্যালয় বন্ধ।`,
	link: {
		label: "চাপলে কোন পাতা খুলবে (না দিলেও চলে)",
		none: "কোনো পাতা নয়",
		notices: "সর্বশেষ নোটিশ",
		pages: "সাইটের পাতা",
		outside: "অন্য ঠিকানা লিখব",
		address: "ঠিকানা",
	},
	until: {
		label: "কখন পর্যন্ত",
		today: "আজ রাত ১২টা",
		tomorrow: "কাল রাত ১২টা",
		week: "৭ দিন",
		other: "অন্য সময়",
	},
	from: { label: "কখন থেকে", now: "এখন থেকে", other: "অন্য সময়" },
	time: { startsAt: "শুরুর দিন ও সময়", endsAt: "শেষ দিন ও সময়" },
	publish: "প্রকাশ করুন",
	publishing: "প্রকাশ হচ্ছে…",
	published: "ঘোষণাটি প্রকাশিত হয়েছে।",
	takenDown: "ঘোষণাটি নামানো হয়েছে।",
	errors: {
		link: "ঠিকানাটি / অথবা https:// দিয়ে শুরু হতে হবে।",
		time: "দিন ও সময় লিখুন, অথবা ক্যালেন্ডার থেকে বেছে নিন।",
		end: "শেষ সময়টি এখনকার ও শুরুর সময়ের পরে হতে হবে।",
		long: (days: number) => `ঘোষণা সর্বোচ্চ ${toBengaliDigits(days)} দিন থাকতে পারে। আগের কোনো দিন বেছে নিন।`,
	},
} as const;
