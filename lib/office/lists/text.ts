/** What stands in lists from and into spreadsheets: headings, accepted words, and why a file or a row is refused. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentText } from "@/lib/bengali/students";
import { type PersonWord, personWords } from "@/lib/office/words/person-fields";
import type { listFileText } from "../applicant-list/text";

const n = toBengaliDigits;

type Listed = {
	[F in PersonWord]: (typeof personWords)[F] extends { heading: string } ? F : never;
}[PersonWord];

/** A person's own fields in a list of students; `address` is the present one. */
export type ListedPerson = Exclude<Listed, "presentAddress"> | "address";

/** What a student takes in the class of the row. */
export type StudyColumn = "group" | "chosen" | "fourth";

export type ImportColumn = "code" | ListedPerson | "year" | "class" | "section" | "roll" | StudyColumn;

const { presentAddress, ...others } = personWords;
const listed = Object.entries(others).flatMap(([name, words]) => ("heading" in words ? [{ name, ...words }] : []));

const before = <T>(read: (words: { heading: string; synonyms: readonly string[] }) => T) =>
	Object.fromEntries(listed.map(({ name, ...words }) => [name, read(words)])) as Record<
		Exclude<ListedPerson, "address">,
		T
	>;

/** Columns of a file, in the order of the template; `*` marks required ones. Also the labels in messages. */
export const importHeadings: Readonly<Record<ImportColumn, string>> = {
	code: "আইডি",
	...before(({ heading }) => heading),
	year: "শিক্ষাবর্ষ*",
	class: "শ্রেণি*",
	section: "শাখা*",
	roll: "রোল*",
	group: "বিভাগ",
	chosen: "বেছে নেওয়া বিষয়",
	fourth: "চতুর্থ বিষয়",
	address: presentAddress.heading,
};

/** Other headings that are recognised, without spaces and signs. */
export const headingSynonyms: Readonly<Record<ImportColumn, readonly string[]>> = {
	code: ["শিক্ষার্থী আইডি", "শিক্ষার্থীর আইডি", "ID", "Student ID"],
	...before(({ synonyms }) => synonyms),
	year: ["সাল", "বছর", "Year", "Academic Year", "Session"],
	class: ["শ্রেণী", "Class"],
	section: ["সেকশন", "Section", "Sec"],
	roll: ["ক্রমিক রোল", "Roll", "Class Roll"],
	group: ["গ্রুপ", "শিক্ষা বিভাগ", "Group"],
	chosen: ["বাছাই করা বিষয়", "নৈর্বাচনিক বিষয়", "ধর্ম বিষয়", "আরও বিষয়", "Chosen Subjects", "Elective Subjects"],
	fourth: ["৪র্থ বিষয়", "ঐচ্ছিক বিষয়", "অতিরিক্ত বিষয়", "Fourth Subject", "4th Subject", "Optional Subject"],
	address: presentAddress.synonyms,
};

/** Headings that give way where another names their column: what they say is not always the same. */
export const weakHeadings = ["Academic Year", "Session", "Class Roll", "Class Roll No"];

/** A heading that may stand twice: first the father's number, then the mother's. */
export const mobileHeadings = ["মোবাইল", "ফোন", "Mobile", "Phone"];

/** Accepted values of the gender column, by code. */
export const genderWords: Record<"1" | "2" | "3", readonly string[]> = {
	"1": ["ছেলে", "ছাত্র", "বালক", "পুরুষ", "ছে", "Male", "Boy", "M", "1"],
	"2": ["মেয়ে", "ছাত্রী", "বালিকা", "মহিলা", "নারী", "Female", "Girl", "F", "2"],
	"3": ["তৃতীয় লিঙ্গ", "হিজড়া", "অন্যান্য", "Third gender", "Other", "3"],
};

