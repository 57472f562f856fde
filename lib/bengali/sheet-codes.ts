/** Texts about the QR code of printed papers, and of the page that it opens. */

export const sheetCodeText = {
	alt: "কাগজটি যাচাইয়ের কিউআর কোড",
	caption: "কাগজটি আসল কি না, স্ক্যান করে দেখুন",
} as const;

export const verifyTitle = "কাগজ যাচাই";

/** The form of the page, for a code that is typed. */
export const verifyFormText = {
	label: "কাগজে ছাপা কোড",
	hint: "প্রশংসাপত্র, ছাড়পত্র, প্রত্যয়নপত্র ও পরিচয়পত্রে কিউআর কোডের পাশে ১০ অক্ষরের কোডটি থাকে, যেমন 23ABC-XYZ89।",
	submit: "যাচাই করুন",
	missing: "কাগজে ছাপা ১০ অক্ষরের কোডটি লিখুন।",
	noCode: "এমন কোড হয় না। কাগজে ছাপা ১০ অক্ষরের কোডটি দেখে আবার লিখুন।",
} as const;

/** The kinds of paper, in a sentence. */
const papers = { slip: "পাসওয়ার্ড স্লিপ", application: "ভর্তির আবেদনপত্র", result: "ফলাফলপত্র" } as const;

export const verifyText = {
	genuine: {
		heading: "আসল",
		explain: (kind: keyof typeof papers) => `এই কোডটি বিদ্যালয়ের দেওয়া একটি ${papers[kind]}ের।`,
		more: "পরে এর তথ্য বদলায়নি। কাগজের লেখা নিয়ে সন্দেহ হলে বিদ্যালয়ে মিলিয়ে নিন।",
	},
	outdated: {
		heading: "পুরোনো",
		explain: (kind: keyof typeof papers) => `এই কোডটি বিদ্যালয়ের দেওয়া একটি ${papers[kind]}ের, কিন্তু পরে তথ্য বদলেছে।`,
		more: "এই কাগজটি আর চলবে না। বিদ্যালয় থেকে নতুন কাগজ নিন।",
	},
	withdrawn: {
		heading: "প্রত্যাহার করা হয়েছে",
		explain: (kind: keyof typeof papers) =>
			`এই কোডটি বিদ্যালয়ের দেওয়া একটি ${papers[kind]}ের, কিন্তু বিদ্যালয় ফলাফলটি প্রত্যাহার করেছে।`,
		more: "আবার প্রকাশের পর ফলাফল না বদলালে কাগজটি আবার আসল দেখাবে। ততদিন এটি চলবে না।",
	},
	/** Certificates and identity cards: what the register has of them. */
	valid: {
		heading: "সঠিক",
		explain: "বিদ্যালয়ের রেজিস্টারে এই কাগজটি আছে এবং বহাল আছে।",
		more: "কাগজে লেখা ধরন, নম্বর, তারিখ, নামের আদ্যক্ষর ও শ্রেণি নিচের সঙ্গে মিলিয়ে নিন। না মিললে বিদ্যালয়ে যোগাযোগ করুন।",
	},
	cancelled: {
		heading: "বাতিল",
		explain: "বিদ্যালয় কাগজটি দিয়েছিল, কিন্তু পরে বাতিল করেছে।",
		more: "এই কাগজটি আর চলবে না। বিদ্যালয়ে যোগাযোগ করুন।",
	},
	/** An identity card after its last day. */
	expired: {
		heading: "মেয়াদ শেষ",
		explain: "বিদ্যালয় কার্ডটি দিয়েছিল, কিন্তু তার মেয়াদ শেষ হয়েছে।",
		more: "এই কার্ডটি আর চলবে না। বিদ্যালয় থেকে নতুন কার্ড নিতে হবে।",
	},
	unknown: {
		heading: "পাওয়া যায়নি",
		explain: "এই কোডের কোনো কাগজ বিদ্যালয়ের রেজিস্টারে নেই।",
		more: "কোডটি ঠিক লেখা হয়েছে কি না দেখে আবার চেষ্টা করুন। সন্দেহ থাকলে বিদ্যালয়ে যোগাযোগ করুন।",
	},
	forged: {
		heading: "আসল নয়",
		explain: "এই কোডটি বিদ্যালয়ের দেওয়া কোনো কাগজের নয়।",
		more: "ঠিকানাটি পুরোপুরি এসেছে কি না দেখে আবার স্ক্যান করুন। সন্দেহ থাকলে বিদ্যালয়ে যোগাযোগ করুন।",
	},
} as const;
