import { requiredText } from "./outcomes";

/** Messages of failed calls. */
export const errorText = {
	notJson: "পাঠানো তথ্য পড়া যায়নি। পাতাটি আবার খুলে চেষ্টা করুন।",
	unauthorised: "আপনার লগইনের মেয়াদ শেষ হয়েছে। আবার লগইন করুন।",
	forbidden: "এই তথ্য দেখার অনুমতি আপনার নেই।",
	notFound: "যা খুঁজছেন তা পাওয়া যায়নি।",
	methodNotAllowed: "এই ঠিকানায় এভাবে অনুরোধ করা যায় না।",
	tooLarge: "পাঠানো তথ্য বা ছবি বেশি বড়। ছোট করে আবার চেষ্টা করুন।",
	invalid: "কিছু তথ্য ঠিক নেই। চিহ্নিত ঘরগুলো ঠিক করে আবার চেষ্টা করুন।",
	tooMany: (minutes: string) => `অল্প সময়ে অনেকবার চেষ্টা করা হয়েছে। ${minutes} মিনিট পরে আবার চেষ্টা করুন।`,
	unavailable: "সাইটটি এই মুহূর্তে কাজ করছে না। একটু পরে আবার চেষ্টা করুন।",
	server: (reference: string) =>
		`সার্ভারে সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন। সমস্যা থাকলে বিদ্যালয়কে এই নম্বরটি জানান: ${reference}`,
	field: {
		required: requiredText,
		invalid: "এই ঘরের তথ্য ঠিক নেই।",
		number: "শুধু সংখ্যা লিখুন।",
		tooLong: "লেখাটি বেশি বড়।",
		control: "এমন চিহ্ন আছে যা গ্রহণ করা যায় না।",
	},
} as const;
