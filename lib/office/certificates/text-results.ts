/** The table of marks on a certificate of results, and the names of subjects in English. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { CertificateLanguage } from "./text-kinds";

type TableText = {
	heads: readonly string[];
	/** Further columns where the school gives grades. */
	grades: readonly string[];
	/** Behind the name of the fourth subject. */
	fourth: string;
	number: (value: number) => string;
	point: (value: number) => string;
};

export const resultTableText: Record<CertificateLanguage, TableText> = {
	bn: {
		heads: ["বিষয়", "পূর্ণমান", "প্রাপ্ত নম্বর"],
		grades: ["লেটার গ্রেড", "গ্রেড পয়েন্ট"],
		fourth: " (চতুর্থ বিষয়)",
		number: toBengaliDigits,
		point: (value) => toBengaliDigits(value.toFixed(2)),
	},
	en: {
		heads: ["Subject", "Full marks", "Marks obtained"],
		grades: ["Letter grade", "Grade point"],
		fourth: " (fourth subject)",
		number: String,
		point: (value) => value.toFixed(2),
	},
};

/** Names of the national curriculum. */
const subjects: Readonly<Record<string, string>> = {
	বাংলা: "Bangla",
	"আমার বাংলা বই": "Bangla",
	ইংরেজি: "English",
	গণিত: "Mathematics",
	"উচ্চতর গণিত": "Higher Mathematics",
	বিজ্ঞান: "Science",
	"সাধারণ বিজ্ঞান": "General Science",
	"প্রাথমিক বিজ্ঞান": "Elementary Science",
	পদার্থবিজ্ঞান: "Physics",
	রসায়ন: "Chemistry",
	জীববিজ্ঞান: "Biology",
	"বাংলাদেশ ও বিশ্বপরিচয়": "Bangladesh and Global Studies",
	সমাজবিজ্ঞান: "Social Science",
	"ইতিহাস ও সামাজিক বিজ্ঞান": "History and Social Science",
	"বাংলাদেশের ইতিহাস ও বিশ্বসভ্যতা": "History of Bangladesh and World Civilisation",
	ইতিহাস: "History",
	ভূগোল: "Geography",
	"ভূগোল ও পরিবেশ": "Geography and Environment",
	"পৌরনীতি ও নাগরিকতা": "Civics and Citizenship",
	পৌরনীতি: "Civics",
	অর্থনীতি: "Economics",
	হিসাববিজ্ঞান: "Accounting",
	"ব্যবসায় উদ্যোগ": "Business Entrepreneurship",
	"ফিন্যান্স ও ব্যাংকিং": "Finance and Banking",
	"ইসলাম শিক্ষা": "Islamic Studies",
	"ইসলাম ও নৈতিক শিক্ষা": "Islam and Moral Education",
	"হিন্দুধর্ম শিক্ষা": "Hindu Religion Studies",
	"হিন্দু ধর্ম শিক্ষা": "Hindu Religion Studies",
	"হিন্দুধর্ম ও নৈতিক শিক্ষা": "Hindu Religion and Moral Education",
	"হিন্দু ধর্ম ও নৈতিক শিক্ষা": "Hindu Religion and Moral Education",
	"বৌদ্ধধর্ম শিক্ষা": "Buddhist Religion Studies",
	"বৌদ্ধধর্ম ও নৈতিক শিক্ষা": "Buddhist Religion and Moral Education",
	"বৌদ্ধ ধর্ম ও নৈতিক শিক্ষা": "Buddhist Religion and Moral Education",
	"খ্রিষ্টধর্ম শিক্ষা": "Christian Religion Studies",
	"খ্রিষ্টধর্ম ও নৈতিক শিক্ষা": "Christian Religion and Moral Education",
	"খ্রিষ্ট ধর্ম ও নৈতিক শিক্ষা": "Christian Religion and Moral Education",
	"ধর্ম ও নৈতিক শিক্ষা": "Religion and Moral Education",
	"ধর্ম শিক্ষা": "Religious Studies",
	ধর্ম: "Religion",
	"তথ্য ও যোগাযোগ প্রযুক্তি": "Information and Communication Technology",
	আইসিটি: "ICT",
	"ডিজিটাল প্রযুক্তি": "Digital Technology",
	কৃষিশিক্ষা: "Agriculture Studies",
	"কৃষি শিক্ষা": "Agriculture Studies",
	"গার্হস্থ্য বিজ্ঞান": "Home Science",
	গার্হস্থ্যবিজ্ঞান: "Home Science",
	"শারীরিক শিক্ষা ও স্বাস্থ্য": "Physical Education and Health",
	"শারীরিক শিক্ষা, স্বাস্থ্যবিজ্ঞান ও খেলাধুলা": "Physical Education, Health Science and Sports",
	"শারীরিক শিক্ষা": "Physical Education",
	"স্বাস্থ্য সুরক্ষা": "Health Protection",
	"কর্ম ও জীবনমুখী শিক্ষা": "Work and Life-oriented Education",
	"ক্যারিয়ার শিক্ষা": "Career Education",
	"জীবন ও জীবিকা": "Life and Livelihood",
	"চারু ও কারুকলা": "Arts and Crafts",
	"শিল্প ও সংস্কৃতি": "Art and Culture",
	চিত্রাঙ্কন: "Drawing",
	"ছবি আঁকা": "Drawing",
	সংগীত: "Music",
	"সাধারণ জ্ঞান": "General Knowledge",
	আরবি: "Arabic",
	সংস্কৃত: "Sanskrit",
	কম্পিউটার: "Computer",
	"কম্পিউটার শিক্ষা": "Computer Studies",
	ব্যাকরণ: "Grammar",
	"বাংলা ব্যাকরণ": "Bangla Grammar",
	"ইংরেজি ব্যাকরণ": "English Grammar",
};

const papers: readonly (readonly [words: readonly string[], english: string])[] = [
	[["১ম পত্র", "প্রথম পত্র"], "First Paper"],
	[["২য় পত্র", "দ্বিতীয় পত্র"], "Second Paper"],
];

const byName = new Map(Object.entries(subjects).map(([name, english]) => [name.normalize(), english]));

/** @param name of a subject in the records @returns its English name, as it is if it has no Bengali letters; null if unknown */
export function englishSubject(name: string): string | null {
	const plain = name.normalize().trim();
	if (!/[\u0980-\u09ff]/.test(plain)) return plain;
	for (const [words, paper] of papers)
		for (const word of words)
			if (plain.endsWith(word.normalize())) {
				const subject = byName.get(plain.slice(0, -word.normalize().length).trim());
				return subject ? `${subject} ${paper}` : null;
			}
	return byName.get(plain) ?? null;
}