/** Names of files and sheets. */
export const importFileText = {
	sheet: "শিক্ষার্থী",
	choices: "তালিকা",
	template: "শিক্ষার্থী-ছক.xlsx",
	refused: "বাদ-পড়া-সারি.xlsx",
	list: (format: string) => `শিক্ষার্থী-তালিকা.${format}`,
	reason: "কারণ",
};

/** Why a whole file is refused. */
export const fileFaults = {
	kind: "এই ফাইলটি পড়া যায় না। এক্সেল ফাইল (.xlsx) অথবা CSV দিন।",
	oldExcel: "এটি পুরোনো ধরনের (.xls) অথবা পাসওয়ার্ড দেওয়া ফাইল। এক্সেলে খুলে “Save As” থেকে .xlsx বেছে পাসওয়ার্ড ছাড়া রাখুন।",
	encoding: "CSV ফাইলটি ইউনিকোডে নেই। এক্সেলে “CSV UTF-8” বেছে আবার সংরক্ষণ করুন।",
	ods: "এটি LibreOffice-এর ফাইল (.ods)। সেখানে খুলে “Save As” থেকে এক্সেল ফাইল (.xlsx) হিসেবে রেখে দিন।",
	word: "এটি এক্সেল ফাইল নয়, ওয়ার্ড বা অন্য লেখার ফাইল। টেবিলটি কপি করে এক্সেলে বসিয়ে .xlsx হিসেবে রেখে দিন।",
	xlsb: "এটি এক্সেলের বাইনারি ফাইল (.xlsb)। এক্সেলে খুলে “Save As” থেকে .xlsx বেছে রাখুন।",
	html: "নাম .xls হলেও এটি ওয়েব পাতার (HTML বা XML) টেবিল। এক্সেলে খুলে “Save As” থেকে .xlsx বেছে রাখুন।",
	pdf: "এটি পিডিএফ ফাইল। এক্সেল ফাইল (.xlsx) অথবা CSV দিন।",
	noSheet: "ফাইলটিতে দেখা যায় এমন কোনো শিট নেই, যাতে সারি আছে। শিটটি “Unhide” করে আবার সংরক্ষণ করে দিন।",
	damaged: "ফাইলটি নষ্ট বা অসম্পূর্ণ। এক্সেলে খুলে আবার সংরক্ষণ করে দিন।",
	heavy: "ফাইলটি খুললে অস্বাভাবিক বড় হয়ে যায়। শিক্ষার্থীদের সারিগুলো ছকে কপি করে নতুন ফাইল দিন।",
	rows: `এক ফাইলে সর্বোচ্চ ${n(10_000)}টি সারি দেওয়া যায়। ভাগ করে কয়েকটি ফাইলে দিন।`,
	large: `ফাইলটি ${n(10)} মেগাবাইটের চেয়ে বড়। ভাগ করে কয়েকটি ফাইলে দিন।`,
	empty: "ফাইলটিতে কোনো শিক্ষার্থীর সারি নেই। শিরোনামের নিচে সারিগুলো লিখুন।",
	headings: "প্রথম যে শিটটি দেখা যায়, তাতে কলামের শিরোনাম পাওয়া যায়নি। ছকটি নামিয়ে তার শিরোনামের সারি রেখে দিন।",
	missing: "এই কলামগুলো নেই",
	twice: "এই কলাম দুবার আছে",
	stopped: "কাজটি মাঝপথে থেমে গেছে, কিছুই বদলায়নি। ফাইলটি আবার দিন।",
	fault: "সার্ভারে সমস্যা হয়েছে, কিছুই বদলায়নি। একটু পরে আবার চেষ্টা করুন।",
} as const;

export type FileFault = keyof typeof fileFaults;

/** @returns numbers of rows in words, each once and in their order, the first ten if there are more */
function rowNumbers(lines: readonly number[]): string {
	const words = [...new Set(lines)].sort((a, b) => a - b).map(n);
	return `${words.slice(0, 10).join(", ")}${words.length > 10 ? " …" : ""}`;
}

