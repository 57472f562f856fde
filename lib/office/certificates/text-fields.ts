/** The facts of certificates: how they are asked for, and the words that follow from them. */
import { toOrdinal } from "@/lib/bengali/ordinal";
import type { CertificateLanguage } from "./text-kinds";

export type CertificateField = {
	label: string;
	hint?: string;
	/** A date is dd-mm-yyyy; `text` has several lines. */
	input: "line" | "date" | "text";
	/** Longest text, in characters. */
	most: number;
	/** What stands there before anything is typed. */
	preset?: Record<CertificateLanguage, string>;
};

const line = (label: string, more: Partial<CertificateField> = {}): CertificateField => ({
	label,
	input: "line",
	most: 120,
	...more,
});
const short = (label: string, more: Partial<CertificateField> = {}): CertificateField =>
	line(label, { most: 40, ...more });
const date = (label: string): CertificateField => ({ label, input: "date", most: 20 });

export const certificateFields = {
	name: line("নাম"),
	father: line("পিতার নাম"),
	mother: line("মাতার নাম"),
	// The other script, beside the name in the language of the paper.
	banglaName: line("নাম (বাংলায়)"),
	banglaFather: line("পিতার নাম (বাংলায়)"),
	banglaMother: line("মাতার নাম (বাংলায়)"),
	englishName: line("নাম (ইংরেজিতে)"),
	englishFather: line("পিতার নাম (ইংরেজিতে)"),
	englishMother: line("মাতার নাম (ইংরেজিতে)"),
	dateOfBirth: date("জন্মতারিখ"),
	birthNumber: short("জন্মনিবন্ধন নম্বর"),
	religion: short("ধর্ম"),
	nationality: short("জাতীয়তা"),
	address: line("ঠিকানা", { most: 300 }),
	admissionNumber: short("ভর্তি নম্বর"),
	admissionDate: date("ভর্তির তারিখ"),
	boardRegistration: short("বোর্ড রেজিস্ট্রেশন নম্বর"),
	class: short("শ্রেণি", { hint: "যেমন: দশম (ইংরেজিতে Ten)" }),
	group: short("বিভাগ"),
	session: short("শিক্ষাবর্ষ"),
	roll: short("রোল নম্বর"),
	purpose: line("কী উদ্দেশ্যে", { hint: "যেমন: ব্যাংক হিসাব খোলা" }),
	conduct: short("আচরণ ও চরিত্র", { preset: { bn: "ভালো", en: "good" } }),
	board: line("শিক্ষা বোর্ড", {
		preset: {
			bn: "মাধ্যমিক ও উচ্চমাধ্যমিক শিক্ষা বোর্ড, বরিশাল",
			en: "Board of Intermediate and Secondary Education, Barishal",
		},
	}),
	boardExam: short("বোর্ড পরীক্ষা", { preset: { bn: "এসএসসি", en: "SSC" } }),
	passingYear: short("পাসের সাল"),
	boardSession: short("রেজিস্ট্রেশনের সেশন"),
	boardRoll: short("বোর্ড রোল নম্বর"),
	boardGpa: short("বোর্ড পরীক্ষার জিপিএ", { hint: "যেমন: ৪.৭৮" }),
	lastResult: line("সর্বশেষ পরীক্ষার ফলাফল"),
	paidUntil: line("যে মাস পর্যন্ত বেতন পরিশোধ", { hint: "যেমন: নভেম্বর ২০২৬" }),
	books: line("বিদ্যালয়ের বই ও অন্য জিনিস", { hint: "যেমন: সব ফেরত দিয়েছে" }),
	leftOn: date("বিদ্যালয় ছাড়ার তারিখ"),
	reason: line("বিদ্যালয় ছাড়ার কারণ", { hint: "যেমন: পিতার বদলি" }),
	bookNumber: short("ছাড়পত্রের বই নম্বর"),
	exam: line("পরীক্ষার নাম", { hint: "যেমন: বার্ষিক (ইংরেজিতে Annual)" }),
	examYear: short("পরীক্ষার সাল"),
	examClass: short("পরীক্ষার সময়ের শ্রেণি"),
	examGroup: short("পরীক্ষার সময়ের বিভাগ"),
	examRoll: short("পরীক্ষার সময়ের রোল"),
	outcome: short("উত্তীর্ণ বা অনুত্তীর্ণ"),
	total: short("মোট নম্বর"),
	gpa: short("জিপিএ"),
	grade: short("গ্রেড"),
	position: short("মেধাক্রম"),
	ownTitle: line("কাগজের শিরোনাম"),
	ownText: { label: "কাগজের লেখা", input: "text", most: 3000 },
} as const satisfies Record<string, CertificateField>;

export type CertificateFact = keyof typeof certificateFields;

