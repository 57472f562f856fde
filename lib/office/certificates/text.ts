/** Texts of the desk where staff make certificates, of their register, and of the prints' frame. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { type CertificateKind, type CertificateLanguage, certificateKinds } from "./text-kinds";

const n = toBengaliDigits;

export const certificatesText = {
	title: "প্রত্যয়ন ও সনদ",
	/** Beside the link on the page of all prints. */
	about: "প্রত্যয়নপত্র, প্রশংসাপত্র, ছাড়পত্র, চারিত্রিক সনদ ও অন্য কাগজ, নম্বর ও যাচাইয়ের কোডসহ",
	explanation:
		"শিক্ষার্থী খুঁজুন, কাগজ বাছুন, পর্দায় দেখে ছাপান। নম্বর বসে ছাপার সময়; দেখার সময় নম্বর খরচ হয় না। যারা বিদ্যালয় ছেড়ে গেছে তাদেরও পাওয়া যায়।",
	findHint: "নাম, আইডি, রোল বা মোবাইল নম্বর",
	place: (section: string, roll: number, year: number) => `${section}, রোল ${n(roll)}, ${n(year)}`,
	noPlace: "কোনো শ্রেণিতে নেই",
	choose: (name: string) => `${name}: কোন কাগজ`,
	other: "অন্য শিক্ষার্থী খুঁজুন",
	otherPaper: "অন্য কাগজ বাছুন",
	registerLink: "নম্বরের রেজিস্টার",
	manyLink: "এক শাখার সবার জন্য",
	templatesLink: "সনদের লেখা বদলান",
	/** The cards of papers of the school's own. */
	ownPaper: "বিদ্যালয়ের নিজের কাগজ",
	inLanguage: (title: string, language: string) => `${title}, ${language}`,
	/** On the desk, for a paper in English. */
	english: {
		missing: (parts: readonly string[]) => `ইংরেজি কাগজের জন্য এখনো লেখা হয়নি: ${parts.join(", ")}। তাই কাগজে বাংলায় বসেছে।`,
		name: "বিদ্যালয়ের ইংরেজি নাম",
		address: "ইংরেজি ঠিকানা",
		write: "সেটিংসে লিখুন",
		askHead: "প্রধান শিক্ষক সাইটের সেটিংসে লিখতে পারেন।",
		subjects: (names: readonly string[]) => `এই বিষয়ের ইংরেজি নাম জানা নেই, তাই কাগজে বাংলায় থাকবে: ${names.join(", ")}।`,
	},

	preview: (paper: string) => `${paper}: দেখুন ও ছাপান`,
	facts: "কাগজের তথ্য",
	missing: (count: number) => `${n(count)}টি তথ্য লিখতে হবে; তার আগে নম্বর বসে না।`,
	complete: "সব তথ্য আছে।",
	optional: "না লিখলে কথাটি কাগজে থাকে না",
	keep: "যে তথ্য শিক্ষার্থীর রেকর্ডে নেই, তা সেখানেও রাখুন",
	exam: "কোন পরীক্ষার ফলাফল",
	showExam: "এই ফলাফল দেখান",
	noResult: "এই শিক্ষার্থীর কোনো প্রকাশিত ফলাফল নেই, তাই ফলাফলের প্রত্যয়ন দেওয়া যায় না।",
	make: "নম্বর দিয়ে ছাপান",
	draft: "নমুনা",
	closes: "ছাপলে এই শিক্ষাবর্ষে তার শ্রেণিভুক্তি বন্ধ হবে: শ্রেণির তালিকা, প্রবেশপত্র ও পরের বছরে তোলায় সে থাকবে না।",

	many: {
		title: "এক শাখার সবার কাগজ",
		explanation:
			"শাখা ও কাগজ বেছে নিন। যাদের তথ্য কম আছে তাদের নাম আগে আসে: লিখে দিন, না লিখলে তারা বাদ থাকে। একবারে সবার নম্বর বসে, সব কাগজ একসঙ্গে ছাপা হয়।",
		section: "শাখা",
		paper: "কাগজ",
		language: "ভাষা",
		show: "তালিকা দেখান",
		nobody: "এই শাখায় এই শিক্ষাবর্ষে কেউ নেই।",
		more: (most: number) => `একবারে ${n(most)} জনের বেশি দেওয়া যায় না; প্রথম ${n(most)} জন দেখানো হলো।`,
		common: "সবার কাগজে একই তথ্য",
		lacking: "তথ্য কম আছে",
		lackingCount: (count: number) => `${n(count)} জনের তথ্য কম আছে`,
		ready: "সব তথ্য আছে",
		refused: "কাগজ দেওয়া যায় না",
		roll: (roll: number) => `রোল ${n(roll)}`,
		left: "বিদ্যালয় ছেড়েছে",
		result: (exam: string) => `ফলাফল: ${exam}`,
		newest: "প্রত্যেকের শেষ ফলাফল",
		take: (name: string) => `${name}: কাগজ দিন`,
		all: "সবাইকে বাছুন",
		none: "কাউকে নয়",
		open: (labels: readonly string[]) => `সবার কাগজের জন্য আগে লিখুন: ${labels.join(", ")}।`,
		leftOut: (people: readonly string[]) => `তথ্য কম বলে বাদ থাকবে: ${people.join(", ")}`,
		closes: "ছাপলে এদের সবার শ্রেণিভুক্তি বন্ধ হবে: শ্রেণির তালিকা, প্রবেশপত্র ও পরের বছরে তোলায় তারা থাকবে না।",
		make: (count: number) => `${n(count)}টি কাগজে নম্বর দিয়ে ছাপান`,
		nothing: "কাউকে বাছা হয়নি, বা কারও তথ্য পুরো নয়।",
		sample: (name: string) => `নমুনা: ${name}`,
		question: (count: number) =>
			`${n(count)}টি কাগজে নম্বর বসবে। বসা নম্বর আর ফেরত নেওয়া যায় না; দরকার হলে কাগজ একটি একটি করে বাতিল করা যায়।`,
		yes: "হ্যাঁ, নম্বর দিন",
		no: "না, থাক",
		made: (count: number) => `${n(count)}টি কাগজ`,
		printHint: "কাগজগুলো একসঙ্গে ছাপা হয়, প্রতিটি আলাদা পাতায়। ছাপার জানালায় আকার A4 রাখুন।",
		again: "আরেক শাখা",
		incomplete: (name: string, labels: readonly string[]) =>
			`${name}: ${labels.join(", ")} ঠিক করে লিখুন, বা তাকে বাদ দিন।`,
	},

	print: "ছাপান",
	printHint: "ছাপার জানালায় কাগজের আকার A4 রাখুন।",
	next: "আরেকটি কাগজ",
	isCopy: "কাগজটি আগে ছাপা হয়েছে, তাই এবার একই নম্বরে “অনুলিপি” লেখা থাকবে।",
	isCancelled: (how: string) => `কাগজটি আর চলবে না। ${how}।`,
	isForgotten: "এই ব্যক্তির তথ্য মুছে ফেলা হয়েছে বা ব্যবহার বন্ধ আছে, তাই কাগজটি আর ছাপা যায় না।",

	register: {
		title: "প্রত্যয়নের রেজিস্টার",
		kind: "কাগজ",
		allKinds: "সব কাগজ",
		none: "এখানে এখনো কোনো কাগজ নেই।",
		/** For whom, with the id: names are not unique. */
		student: (name: string, code: number) => `${name}, আইডি ${n(code)}`,
		/** A paper of the school's own, or one whose text was written for one student. */
		own: (kind: string, title: string) => `${kind}: ${title}`,
		columns: ["নম্বর", "কাগজ", "স্মারক নং", "তারিখ", "কার জন্য", "কে দিয়েছেন", "অবস্থা"],
		fileName: (year: number) => `প্রত্যয়নের রেজিস্টার ${n(year)}.xlsx`,
		count: (count: number) => `${n(count)}টি কাগজ`,
		states: { valid: "বহাল", cancelled: "বাতিল" },
		cancelled: (by: string, day: string, reason: string) => `বাতিল: ${by}, ${day}${reason === "" ? "" : ` – ${reason}`}`,
	},
	cancel: {
		label: "বাতিল",
		reason: "বাতিলের কারণ",
		labelOf: (paper: string) => `${paper}: বাতিল করুন`,
		question: "কাগজটি রেজিস্টারে থাকবে, “বাতিল” লেখা থাকবে; যাচাই করলেও বাতিল দেখাবে। ছাড়পত্র হলে শ্রেণিভুক্তি আবার চালু হবে।",
		yes: "হ্যাঁ, বাতিল করুন",
		no: "না, থাক",
		done: "কাগজটি বাতিল করা হয়েছে।",
		refused: () => "কাগজটি বাতিল করা যায়নি, কিছুই বদলায়নি।",
		takenBack: "কাজটি ফিরিয়ে নেওয়া হয়েছে",
	},
	faults: {
		later: "এর পরে আবার শ্রেণিভুক্ত হয়েছে",
		moved: "শ্রেণিভুক্তিটি পরে বদলেছে বা নেই",
		forgotten: "তথ্য মুছে ফেলা হয়েছে বা ব্যবহার বন্ধ আছে",
	},
	errors: {
		required: "এই তথ্যটি লিখুন।",
		day: "তারিখটি দিন-মাস-বছর হিসেবে লিখুন, যেমন ২৫-০১-২০১৫।",
		birthNumber: "জন্মনিবন্ধন নম্বর ১৬ বা ১৭ সংখ্যার হবে।",
		/** @param why a sentence about the fields of the record, without its end */
		unkept: (name: string, why: string) =>
			`${name}: রেকর্ডে তথ্য রাখা যায়নি। ${why}। আগে রেকর্ডটি ঠিক করুন, বা রেকর্ডে রাখার টিকটি তুলে দিন।`,
		notSat: "এই শিক্ষার্থী বিদ্যালয়ের তথ্য অনুযায়ী পরীক্ষাটি এখনো দেয়নি, তাই এর প্রশংসাপত্র দেওয়া যায় না।",
		passingYear: "শিক্ষার্থী যে বছর ওই শ্রেণিতে ছিল, পাসের সাল তার আগে বা এ বছরের পরে হতে পারে না।",
		admissionYear: "ভর্তির তারিখ ও শিক্ষাবর্ষ মেলে না।",
		closed: "এই শিক্ষার্থীকে আগেই ছাড়পত্র দেওয়া হয়েছে। আগেরটি বাতিল না করলে আরেকটি দেওয়া যায় না।",
		moved: "শিক্ষার্থীর তথ্য এর মধ্যে বদলেছে। পাতাটি আবার খুলুন।",
		templateMoved: "কাগজের লেখা এর মধ্যে বদলেছে। পাতাটি আবার খুলে দেখে নিন।",
	},
	/** A paper with its number: ছাড়পত্র ১২/২০২৬ */
	of: (kind: CertificateKind, number: number, year: number) => `${certificateKinds[kind].name} ${n(number)}/${n(year)}`,
	/** Papers that were made at once: ছাড়পত্র ১২–১৫/২০২৬ */
	ofMany: (kind: CertificateKind, first: number, last: number, year: number) =>
		`${certificateKinds[kind].name} ${first === last ? n(first) : `${n(first)}–${n(last)}`}/${n(year)}`,
	/** Its sentence in the list of acts. */
	activity: (paper: string) => `${paper} দেওয়া`,
	activityUndone: (paper: string) => `${paper} বাতিল`,
	/** স্মারক নং, of the school's EIIN, the kind, the year and the number. */
	memo: (eiin: string, kind: CertificateKind, year: number, number: number, language: CertificateLanguage) => {
		const [word, english] = [certificateKinds[kind].memo, kind.slice(0, 3).toUpperCase()];
		const parts = [eiin || [], language === "bn" ? word : english, year, String(number).padStart(3, "0")].flat();
		return language === "bn" ? n(parts.join("/")) : parts.join("/");
	},
	/** The last result on a transfer certificate. */
	lastResult: {
		bn: (exam: string, year: string, outcome: string, gpa: string | undefined) =>
			`${exam} পরীক্ষা ${n(year)}: ${outcome}${gpa ? `, জিপিএ ${n(gpa)}` : ""}`,
		en: (exam: string, year: string, outcome: string, gpa: string | undefined) =>
			`${exam} examination ${year}: ${outcome}${gpa ? `, GPA ${gpa}` : ""}`,
	},
	/** In the file for a family. */
	family: {
		title: "প্রত্যয়ন ও সনদ",
		columns: ["কাগজ", "নম্বর", "স্মারক নং", "তারিখ", "অবস্থা", "যা লেখা আছে"],
	},
} as const;
