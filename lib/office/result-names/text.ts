/** Texts of correcting names on released results. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const resultNamesText = {
	link: "প্রকাশিত ফলাফলে নামের বানান ঠিক করুন",
	title: (name: string) => `প্রকাশিত ফলাফলে নামের বানান: ${name}`,
	explanation:
		"প্রকাশিত ফলাফল নিজে থেকে বদলায় না। বানান ভুল থাকলে আগে শিক্ষার্থীর তথ্যে ঠিক করুন, তারপর এখান থেকে ফলাফলপত্রে বসান। নম্বর, গ্রেড ও মেধাক্রম বদলায় না।",
	warning: "আগে ছাপানো ফলাফলপত্রের কিউআর কোডে এরপর “পুরোনো” দেখাবে; দরকার হলে নতুন করে ছাপিয়ে দিন।",
	none: "এই শিক্ষার্থীর সব ফলাফলপত্রে এখনকার নামই আছে।",
	columns: { exam: "পরীক্ষা", before: "ফলাফলপত্রে আছে", after: "বসবে" },
	correct: (count: number) => `${toBengaliDigits(count)}টি ফলাফলপত্রে বসান`,
	question: (count: number) => `${toBengaliDigits(count)}টি ফলাফলপত্রে এখনকার নাম বসবে। “আজ কী হলো” থেকে ফিরিয়ে নেওয়া যাবে।`,
	yes: "বসান",
	no: "থাক",
	done: "ফলাফলপত্রে নাম ঠিক করা হয়েছে।",
	back: "শিক্ষার্থীর পাতায় ফিরুন",
	moved: "এই পাতা দেখানোর পর নাম বা ফলাফল বদলেছে। আবার দেখে বসান।",
	/** In the list of acts, without the name: erasing a person would have to find it. */
	activity: (count: number) => `${toBengaliDigits(count)}টি প্রকাশিত ফলাফলে নামের বানান`,
	of: (code: number) => `শিক্ষার্থী ${toBengaliDigits(code)}`,
	changed: "ফলাফলটি পরে আবার বদলেছে বা মোছা হয়েছে",
} as const;
