/** Texts about the picture of the head teacher's signature, which stands on prints of head accounts. */

/** Most width and height of the stored picture, in pixels. */
export const signatureSize = { width: 600, height: 200 };

export const signatureText = {
	title: "স্বাক্ষরের ছবি",
	/** Beside the link on the page of all prints. */
	about: "কাগজে প্রধান শিক্ষকের দাগের ওপরে বসানোর জন্য",
	explanation:
		"প্রধান শিক্ষকের স্বাক্ষরের ছবি এখানে একবার রাখলে ছাপার কাগজে প্রধান শিক্ষকের দাগের ওপরে বসানো যায়। ছবিটি শুধু প্রধান শিক্ষকের অ্যাকাউন্ট রাখতে, দেখতে ও কাগজে বসাতে পারে; অফিসের অ্যাকাউন্টে ছাপা কাগজে জায়গাটি খালি থাকে। ছবিটি ওয়েবসাইটে কোথাও দেখা যায় না।",
	how: "সাদা কাগজে কালো কালিতে সই করে স্ক্যান করুন বা ছবি তুলুন। কাগজের রং সাদা করে চারপাশের ফাঁকা অংশ নিজে থেকেই বাদ দেওয়া হয়।",
	alt: "প্রধান শিক্ষকের স্বাক্ষর",
	none: "এখনো কোনো ছবি রাখা হয়নি।",
	since: (day: string, by: string) => `${day} তারিখে রেখেছেন ${by}।`,
	choose: "ছবি বেছে নিন",
	replace: "অন্য ছবি বেছে নিন",
	sending: "পাঠানো হচ্ছে…",
	saved: "স্বাক্ষরের ছবি রাখা হয়েছে।",
	remove: "ছবিটি মুছুন",
	question: "স্বাক্ষরের ছবিটি মুছে যাবে। এরপর সব কাগজে হাতে সই করতে হবে।",
	yes: "মুছুন",
	no: "থাক",
	removed: "স্বাক্ষরের ছবি মুছে ফেলা হয়েছে।",
	/** Above the papers, for heads. */
	place: "স্বাক্ষরের ছবি বসান",
	leaveOut: "স্বাক্ষরের ছবি ছাড়া",
	set: "স্বাক্ষরের ছবি রাখুন",
	errors: {
		file: "একটি ছবি বেছে নিন।",
		empty: "ছবিতে কোনো সই পাওয়া যায়নি। সাদা কাগজে গাঢ় কালিতে সই করে আবার ছবি তুলুন।",
	},
} as const;
