/** Texts of the student area and the admission form. */
import { mismatchText, outcomeText } from "./outcomes";

/** By code 1 to 11. */
export const classNames = [
	"নার্সারি",
	"কেজি",
	"প্রথম",
	"দ্বিতীয়",
	"তৃতীয়",
	"চতুর্থ",
	"পঞ্চম",
	"ষষ্ঠ",
	"সপ্তম",
	"অষ্টম",
	"নবম",
] as const;

/** By code 1 to 3. */
export const genderNames = ["ছেলে", "মেয়ে", "তৃতীয় লিঙ্গ"] as const;

/** By the values that calls and database use. */
export const thanaNames = {
	"bhola sadar": "ভোলা সদর",
	daulatkhan: "দৌলতখান",
	borhanuddin: "বোরহানউদ্দিন",
	lalmohan: "লালমোহন",
	charfassion: "চরফ্যাশন",
	monpura: "মনপুরা",
	tajumuddin: "তজুমদ্দিন",
} as const;

/** Validation messages of the server; not part of any page's script. */
export const studentText = {
	...outcomeText,
	loggedOut: "লগআউট করা হয়েছে।",

	field: {
		name: "নাম লিখুন।",
		noLetter: "নাম লিখুন, শুধু সংখ্যা বা চিহ্ন নয়",
		date: "তারিখ দিন-মাস-বছর আকারে লিখুন, যেমন: ২৫-০১-২০১৫",
		dateUnreal: "এই তারিখটি ক্যালেন্ডারে নেই।",
		dateFuture: "জন্মতারিখ আজকের পরে হতে পারে না।",
		dateOld: "জন্মতারিখ ১৯০০ সালের আগে হতে পারে না।",
		mobile: "১১ সংখ্যার মোবাইল নম্বর লিখুন, যেমন: 01712345678",
		birthNumber: "১৭ সংখ্যা লিখুন, পুরোনো হলে ১৬ সংখ্যা।",
		choice: "তালিকা থেকে একটি বেছে নিন।",
		studentId: "শিক্ষার্থী আইডি সংখ্যায় লিখুন।",
		html: "এই ঘরে < বা > চিহ্ন লেখা যাবে না।",
		emoji: "এই ঘরে ইমোজি লেখা যাবে না।",
		browserKey: "ফরমটি নতুন করে খুলে আবার পাঠান।",
	},

	picture: {
		required: "একটি ছবি বেছে নিন।",
		kind: "ছবিটি JPG, PNG বা WebP ধরনের হতে হবে।",
		heic: "HEIC ছবি গ্রহণ করা যায় না। ফোনের ক্যামেরা সেটিংসে JPG বেছে আবার ছবি তুলুন।",
		lies: "ফাইলটি যে ধরনের ছবি বলে পাঠানো হয়েছে, আসলে সে ধরনের নয়।",
		broken: "ছবিটি পড়া যায়নি। অন্য একটি ছবি দিন।",
		tooLarge: "ছবিটি বেশি বড়। ছোট করে আবার দিন।",
		changed: "প্রোফাইলের ছবি বদলানো হয়েছে।",
	},

	onlyReceipt: "ভর্তি হয়ে গেছে। এখন শিক্ষার্থী আইডি ও পাসওয়ার্ড দিয়ে লগইন করুন।",

	password: {
		changed: "পাসওয়ার্ড বদলানো হয়েছে। নতুন পাসওয়ার্ড দিয়ে আবার লগইন করুন।",
		wrong: "বর্তমান পাসওয়ার্ড ঠিক নয়।",
		mismatch: mismatchText,
		mustChange: "আগে স্লিপের পাসওয়ার্ড বদলে নিজের পাসওয়ার্ড দিন, তারপর বাকি সব খুলবে।",
		short: (characters: string) => `পাসওয়ার্ড কমপক্ষে ${characters} অক্ষরের হতে হবে।`,
		long: (characters: string) => `পাসওয়ার্ড ${characters} অক্ষরের বেশি হতে পারে না।`,
		isCode: "শিক্ষার্থী আইডি পাসওয়ার্ড হিসেবে দেওয়া যাবে না।",
		common: "এই পাসওয়ার্ড অনেকেই ব্যবহার করেন, সহজে অনুমান করা যায়। অন্য একটি দিন।",
		slipEnded: "স্লিপের এই পাসওয়ার্ডের মেয়াদ শেষ, অথবা এটি দিয়ে একবার লগইন করা হয়েছে। বিদ্যালয়ের অফিস থেকে নতুন স্লিপ নিন।",
		unchanged: "নতুন পাসওয়ার্ড আগেরটির মতো হতে পারে না।",
	},
} as const;
