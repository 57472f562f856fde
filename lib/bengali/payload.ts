/** Overrides of Payload's bn-BD translation: texts that it lacks or translates unintelligibly. */
export const payloadText = {
	authentication: { emailOrUsername: "ব্যবহারকারীর নাম বা ইমেইল" },
	error: {
		emailOrPasswordIncorrect: "ব্যবহারকারীর নাম, ইমেইল বা পাসওয়ার্ড ভুল।",
		unknown: "কাজটি হয়নি। পাতাটি আবার খুলে আরেকবার চেষ্টা করুন।",
		valueMustBeUnique: "এটি আগেই আছে। অন্য কিছু লিখুন।",
		unableToDeleteCount: "{{total}}টির মধ্যে {{count}}টি {{label}} মোছা যায়নি।",
		unableToUpdateCount: "{{total}}টির মধ্যে {{count}}টি {{label}} বদলানো যায়নি।",
	},
	fields: {
		chooseBetweenCustomTextOrDocument: "লিংকের ঠিকানা লিখুন, অথবা একটি পাতা বেছে নিন।",
		customURL: "ঠিকানা লিখে",
		enterURL: "ঠিকানা লিখুন, যেমন: https://…",
	},
	general: {
		aboutToTrash: "{{label}} <1>{{title}}</1> আবর্জনার ঝুড়িতে যাবে। আপনি কি নিশ্চিত?",
		aboutToTrashCount: "{{count}}টি {{label}} আবর্জনার ঝুড়িতে যাবে।",
		aboutToPermanentlyDeleteTrash: "<0>{{count}}</0>টি <1>{{label}}</1> চিরতরে মুছে যাবে। আপনি কি নিশ্চিত?",
		aboutToRestoreAsDraftCount: "{{count}}টি {{label}} খসড়া হিসেবে ফিরে আসবে।",
		aboutToRestoreCount: "{{count}}টি {{label}} ফিরে আসবে।",
		duplicate: "অনুলিপি তৈরি করুন",
		leaveAnyway: "সংরক্ষণ না করেই চলে যান",
		leaveWithoutSaving: "সংরক্ষণ না করেই চলে যাবেন?",
		restoring: "ফিরিয়ে আনা হচ্ছে…",
	},
	upload: { pasteURL: "ঠিকানা থেকে আনুন" },
	validation: {
		enterNumber: "শুধু সংখ্যা লিখুন, যেমন: ২৫",
		limitReached: "সর্বোচ্চ {{max}}টি দেওয়া যায়।",
	},
	version: {
		aboutToUnpublish: "এটি আর কেউ দেখতে পাবে না। আপনি কি নিশ্চিত?",
		aboutToUnpublishSelection: "বেছে নেওয়া {{label}} আর কেউ দেখতে পাবে না। আপনি কি নিশ্চিত?",
		confirmUnpublish: "প্রকাশ বাতিল করুন",
	},
} as const;
