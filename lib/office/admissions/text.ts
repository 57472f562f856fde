/** Texts of the admissions desk in the back office. */
import { toBengaliDigits } from "@/lib/bengali/digits";

type State = "new" | "admitted" | "refused";

export const deskText = {
	title: "ভর্তি ডেস্ক",
	states: { new: "নতুন", admitted: "গৃহীত", refused: "প্রত্যাখ্যাত" },
	stateLabel: "আবেদনের অবস্থা",
	count: (state: string, count: number) => `${state} (${toBengaliDigits(count)})`,
	search: {
		label: "খুঁজুন",
		placeholder: "নাম, পিতার নাম, মোবাইল বা আবেদন নম্বর",
		class: "শ্রেণি",
		allClasses: "সব শ্রেণি",
		submit: "খুঁজুন",
		clear: "সব দেখান",
	},
	none: {
		new: "এখন কোনো নতুন আবেদন নেই।",
		admitted: "এখনো কোনো আবেদন গ্রহণ করা হয়নি।",
		refused: "এখনো কোনো আবেদন প্রত্যাখ্যান করা হয়নি।",
	},
	notFound: "এমন কোনো আবেদন পাওয়া যায়নি।",
	columns: { photo: "ছবি", applicant: "আবেদনকারী", class: "যে শ্রেণিতে", date: "আবেদনের তারিখ", doubles: "মিল" },
	father: (name: string) => `পিতা: ${name}`,
	noClass: "শ্রেণি নেই",
	printList: "তালিকা ছাপান",
	days: "আবেদনের সময় ঠিক করুন",
	likelyDouble: (count: number) => (count > 1 ? `${toBengaliDigits(count)}টি মিল আছে` : "মিল আছে"),
} as const;

/** The guardian's consent to what is kept (lib/bengali/consent). */
export const consentStateText = {
	title: "সম্মতি",
	/** In the list, for applications without consent. */
	missing: { withheld: "সম্মতি নেই", none: "কল থেকে, সম্মতি নেই", unasked: "সম্মতি নেওয়া হয়নি" },
	explain: {
		withheld: "ফরমে সম্মতির ঘরে টিক দেওয়া হয়নি। ভর্তির আগে অভিভাবকের সঙ্গে কথা বলুন।",
		none: "অন্য একটি প্রোগ্রাম আবেদনটি পাঠিয়েছে, সম্মতি ছাড়া। ভর্তির আগে অভিভাবকের সঙ্গে কথা বলুন।",
		unasked: "আবেদনটি আসার সময় সম্মতি চাওয়া হয়নি। ভর্তির আগে অভিভাবকের সঙ্গে কথা বলুন।",
	},
	given: (name: string, moment: string) => `${name} সম্মতি দিয়েছেন, ${moment}।`,
	version: (version: string | null) =>
		version ? `সম্মতির লেখা: ${toBengaliDigits(version)}` : "কোন লেখায় সম্মতি, প্রোগ্রামটি তা জানায়নি।",
} as const;

/** Others that may be the same person. */
export const doubleText = {
	title: "একই শিক্ষার্থী হতে পারে",
	explain: "গ্রহণের আগে মিলিয়ে দেখুন।",
	application: (state: State) => `আবেদন, ${deskText.states[state]}`,
	student: "বিদ্যালয়ের শিক্ষার্থী",
	same: { birthNumber: "জন্মনিবন্ধন নম্বর একই", person: "নাম, পিতার নাম ও জন্মতারিখ একই" },
} as const;

export const decisionText = {
	title: "সিদ্ধান্ত",
	refused: "প্রত্যাখ্যাত হয়েছে। কারণ:",
	decided: (state: State, by: string | null) => {
		const who = by ? `${by} এর মধ্যে` : "এর মধ্যে";
		if (state === "admitted")
			return by
				? `${who} এই আবেদনটি গ্রহণ করেছেন, তাই কিছুই বদলানো হয়নি।`
				: "এই আবেদনটি আগেই গৃহীত হয়েছে, তাই কিছুই বদলানো হয়নি।";
		if (state === "refused") return `${who} এই আবেদনটি প্রত্যাখ্যান করেছেন, তাই কিছুই বদলানো হয়নি।`;
		return "আবেদনটি এর মধ্যে বদলেছে, তাই কিছুই করা হয়নি। পাতাটি আবার খুলে দেখুন।";
	},
	notRefused: "আবেদনটি এখন প্রত্যাখ্যাত অবস্থায় নেই, তাই কিছুই বদলানো হয়নি। পাতাটি আবার খুলে দেখুন।",
	notUndone: "এই ভর্তি আর ফিরিয়ে নেওয়া যায় না, কারণ শিক্ষার্থীর সঙ্গে এর মধ্যে আরও তথ্য যোগ হয়েছে।",
	by: (name: string, moment: string) => `${name}, ${moment}`,
} as const;

