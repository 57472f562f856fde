/** Texts of notices that families confirm, in the back office. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const circularsText = {
	title: "নোটিশ কে পড়েছে",
	/** In the form of a notice. */
	form: {
		fold: "পরিবারের “পড়েছি” (না চাইলেও চলে)",
		ask: "পরিবারের কাছ থেকে “পড়েছি” চাই",
		askHint:
			"টিক দিলে লগইন করা শিক্ষার্থীর পরিবার নোটিশের নিচে “পড়েছি” চাপতে পারে, আর কে এখনো চাপেনি তার তালিকা দপ্তরে দেখা যায়। নোটিশটি সবাই আগের মতোই পড়তে পারে।",
		classes: "কোন কোন শ্রেণির কাছ থেকে",
		classesHint: "খালি রাখলে সব শ্রেণির কাছ থেকে। যে বছরের নোটিশ, সেই বছরের শিক্ষার্থীদের ধরা হয়।",
		link: "কে পড়েছে, কে পড়েনি",
	},
	/** In the list of notices: in a row, and above it. */
	cell: "কে পড়েছে",
	listLink: "“পড়েছি” চাওয়া নোটিশ: কে পড়েনি",
	explanation: "যেসব নোটিশে পরিবারের কাছ থেকে “পড়েছি” চাওয়া হয়েছে, নতুনটি আগে। নাম বা শাখায় চাপলে দেখা যায় কে এখনো পড়েনি।",
	none: "এখনো কোনো প্রকাশিত নোটিশে “পড়েছি” চাওয়া হয়নি। চাইলে নোটিশের ফরমের শেষে “পরিবারের ‘পড়েছি’” খুলে টিক দিন।",
	most: (count: number) => `শেষ ${toBengaliDigits(count)}টি নোটিশ দেখানো হচ্ছে।`,
	published: (day: string) => `প্রকাশ ${day}`,
	ended: "এখন আর দেখানো হচ্ছে না, তাই কেউ “পড়েছি” চাপতে পারে না।",
	count: (read: number, asked: number) => `${toBengaliDigits(read)} / ${toBengaliDigits(asked)} পড়েছেন`,
	nobody: "এই নোটিশের শ্রেণিতে ওই বছরের কোনো শিক্ষার্থী নেই।",
	/** The page of one notice. */
	unread: (count: number) => `${toBengaliDigits(count)}টি পরিবার এখনো পড়েনি`,
	allRead: "সব পরিবার পড়েছে।",
	sectionRead: "এই শাখার সব পরিবার পড়েছে।",
	noMobile: "নেই",
	columns: { roll: "রোল", name: "নাম", father: "পিতার নাম", mobile: "অভিভাবকের মোবাইল", told: "জানানো হয়েছে" },
	byHand: "হাতে জানানো",
	printAll: "তালিকা ছাপান",
	printOf: (section: string) => `${section}: তালিকা ছাপান`,
	print: "ছাপান",
	printHint: "এই তালিকায় পরিবারের মোবাইল নম্বর আছে; কাজ শেষে অন্য কাউকে দেবেন না।",
	back: "ফিরে যান",
	paper: "যেসব পরিবার এখনো পড়েনি",
	listed: (count: number, day: string) => `${toBengaliDigits(count)} জন · তালিকার তারিখ ${day}`,
	/** How families were told without internet, with the moment, and how many. */
	ways: { sms: "এসএমএসের ফাইলে", strip: "চিরকুট ছাপা", told: "হাতে জানানো" },
	wayAt: (way: string, moment: string) => `${way}: ${moment}`,
	readAt: (moment: string) => `অনলাইনে “পড়েছি”: ${moment}`,
	online: "অনলাইনে “পড়েছি”",
	unreached: "এখনো জানানো হয়নি",
	counted: (what: string, count: number) => `${what}: ${toBengaliDigits(count)}`,
	readOnes: (count: number) => `যারা পড়েছে: ${toBengaliDigits(count)}`,
	told: {
		of: (name: string) => `${name}: হাতে জানানো হয়েছে`,
	},
	reach: {
		title: "ইন্টারনেট ছাড়া জানান",
		explanation:
			"যেসব পরিবারের স্মার্টফোন বা ইন্টারনেট নেই, তাদের জানানোর জন্য: এসএমএসের লেখা, মোবাইল নম্বরের ফাইল ও কেটে দেওয়ার চিরকুট। সাইট নিজে কোনো এসএমএস পাঠায় না।",
	},
	message: {
		title: "১. এসএমএসের লেখা",
		label: "লেখা",
		hint: "দরকার হলে ছোট করুন বা বিদ্যালয়ের নাম যোগ করুন। চিরকুটেও এই লেখাটিই থাকে।",
		/** As it is proposed: short, because a Bengali message has 70 places. */
		of: (title: string, date: string, url: string) => `নোটিশ: ${title}\n${date}\n${url}`,
		parts: (parts: number) => (parts === 0 ? "লেখা নেই" : `${toBengaliDigits(parts)}টি এসএমএস`),
		places: {
			ucs2: (units: number, left: number) =>
				`বাংলা: ${toBengaliDigits(units)} ঘর, আর ${toBengaliDigits(left)} ঘর খালি (একটিতে ৭০, বেশি হলে প্রতিটিতে ৬৭)`,
			gsm: (units: number, left: number) =>
				`শুধু ইংরেজি: ${toBengaliDigits(units)} ঘর, আর ${toBengaliDigits(left)} ঘর খালি (একটিতে ১৬০, বেশি হলে প্রতিটিতে ১৫৩)`,
		},
		copy: "লেখাটি কপি করুন",
		copied: "কপি হয়েছে। অপারেটরের পাতায় পেস্ট করুন।",
	},
	numbers: {
		title: "২. মোবাইল নম্বরের ফাইল",
		hint: "অপারেটরের নিজের পাতায় ফাইলটি দিন, লেখাটি পেস্ট করুন। এক নম্বর একবারই থাকে, ভাইবোন একসঙ্গে; যারা “পড়েছি” জানিয়েছে তারা থাকে না। ফাইলে পরিবারের নম্বর আছে: কাজ শেষে মুছে ফেলুন।",
		place: "কাদের নম্বর",
		everyone: "এই নোটিশের সবাই",
		families: (count: number) => `${toBengaliDigits(count)}টি নম্বর ফাইলে থাকবে।`,
		without: (count: number) => `${toBengaliDigits(count)} জন শিক্ষার্থীর পরিবারের সঠিক মোবাইল নম্বর নেই।`,
		withoutHint: "এরা ফাইলে নেই: চিরকুট দিন বা হাতে জানান। নম্বর পেলে শিক্ষার্থীর পাতায় লিখুন।",
		txt: "শুধু নম্বর",
		csv: "নাম ও শাখাসহ CSV",
		made: "ফাইল তৈরি হয়েছে।",
		none: "ফাইলে দেওয়ার মতো কোনো নম্বর নেই।",
		columns: ["মোবাইল", "নাম", "শাখা"],
		file: (format: string) => `এসএমএসের নম্বর.${format}`,
		act: (notice: string) => `এসএমএসের নম্বর: ${notice}`,
		detail: (count: number, format: string) => `${toBengaliDigits(count)}টি নম্বর, ${format}`,
	},
	strips: {
		title: "৩. কেটে দেওয়ার চিরকুট",
		section: "কোন শাখা",
		unread: "যারা “পড়েছি” জানিয়েছে, তাদের বাদ দিন",
		open: "চিরকুট দেখুন",
		paper: "চিরকুট",
		print: "ছাপান",
		printHint: "লেখাটি এখানেও বদলানো যায়। ছাপলে লেখা থাকে কার চিরকুট কবে ছাপা হয়েছে।",
		back: "ফিরে যান",
		count: (section: string, count: number) => `${section} · ${toBengaliDigits(count)}টি চিরকুট`,
		place: (section: string, roll: number) => `${section} · রোল ${toBengaliDigits(roll)}`,
		sign: "অভিভাবকের সই ও তারিখ",
		noted: (count: number) => `${toBengaliDigits(count)}টি চিরকুট ছাপা হয়েছে বলে লেখা হলো।`,
	},
	/** On the start page. */
	task: (count: number) => `${toBengaliDigits(count)}টি নতুন নোটিশ কিছু পরিবার এখনো পড়েনি`,
} as const;
