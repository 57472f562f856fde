/** Texts of the view where staff print lists, grade sheets and papers of an exam, and of these papers. */
import { toBengaliDigits } from "@/lib/bengali/digits";

/** Most seats in a room. */
export const mostSeats = 500;
/** Most rooms of a seat plan. */
export const mostRooms = 60;
/** Most blank columns of a class list, and characters of their headings. */
export const mostBlanks = 3;
export const longestBlank = 30;

export const printingText = {
	title: "ছাপার কাগজ",
	explanation: "কী ছাপবেন বেছে নিন। কাগজগুলো আগে পর্দায় দেখা যায়, তারপর ব্রাউজার থেকে A4 কাগজে ছাপা হয়।",
	paper: "কী ছাপবেন",
	papers: {
		"class-list": { name: "শ্রেণির তালিকা", about: "যে ঘরগুলো লাগবে বেছে নিন; ছাপা বা এক্সেল ফাইল" },
		attendance: { name: "হাজিরা শিট", about: "এক মাসের ফাঁকা ঘর, ছুটির দিন দাগানো" },
		"mark-list": { name: "ফাঁকা নম্বরপত্র", about: "বিষয় অনুযায়ী, যারা বিষয়টি পড়ে শুধু তারা" },
		"class-counts": { name: "শিক্ষার্থীর সংখ্যা", about: "শ্রেণি, লিঙ্গ, ধর্ম ও বয়স অনুযায়ী; ছাপা বা এক্সেল ফাইল" },
		"grade-sheets": { name: "ফলাফলপত্র", about: "প্রকাশিত পরীক্ষার, প্রতি শিক্ষার্থীর এক পাতা" },
		tabulation: { name: "ট্যাবুলেশন শিট", about: "সব বিষয়ের নম্বর, মোট, জিপিএ ও মেধাক্রম" },
		"class-summary": { name: "ফলাফলের সারসংক্ষেপ", about: "শ্রেণির পাস-ফেল, বিষয় ও গ্রেড অনুযায়ী" },
		"admit-cards": { name: "প্রবেশপত্র", about: "এক পাতায় ৬টি; পরীক্ষার রুটিনসহ ৪টি বা ২টি" },
		"seat-plan": { name: "আসন বিন্যাস", about: "কক্ষ অনুযায়ী, পাশাপাশি ভিন্ন শ্রেণি" },
		"day-seats": { name: "এক দিনের আসন বিন্যাস", about: "পরীক্ষার রুটিন থেকে: সেদিন যাদের পরীক্ষা শুধু তারা" },
	},
	exam: "পরীক্ষা",
	wholeSchool: "পুরো বিদ্যালয়",
	month: "মাস",
	subject: "বিষয়",
	allSubjects: "সব বিষয় (প্রতিটির আলাদা পাতা)",
	examOfList: "পরীক্ষা (না বাছলেও চলে)",
	noExam: "পরীক্ষা ছাড়া",
	countedOn: "যে তারিখে বয়স গোনা হবে",
	columns: "তালিকার ঘর",
	columnsHint: "নাম সব সময় থাকে।",
	blanks: "ফাঁকা ঘর",
	blanksHint: "নিজে লেখার জন্য ফাঁকা ঘরের শিরোনাম লিখুন, যেমন: টাকা, স্বাক্ষর। না লাগলে খালি রাখুন।",
	blank: (number: number) => `${toBengaliDigits(number)} নম্বর ফাঁকা ঘরের শিরোনাম`,
	file: "এক্সেল ফাইল",
	/** Before the list of the whole school. */
	proveFirst: "পুরো বিদ্যালয়ের তালিকায় সবার তথ্য একসঙ্গে থাকে, তাই আগে পরিচয় নিশ্চিত করতে হয়। তারপর আবার “কাগজ দেখুন” চাপুন।",
	fileName: (title: string) => `${title}.xlsx`,
	wholeClass: (schoolClass: string) => `${schoolClass} – সব শাখা`,
	ofGroup: (section: string, group: string) => `${section} · ${group}`,
	option: (name: string, count: number) => `${name} (${toBengaliDigits(count)} জন)`,
	classes: "যে শ্রেণিগুলো পরীক্ষা দেবে",
	rooms: "কক্ষ ও আসন",
	roomsHint: "প্রতিটি কক্ষের নাম ও আসনসংখ্যা লিখুন।",
	/** Of the plan of a day, whose halls the routine may name. */
	ownRoomsHint: "খালি রাখলে রুটিনে লেখা কক্ষ অনুযায়ী হবে। অন্যভাবে বসাতে চাইলে প্রতিটি কক্ষের নাম ও আসনসংখ্যা লিখুন।",
	day: "কোন দিনের পরীক্ষা",
	noDays: "কোনো পরীক্ষার রুটিন এখানে লেখা নেই। আগে “পরীক্ষার রুটিন” থেকে লিখুন।",
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
	/** Students without a result in the exam. */
	missing: (count: number) => `${toBengaliDigits(count)} জনের এই পরীক্ষায় কোনো ফলাফল নেই, তাই তাদের কাগজ এখানে নেই।`,
	empty: "এখনো কোনো শ্রেণিতে শিক্ষার্থী নেই।",
	errors: {
		paper: "কী ছাপবেন বেছে নিন।",
		year: "শিক্ষাবর্ষ বেছে নিন।",
		exam: "পরীক্ষা বেছে নিন।",
		place: "শ্রেণি ও শাখা বেছে নিন।",
		month: "মাস বেছে নিন।",
		subject: "বিষয় বেছে নিন।",
		notExamined: "এই পরীক্ষায় এই বিষয়ের নম্বর তোলা হয় না। অন্য বিষয় বা পরীক্ষা বেছে নিন।",
		noSubjects: "এই শ্রেণির কোনো বিষয় এখানে নেই। আগে বিষয় ও পূর্ণমান যোগ করুন, অথবা অন্য পরীক্ষা বেছে নিন।",
		nobodyTakes: "এখানে এই বিষয় কেউ পড়ে না। অন্য বিষয় বা শাখা বেছে নিন।",
		columns: "তালিকার ঘরগুলো আবার বেছে নিন।",
		blanks: `ফাঁকা ঘরের শিরোনাম ${toBengaliDigits(longestBlank)} অক্ষরের মধ্যে লিখুন, সর্বোচ্চ ${toBengaliDigits(mostBlanks)}টি।`,
		student: "এই শিক্ষার্থীর কাগজ পাওয়া যায়নি। শ্রেণি ও শাখা বেছে নিন।",
		noStudents: "এই শিক্ষাবর্ষে এখানে কোনো শিক্ষার্থী নেই। অন্য শ্রেণি বা শাখা বেছে নিন।",
		notReleased: "এই পরীক্ষায় এই শ্রেণির ফলাফল এখনো প্রকাশিত হয়নি। আগে ফলাফল প্রকাশ করুন।",
		noResults: "এই পরীক্ষায় এই শ্রেণির কোনো ফলাফল নেই। আগে নম্বর তুলে ফলাফল প্রকাশ করুন।",
		day: "রুটিনের একটি দিন বেছে নিন।",
		noHalls: (classes: readonly string[]) =>
			`রুটিনে এদের কক্ষ লেখা নেই: ${classes.join(", ")}। রুটিনে কক্ষ লিখুন, অথবা এখানে কক্ষ ও আসনসংখ্যা লিখুন।`,
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
	gender: "লিঙ্গ",
	religion: "ধর্ম",
	group: "বিভাগ",
	dateOfBirth: "জন্মতারিখ",
	birthNumber: "জন্মনিবন্ধন নম্বর",
	total: "মোট",
	gpa: "জিপিএ",
	grade: "গ্রেড",
	position: "মেধাক্রম",
	full: (marks: number) => toBengaliDigits(marks),
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
	day: "তারিখ",
	timeAndHall: "সময় ও কক্ষ",
	seatPlan: "আসন বিন্যাস",
	seat: "আসন",
	roomSeats: (used: number, all: number) => `আসন ${toBengaliDigits(all)}টি · পরীক্ষার্থী ${toBengaliDigits(used)} জন`,
	ofClass: (schoolClass: string, count: number) => `${schoolClass} ${toBengaliDigits(count)} জন`,
	/** On the sheet of attendance. */
	schoolDays: (count: number) => `কার্যদিবস ${toBengaliDigits(count)}`,
	holidays: (spans: readonly string[]) => `ছুটি: ${spans.join(", ")}।`,
	/** Days of the month that a holiday has, and its name. */
	holiday: (first: number, last: number, name: string) =>
		`${toBengaliDigits(first === last ? first : `${first}–${last}`)} ${name}`,
	present: "উপস্থিত",
	away: "অনুপস্থিত",
	presentOfDay: "মোট উপস্থিত",
	/** On blank lists of marks. */
	remark: "মন্তব্য",
	marks: "নম্বর",
	subjectTeacher: "বিষয় শিক্ষক",
	/** On counts. */
	ageOn: (day: string) => `${day} তারিখে বয়স (পূর্ণ বছর)`,
	ageUnknown: "বয়স জানা নেই",
	unwritten: "লেখা নেই",
	allGenders: "সব",
	countsNote: "“বয়স জানা নেই” ঘরে তারা, যাদের জন্মতারিখ লেখা নেই বা এই তারিখের পরের।",
	notCounted: (count: number) => `যাদের তথ্যের ব্যবহার বন্ধ আছে, এমন ${toBengaliDigits(count)} জনকে গোনা হয়নি।`,
} as const;

/** Words of the registers of numbered papers. */
export const registerText = {
	year: "সাল",
	show: "দেখান",
	print: "রেজিস্টার ছাপুন",
	file: "এক্সেল ফাইল",
	sheet: "রেজিস্টার",
	nobody: "মুছে ফেলা ব্যক্তি",
	restricted: "তথ্যের ব্যবহার বন্ধ",
	newer: "নতুনগুলো",
	older: "আগেরগুলো",
} as const;
