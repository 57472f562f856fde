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
	printAll: "তালিকা ছাপান",
	printOf: (section: string) => `${section}: তালিকা ছাপান`,
	print: "ছাপান",
	printHint: "এই তালিকায় পরিবারের মোবাইল নম্বর আছে; কাজ শেষে অন্য কাউকে দেবেন না।",
	back: "ফিরে যান",
	paper: "যেসব পরিবার এখনো পড়েনি",
	listed: (count: number, day: string) => `${toBengaliDigits(count)} জন · তালিকার তারিখ ${day}`,
	/** On the start page. */
	task: (count: number) => `${toBengaliDigits(count)}টি নতুন নোটিশ কিছু পরিবার এখনো পড়েনি`,
} as const;
