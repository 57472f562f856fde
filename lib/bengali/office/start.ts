/** Texts of the back office's start page and of the directorate's checklist. */
import { toBengaliDigits } from "../digits";

export const startText = {
	actions: {
		label: "প্রধান কাজ",
		notice: "নোটিশ দিন",
		applications: "আবেদন দেখুন",
		marks: "নম্বর তুলুন",
		students: "শিক্ষার্থী খুঁজুন",
		site: "সাইট দেখুন",
	},
	faults: {
		title: "যা বারবার হচ্ছে",
		serverErrors: (count: number) =>
			`গত ২৪ ঘণ্টায় সাইটটি ${toBengaliDigits(count)} বার কাজ করতে পারেনি। যিনি সার্ভার দেখাশোনা করেন, তাঁকে জানান।`,
		lockedLogins: (count: number) =>
			`গত ২৪ ঘণ্টায় বারবার ভুল পাসওয়ার্ড দেওয়ায় ${toBengaliDigits(count)} বার ঢোকা আটকানো হয়েছে। কেউ পাসওয়ার্ড অনুমান করার চেষ্টা করছে কি না খোঁজ নিন।`,
	},
	tasks: {
		title: "যা বাকি আছে",
		none: "এখন কোনো কাজ বাকি নেই।",
		applications: (count: number) => `${toBengaliDigits(count)}টি নতুন আবেদন দেখা বাকি`,
		unreleased: (count: number) => `${toBengaliDigits(count)}টি পরীক্ষা ও শ্রেণির ফলাফল প্রকাশ করা বাকি`,
		drafts: (count: number, kind: string) => `${kind}: ${toBengaliDigits(count)}টি খসড়া প্রকাশ করা বাকি`,
		dated: (count: number, kind: string) => `${kind}: ${toBengaliDigits(count)}টি সামনের তারিখে দেখা যাবে`,
	},
} as const;

/** The eleven contents that the directorate requires on a school's website. */
export const checklistItems = {
	profile: "প্রতিষ্ঠানের পরিচিতি",
	recognition: "পাঠদানের অনুমতি ও স্বীকৃতি",
	students: "শ্রেণি ও লিঙ্গ অনুযায়ী শিক্ষার্থীর সংখ্যা",
	sections: "অনুমোদিত শাখা",
	routine: "রুটিন",
	syllabus: "পাঠ্যসূচি",
	notices: "নোটিশ",
	mpo: "এমপিও-সংক্রান্ত তথ্য",
	contact: "যোগাযোগ ও তথ্যকেন্দ্র",
	complaints: "অভিযোগ গ্রহণকারী কর্মকর্তা",
	people: "প্রতিষ্ঠানপ্রধান, শিক্ষক ও ম্যানেজিং কমিটি",
} as const;

export const checklistText = {
	title: "অধিদপ্তরের নির্দেশিত ১১টি তথ্য",
	explanation: "শিক্ষা অধিদপ্তরের নির্দেশ অনুযায়ী বিদ্যালয়ের ওয়েবসাইটে এই তথ্যগুলো থাকতে হবে।",
	progress: (done: number, all: number) => `${toBengaliDigits(all)}টির মধ্যে ${toBengaliDigits(done)}টি আছে`,
	columns: { item: "তথ্য", state: "অবস্থা", changed: "শেষ হালনাগাদ" },
	states: { good: "আছে", old: "এক বছরের পুরোনো", missing: "নেই" },
	/** What to do for a missing content of its own page. */
	addPage: (topic: string) => `একটি কনটেন্ট পাতা তৈরি করুন এবং “অধিদপ্তরের তালিকার কোন তথ্য” ঘরে “${topic}” বেছে নিন।`,
	/** The information centre is a content page, the rest of its item are the contact settings. */
	information: "তথ্যকেন্দ্র",
	open: "তালিকাটি দেখুন ও ছাপান",
	print: "ছাপান",
	printedAt: (date: string) => `${date} তারিখের অবস্থা`,
	never: "–",
} as const;