export const acceptText = {
	title: "গ্রহণ করুন",
	explain: "শিক্ষার্থী, শ্রেণিভুক্তি ও পাসওয়ার্ড স্লিপ একবারেই তৈরি হবে।",
	roll: "রোল",
	rollHint: "পরের খালি রোলটি নিজে থেকেই বসে।",
	option: (section: string, count: number) => `${section} (${toBengaliDigits(count)} জন)`,
	submit: "ভর্তি করুন",
	sending: "ভর্তি করা হচ্ছে…",
	noPlace: "ভর্তি করার আগে শাখা তৈরি করুন।",
	sections: "শাখা",
	done: (name: string) => `${name}-এর ভর্তি হয়েছে।`,
	admitted: "ভর্তি হয়েছে।",
	student: "শিক্ষার্থীর পাতা খুলুন",
	/** The record of what was done. */
	detail: (section: string, roll: number) => `${section} · রোল ${toBengaliDigits(roll)}`,
	rollTaken: (next: number | null) =>
		`এই শাখায় এই রোল আরেকজনের হয়ে গেছে, তাই কিছুই করা হয়নি।${next ? ` পরের খালি রোল ${toBengaliDigits(next)}।` : ""}`,
	next: "পরের নতুন আবেদন",
} as const;

/** Accepting several at once, from the list. */
export const batchText = {
	select: (name: string) => `বেছে নিন: ${name}`,
	all: "সব",
	selectAll: (count: number) => `সব: এই পাতার ${toBengaliDigits(count)}টি আবেদন বেছে নিন`,
	selected: (count: number) => `${toBengaliDigits(count)} জন বেছে নেওয়া`,
	open: "ভর্তি করুন",
	clear: "বাছাই তুলে নিন",
	title: (count: number) => `${toBengaliDigits(count)} জনকে ভর্তি`,
	explain: "নিশ্চিত করলে সবার শিক্ষার্থী, শ্রেণিভুক্তি ও পাসওয়ার্ড স্লিপ একবারেই তৈরি হবে। কোনো একজনে আটকালে কারও কিছুই হবে না।",
	newYear: (year: number) => `${toBengaliDigits(year)} শিক্ষাবর্ষটি এখনো নেই; ভর্তির সঙ্গে তৈরি হবে।`,
	group: (name: string, count: number) => `${name}: ${toBengaliDigits(count)} জন`,
	firstRoll: "প্রথম রোল",
	rolls: (first: number, last: number) =>
		first === last
			? `রোল ${toBengaliDigits(first)}, আবেদনের ক্রমে।`
			: `রোল ${toBengaliDigits(first)} থেকে ${toBengaliDigits(last)}, আবেদনের ক্রমে।`,
	unclear: "কার কোন রোল, জানতে প্রথম রোলটি লিখুন।",
	consent: (count: number) => `${toBengaliDigits(count)} জনের সম্মতি নেই। ভর্তির আগে অভিভাবকের সঙ্গে কথা বলুন।`,
	doubles: (count: number) => `${toBengaliDigits(count)} জনের সঙ্গে অন্য কারও মিল আছে। আগে মিলিয়ে দেখুন।`,
	submit: (count: number) => `${toBengaliDigits(count)} জনকে ভর্তি করুন`,
	sending: "ভর্তি করা হচ্ছে, স্লিপ তৈরি হচ্ছে…",
	cancel: "থাক",
	none: "অন্তত একটি আবেদন বেছে নিন।",
	tooMany: (most: number) => `একবারে সর্বোচ্চ ${toBengaliDigits(most)} জনকে ভর্তি করা যায়।`,
	twice: "একই আবেদন দুবার বাছা হয়েছে। পাতাটি আবার খুলে বেছে নিন।",
	/** Why nobody was accepted, and each with the reason. */
	nothingDone: (count: number) => `${toBengaliDigits(count)} জনকে ভর্তি করা যায়নি, তাই কারও কিছুই বদলানো হয়নি।`,
	refused: (name: string, reason: string) => (name ? `${name}: ${reason}` : reason),
	gone: "আবেদনটি আর নেই।",
	decided: (state: State, by: string | null) =>
		`${by ? `${by} এর মধ্যে` : "এর মধ্যে"} ${state === "admitted" ? "গ্রহণ" : "প্রত্যাখ্যান"} করেছেন।`,
	rollTaken: (section: string, roll: number) => `${section} শাখায় রোল ${toBengaliDigits(roll)} আরেকজনের।`,
	/** The record of what was done. */
	act: (count: number, year: number) => `${toBengaliDigits(count)} জনের ভর্তি, ${toBengaliDigits(year)} শিক্ষাবর্ষ`,
	inUse: "শিক্ষার্থী এর মধ্যে লগইন করেছে, বা তার তথ্য বদলেছে।",
} as const;

