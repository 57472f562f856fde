/** Texts of the list of what staff have done, and of the history of a record. */

import { toBengaliDigits } from "@/lib/bengali/digits";
import { staffText } from "../words/staff";
import { studentStaffText } from "../words/students";

/** Kinds of records that are people. */
const people: readonly string[] = [
	studentStaffText.students,
	staffText.teachers,
	staffText.committeeMembers,
	staffText.staff,
].map(({ singular }) => singular);

/** @returns ২টি নোটিশ, ২ জন শিক্ষার্থী. @param kind singular label of the records */
const countOfKind = (kind: string, count: number): string =>
	`${toBengaliDigits(count)}${people.includes(kind) ? " জন" : "টি"} ${kind}`;

const actions = {
	create: "নতুন যোগ",
	update: "বদল",
	publish: "প্রকাশ",
	unpublish: "প্রকাশ বাতিল",
	trash: "ঝুড়িতে ফেলা",
	delete: "মুছে ফেলা",
	recover: "ঝুড়ি থেকে ফেরানো",
	restore: "আগের অবস্থায় ফেরানো",
	password: "নতুন পাসওয়ার্ড",
	admit: "ভর্তি",
	refuse: "আবেদন প্রত্যাখ্যান",
	export: "তথ্যের ফাইল নেওয়া",
	erase: "ব্যক্তিগত তথ্য মোছা",
	login: "লগইন",
	failedLogin: "ভুল পাসওয়ার্ডে লগইনের চেষ্টা",
	logout: "লগইন শেষ করা",
	role: "দায়িত্ব বদল",
	backup: "ব্যাকআপ নেওয়া",
	download: "ব্যাকআপ নামানো",
	reading: "অনেকের তথ্য একসঙ্গে পড়া",
} as const;

export type Action = keyof typeof actions;

/** The same as the verb of a sentence. */
const deeds: Record<Action, string> = {
	create: "যোগ করেছেন",
	update: "বদলেছেন",
	publish: "প্রকাশ করেছেন",
	unpublish: "প্রকাশ বাতিল করেছেন",
	trash: "ঝুড়িতে ফেলেছেন",
	delete: "মুছে ফেলেছেন",
	recover: "ঝুড়ি থেকে ফিরিয়েছেন",
	restore: "আগের অবস্থায় ফিরিয়েছেন",
	password: "নতুন পাসওয়ার্ড দিয়েছেন",
	admit: "ভর্তি করেছেন",
	refuse: "আবেদন প্রত্যাখ্যান করেছেন",
	export: "তথ্যের ফাইল নিয়েছেন",
	erase: "ব্যক্তিগত তথ্য মুছেছেন",
	login: "লগইন করেছেন",
	failedLogin: "ভুল পাসওয়ার্ডে ঢোকার চেষ্টা করেছেন",
	logout: "লগইন শেষ করেছেন",
	role: "দায়িত্ব বদলেছেন",
	backup: "ব্যাকআপ নিয়েছেন",
	download: "ব্যাকআপ নামিয়েছেন",
	reading: "অনেকের তথ্য একসঙ্গে পড়েছেন",
};

/** What has become of a record, as the end of a sentence that begins with it. */
const happened: Partial<Record<Action, string>> = {
	update: "বদলানো হয়েছে",
	publish: "প্রকাশিত হয়েছে",
	unpublish: "সাইট থেকে নামানো হয়েছে",
	trash: "মুছে গেছে",
	admit: "ভর্তি হয়েছে",
	refuse: "প্রত্যাখ্যান হয়েছে",
};

