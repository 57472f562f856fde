/** Texts of the result search and the grade sheet. */
import { toBengaliDigits } from "./digits";

export const resultTitles = { search: "ফলাফল", sheet: "ফলাফলপত্র" } as const;

export const resultSearchText = {
	intro: "পরীক্ষা ও শ্রেণি বেছে নিয়ে শিক্ষার্থী আইডি লিখুন।",
	year: "শিক্ষাবর্ষ",
	exam: "পরীক্ষা",
	class: "শ্রেণি",
	studentId: "শিক্ষার্থী আইডি",
	studentIdHint: "শুধু সংখ্যা, যেমন: ২০২৫০০১",
	choose: "বেছে নিন",
	chooseYearFirst: "আগে শিক্ষাবর্ষ বেছে নিন",
	submit: "ফলাফল দেখুন",
	waiting: "খোঁজা হচ্ছে…",
	none: "এখনো কোনো পরীক্ষার ফলাফল প্রকাশিত হয়নি।",
	required: {
		year: "শিক্ষাবর্ষ বেছে নিন।",
		exam_name: "পরীক্ষা বেছে নিন।",
		class: "শ্রেণি বেছে নিন।",
		studentId: "শিক্ষার্থী আইডি লিখুন।",
	},
} as const;

/** The question for something that the family knows, after many results from one address. */
export const proofText = {
	label: "জন্মতারিখ বা রোল",
	hint: "জন্মতারিখ দিন-মাস-বছর, যেমন: ০৫-০৩-২০১২। বিদ্যালয়ের নথিতে জন্মতারিখ না থাকলে রোল লিখুন।",
	required:
		"এই সংযোগ থেকে অনেক শিক্ষার্থীর ফলাফল দেখা হয়েছে। এই শিক্ষার্থীর জন্মতারিখ (দিন-মাস-বছর) লিখুন; নথিতে জন্মতারিখ না থাকলে রোল লিখুন।",
	wrong: "এই শিক্ষার্থীর নথির সঙ্গে মেলেনি। জন্মতারিখ (দিন-মাস-বছর) দেখে আবার লিখুন; নথিতে জন্মতারিখ না থাকলে রোল লিখুন।",
	submit: "ফলাফল দেখুন",
} as const;

export const sheetText = {
	loading: "ফলাফলপত্র আনা হচ্ছে…",
	failed: "শিক্ষার্থীর তথ্য আনা যায়নি।",
	redirecting: "ফলাফল খোঁজার পাতায় নেওয়া হচ্ছে…",
	name: "নাম",
	code: "শিক্ষার্থী আইডি",
	father: "পিতার নাম",
	mother: "মাতার নাম",
	year: "শিক্ষাবর্ষ",
	class: "শ্রেণি",
	section: "শাখা",
	roll: "রোল",
	subjects: "বিষয়ভিত্তিক নম্বর",
	subject: "বিষয়",
	month: "মাসিক",
	semester: "সেমিস্টার",
	parts: "অংশ",
	part: (name: string, marks: number | null, full: number) =>
		`${name} ${marks === null ? "অনু" : toBengaliDigits(marks)}/${toBengaliDigits(full)}`,
	pass: (marks: number) => `পাস ${toBengaliDigits(marks)}`,
	absent: "অনু",
	failedIn: (parts: readonly string[]) => `${parts.join(", ")} অংশে অকৃতকার্য`,
	marks: "প্রাপ্ত নম্বর",
	full: "পূর্ণমান",
	grade: "গ্রেড",
	fourth: "চতুর্থ বিষয়",
	total: "মোট নম্বর",
	position: "মেধাক্রম",
	gpa: "জিপিএ",
	gpaWithoutFourth: "চতুর্থ বিষয় ছাড়া জিপিএ",
	scale: "গ্রেড:",
	/** @param above from which mark on the letter above is given, null for the best */
	band: (grade: string, from: number, above: number | null, point: number) =>
		`${grade} ${toBengaliDigits(from)}–${above === null ? toBengaliDigits(100) : `${toBengaliDigits(above)}-এর নিচে`} (${toBengaliDigits(point.toFixed(2))})`,
	placed: (position: string, total: number) => `${position} (${toBengaliDigits(total)} জনের মধ্যে)`,
	imported: "বিদ্যালয়ের আগের খাতা থেকে তোলা ফলাফল।",
	none: "—",
	print: "ছাপান",
	how: "এই জিপিএ কীভাবে হলো",
	asText: "লেখা হিসেবে দেখুন ও পাঠান",
	again: "আরেকটি ফলাফল খুঁজুন",
	classTeacher: "শ্রেণি শিক্ষক",
	headTeacher: "প্রধান শিক্ষক",
} as const;
