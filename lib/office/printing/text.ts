/** Texts of the view where staff print lists, grade sheets and papers of an exam, and of these papers. */
import { toBengaliDigits } from "@/lib/bengali/digits";

/** Most seats in a room. */
export const mostSeats = 500;
/** Most rooms of a seat plan. */
export const mostRooms = 60;

export const printingText = {
	title: "ছাপার কাগজ",
	explanation: "কী ছাপবেন বেছে নিন। কাগজগুলো আগে পর্দায় দেখা যায়, তারপর ব্রাউজার থেকে A4 কাগজে ছাপা হয়।",
	paper: "কী ছাপবেন",
	papers: {
		"class-list": { name: "শ্রেণির তালিকা", about: "রোল, আইডি, নাম, পিতার নাম ও মোবাইল" },
		"grade-sheets": { name: "ফলাফলপত্র", about: "প্রকাশিত পরীক্ষার, প্রতি শিক্ষার্থীর এক পাতা" },
		tabulation: { name: "ট্যাবুলেশন শিট", about: "সব বিষয়ের নম্বর, মোট, জিপিএ ও মেধাক্রম" },
		"class-summary": { name: "ফলাফলের সারসংক্ষেপ", about: "শ্রেণির পাস-ফেল, বিষয় ও গ্রেড অনুযায়ী" },
		"admit-cards": { name: "প্রবেশপত্র", about: "এক পাতায় ৬টি" },
		"seat-plan": { name: "আসন বিন্যাস", about: "কক্ষ অনুযায়ী, পাশাপাশি ভিন্ন শ্রেণি" },
	},
	year: "শিক্ষাবর্ষ",
	exam: "পরীক্ষা",
	place: "শ্রেণি ও শাখা",
	choose: "বেছে নিন",
	wholeClass: (schoolClass: string) => `${schoolClass} – সব শাখা`,
	ofGroup: (section: string, group: string) => `${section} · ${group}`,
	option: (name: string, count: number) => `${name} (${toBengaliDigits(count)} জন)`,
	classes: "যে শ্রেণিগুলো পরীক্ষা দেবে",
	rooms: "কক্ষ ও আসন",
	roomsHint: "প্রতিটি কক্ষের নাম ও আসনসংখ্যা লিখুন।",
	room: (number: number) => `${toBengaliDigits(number)} নম্বর সারি: কক্ষের নাম`,
	roomHint: "কক্ষের নাম",
	seats: (number: number) => `${toBengaliDigits(number)} নম্বর সারি: আসনসংখ্যা`,
	seatsHint: "আসনসংখ্যা",
	addRoom: "আরেকটি কক্ষ",
	needed: (students: number, seats: number) =>
		`শিক্ষার্থী ${toBengaliDigits(students)} জন, আসন ${toBengaliDigits(seats)}টি`,
	show: "কাগজ দেখুন",
	print: "ছাপান",
	change: "অন্য কাগজ বাছুন",
	printHint: "ছাপার জানালায় কাগজের আকার A4 রাখুন।",
	count: (pages: number) => `${toBengaliDigits(pages)}টি কাগজ`,
	/** Students without a result in the exam. */
	missing: (count: number) => `${toBengaliDigits(count)} জনের এই পরীক্ষায় কোনো ফলাফল নেই, তাই তাদের কাগজ এখানে নেই।`,
	empty: "এখনো কোনো শ্রেণিতে শিক্ষার্থী নেই।",
	errors: {
		paper: "কী ছাপবেন বেছে নিন।",
		year: "শিক্ষাবর্ষ বেছে নিন।",
		exam: "পরীক্ষা বেছে নিন।",
		place: "শ্রেণি ও শাখা বেছে নিন।",
		student: "এই শিক্ষার্থীর কাগজ পাওয়া যায়নি। শ্রেণি ও শাখা বেছে নিন।",
		noStudents: "এই শিক্ষাবর্ষে এখানে কোনো শিক্ষার্থী নেই। অন্য শ্রেণি বা শাখা বেছে নিন।",
		notReleased: "এই পরীক্ষায় এই শ্রেণির ফলাফল এখনো প্রকাশিত হয়নি। আগে ফলাফল প্রকাশ করুন।",
		noResults: "এই পরীক্ষায় এই শ্রেণির কোনো ফলাফল নেই। আগে নম্বর তুলে ফলাফল প্রকাশ করুন।",
		classes: "অন্তত একটি শ্রেণি বেছে নিন।",
		rooms: "অন্তত একটি কক্ষের নাম ও আসনসংখ্যা লিখুন।",
		tooManyRooms: `একবারে সর্বোচ্চ ${toBengaliDigits(mostRooms)}টি কক্ষ দেওয়া যায়।`,
		room: (number: number) => `${toBengaliDigits(number)} নম্বর সারিতে কক্ষের নাম লিখুন।`,
		roomTwice: (name: string) => `“${name}” কক্ষটি দুবার লেখা হয়েছে।`,
		seats: (number: number) =>
			`${toBengaliDigits(number)} নম্বর সারিতে আসনসংখ্যা লিখুন, ১ থেকে ${toBengaliDigits(mostSeats)}-এর মধ্যে।`,
		tooFewSeats: (missing: number) => `আরও ${toBengaliDigits(missing)}টি আসন লাগবে। কক্ষ যোগ করুন বা আসন বাড়ান।`,
	},
} as const;

