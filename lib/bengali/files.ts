/** Texts about the store of uploaded files. */
export const filesText = {
	unavailable: "ছবি ও ফাইলের ভাণ্ডারে এই মুহূর্তে পৌঁছানো যাচ্ছে না, তাই কিছু বদলানো হয়নি। একটু পরে আবার চেষ্টা করুন।",
	notShown: "ফাইলটি এই মুহূর্তে দেখানো যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।",
} as const;
