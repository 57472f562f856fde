/** Texts of the grade sheet as text, and of how its grade point average came about. Not in the pages' scripts. */
import { toBengaliDigits } from "./digits";
import { sheetText } from "./results";

const points = (value: number) => toBengaliDigits(value.toFixed(2));

export const gpaText = {
	how: sheetText.how,
	subjects: "বিষয়ভিত্তিক নম্বর",
	fourth: "চতুর্থ বিষয়",
	month: "মাসিক",
	semester: "সেমিস্টার",
	marks: (name: string, marks: number, full: number, parts: string) =>
		`${name}: ${toBengaliDigits(full)}-এর মধ্যে ${toBengaliDigits(marks)}${parts && ` (${parts})`}`,
	part: (name: string, marks: number) => `${name} ${toBengaliDigits(marks)}`,
	grade: (grade: string, point: number) => `${grade}, ${points(point)} পয়েন্ট`,
	person: (name: string, className: string, section: string, roll: number, year: number) =>
		`${name} · ${className} (${section}) · রোল ${toBengaliDigits(roll)} · ${toBengaliDigits(year)}`,
	total: (total: number, full: number) => `মোট নম্বর: ${toBengaliDigits(full)}-এর মধ্যে ${toBengaliDigits(total)}`,
	position: (position: string) => `মেধাক্রম: ${position}`,
	gpa: (gpa: number, grade: string) => `জিপিএ ${points(gpa)}, গ্রেড ${grade}`,

	absent: (name: string) => `${name}: পরীক্ষায় অনুপস্থিত, তাই অকৃতকার্য।`,
	failedParts: (name: string, parts: readonly string[]) =>
		`${name}: ${parts.join(", ")} অংশে পাস নম্বর ওঠেনি, তাই মোট নম্বর যতই হোক, বিষয়টিতে অকৃতকার্য।`,
	uncounted: (name: string) => `${name}: জিপিএ-তে ধরা হয় না।`,
	failed: (names: string[]) =>
		`${names.join(", ")}: অকৃতকার্য। একটি আবশ্যিক বিষয়েও অকৃতকার্য হলে জিপিএ ${points(0)} হয়, অন্য বিষয়ে যত পয়েন্টই থাকুক।`,
	sum: (count: number, sum: number) => `আবশ্যিক ${toBengaliDigits(count)}টি বিষয়ের পয়েন্ট যোগ করলে ${points(sum)}।`,
	extra: (name: string, point: number, from: number, extra: number, sum: number) =>
		`চতুর্থ বিষয় ${name}: পয়েন্ট ${points(point)}। ${points(from)}-এর বেশি যতটুকু, অর্থাৎ ${points(extra)}, যোগ হয়ে ${points(sum)}।`,
	noExtra: (name: string, from: number) => `চতুর্থ বিষয় ${name}: পয়েন্ট ${points(from)}-এর বেশি নয়, তাই কিছু যোগ হয়নি।`,
	divided: (sum: number, count: number, mean: number) =>
		`${points(sum)} ÷ ${toBengaliDigits(count)} = ${points(mean)}।`,
	capped: (best: number) => `জিপিএ ${points(best)}-এর বেশি হয় না, তাই ${points(best)}।`,

	share: "পাঠান:",
	sms: "এসএমএস",
	whatsapp: "হোয়াটসঅ্যাপ",
	again: "আরেকটি ফলাফল খুঁজুন",
	notFound: "এই ফলাফলটি পাওয়া যায়নি, অথবা এখন প্রকাশিত নেই।",
} as const;
