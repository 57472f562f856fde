/** Texts shared by all forms and loading states. */

export const formText = {
	error: "ত্রুটি",
	summary: "নিচের ঘরগুলো ঠিক করুন",
	noScript: "এই পাতাটি ব্যবহার করতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু করুন, অথবা বিদ্যালয়ের অফিসে যোগাযোগ করুন।",
	late: "পাতাটি পুরোপুরি খোলেনি। ইন্টারনেট সংযোগ দেখে পাতাটি আবার খুলুন।",
	reload: "পাতাটি আবার খুলুন",
	choose: "বেছে নিন",
} as const;

/** Response to a refused POST to a page (lib/http/page-posts). */
export const formRefusedText = {
	method: "এই ঠিকানায় কিছু পাঠানো যায় না।",
	size: "ছবিটি বেশি বড়, তাই কিছুই পাঠানো হয়নি। ব্রাউজারের “পেছনে” বোতাম চেপে ফরমে ফিরে যান, ছোট একটি ছবি বেছে আবার পাঠান।",
	busy: "এই মুহূর্তে অনেকে একসঙ্গে ছবি পাঠাচ্ছেন, তাই কিছুই পাঠানো হয়নি। ব্রাউজারের “পেছনে” বোতাম চেপে ফরমে ফিরে যান, একটু পরে আবার পাঠান।",
	home: "প্রথম পাতায় যান",
} as const;

/** Instead of a print button, without JavaScript. */
export const printByMenu = "পাতাটি ছাপাতে ব্রাউজারের মেনু থেকে ছাপানোর নির্দেশ দিন।";

export const waitingText = {
	loading: "আনা হচ্ছে…",
	late: "এখনো কিছু আসেনি। ইন্টারনেট সংযোগ দেখে পাতাটি আবার খুলুন।",
	retry: "আবার চেষ্টা করুন",
} as const;