export const activityText = {
	title: "আজ কী হলো",
	labels: { singular: "কাজের বিবরণ", plural: "কাজের বিবরণ" },
	explanation: "কে, কখন, কী করেছেন। এই তালিকা কেউ বদলাতে বা মুছতে পারেন না। দুই বছর পরে পুরোনো লেখা নিজে থেকেই মুছে যায়।",
	own: "এখানে শুধু আপনার নিজের কাজগুলো দেখা যায়।",

	fields: { at: "কখন", by: "কে", action: "কী করেছেন", record: "কোনটিতে", detail: "বিবরণ", from: "কোথা থেকে" },
	actions,
	/** @returns who has done what, before the record */
	did: (by: string, action: Action): string => `${by} ${deeds[action]}`,
	named: (kind: string, title: string) => `${kind} “${title}”`,
	/** Whoever tried to log in with a wrong password. */
	somebody: "কেউ একজন",
	times: (count: number) => `${toBengaliDigits(count)} বার`,
	roleChange: (before: string, now: string) => `আগে ${before}, এখন ${now}`,
	manyPersons: (most: number) => `১০ মিনিটে ${toBengaliDigits(most)} জনের বেশি`,
	allStudents: "শিক্ষার্থীদের তালিকা",
	/** The server itself, by a command. */
	server: "সার্ভার থেকে",
	/** Labels of the changed fields. */
	changed: (labels: readonly string[]) => {
		const more = labels.length > 4 ? ` ও আরও ${toBengaliDigits(labels.length - 4)}টি` : "";
		return `${labels.slice(0, 4).join(", ")}${more}`;
	},
	/** What a login was proved with. */
	provedWith: {
		password: "পাসওয়ার্ড দিয়ে",
		app: "পাসওয়ার্ড ও অ্যাপের কোড দিয়ে",
		recovery: "পাসওয়ার্ড ও রিকভারি কোড দিয়ে",
	},
	/** Tasks that write many records at once. */
	tasks: {
		imported: (created: number, changed: number) =>
			`এক্সেল থেকে আনা: নতুন ${toBengaliDigits(created)} জন, বদল ${toBengaliDigits(changed)} জন`,
		importUndone: "এক্সেল থেকে আনা শিক্ষার্থীদের বাদ দেওয়া হয়েছে",
		marks: (section: string) => `নম্বর তোলা: ${section}`,
		marksPaste: (section: string, count: number) => `নম্বর পেস্ট: ${section}, ${toBengaliDigits(count)}টি ঘর`,
		marksFile: (section: string, count: number, file: string) =>
			`ফাইল থেকে নম্বর: ${section}, ${toBengaliDigits(count)}টি ঘর (${file})`,
		released: (className: string) => `ফলাফল প্রকাশ: ${className}`,
		releasedLater: (className: string, moment: string) => `ফলাফল ${moment} তারিখে প্রকাশ হবে: ${className}`,
		takenBack: (className: string) => `ফলাফল প্রকাশ ফিরিয়ে নেওয়া: ${className}`,
		subjectsTaken: (count: number) => `${toBengaliDigits(count)}টি বিষয় যোগ`,
		choicesSaved: (count: number) => `${toBengaliDigits(count)} জনের বিষয় ঠিক করা`,
		slips: (count: number) => `${toBengaliDigits(count)} জনের পাসওয়ার্ড স্লিপ`,
	},
	order: "ক্রম",
	draft: "খসড়া",
	published: "প্রকাশিত",

	day: "কোন দিনের",
	show: "দেখুন",
	earlier: "আগের দিন",
	later: "পরের দিন",
	today: "আজ",
	none: (day: string) => `${day}: কোনো কাজ হয়নি।`,
	/** The list shows the newest acts only. */
	tooMany: (count: number) => `এই দিনের শেষ ${toBengaliDigits(count)}টি কাজ দেখানো হচ্ছে।`,

	undo: "ফিরিয়ে নিন",
	undoOf: (act: string) => `ফিরিয়ে নিন: ${act}`,
	confirmUndo: (act: string) => `${act}: এই কাজের আগে যেমন ছিল, তেমন হয়ে যাবে।`,
	yes: "ফিরিয়ে নিন",
	no: "থাক",
	undone: "আগের অবস্থায় ফেরানো হয়েছে।",
	undoneOnSite: "সাইটে আগের লেখা ফিরেছে। আপনার বদলানো লেখাটি ফর্মে খসড়া হিসেবে রইল।",
	/** Of an operation that nothing can take back. */
	final: "ফেরানো যায় না",
	held: (count: number) =>
		`ফেরানো যায়নি, কিছুই বদলায়নি: ${toBengaliDigits(count)}টির সঙ্গে পরে অন্য কিছু যুক্ত হয়েছে বা সেগুলো বদলেছে।`,
	moved: "দেখানোর পরে তথ্য বদলেছে, তাই কিছুই করা হয়নি। পাতাটি আবার খুলে দেখে নিশ্চিত করুন।",
	changedSince: (by: string, at: string) => `ফিরিয়ে নেওয়া যায় না: এর পরে ${by} এটি আবার বদলেছেন (${at})।`,
	notUndone: "এই কাজটি আর ফিরিয়ে নেওয়া যায় না, কারণ এর পরে আবার বদল হয়েছে।",

	/** The bar at the foot, after an act. */
	bar: {
		label: "এইমাত্র যা করলেন",
		happened: (action: Action, name: string): string => `${name} ${happened[action] ?? `– ${actions[action]}`}`,
		several: countOfKind,
		undoing: "ফেরানো হচ্ছে…",
		open: "খুলে দেখুন",
		later: "আজ কী হলো",
		close: "সরিয়ে দিন",
	},

	history: {
		title: "ইতিহাস",
		explanation: "কখন কে কী সংরক্ষণ করেছেন। একটি সময়ে চাপলে কী বদলেছে দেখা যায়, সেখান থেকে আগের অবস্থায় ফেরা যায়।",
		at: "কখন",
		by: "কে",
		state: "অবস্থা",
		unknown: "জানা নেই",
		current: "এখন প্রকাশিত",
		published: "আগে প্রকাশিত",
		draft: "খসড়া",
		saved: "সংরক্ষিত",
		back: "সব সময়ের তালিকা",
		compare: "কার সঙ্গে তুলনা",
		show: "তুলনা করুন",
		before: (at: string) => `আগে (${at})`,
		beforeFirst: "আগে",
		now: "এতে",
		same: "লেখায় কোনো তফাত নেই।",
		restore: "এই অবস্থায় ফিরুন",
		restoreAsDraft: "খসড়া হিসেবে ফিরিয়ে আনুন",
		confirmRestore: (at: string) => `${at}-এ যেমন ছিল, তেমন হয়ে যাবে। এখনকার লেখা ইতিহাসে থাকবে।`,
		restored: "আগের অবস্থায় ফেরানো হয়েছে।",
	},
} as const;
