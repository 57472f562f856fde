/** Texts of slips with new passwords of students. */
import { toBengaliDigits } from "@/lib/bengali/digits";

/** Most slips at once. */
export const mostSlips = 400;

export const slipText = {
	make: "পাসওয়ার্ড স্লিপ",
	making: "স্লিপ তৈরি হচ্ছে…",
	title: "পাসওয়ার্ড স্লিপ",
	once: "নতুন পাসওয়ার্ড চালু হয়ে গেছে, আগেরটি আর চলবে না। এই পাসওয়ার্ড আর দেখা যাবে না, তাই এখনই ছাপান বা লিখে দিন।",
	print: "ছাপান",
	close: "বন্ধ করুন",
	/** Asked before slips that were not printed are closed. */
	unprinted: (count: number) =>
		count === 1
			? "স্লিপটি এখনো ছাপা হয়নি। বন্ধ করলে পাসওয়ার্ডটি আর দেখা যাবে না।"
			: `${toBengaliDigits(count)}টি স্লিপ এখনো ছাপা হয়নি। বন্ধ করলে পাসওয়ার্ডগুলো আর দেখা যাবে না।`,
	never: "পরে ছাপব না, বন্ধ করুন",
	name: "নাম",
	code: "শিক্ষার্থী আইডি",
	place: "শ্রেণি",
	password: "পাসওয়ার্ড",
	placeOf: (section: string, roll: number) => `${section} · রোল ${toBengaliDigits(roll)}`,
	advice: "একবারই ঢোকা যায়, ঢুকেই নিজের পাসওয়ার্ড দিন। কাউকে দেখাবেন না।",
	life: (issued: string, until: string) => `${issued} থেকে ${until} পর্যন্ত চলে।`,
} as const;

export const sectionSlipText = {
	link: "পুরো শাখার পাসওয়ার্ড স্লিপ",
	title: "শাখার পাসওয়ার্ড স্লিপ",
	explain: (days: number) =>
		`একটি শাখার সব শিক্ষার্থীর নতুন পাসওয়ার্ড তৈরি হয়, এক পাতায় আটটি স্লিপ ছাপা হয়। স্লিপগুলো ${toBengaliDigits(days)} দিন চলে; প্রথমবার ঢুকেই শিক্ষার্থী নিজের পাসওয়ার্ড বেছে নেয়।`,
	option: (section: string, count: number) => `${section} (${toBengaliDigits(count)} জন)`,
	empty: "এখনো কোনো শাখায় শিক্ষার্থী নেই।",
	next: "স্লিপ তৈরি করুন",
	confirm: (section: string, count: number) =>
		`${section} শাখার ${toBengaliDigits(count)} জন শিক্ষার্থীর সবার আগের পাসওয়ার্ড বাতিল হবে, আর সব ফোন ও কম্পিউটারে তাদের লগইন শেষ হয়ে যাবে। এটি ফেরানো যায় না।`,
	yes: (count: number) => `হ্যাঁ, ${toBengaliDigits(count)}টি স্লিপ তৈরি করুন`,
	no: "না, থাক",
	making: (count: number) => `${toBengaliDigits(count)}টি স্লিপ তৈরি হচ্ছে। একটু সময় লাগে, পাতাটি বন্ধ করবেন না।`,
	changed: "শাখাটির শিক্ষার্থী তালিকা এর মধ্যে বদলেছে, তাই কিছুই করা হয়নি। পাতাটি আবার খুলে দেখুন।",
	tooMany: `একবারে সর্বোচ্চ ${toBengaliDigits(mostSlips)} জনের স্লিপ তৈরি করা যায়।`,
} as const;