/** What a dry run says of a file beside its rows. */
export const fileNotes = {
	bijoy: (lines: readonly number[]) =>
		`${n(lines.length)}টি সারির লেখা বিজয়ে ছিল (সারি ${rowNumbers(lines)})। বিজয় থেকে ইউনিকোডে নেওয়া হলো; নিশ্চিত করার আগে নামগুলো মিলিয়ে দেখুন।`,
	sheet: (name: string) => `ফাইলটিতে একাধিক শিট আছে; “${name}” শিটটি পড়া হয়েছে।`,
	totals: (lines: readonly number[]) => `মোট লেখা সারি পড়া হয়নি (সারি ${rowNumbers(lines)})।`,
	exchanged: (lines: readonly number[]) =>
		`এই সারিগুলোর তারিখে দিন ও মাস উল্টে গিয়ে থাকতে পারে (সারি ${rowNumbers(lines)}): একই কলামে দিন আগে ও মাস আগে দুই রকম তারিখ আছে। মিলিয়ে দেখুন; সন্দেহ হলে মাসের নাম লিখে আবার দিন।`,
	unnamed: (columns: readonly number[]) => `শিরোনাম নেই এমন কলাম পড়া হয়নি (বাঁ থেকে ${rowNumbers(columns)} নম্বর)।`,
	hidden: (lines: readonly number[]) =>
		`এক্সেলে লুকানো বা ফিল্টার করা ${n(lines.length)}টি সারিও পড়া হয়েছে (সারি ${rowNumbers(lines)})। না চাইলে সারিগুলো মুছে আবার দিন।`,
};

/** Why a cell or a row is refused. */
export const rowFaults = {
	required: "ঘরটি খালি",
	long: (most: number) => `লেখাটি ${n(most)} অক্ষরের চেয়ে বড়`,
	control: "এমন চিহ্ন আছে যা গ্রহণ করা যায় না",
	destroyed:
		"ফাইল সংরক্ষণের সময় বাংলা লেখা নষ্ট হয়ে গেছে। মূল ফাইলটি এক্সেলে খুলে .xlsx অথবা “CSV UTF-8” হিসেবে সংরক্ষণ করে আবার দিন",
	noName: studentText.field.noLetter,
	formula: "লেখাটি = + - বা @ দিয়ে শুরু; সূত্র নয়, শুধু লেখা দিন",
	excelError: "এক্সেলের সূত্রে ভুল আছে; সঠিক লেখাটি বসান",
	dated: "এক্সেল লেখাটিকে তারিখ বা সময় বানিয়ে ফেলেছে; ঘরটিকে “টেক্সট” করে লেখাটি আবার লিখুন",
	rounded: "এক্সেল সংখ্যাটির শেষের অঙ্কগুলো মুছে ফেলেছে (যেমন ২.০১E+১৬)। ঘরটিকে “টেক্সট” করে সনদ দেখে পুরো নম্বর আবার লিখুন",
	number: "শুধু সংখ্যা লিখুন",
	code: "সর্বোচ্চ ১০ সংখ্যার আইডি লিখুন",
	roll: `১ থেকে ${n(9999)}-এর মধ্যে রোল লিখুন`,
	gender: "ছেলে, মেয়ে বা তৃতীয় লিঙ্গ লিখুন",
	religion: "ইসলাম, হিন্দু, বৌদ্ধ বা খ্রিষ্টান লিখুন",
	bloodGroup: "A+, A-, B+, B-, AB+, AB-, O+ বা O- লিখুন",
	group: "বিজ্ঞান, মানবিক বা ব্যবসায় শিক্ষা লিখুন",
	study: (fault: string) => `বিষয় মেলে না: ${fault}`,
	yearUnknown: (year: string) => `${n(year)} শিক্ষাবর্ষটি নেই; আগে “শিক্ষাবর্ষ” থেকে যোগ করুন`,
	classUnknown: (name: string, known: readonly { name: string }[]) =>
		`“${name}” নামে কোনো শ্রেণি নেই; আছে: ${known.map((schoolClass) => schoolClass.name).join(", ")}`,
	sectionUnknown: (name: string, known: readonly string[]) =>
		known.length > 0
			? `এই শ্রেণিতে “${name}” শাখা নেই; আছে: ${known.join(", ")}`
			: `এই শ্রেণিতে কোনো শাখা নেই; আগে “শাখা” থেকে যোগ করুন`,
	codeOfApplication: "এই আইডি একটি ভর্তির আবেদনের। আবেদনটি থেকে ভর্তি করুন, অথবা ঘরটি খালি রাখুন",
	restricted: "এই শিক্ষার্থীর তথ্যের ব্যবহার পরিবারের কথায় বন্ধ আছে; তথ্য বদলাতে হলে আগে ব্যবহার আবার চালু করুন",
	erased: "এই আইডির শিক্ষার্থীর ব্যক্তিগত তথ্য মুছে ফেলা হয়েছে; আবার ভর্তি হলে আইডি ছাড়া নতুন করে লিখুন",
	birthNumberOfOther: (title: string) => `এই জন্মনিবন্ধন আরেকজনের: ${title}`,
	birthNumberOfMany: "এই জন্মনিবন্ধন একাধিক শিক্ষার্থীর; আইডি লিখুন",
	likelyDouble: (title: string) =>
		`একই নাম ও পিতার একজন আগেই আছে: ${title}। একই জন হলে তার আইডি লিখুন, আলাদা জন হলে নতুন আইডি লিখুন`,
	doubleInFile: (line: number) =>
		`${n(line)} নম্বর সারিতে একই নাম ও পিতার আরেকজন আছে। আলাদা জন হলে দুজনেরই আইডি বা জন্মনিবন্ধন লিখুন`,
	twiceInFile: (line: number) => `${n(line)} নম্বর সারিতে এই শিক্ষার্থী আগেই আছে`,
	rollInFile: (line: number) => `${n(line)} নম্বর সারিতে এই শাখায় একই রোল আছে`,
	rollTaken: (title: string) => `এই শাখায় এই রোল আগেই আরেকজনের: ${title}`,
} as const;

