/** Words that every form and every waiting page shares. */
import { toBengaliDigits } from "./digits";

export const formText = {
	error: "ভুল",
	summary: "নিচের ঘরগুলো ঠিক করুন",
	noScript: "এই পাতাটি ব্যবহার করতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু করুন, অথবা বিদ্যালয়ের অফিসে যোগাযোগ করুন।",
	choose: "বেছে নিন",
} as const;

export const waitingText = {
	loading: "আনা হচ্ছে…",
	retry: "আবার চেষ্টা করুন",
	/** @param seconds until the next try may succeed */
	tooMany: (seconds: number) =>
		`অল্প সময়ে অনেকবার চেষ্টা করা হয়েছে। ${toBengaliDigits(Math.max(1, Math.ceil(seconds / 60)))} মিনিট পরে আবার চেষ্টা করুন।`,
} as const;