/** What is written alike on papers of both languages, or names its script itself. */
const ofAnyLanguage: ReadonlySet<CertificateFact> = new Set([
	...(["banglaName", "banglaFather", "banglaMother", "englishName", "englishFather", "englishMother"] as const),
	...(["birthNumber", "admissionNumber", "boardRegistration", "session", "roll", "passingYear"] as const),
	...(["boardSession", "boardRoll", "boardGpa", "bookNumber", "examYear", "examRoll", "total", "gpa"] as const),
	...(["grade", "position"] as const),
]);

/** @returns the label of a fact's field, which says so where English is to be written */
export function factLabel(fact: CertificateFact, language: CertificateLanguage): string {
	const { label, input }: CertificateField = certificateFields[fact];
	return language === "bn" || input === "date" || ofAnyLanguage.has(fact) ? label : `${label} (ইংরেজিতে)`;
}

/** Words that depend on a student's gender: boy, girl, third gender. */
type ByGender = readonly [boy: string, girl: string, other: string];

export const genderedWords: Record<CertificateLanguage, Record<string, ByGender>> = {
	bn: { pupil: ["ছাত্র", "ছাত্রী", "শিক্ষার্থী"], child: ["পুত্র", "কন্যা", "সন্তান"] },
	en: {
		child: ["son", "daughter", "child"],
		he: ["he", "she", "they"],
		He: ["He", "She", "They"],
		his: ["his", "her", "their"],
		His: ["His", "Her", "Their"],
		him: ["him", "her", "them"],
		has: ["has", "has", "have"],
		isPlural: ["is", "is", "are"],
	},
};

/** Words that depend on whether the student is still here. */
export const tensedWords: Record<CertificateLanguage, Record<string, readonly [here: string, left: string]>> = {
	bn: { was: ["", " ছিল"], not: ["নয়", "ছিল না"], regular: ["নিয়মিত ", ""] },
	en: { is: ["is", "was"], regular: ["regular ", ""] },
};

/** Result of an exam. */
export const outcomeWords: Record<CertificateLanguage, readonly [passed: string, failed: string]> = {
	bn: ["উত্তীর্ণ", "অনুত্তীর্ণ"],
	en: ["passed", "did not pass"],
};

export const ofFullMark: Record<CertificateLanguage, (total: string, full: string) => string> = {
	bn: (total, full) => `${full}-এর মধ্যে ${total}`,
	en: (total, full) => `${total} out of ${full}`,
};

const englishEndings = ["th", "st", "nd", "rd"];

/** A place in order of merit: ৪০তম, 40th. */
export const placeWords: Record<CertificateLanguage, (place: number) => string> = {
	bn: toOrdinal,
	en: (place) => {
		const isTeen = Math.floor((place % 100) / 10) === 1;
		return `${place}${(!isTeen && englishEndings[place % 10]) || "th"}`;
	},
};

/** The names of the records, which are Bengali, in English: groups, religions, classes, kinds of exams. */
export const englishNames: Readonly<Record<string, string>> = {
	বিজ্ঞান: "Science",
	মানবিক: "Humanities",
	"ব্যবসায় শিক্ষা": "Business Studies",
	ইসলাম: "Islam",
	হিন্দু: "Hinduism",
	বৌদ্ধ: "Buddhism",
	খ্রিষ্টান: "Christianity",
	বাংলাদেশি: "Bangladeshi",
	নার্সারি: "Nursery",
	কেজি: "KG",
	প্রথম: "One",
	দ্বিতীয়: "Two",
	তৃতীয়: "Three",
	চতুর্থ: "Four",
	পঞ্চম: "Five",
	ষষ্ঠ: "Six",
	সপ্তম: "Seven",
	অষ্টম: "Eight",
	নবম: "Nine",
	দশম: "Ten",
	বার্ষিক: "Annual",
	অর্ধবার্ষিক: "Half-yearly",
	নির্বাচনী: "Test",
	প্রাক্‌নির্বাচনী: "Pre-test",
	"প্রথম সেমিস্টার": "First Semester",
	"দ্বিতীয় সেমিস্টার": "Second Semester",
};

/** What stands on a certificate besides its text. */
export const certificatePaperText: Record<
	CertificateLanguage,
	Record<"memo" | "date" | "copy" | "cancelled" | "head" | "seal" | "verify" | "eiin", string>
> = {
	bn: {
		memo: "স্মারক নং",
		date: "তারিখ",
		copy: "অনুলিপি",
		cancelled: "বাতিল",
		head: "প্রধান শিক্ষক",
		seal: "স্বাক্ষর ও সিল",
		verify: "কাগজটি আসল কি না দেখতে কোডটি স্ক্যান করুন, বা এই ঠিকানা খুলুন",
		eiin: "ইআইআইএন",
	},
	en: {
		memo: "Memo No.",
		date: "Date",
		copy: "Duplicate",
		cancelled: "Cancelled",
		head: "Head Teacher",
		seal: "Signature and seal",
		verify: "To check this paper, scan the code or open",
		eiin: "EIIN",
	},
};