/** Why an import cannot be undone, for each student, and what hangs on students that other acts make (../students/uses). */
export const undoFaults = {
	changed: "আমদানির পরে তথ্য বদলানো হয়েছে",
	enrolled: "আমদানির পরে আরেকটি শ্রেণিভুক্তি হয়েছে",
	certified: "প্রত্যয়নপত্র, ছাড়পত্র, সনদ বা পরিচয়পত্র দেওয়া হয়েছে",
	enrolmentChanged: "আমদানির পরে শ্রেণিভুক্তি বদলানো হয়েছে",
	results: "ফলাফল তোলা হয়েছে",
	marks: "পরীক্ষার নম্বর তোলা হয়েছে",
	exempted: "একটি পরীক্ষায় নেই বলে ঠিক করা হয়েছে",
	login: "লগইন করেছে",
	confirmed: "একটি বিজ্ঞপ্তি পড়েছে বলে জানিয়েছে",
	application: "একই নম্বরে ভর্তির আবেদন আছে",
	password: "পাসওয়ার্ড দেওয়া হয়েছে",
	rollTaken: (title: string) => `আগের রোলটি এখন আরেকজনের: ${title}`,
} as const;

/** Any sentences in place of these. */
type Sentences<T> = {
	readonly [K in keyof T]: T[K] extends string
		? string
		: T[K] extends (...given: infer Given) => string
			? (...given: Given) => string
			: Sentences<T[K]>;
};

/** Texts of a list that is added as a whole (./list-file). `whole`: said where all rows are added or none. */
export type ListFileText = Omit<Sentences<typeof listFileText>, "faults" | "holds"> & { readonly whole?: string };
