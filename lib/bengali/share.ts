/** Texts of the share button, and of the one that copies the calendar's address. */

export const shareText = {
	share: "শেয়ার করুন",
	whatsapp: "হোয়াটসঅ্যাপে পাঠান",
	newTab: "(নতুন ট্যাবে খুলবে)",
	copied: "পাতার ঠিকানা কপি হয়েছে। যেখানে পাঠাতে চান, সেখানে পেস্ট করুন।",
	notCopied: (url: string) => `ঠিকানাটি কপি করা যায়নি। নিজে লিখে নিন: ${url}`,
} as const;

export const subscriptionText = { copy: "ঠিকানা কপি করুন", copied: "ক্যালেন্ডারের ঠিকানা কপি হয়েছে।" } as const;
