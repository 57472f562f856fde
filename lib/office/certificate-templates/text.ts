/** Texts of the page where a head edits what certificates say. */

import { toBengaliDigits } from "@/lib/bengali/digits";
import { type CertificateLanguage, certificateLanguages } from "../certificates/text-kinds";

const n = toBengaliDigits;

type Part = "title" | "lead" | "rows" | "closing" | "signatures";

const parts: Record<Part, { label: string; hint?: string }> = {
	title: { label: "শিরোনাম" },
	lead: { label: "মূল লেখা", hint: "প্রতি লাইন আলাদা অনুচ্ছেদ।" },
	rows: { label: "তথ্যের তালিকা", hint: "প্রতি লাইনে একটি, যেমন “পিতার নাম: {পিতার নাম}”। তালিকা না লাগলে খালি রাখুন।" },
	closing: { label: "শেষের লেখা", hint: "প্রতি লাইন আলাদা অনুচ্ছেদ।" },
	signatures: { label: "কারা স্বাক্ষর করেন", hint: "প্রতি লাইনে একজন, তিনজন পর্যন্ত। শেষজনের সঙ্গে সিলের জায়গা থাকে।" },
};

export const certificateTemplatesText = {
	title: "সনদের লেখা",
	explanation: "প্রতিটি কাগজে কী লেখা থাকবে, তা এখানে ঠিক করুন। আগে দেওয়া কাগজ বদলায় না: সেগুলো যেমন ছাপা হয়েছিল তেমনই থাকে।",
	desk: "কাগজ দেওয়ার পাতা",
	own: "বিদ্যালয়ের নিজের কাগজ",
	ownAbout: "যেমন খেলাধুলার সনদ, উপবৃত্তির প্রত্যয়ন, স্কাউট সনদ। যত খুশি বানানো যায়; কাগজ দেওয়ার পাতায় নিজের নামে দেখা যায়।",
	newIn: { bn: "নতুন কাগজ, বাংলায়", en: "নতুন কাগজ, ইংরেজিতে" },
	original: "মূল লেখা",
	notWritten: "লেখা হয়নি",
	changed: (by: string, day: string) => `${by}, ${day}`,
	edit: (paper: string, language: CertificateLanguage) => `${paper}, ${certificateLanguages[language]}: লেখা বদলান`,
	heading: (paper: string, language: CertificateLanguage) => `${paper}, ${certificateLanguages[language]}`,
	fresh: "নতুন কাগজ",
	all: "সব কাগজের লেখা",
	columns: { paper: "কাগজ" },

	parts,
	fields: "যে ঘরগুলো বসানো যায়",
	fieldsHint:
		"লেখার যেখানে দরকার সেখানে কার্সর রেখে ঘরের নামে চাপ দিন। { } -এর ভেতরে ঘরের নাম: ছাপার সময় সেখানে শিক্ষার্থীর তথ্য বসে। [ ] -এর ভেতরের কথা, তার কোনো তথ্য না থাকলে, কাগজ থেকে বাদ যায়।",
	insert: (name: string) => `{${name}} বসান`,

	preview: "যেমন ছাপা হবে",
	previewOf: (name: string) => `${name}-এর তথ্য দিয়ে`,
	previewOfNobody: "এখনো কোনো শিক্ষার্থী নেই, তাই তথ্যের জায়গা ফাঁকা।",
	other: "অন্য শিক্ষার্থী দিয়ে দেখুন",
	otherHint: "নাম, আইডি, রোল বা মোবাইল নম্বর",
	show: "দেখুন",
	nobody: "কাউকে পাওয়া যায়নি।",

	save: "লেখা রাখুন",
	saved: "লেখাটি রাখা হয়েছে। এখন থেকে নতুন কাগজে এটিই থাকবে।",
	toOriginal: "মূল লেখায় ফিরে যান",
	isOriginal: "মূল লেখা ফিরে এসেছে।",
	remove: "কাগজটি সরান",
	removed: "কাগজটি আর দেওয়ার তালিকায় নেই। আগে দেওয়া কাগজগুলো থাকে।",

	versions: "আগের লেখাগুলো",
	versionOf: (by: string, day: string) => `${day} · ${by}`,
	now: "এখন চলছে",
	look: "দেখুন ও আবার নিন",
	lookAt: (version: string) => `${version}: দেখুন ও আবার নিন`,
	old: (version: string) => `আগের একটি লেখা দেখছেন: ${version}। এটি আবার চালাতে “লেখা রাখুন” চাপুন।`,
	removedVersion: "সরানো হয়েছে",

	errors: {
		empty: "এখানে কিছু লিখুন।",
		unknown: (name: string) => `“{${name}}” নামে কোনো ঘর নেই। তালিকা থেকে বেছে নিন, বা বন্ধনী দুটি মুছে দিন।`,
		brace: "{ বা } একা আছে। ঘরের নাম দুই দিকেই বন্ধনীর ভেতরে থাকে, যেমন {নাম}।",
		bracket: "[ বা ] একা আছে, বা একটির ভেতরে আরেকটি। যে কথা বাদ যেতে পারে, তার দুই দিকে একই লাইনে একটি করে বন্ধনী থাকে।",
		label: "লাইনটি “নাম: লেখা” এভাবে লিখুন। কোলনের আগে ঘর বসে না।",
		signature: "স্বাক্ষরের নিচের নামে ঘর বা বন্ধনী বসে না।",
		long: (most: number) => `লেখাটি ${n(most)} অক্ষরের বেশি।`,
		lines: (most: number) => `${n(most)} লাইনের বেশি লেখা যায় না।`,
		moved: "অন্য কেউ এর মধ্যে লেখাটি বদলেছেন। পাতাটি আবার খুলে দেখুন।",
		same: "লেখাটি আগের মতোই আছে, রাখার কিছু নেই।",
		missing: "কাগজটির লেখা আর নেই। পাতাটি আবার খুলুন।",
		later: "লেখাটি পরে আবার বদলেছে",
	},
	/** In the list of acts. */
	activity: (paper: string) => `লেখা বদল: ${paper}`,
} as const;
