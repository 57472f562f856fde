/** Words that every form and every waiting page shares. */

export const formText = {
	error: "ত্রুটি",
	summary: "নিচের ঘরগুলো ঠিক করুন",
	noScript: "এই পাতাটি ব্যবহার করতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু করুন, অথবা বিদ্যালয়ের অফিসে যোগাযোগ করুন।",
	choose: "বেছে নিন",
} as const;

export const waitingText = {
	loading: "আনা হচ্ছে…",
	retry: "আবার চেষ্টা করুন",
} as const;