/** What stands on the papers. */
export const paperText = {
	absent: "অনু",
	/** An exam with the year that it is of. */
	examOf: ({ name, year }: { name: string; year: number }) => `${name} · ${toBengaliDigits(year)}`,
	year: (year: number) => `শিক্ষাবর্ষ ${toBengaliDigits(year)}`,
	students: (count: number) => `মোট শিক্ষার্থী: ${toBengaliDigits(count)} জন`,
	roll: "রোল",
	code: "আইডি",
	name: "নাম",
	father: "পিতার নাম",
	mother: "মাতার নাম",
	mobile: "মোবাইল",
	class: "শ্রেণি",
	total: "মোট",
	gpa: "জিপিএ",
	grade: "গ্রেড",
	position: "মেধাক্রম",
	full: (marks: number) => toBengaliDigits(marks),
	fullMarks: "পূর্ণমান",
	none: "—",
	fourth: "৪র্থ",
	/** Under a tabulation sheet. */
	summary: (students: number, passed: number, failed: number) =>
		`পরীক্ষার্থী ${toBengaliDigits(students)} জন · উত্তীর্ণ ${toBengaliDigits(passed)} জন · অনুত্তীর্ণ ${toBengaliDigits(failed)} জন`,
	/** On the summary of a class. */
	section: "শাখা",
	whole: "পুরো শ্রেণি",
	subject: "বিষয়",
	candidates: "পরীক্ষার্থী",
	passed: "উত্তীর্ণ",
	failed: "অকৃতকার্য",
	absentAmong: "এর মধ্যে অনুপস্থিত",
	passedShare: "পাসের হার",
	share: "হার",
	percent: (value: number) => `${toBengaliDigits(value)}%`,
	topGpa: (point: number) => `জিপিএ ${toBengaliDigits(point)}`,
	bySubject: "বিষয় অনুযায়ী",
	failedMarks: "দাগ দেওয়া নম্বরে অকৃতকার্য।",
	fourthMarks: "(৪র্থ) লেখা নম্বরটি চতুর্থ বিষয়ের।",
	classTeacher: "শ্রেণি শিক্ষক",
	examiner: "পরীক্ষা নিয়ন্ত্রক",
	headTeacher: "প্রধান শিক্ষক",
	admitCard: "প্রবেশপত্র",
	photo: "ছবি",
	admitNote: "পরীক্ষার প্রতিদিন এই প্রবেশপত্র সঙ্গে আনতে হবে।",
	seatPlan: "আসন বিন্যাস",
	seat: "আসন",
	roomSeats: (used: number, all: number) => `আসন ${toBengaliDigits(all)}টি · পরীক্ষার্থী ${toBengaliDigits(used)} জন`,
	ofClass: (schoolClass: string, count: number) => `${schoolClass} ${toBengaliDigits(count)} জন`,
} as const;