export const refuseText = {
	open: "প্রত্যাখ্যান করুন",
	title: "প্রত্যাখ্যান",
	reason: "কারণ",
	reasonHint: "আবেদনকারী নিজের পাতায় এই কারণটি দেখবে।",
	submit: "প্রত্যাখ্যান করুন",
	sending: "পাঠানো হচ্ছে…",
	cancel: "থাক",
	done: "আবেদনটি প্রত্যাখ্যাত হয়েছে।",
	takeBack: "প্রত্যাখ্যান ফিরিয়ে নিন",
	takenBack: "আবেদনটি আবার নতুন আবেদনের তালিকায় আছে।",
	errors: {
		required: "প্রত্যাখ্যানের কারণ লিখুন।",
		tooLong: (most: number) => `কারণটি সর্বোচ্চ ${toBengaliDigits(most)} অক্ষরে লিখুন।`,
	},
} as const;

export const applicationText = {
	number: (code: number) => `আবেদন নম্বর ${toBengaliDigits(code)}`,
	received: (day: string) => `জমা ${day}`,
	edit: "তথ্য সংশোধন করুন",
	print: "আবেদনটি ছাপান",
	back: "আবেদনের তালিকা",
	missing: "দেওয়া হয়নি",
} as const;

export const listText = {
	title: (state: State) => `ভর্তির আবেদন: ${deskText.states[state]}`,
	subtitle: (count: number, day: string) => `মোট ${toBengaliDigits(count)}টি, ${day} তারিখের অবস্থা`,
	columns: {
		serial: "ক্রম",
		code: "আবেদন নম্বর",
		name: "নাম",
		father: "পিতার নাম",
		class: "শ্রেণি",
		birth: "জন্মতারিখ",
		mobile: "মোবাইল",
		note: "মন্তব্য",
	},
	print: "ছাপান",
	back: "তালিকায় ফিরে যান",
	tooMany: (most: number) => `প্রথম ${toBengaliDigits(most)}টি দেখানো হচ্ছে। শ্রেণি বেছে নিয়ে আলাদা করে ছাপান।`,
} as const;

/** Characters of the reason that is given to a refused applicant. */
export const longestReason = 500;

/** The setting with the days of admission. */
export const admissionDaysText = {
	label: "ভর্তির আবেদনের সময়",
	fields: { opensAt: "আবেদন শুরুর দিন", closesAt: "আবেদনের শেষ দিন" },
	hints: {
		both: "এই দুই দিনের বাইরে ওয়েবসাইটে ভর্তির ফরমের জায়গায় তারিখ দেখা যায়। দুটিই খালি রাখলে সারা বছর আবেদন করা যায়।",
		opensAt: "এই দিনের শুরু থেকে আবেদন করা যাবে। খালি রাখলে এখন থেকেই।",
		closesAt: "এই দিন শেষ হওয়া পর্যন্ত আবেদন করা যাবে। খালি রাখলে শেষ দিন নেই।",
	},
	errors: { order: "শেষ দিনটি শুরুর দিনের আগে পড়েছে। শুরুর দিন বা তার পরের কোনো দিন বেছে নিন।" },
} as const;
