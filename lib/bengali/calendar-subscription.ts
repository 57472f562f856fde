/** Texts of the button that copies the calendar's address. */
export const subscriptionText = {
	copy: "ঠিকানা কপি করুন",
	copied: "ক্যালেন্ডারের ঠিকানা কপি হয়েছে।",
	notCopied: (url: string) => `ঠিকানাটি কপি করা যায়নি। নিজে লিখে নিন: ${url}`,
} as const;
