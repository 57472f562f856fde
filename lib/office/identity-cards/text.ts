/** Texts of the view where staff print identity cards, and of the cards. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { type CardKind, cardKinds } from "../certificates/text-kinds";

const n = toBengaliDigits;

const states = { valid: "বহাল", cancelled: "বাতিল", expired: "মেয়াদ শেষ" } as const;

export const cardsText = {
	title: "পরিচয়পত্র",
	/** Beside the link on the page of all prints. */
	about: "শিক্ষার্থী, শিক্ষক ও কর্মীদের কার্ড, ছবি, নম্বর ও যাচাইয়ের কোডসহ",
	explanation: "কাদের কার্ড লাগবে বেছে নিয়ে দেখুন, তারপর ছাপান। নম্বর বসে ছাপার সময়। যাদের কার্ড আগেই দেওয়া হয়েছে, তাদের নম্বর বদলায় না।",
	who: "কাদের কার্ড",
	all: "সব শিক্ষার্থী",
	staff: "শিক্ষক ও কর্মী",
	ofYear: (place: string, year: number) => `${place}, ${n(year)}`,
	option: (name: string, count: number) => `${name} (${n(count)} জন)`,
	design: "নকশা",
	designs: {
		band: { name: "ওপরে রঙের পট্টি", about: "বিদ্যালয়ের নাম ওপরে, ছবি বাঁয়ে" },
		panel: { name: "পাশে রঙের পট্টি", about: "ছবি রঙের ওপর, বিদ্যালয়ের নাম ডানে" },
	},
	paper: "কাগজ",
	papers: {
		sheet: { name: "A4 কাগজ", about: "এক পাতায় ১০টি, কাটার দাগসহ; পেছনের পাতা ঠিক উল্টো দিকে মেলে" },
		card: { name: "কার্ড প্রিন্টার", about: "৮৬ × ৫৪ মিমি, এক পাতায় একটি; আগে সামনের পাশ, পরে পেছনের" },
	},
	show: "দেখুন",
	one: "একজনের কার্ড",
	oneHint: "হারানো কার্ডের বদলে নতুন কার্ড দিতে, বা একটি কার্ড আবার ছাপতে। নাম, আইডি, রোল বা মোবাইল নম্বর লিখুন।",
	none: "এখানে কার্ড দেওয়ার মতো কেউ নেই।",
	noneHint: "শিক্ষার্থী এই বছর কোনো শ্রেণিতে থাকতে হবে; যারা ছাড়পত্র নিয়েছে তাদের কার্ড হয় না।",

	count: (people: number) => `মোট ${n(people)} জন।`,
	fresh: (count: number) => `${n(count)} জন নতুন নম্বর পাবে।`,
	having: (count: number) => `${n(count)} জনের কার্ডের নম্বর আগেই আছে।`,
	missing: (count: number) => `${n(count)} জনের ছবি নেই; কার্ডে ছবির জায়গায় মানুষের আকৃতি থাকবে`,
	complete: "সবার ছবি আছে।",
	changed: (count: number) => `${n(count)} জনের তথ্য কার্ড দেওয়ার পরে বদলেছে; তাদের কার্ডে আগের তথ্য আছে`,
	renew: "যাদের তথ্য বদলেছে, তাদের নতুন নম্বরে কার্ড দিন; আগের কার্ড বাতিল হবে",
	until: "কার্ডের মেয়াদ",
	untilHint: "এই দিন পর্যন্ত। দিন-মাস-বছর।",
	make: "নম্বর দিয়ে ছাপান",
	printAgain: "ছাপান",
	sample: (name: string) => `নমুনা: ${name}`,

	history: "দেওয়া কার্ড",
	columns: ["নম্বর", "তারিখ", "মেয়াদ", "অবস্থা"],
	/** Of a cancelled card also why, and who has cancelled it. */
	state: (state: keyof typeof states, ...how: string[]) => [states[state], ...how].filter(Boolean).join(" · "),
	replace: {
		title: "কার্ড হারালে বা না চললে",
		reason: "কী হয়েছে",
		reasons: {
			lost: "হারিয়েছে",
			damaged: "নষ্ট হয়েছে",
			changed: "তথ্য বদলেছে",
			ended: "আর কার্ড লাগবে না",
		},
		label: "আগেরটি বাতিল করুন",
		question:
			"আগের কার্ডটি বাতিল হবে; কেউ তার কোড স্ক্যান করলে “বাতিল” দেখবে। কার্ড লাগবে না বেছে না নিলে নতুন নম্বরে একটি কার্ড দেওয়া হবে।",
		yes: "হ্যাঁ, বাতিল করুন",
		no: "না, থাক",
		ended: "কার্ডটি বাতিল করা হয়েছে।",
		takenBack: "কাজটি ফিরিয়ে নেওয়া হয়েছে",
	},

	printTitle: "পরিচয়পত্র ছাপান",
	printHint: {
		sheet:
			"ছাপার জানালায় কাগজ A4, মাপ ১০০% ও মার্জিন শূন্য রাখুন। দুই পাশে ছাপলে পাতা লম্বা দিক ধরে উল্টানোর নিয়মটি বাছুন। প্রিন্টারে দুই পাশ না থাকলে আগে বিজোড় পাতা ছেপে কাগজ উল্টে জোড় পাতা ছাপুন।",
		card: "ছাপার জানালায় কাগজের মাপ ৮৬ × ৫৪ মিমি ও মার্জিন শূন্য রাখুন।",
	},
	print: "ছাপান",
	change: "অন্য কার্ড বাছুন",
	parts: "ভাগে ভাগে ছাপা",
	part: (part: number, parts: number) => `${n(part)} নম্বর ভাগ, মোট ${n(parts)} ভাগ`,
	nextPart: (part: number, people: number) => `${n(part)} নম্বর ভাগ ছাপান (${n(people)}টি কার্ড)`,
	cards: (count: number) => `${n(count)}টি কার্ড`,
	unnumbered: (count: number) => `${n(count)} জনের কার্ডের নম্বর এখনো নেই, তাই তাদের কার্ড এখানে নেই।`,

	of: (kind: CardKind, number: number, year: number) => `${cardKinds[kind]} ${n(number)}/${n(year)}`,
	/** Cards of a class, a section or everybody. */
	several: (kind: CardKind, place: string) => [cardKinds[kind], place].filter(Boolean).join(", "),
	activity: (title: string, count: number) => `${title}: ${n(count)}টি কার্ড`,
	activityUndone: (title: string, count: number) => `${title}: ${n(count)}টি কার্ড ফেরত`,
	errors: {
		until: "মেয়াদ আজ বা তার পরের কোনো দিন হবে, আগামী পাঁচ বছরের মধ্যে। দিন-মাস-বছর হিসেবে লিখুন, যেমন ৩১-১২-২০২৬।",
		who: "কাদের কার্ড লাগবে বেছে নিন।",
		replaced: "এই কার্ডটি এর মধ্যে বাতিল হয়েছে। পাতাটি আবার খুলুন।",
	},
	registerLink: "কার্ডের রেজিস্টার",
	register: {
		title: "পরিচয়পত্রের রেজিস্টার",
		kind: "কাদের কার্ড",
		allKinds: "সব কার্ড",
		none: "এখানে এখনো কোনো কার্ড নেই।",
		columns: ["নম্বর", "কার্ড", "কার জন্য", "তারিখ", "মেয়াদ", "কে দিয়েছেন", "অবস্থা"],
		/** With id and roll: names are not unique. */
		person: ({ name, code, place, roll, post }: Record<"name" | "code" | "place" | "roll" | "post", string>) =>
			[name, code && `আইডি ${n(code)}`, place, roll && `রোল ${n(roll)}`, post].filter(Boolean).join(", "),
		count: (count: number) => `${n(count)}টি কার্ড`,
		fileName: (year: number) => `পরিচয়পত্রের রেজিস্টার ${n(year)}.xlsx`,
	},
	/** In the file for a family. */
	family: {
		title: "পরিচয়পত্র",
		columns: ["নম্বর", "তারিখ", "মেয়াদ", "অবস্থা", "যা লেখা আছে"],
	},
} as const;

/** What stands on the cards. */
export const cardText = {
	kinds: { student: "শিক্ষার্থী পরিচয়পত্র", staff: "পরিচয়পত্র" } satisfies Record<CardKind, string>,
	code: "আইডি",
	class: "শ্রেণি",
	roll: "রোল",
	session: "শিক্ষাবর্ষ",
	post: "পদবি",
	blood: "রক্তের গ্রুপ",
	mobile: "মোবাইল",
	guardian: "অভিভাবক",
	until: "মেয়াদ",
	number: "কার্ড নং",
	numberOf: (number: number, year: number) => `${n(number)}/${n(year)}`,
	found: "কার্ডটি পেলে অনুগ্রহ করে বিদ্যালয়ে পৌঁছে দিন।",
	check: "যাচাই করতে স্ক্যান করুন",
	head: "প্রধান শিক্ষক",
	front: (name: string) => `${name}: সামনের পাশ`,
	back: (name: string) => `${name}: পেছনের পাশ`,
} as const;
