/** Texts of the student's record in the back office. */
import { toBengaliDigits } from "@/lib/bengali/digits";

/** Finding one student, for a paper. */
export const findStudentText = {
	find: "শিক্ষার্থী খুঁজুন",
	search: "খুঁজুন",
	nobody: "কাউকে পাওয়া যায়নি। নামের একটি অংশ, আইডি, রোল বা মোবাইল নম্বর লিখে আবার খুঁজুন।",
	more: "আরও অনেকে আছে। আরেকটু লিখে খুঁজুন।",
} as const;

export const recordText = {
	title: "এক নজরে",
	photo: (name: string) => `${name}-এর ছবি`,
	noPhoto: "ছবি নেই",
	addPhoto: "ছবি দিন",
	changePhoto: "ছবি বদলান",
	sendingPhoto: "ছবি পাঠানো হচ্ছে…",
	enrolments: "শ্রেণিভুক্তি",
	noEnrolment: "এখনো কোনো শ্রেণিতে নেই।",
	results: "ফলাফল",
	noResult: "এখনো কোনো ফলাফল নেই।",
	columns: {
		year: "শিক্ষাবর্ষ",
		section: "শ্রেণি ও শাখা",
		roll: "রোল",
		exam: "পরীক্ষা",
		class: "শ্রেণি",
		total: "নম্বর",
		position: "মেধাক্রম",
	},
	unpublished: "অপ্রকাশিত",
	none: "—",
	/** The newest place, below the name. */
	place: (year: number, section: string, roll: number) =>
		`${toBengaliDigits(year)} · ${section} · রোল ${toBengaliDigits(roll)}`,
	/** A place that is not of the school's year. */
	placeOfYear: (section: string, year: number) => `${section} (${toBengaliDigits(year)})`,
	code: (code: number) => `আইডি ${toBengaliDigits(code)}`,
	guardians: { father: "পিতা", mother: "মাতা" },
	noMobile: "মোবাইল নেই",
	call: (name: string, mobile: string) => `${name}: ${mobile} নম্বরে ফোন করুন`,
	inUse: "তথ্যের ব্যবহার চালু আছে।",
	sheet: "পাতা দেখুন",
	sheetOf: (exam: string) => `পাতা দেখুন: ${exam}`,
	print: "ছাপান",
	printOf: (exam: string) => `ছাপান: ${exam}`,
	papers: "ছাপার কাগজ",
	certificates: {
		title: "প্রত্যয়ন ও সনদ",
		none: "এখনো কোনো কাগজ দেওয়া হয়নি।",
		make: "এই শিক্ষার্থীর কাগজ বানান",
		paper: (paper: string, day: string, state: string) => `${paper}, ${day} (${state})`,
	},
	noPapers: "কোনো শ্রেণিতে থাকলে কাগজ ছাপা যায়।",
	applications: "আবেদন",
	noApplication: "এখানে ভর্তির আবেদন নেই।",
	application: (day: string, state: string) => `ভর্তির আবেদন, ${day} · ${state}`,
	requests: (count: number) => `পরিবারের ${toBengaliDigits(count)}টি অনুরোধের উত্তর বাকি`,
	/** Going through the section. */
	neighbours: {
		label: "শাখার অন্য শিক্ষার্থী",
		previous: "আগের",
		next: "পরের",
		of: (roll: number, name: string) => `রোল ${toBengaliDigits(roll)}, ${name}`,
		place: (section: string, count: number) => `${section}, ${toBengaliDigits(count)} জন`,
		first: "শাখার প্রথম",
		last: "শাখার শেষ",
		keys: "কিবোর্ডে Alt + Page Up ও Alt + Page Down",
	},
	hasPassword: "পাসওয়ার্ড দেওয়া আছে।",
	noPassword: "এখনো পাসওয়ার্ড দেওয়া হয়নি।",
	afterSaving: "সংরক্ষণ করার পর এখান থেকে ছবি, শ্রেণিভুক্তি ও পাসওয়ার্ড স্লিপ দেওয়া যাবে।",
} as const;

export const enrolText = {
	open: "শ্রেণিভুক্ত করুন",
	roll: "রোল",
	rollHint: "শাখা বেছে নিলে পরের খালি রোলটি নিজে থেকেই বসে।",
	submit: "শ্রেণিভুক্ত করুন",
	sending: "শ্রেণিভুক্ত করা হচ্ছে…",
	cancel: "বাতিল",
	done: "শ্রেণিভুক্ত হয়েছে।",
	nothing: "আগে শিক্ষাবর্ষ ও শাখা তৈরি করুন।",
	errors: {
		year: "শিক্ষাবর্ষ বেছে নিন।",
		section: "শ্রেণি ও শাখা বেছে নিন।",
		roll: "১ থেকে ৯৯৯৯-এর মধ্যে একটি রোল লিখুন।",
	},
} as const;
