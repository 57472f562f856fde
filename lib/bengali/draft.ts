/** Texts about a stored draft: a separate module, because only a browser with a draft loads it. */
export const draftNoteText = {
	found: "আগে লেখা তথ্য ফিরিয়ে আনা হয়েছে। আবেদনটি এখনো পাঠানো হয়নি।",
	clear: "সব মুছে নতুন করে লিখুন",
	clearAsk: "এই ফরমে লেখা সব তথ্য ও ছবি মুছে যাবে। মুছে ফেলবেন?",
	clearNow: "হ্যাঁ, মুছে ফেলুন",
	clearNot: "না, থাক",
	conflict:
		"এই ফরমের আরেকটি লেখা এই ব্রাউজারে জমা আছে, যা অন্য ট্যাবে বা আগে লেখা হয়েছে। কোনটি রাখবেন বেছে নিন; না বাছা পর্যন্ত এখানকার লেখা জমা হচ্ছে না।",
	takeStored: "জমা থাকা লেখা আনুন",
	keepOwn: "এখানকার লেখা রাখুন",
} as const;
